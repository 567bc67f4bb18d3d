// How each cell looks at this moment: marks, targets, what is pointed at, wanted or new.
import { type Cell, type CellSet, cellsIn, setOf } from '../src/box.ts';
import type { Tile } from '../src/components.ts';
import { type Cubes, cubeCount } from '../src/cubes.ts';
import type { Event } from '../src/events.ts';
import type { View } from '../src/view.ts';
import { cellNamed, cellsOfMove } from './elements.ts';
import { factsOf, lacking } from './facts.ts';
import type { Fresh } from './fresh.ts';
import type { CellLook } from './Grid.tsx';
import type { Play, Props } from './usePlay.ts';

interface Moment {
  readonly props: Props;
  readonly play: Play;
  readonly scene: View;
  readonly now: Event | undefined;
  readonly fresh: Fresh;
}

/** By cell: how many planned cubes can go there. */
function wantedOf(scene: View, { plans }: Extract<Event, { readonly kind: 'plans-revealed' }>, cell: number) {
  const tile = scene.tiles[cell] as Tile;
  const all = plans.filter((cells) => cellsIn(cells).includes(cell as Cell)).length;
  if (tile < 0 || all < 2) return undefined;
  const facts = factsOf(scene.config, tile);
  const able = plans.filter(
    (cells: CellSet, seat) => cellsIn(cells).includes(cell as Cell) && lacking(scene, seat, facts).length === 0,
  ).length;
  return able + cubeCount(scene.cubes[cell] as Cubes) >= facts.required ? 'full' : 'two';
}

export function looksOf({ props, play, scene, now, fresh }: Moment): readonly CellLook[] {
  const { config, seat, assist, moments, log = [] } = props;
  const isLive = moments.length === 0;
  const refused = play.selection.refusal?.at.flatMap((name) => cellNamed(config, name) ?? []) ?? [];
  const pointed = props.point.flatMap((name) => cellNamed(config, name) ?? []);
  const isPlanning = scene.phase === 'plan' && (isLive || play.sealed);
  // A review shows what was played.
  const played = props.still && props.pending && props.pending.kind !== 'plan' ? cellsOfMove(props.pending) : [];
  const targets = isLive && assist !== 'off' ? play.targets : played;
  const last = log.flatMap(({ events }) => events as readonly Event[]).findLast(({ kind }) => kind === 'tile-captured');
  const fell =
    scene.phase === 'over' && last?.kind === 'tile-captured' && last.tile === config.box.end ? last.cell : -1;
  const reveal = now?.kind === 'plans-revealed' ? now : undefined;
  return config.box.grid.names.map((_, cell): CellLook => {
    const at = cell as Cell;
    const isTarget = targets.includes(at);
    return {
      mark: isPlanning && play.marks.includes(at) ? (play.sealed ? 'sealed' : 'draft') : undefined,
      target: isTarget,
      quiet: targets.length > 0 && !isTarget,
      ghost:
        isLive && seat !== undefined && play.preview?.cell === at && play.asks === 'deploy'
          ? config.seats[seat]
          : undefined,
      refused: refused.includes(at),
      hinted: isLive && play.hinted.includes(at),
      pointed: pointed.includes(at),
      wanted: reveal && wantedOf(scene, reveal, cell),
      back: reveal !== undefined && props.motion === 'full' && !reveal.plans.some((cells) => (cells & setOf(at)) !== 0),
      fresh: fresh.cubes.get(cell),
      isNew: isLive && fresh.tiles.has(cell),
      sinking: now?.kind === 'tile-removed' && now.cell === at,
      fell: fell === at,
    };
  });
}
