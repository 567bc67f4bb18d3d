// What the server does by itself when a table's moment has come.
import type { Seat } from '@penumbra/kit';
import { noBus } from '../bus/bus.ts';
import type { Core } from '../core.ts';
import { changeAround, settle } from './around.ts';
import { atTable } from './at.ts';
import { expired } from './clocks.ts';
import { letBotsPlay } from './drive.ts';
import { catchUp } from './enter.ts';
import { type Hosted, waitingBots } from './hosted.ts';
import { startIfFull } from './start.ts';

/** Who plays for people who are away. */
export const STAND_IN = 'skilled';

export async function wake(core: Core, table: string): Promise<void> {
  const hosted = await core.hosts.get(table);
  await atTable(core, hosted, async () => {
    if (core.bus !== noBus) await catchUp(core, hosted);
    await startIfFull(core, hosted);
    if (hosted.row.status !== 'running' || !hosted.play) return;
    const late = hosted.play.clocks ? expired(hosted.play.clocks, core.now()) : [];
    for (const seat of late) await timeOut(core, hosted, seat);
    // Bots that are asked since before play below; everything else is looked at again.
    if (late.length === 0 && waitingBots(hosted).length === 0) await settle(core, hosted);
  });
  await letBotsPlay(core, hosted);
}

/** Vacation ends, or a bot stands in. That may have happened already, on another node. */
async function timeOut(core: Core, hosted: Hosted, seat: Seat): Promise<void> {
  const { db } = core.storage;
  const onVacation = hosted.play?.clocks?.[seat]?.uses === 'vacation';
  const update = db.updateTable('seats').where('table_id', '=', hosted.id).where('seat', '=', seat);
  const write = onVacation
    ? update.set({ vacation: 0 }).where('vacation', '=', 1)
    : update.set({ stand_in: STAND_IN }).where('stand_in', 'is', null);
  await changeAround(core, hosted, [write.compile()], 'stood-in').catch((error) => {
    core.log.warn({ err: error }, 'time-out');
    hosted.stale = true;
  });
}
