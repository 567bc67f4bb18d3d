import { type BoardProps, oneOf, type Selection, useSelection } from '@penumbra/board';
import { useCallback, useMemo } from 'react';
import { BOARD, type Cell, type CellSet, cellsIn, FOUR_POINT, NO_TILE, type Tile } from '../src/components.ts';
import type { Event } from '../src/events.ts';
import type { UmbraVia } from '../src/index.ts';
import type { Move } from '../src/moves/index.ts';
import { pathAt } from '../src/paths.ts';
import type { View } from '../src/view.ts';
import type { UmbraText } from '../text/words.ts';
import type { Deciding } from './decided.ts';
import { cellNames, cellOf } from './elements.ts';
import type { GardenMarks, MarkedPath } from './marks.ts';
import { leavingCells, type Shown } from './moments.ts';
import { type PathTally, type Preview, pathTally, preview } from './preview.ts';
import { cellSet, cellsOfMove, ghostOf, moveAt, NO_CELLS, targetCells } from './targets.ts';

type Props = BoardProps<UmbraVia, UmbraText>;
export type CellMove = Exclude<Move, { kind: 'bid' }>;

const NOTHING: readonly Move[] = [];

/** Whether choosing a cell would be a move. */
export const canChoose = ({ seen, seat, still }: Pick<Props, 'seen' | 'seat' | 'still'>): boolean =>
  seat !== undefined && !still && seen.legal.length > 0 && seen.view.phase !== 'bid';

/** Choosing a cell, where the game waits for one. */
export function useCellSelection(props: Props, isBidding: boolean): Selection<Move> {
  const { seen, seat, act, pending, refusal, firstTap, text } = props;
  const { view } = seen;
  const isAsked = canChoose(props);
  const elementsOf = useCallback((move: Move) => oneOf(...cellNames(cellsOfMove(view, move))), [view]);
  return useSelection<Move>({
    legal: isAsked ? seen.legal : NOTHING,
    elementsOf,
    act,
    pending: pending?.kind === 'bid' ? undefined : pending,
    refusal,
    key: seat,
    ...(firstTap && { firstTap }),
    attempt: (name) => {
      const cell = cellOf(name);
      if (isBidding) return text.labels.bidNow;
      return isAsked && cell !== undefined ? moveAt(view, cell) : undefined;
    },
  });
}

export interface Sight {
  readonly targets: CellSet;
  /** The move that is looked at: under the pointer, tapped once, or waiting for confirmation. */
  readonly move: CellMove | undefined;
  readonly foreseen: Preview | undefined;
  /** The path under the pointer where no move is. */
  readonly inspected: PathTally | undefined;
}

const UNSEEN: Sight = { targets: NO_CELLS, move: undefined, foreseen: undefined, inspected: undefined };

export function useSight(props: Props, { looked, preview: meant }: Selection<Move>): Sight {
  const { seen, seat, moments } = props;
  const { view } = seen;
  const canMove = canChoose(props);
  const isQuiet = moments.length === 0;
  const targets = useMemo(() => (canMove ? targetCells(seen) : NO_CELLS), [canMove, seen]);
  const move = meant && meant.kind !== 'bid' ? meant : undefined;
  const cell = cellOf(looked);
  const foreseen = useMemo(
    () => (move && seat !== undefined && canMove ? preview(view, seat, move) : undefined),
    [move, view, seat, canMove],
  );
  const inspected = useMemo(
    () => (cell !== undefined && !foreseen && isQuiet ? pathTally(view, cell) : undefined),
    [cell, foreseen, view, isQuiet],
  );
  return { targets, move, foreseen, inspected };
}

/** The cell of the tile that was laid last in this round. */
function lastLaid({ log = [], moments }: Props): Cell | undefined {
  const shown = moments.filter(({ when }) => when !== 'ahead').map(({ event }) => event);
  const last = [...log.flatMap(({ events }) => events), ...shown].findLast(
    (event: Event) => event.kind === 'tile-placed' || event.kind === 'tiles-revealed',
  );
  return last?.kind === 'tile-placed' ? last.cell : undefined;
}

/** What is being shown, and the path that decided the game. */
interface Stage extends Shown {
  readonly deciding: Deciding | undefined;
}

