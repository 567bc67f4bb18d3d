// Changes of what is around the board: who sits where, settings, pauses. Some of them set bots or clocks going.
import { type ErrorCode, refuse } from '@penumbra/protocol';
import type { CompiledQuery } from 'kysely';
import type { Core } from '../core.ts';
import { StorageError } from '../storage/storage.ts';
import { deadline, tick } from './clocks.ts';
import { enter } from './enter.ts';
import { type Hosted, isReady, onVacation, runningClocks, waitingBots } from './hosted.ts';
import { tellInfo } from './info.ts';
import { loadPlay, refresh } from './load.ts';
import { tellEntries } from './tell.ts';

/** The table's number grows; should the server stop now, it looks at the table again as soon as it is back. */
const bump = ({ storage, now }: Core, id: string): CompiledQuery =>
  storage.db
    .updateTable('tables')
    .set((e) => ({ n: e('n', '+', 1), changed: now(), wake: now() }))
    .where('id', '=', id)
    .compile();

/** Has to be called at the table. The first write has to change something; otherwise the code says why not. */
export async function changeAround(
  core: Core,
  hosted: Hosted,
  writes: readonly CompiledQuery[],
  lost: ErrorCode,
): Promise<void> {
  if (!(await kept(core, hosted, [...writes, bump(core, hosted.id)]))) {
    // Another node was first; whoever asks again is answered with what stands now.
    await refresh(core, hosted);
    throw refuse(lost);
  }
  await refresh(core, hosted);
  hosted.play ??= await loadPlay(core, hosted);
  await settle(core, hosted);
  tellInfo(core, hosted);
  core.bus.announce({ kind: 'info', table: hosted.id });
}

async function kept(core: Core, hosted: Hosted, writes: readonly CompiledQuery[]): Promise<boolean> {
  try {
    return await core.storage.commit({ writes });
  } catch (error) {
    hosted.stale = true;
    if (!(error instanceof StorageError)) throw error;
    core.log.error({ err: error }, 'storage');
    throw refuse('storage-unavailable');
  }
}

/** Lets nature, bots and clocks go on from how things are now. Has to be called at the table. */
export async function settle(core: Core, hosted: Hosted): Promise<void> {
  const { play, id } = hosted;
  if (hosted.row.status === 'running' && play?.table.turn.kind === 'chance') {
    await enter(core, hosted, { seat: undefined });
    return;
  }
  const now = core.now();
  const clocks = play?.clocks
    ? tick(play.clocks, { now, running: runningClocks(hosted), away: onVacation(hosted) })
    : null;
  const running = hosted.row.status === 'running';
  const wake = isReady(hosted) ? now : !running ? null : waitingBots(hosted).length > 0 ? now : deadline(clocks);
  const waiting = running && play ? (play.table.waiting as number) : 0;
  const values = { wake, waiting, clocks: clocks && JSON.stringify(clocks) };
  const length = play?.table.entries.length ?? 0;
  // Whoever has not heard of the latest entry must not say what comes after it: another node has, and does.
  const write = core.storage.db
    .updateTable('tables')
    .set(values)
    .where('id', '=', id)
    .where('n', '=', hosted.row.n)
    .where((e) =>
      e.not(e.exists(e.selectFrom('journal').select('n').where('table_id', '=', id).where('n', '>=', length))),
    );
  if (!(await kept(core, hosted, [write.compile()]))) {
    hosted.stale = true;
    return;
  }
  Object.assign(hosted.row, values);
  if (play?.clocks) {
    play.clocks = clocks;
    tellEntries(core, hosted, play.table.entries.length);
  }
  core.drive(hosted);
}
