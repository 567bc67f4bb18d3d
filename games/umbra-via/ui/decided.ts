import type { BoardProps } from '@penumbra/board';
import type { CellSet } from '../src/components.ts';
import type { Event } from '../src/events.ts';
import type { UmbraVia } from '../src/index.ts';
import { type Scene, sceneAfter, sceneOf } from './scene.ts';

/** The path that claimed a Soul Tile, as it lay: it stays in sight, lit, until the table is left. */
export interface Deciding {
  readonly scene: Scene;
  readonly cells: CellSet;
}

type Props = Pick<BoardProps<UmbraVia>, 'seen' | 'before' | 'moments' | 'decided'>;

/** While it is summoned, and from then on. */
export function decidingPath({ seen, before, moments, decided }: Props): Deciding | undefined {
  if (seen.view.ending !== 'soul-tile') return undefined;
  if (moments.length === 0) return decided && pathIn(decided.before.view, decided.events);
  const path = moments.findLast(({ event }) => event.kind === 'path-summoned');
  if (!before || !path || path.when === 'ahead') return undefined;
  return pathIn(
    before.view,
    moments.map(({ event }) => event),
  );
}

function pathIn(before: Parameters<typeof sceneOf>[0], events: readonly Event[]): Deciding | undefined {
  const at = events.findLastIndex(({ kind }) => kind === 'path-summoned');
  const event = events[at];
  if (event?.kind !== 'path-summoned') return undefined;
  const scene = events.slice(0, at).reduce(sceneAfter, sceneOf(before));
  // The souls are counted as they are by now.
  return { scene: { ...scene, souls: sceneAfter(scene, event).souls }, cells: event.cells };
}