export function useMarks(props: Props, sight: Sight, { now, scene, deciding }: Stage): GardenMarks {
  const { seen, assist, hint, point, motion, text, moments } = props;
  const { view } = seen;
  // What a move would do is drawn when the scene is over: until then the cells are not what they will be.
  const { targets, foreseen, inspected, move } = moments.length > 0 ? UNSEEN : sight;
  // The path that decides does not leave.
  const leaving = deciding ? NO_CELLS : leavingCells(now?.event);
  const last = lastLaid(props);
  return useMemo(() => {
    const path = (cells: CellSet, isChosen = false): MarkedPath => ({ cells, isChosen, tag: tagOf(view, cells, text) });
    const complete = deciding?.cells ?? (now?.event.kind === 'path-summoned' ? now.event.cells : undefined);
    const summoned = complete === undefined ? undefined : [path(complete)];
    return {
      targets: assist === 'off' || now ? NO_CELLS : targets,
      lit: foreseen?.joined?.cells ?? inspected?.cells ?? NO_CELLS,
      paths:
        summoned ??
        (foreseen && move?.kind !== 'summon'
          ? foreseen.completed.map(({ cells }) => path(cells))
          : pathsToChoose(view, seen.legal, move).map(([cells, isOn]) => path(cells, isOn))),
      leaving,
      hinted: cellsOfMove(view, hint),
      last: last !== undefined && scene.tiles[last] !== NO_TILE ? last : undefined,
      moving: now?.event.kind === 'tile-placed' && motion === 'full' ? now.event.cell : undefined,
      pointed: cellSet(...point.flatMap((name) => (BOARD.names.includes(name) ? [BOARD.names.indexOf(name)] : []))),
      held: view.phase === 'place' ? (view.altar[view.order[0] ?? 0] as Tile) : NO_TILE,
      ghost: ghostOf(view, move),
      carry: move?.kind === 'shift' ? { from: view.tiles.indexOf(FOUR_POINT) as Cell, to: move.cell } : undefined,
    };
  }, [
    assist,
    targets,
    foreseen,
    inspected,
    leaving,
    hint,
    point,
    view,
    move,
    now,
    motion,
    text,
    seen.legal,
    last,
    scene,
    deciding,
  ]);
}

/** Where several paths are complete each has its own frame, and the one that is looked at a filled tag. */
const pathsToChoose = (view: View, legal: readonly Move[], chosen: Move | undefined): [CellSet, boolean][] =>
  view.phase === 'summon' && legal.length > 0
    ? cellsIn(view.summoning).map((cell) => [
        pathAt(view.tiles, cell),
        chosen?.kind === 'summon' && chosen.cell === cell,
      ])
    : [];

const tagOf = (view: View, cells: CellSet, { labels }: UmbraText): string =>
  `${labels.tiles(cellsIn(cells).length)}${view.suddenDeath ? ' × 2' : ''}`;

/** What each cell that completes something would bring, by colour, the chooser's first. */
export function coachSums(props: Pick<Props, 'assist' | 'seen' | 'seat' | 'still'>): Map<Cell, readonly Gain[]> {
  const { assist, seen, seat } = props;
  const sums = new Map<Cell, readonly Gain[]>();
  if (assist !== 'coach' || !canChoose(props) || seat === undefined) return sums;
  for (const move of seen.legal) {
    if (move.kind === 'bid') continue;
    const foreseen = preview(seen.view, seat, move);
    if (foreseen && foreseen.completed.length > 0) sums.set(move.cell, gainsOf(foreseen.completed, seat));
  }
  return sums;
}

export interface Gain {
  readonly colour: number;
  readonly souls: number;
  readonly claims: boolean;
}

/** Never added up to one number: four for me and six for you is not four. */
function gainsOf(paths: readonly PathTally[], own: number): Gain[] {
  const gains = new Map<number, Gain>();
  for (const { colour, earned, claims } of paths.flatMap((path) => path.shares)) {
    const before = gains.get(colour);
    gains.set(colour, { colour, souls: earned + (before?.souls ?? 0), claims: claims || (before?.claims ?? false) });
  }
  return [...gains.values()]
    .filter(({ souls }) => souls > 0)
    .sort((a, b) => Number(b.colour === own) - Number(a.colour === own) || b.souls - a.souls);
}
