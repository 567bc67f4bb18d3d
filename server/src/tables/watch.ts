// Looking on: what a device is told when it comes, and that it is told everything from then on.
import { refuse, type Sync } from '@penumbra/protocol';
import type { Core } from '../core.ts';
import { atTable } from './at.ts';
import { chatSince } from './chat.ts';
import { type Hosted, isLate, mayLook, viewerOf, type Watcher } from './hosted.ts';
import { infoText } from './info.ts';
import { followLate, tellLater } from './late.ts';
import { wholeHistory } from './load.ts';
import { lateSync, syncFor } from './sync.ts';

export interface Since {
  /** The entry that the device would hear next. */
  readonly from: number;
  /** The chat line that it would hear next. */
  readonly chat: number;
}

export const watch = (core: Core, hosted: Hosted, watcher: Watcher, since: Since): Promise<void> =>
  atTable(core, hosted, async () => {
    const { person } = watcher;
    if (!mayLook(hosted, person)) throw refuse('no-spectators');
    const isNew = !hosted.watchers.has(watcher);
    hosted.watchers.add(watcher);
    if (isNew && core.presence.come(hosted.id, person)) tellHere(core, hosted, person, true, watcher);
    watcher.send(infoText(core, hosted, person));
    const sync = await syncSince(core, hosted, person, since.from);
    if (sync) watcher.send(JSON.stringify({ t: 'sync', ...sync }));
    if (isLate(hosted, viewerOf(hosted, person))) tellLater(core, hosted);
    const lines = await chatSince(core, hosted, person, since.chat);
    if (lines.length > 0) watcher.send(JSON.stringify({ t: 'chat', table: hosted.id, lines }));
  });

/** Never waits: a device that is gone is told nothing more. */
export function unwatch(core: Core, hosted: Hosted, watcher: Watcher): void {
  if (!hosted.watchers.delete(watcher)) return;
  if (core.presence.go(hosted.id, watcher.person)) tellHere(core, hosted, watcher.person, false);
}

/** Presence is about those who sit at the table. */
function tellHere(core: Core, hosted: Hosted, person: string, on: boolean, except?: Watcher): void {
  if (!hosted.seats.some((sitting) => sitting.person === person)) return;
  for (const watcher of hosted.watchers) {
    if (watcher !== except) watcher.send(infoText(core, hosted, watcher.person));
  }
  core.bus.announce({ kind: 'here', table: hosted.id, person, node: core.bus.node, on });
}

/** Where a viewer stands, from an entry on, or from now on if that is too long ago. Has to be called at the table. */
export async function syncSince(
  core: Core,
  hosted: Hosted,
  person: string | undefined,
  from: number,
  most = core.limits.news,
): Promise<Sync | undefined> {
  const { play } = hosted;
  if (!play) return undefined;
  const viewer = viewerOf(hosted, person);
  const late = isLate(hosted, viewer);
  if (late) await followLate(core, hosted);
  const length = (late ? play.late : play.table)?.entries.length ?? 0;
  const first = from > length || length - from > most ? length : from;
  if (first < play.from) await wholeHistory(core, hosted);
  const sync = late ? lateSync(hosted, first) : syncFor(hosted, viewer, first);
  return first === from ? sync : { ...sync, fresh: true };
}
