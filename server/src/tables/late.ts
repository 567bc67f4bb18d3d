// Spectators who are told later see a game of their own, which follows the real one at a distance.
import { applyEntry, type Entry, journalOf, openTable } from '@penumbra/kit';
import type { Core } from '../core.ts';
import { type Hosted, isLate, isLateOver, type Play, viewerOf, type Watcher } from './hosted.ts';
import { infoText } from './info.ts';
import { wholeHistory } from './load.ts';
import { lateSync } from './sync.ts';

const delayOf = ({ settings }: Hosted): number => settings.spectators.delay * 1_000;

/** How many entries are old enough. Requires: the whole history is in memory. */
function oldEnough({ times }: Play, before: number): number {
  const first = times.findIndex((at) => at > before);
  return first < 0 ? times.length : first;
}

/** Lets the late game come to where it may be by now. */
export async function followLate(core: Core, hosted: Hosted): Promise<void> {
  await wholeHistory(core, hosted);
  const { play } = hosted;
  if (!play) return;
  play.late ??= openTable(journalOf(play.table));
  const to = oldEnough(play, core.now() - delayOf(hosted));
  for (let n = play.late.entries.length; n < to; n++) {
    applyEntry(play.late, play.table.entries[n] as Entry, `entries[${n}]`);
  }
}

const lateWatchers = (hosted: Hosted): Watcher[] =>
  [...hosted.watchers].filter(({ person }) => isLate(hosted, viewerOf(hosted, person)));

/** Tells late watchers in time what they have not been told yet, also what happened before they came. */
export function tellLater(core: Core, hosted: Hosted): void {
  hosted.callOffLate?.();
  hosted.callOffLate = undefined;
  const { play } = hosted;
  if (!play || !isLate(hosted, 'public') || lateWatchers(hosted).length === 0) return;
  // Without a late game nobody knows what they were told: it is made at once.
  const next = play.late ? play.times[play.late.entries.length] : Number.NEGATIVE_INFINITY;
  if (next === undefined) return;
  const ms = Math.max(0, next + delayOf(hosted) - core.now());
  hosted.callOffLate = core.after(ms, () => void hosted.lock(() => tellLate(core, hosted)).catch(() => {}));
}

async function tellLate(core: Core, hosted: Hosted): Promise<void> {
  const from = hosted.play?.late?.entries.length ?? 0;
  await followLate(core, hosted);
  if (hosted.play && hosted.play.late?.entries.length !== from) {
    const text = JSON.stringify({ t: 'sync', ...lateSync(hosted, from) });
    for (const watcher of lateWatchers(hosted)) {
      watcher.send(text);
      // Until now the game was not over for them.
      if (isLateOver(hosted)) watcher.send(infoText(core, hosted, watcher.person));
    }
  }
  tellLater(core, hosted);
}
