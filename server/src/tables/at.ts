// Whatever is done at a table, one thing after the other.
import { refuse } from '@penumbra/protocol';
import type { Core } from '../core.ts';
import type { Hosted } from './hosted.ts';
import { loadAround, loadPlay, wholeHistory } from './load.ts';
import { tellEntries } from './tell.ts';

/** Runs something at a table, after everything before it, with what the database says where memory may be wrong. */
export async function atTable<T>(core: Core, hosted: Hosted, run: () => Promise<T>): Promise<T> {
  if (hosted.lock.length >= core.limits.queue) throw refuse('server-busy');
  return hosted.lock(() => (hosted.stale ? startOver(core, hosted).then(run) : run()));
}

/** Reads the table again, and tells those who watch what they have not heard. Has to be called at the table. */
export async function startOver(core: Core, hosted: Hosted): Promise<void> {
  hosted.stale = true;
  const told = hosted.play ? hosted.play.from + hosted.play.changes.length : 0;
  const around = await loadAround(core, hosted.id);
  Object.assign(hosted, around, { play: await loadPlay(core, around) });
  hosted.stale = false;
  if (!hosted.play || hosted.play.table.entries.length <= told) return;
  if (told < hosted.play.from) await wholeHistory(core, hosted);
  tellEntries(core, hosted, told);
}
