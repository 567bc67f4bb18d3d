import type { Viewer } from '@penumbra/kit';
import type { Core } from '../core.ts';
import { type Hosted, isLate, mayLook, viewerOf } from './hosted.ts';
import { tellLater } from './late.ts';
import { syncTexts } from './sync.ts';

/** Tells everybody who looks on what happened from an entry on; one text for all who see the same. */
export function tellEntries(core: Core, hosted: Hosted, from: number): void {
  const write = syncTexts(hosted, from);
  const texts = new Map<Viewer, string>();
  for (const watcher of hosted.watchers) {
    const viewer = viewerOf(hosted, watcher.person);
    if (isLate(hosted, viewer) || !mayLook(hosted, watcher.person)) continue;
    let text = texts.get(viewer);
    if (text === undefined) {
      text = write(viewer);
      texts.set(viewer, text);
    }
    watcher.send(text);
  }
  tellLater(core, hosted);
}
