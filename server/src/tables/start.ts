import { refuse } from '@penumbra/protocol';
import type { Core } from '../core.ts';
import { changeAround } from './around.ts';
import { type Hosted, isReady } from './hosted.ts';

/** Begins the game. Has to be called at the table. */
export async function start(core: Core, hosted: Hosted): Promise<void> {
  if (hosted.row.status !== 'lobby') throw refuse('already-started');
  if (hosted.seats.some(({ kind }) => kind === 'open')) throw refuse('seats-open');
  const { db } = core.storage;
  const write = db
    .updateTable('tables')
    .set({ status: 'running' })
    .where('id', '=', hosted.id)
    .where('status', '=', 'lobby');
  await changeAround(core, hosted, [write.compile()], 'already-started');
}

export async function startIfFull(core: Core, hosted: Hosted): Promise<void> {
  if (isReady(hosted)) await start(core, hosted);
}
