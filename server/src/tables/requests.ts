// What needs everybody's consent: a take-back beyond the free undo, a pause.
import { listSeats, type Seat, withoutSeat } from '@penumbra/kit';
import { refuse } from '@penumbra/protocol';
import type { CompiledQuery } from 'kysely';
import type { Core } from '../core.ts';
import type { RequestRow } from '../storage/schema.ts';
import { changeAround } from './around.ts';
import { atTable } from './at.ts';
import { enter } from './enter.ts';
import { activePeople, type Hosted } from './hosted.ts';

type Kind = RequestRow['kind'];

/** Everybody who plays for themselves, but the one who asks. */
const others = (hosted: Hosted, seat: Seat): Seat[] => listSeats(withoutSeat(activePeople(hosted), seat));

export const ask = (core: Core, hosted: Hosted, seat: Seat, kind: Kind): Promise<void> =>
  atTable(core, hosted, async () => {
    const { row, play, requests } = hosted;
    if (row.status !== 'running' || !play) throw refuse(row.status === 'paused' ? 'paused' : 'not-started');
    if (hosted.seats[seat]?.stand_in) throw refuse('stood-in');
    if (requests.some((request) => request.kind === kind)) throw refuse('already-asked');
    if (kind === 'takeback' && !play.table.canTakeBack(seat)) throw refuse('not-asked');
    const asked: RequestRow = {
      table_id: hosted.id,
      n: (requests.at(-1)?.n ?? -1) + 1,
      kind,
      seat,
      entry: play.table.entries.length,
      agreed: '[]',
    };
    if (others(hosted, seat).length === 0) return grantRequest(core, hosted, asked);
    const write = core.storage.db
      .insertInto('requests')
      .values(asked)
      .onConflict((conflict) => conflict.doNothing());
    await changeAround(core, hosted, [write.compile()], 'already-asked');
  });

export const answer = (core: Core, hosted: Hosted, seat: Seat, n: number, yes: boolean): Promise<void> =>
  atTable(core, hosted, async () => {
    const request = hosted.requests.find((one) => one.n === n);
    // Whoever asked may only withdraw.
    if (!request || (yes && request.seat === seat)) throw refuse('unknown-request');
    if (!yes) return changeAround(core, hosted, [removal(core, request)], 'unknown-request');
    const agreed = [...new Set([...(JSON.parse(request.agreed) as Seat[]), seat])];
    const isEverybody = others(hosted, request.seat as Seat).every((other) => agreed.includes(other));
    if (isEverybody) return grantRequest(core, hosted, request);
    const write = core.storage.db
      .updateTable('requests')
      .set({ agreed: JSON.stringify(agreed) })
      .where('table_id', '=', hosted.id)
      .where('n', '=', n)
      .where('agreed', '=', request.agreed);
    await changeAround(core, hosted, [write.compile()], 'unknown-request');
  });

const removal = ({ storage }: Core, { table_id, n }: RequestRow): CompiledQuery =>
  storage.db.deleteFrom('requests').where('table_id', '=', table_id).where('n', '=', n).compile();

async function grantRequest(core: Core, hosted: Hosted, request: RequestRow): Promise<void> {
  const seat = request.seat as Seat;
  if (request.kind === 'takeback') {
    await enter(core, hosted, {
      seat,
      check(play) {
        if (play.table.entries.length !== request.entry) throw refuse('unknown-request');
      },
      make: (table) => table.takeBack(seat),
      // What stood before may not stand any more.
      writes: () => [core.storage.db.deleteFrom('snapshots').where('table_id', '=', hosted.id).compile()],
    });
    return;
  }
  const { db } = core.storage;
  const pause = db
    .updateTable('tables')
    .set({ status: 'paused' })
    .where('id', '=', hosted.id)
    .where('status', '=', 'running');
  await changeAround(core, hosted, [pause.compile(), removal(core, request)], 'paused');
}

export const resume = (core: Core, hosted: Hosted): Promise<void> =>
  atTable(core, hosted, async () => {
    const { db } = core.storage;
    const write = db
      .updateTable('tables')
      .set({ status: 'running' })
      .where('id', '=', hosted.id)
      .where('status', '=', 'paused');
    await changeAround(core, hosted, [write.compile()], 'not-paused');
  });
