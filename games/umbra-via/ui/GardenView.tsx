import type { BoardProps } from '@penumbra/board';
import { type ReactElement, useMemo, useState } from 'react';
import { BOARD, type Cell, type CellSet, cellsIn } from '../src/components.ts';
import type { UmbraVia } from '../src/index.ts';
import type { Move } from '../src/moves/index.ts';
import type { TableConfig } from '../src/state.ts';
import styles from './Board.module.css';
import { Cells } from './Cells.tsx';
import { Floating, Gains } from './Floating.tsx';
import { Garden } from './Garden.tsx';
import type { GardenMarks } from './marks.ts';
import { leavingCells, type Shown } from './moments.ts';
import { type PathTally, type Preview, pathTally, preview } from './preview.ts';
import { cellSet, cellsOfMove, ghostOf, moveAt, NO_CELLS, targetCells } from './targets.ts';
import type { UmbraText } from './words.ts';

interface GardenViewProps {
  readonly props: BoardProps<UmbraVia>;
  readonly shown: Shown;
}

/** The board with everything that can be seen, foreseen and chosen on it. */
export function GardenView({ props, shown }: GardenViewProps): ReactElement {
  const { seen, patterns, still, assist, refusal, point } = props;
  const text = props.text as UmbraText;
  const config = props.config as TableConfig;
  const [looked, setLooked] = useState<Cell>();
  const sight = useSight(props, looked);
  const { scene, now } = shown;
  const { targets } = sight;
  const marks = useMarks(props, sight, shown);
  const { seat } = props;
  const badges = useMemo(() => coachBadges({ assist, seen, seat, still }), [assist, seen, seat, still]);
  const refusedAt = refusal?.refusal.at.find((name) => BOARD.names.includes(name));
  const picture = <Garden scene={scene} config={config} marks={marks} patterns={patterns} />;
  if (still) {
    return (
      <div className={styles.garden} role="img" aria-label={text.labels.board}>
        {picture}
      </div>
    );
  }
  const choose = (cell: Cell): void => {
    const chosen = canChoose(props) ? moveAt(seen.view, cell) : undefined;
    if (chosen) props.act(chosen);
    setLooked(chosen ? undefined : cell);
  };
  const nameOf = (move: Move | undefined): string | undefined => move && text.move(move, config);
  return (
    <section
      className={styles.garden}
      data-uv="board"
      aria-label={text.labels.board}
      data-pointed={point.includes('board') || undefined}
    >
      {picture}
      <Cells
        scene={scene}
        config={config}
        text={text}
        targets={targets}
        marked={marks.targets}
        pointed={marks.pointed}
        active={looked ?? cellsIn(targets)[0] ?? (5 as Cell)}
        moveName={(cell) => nameOf(moveAt(seen.view, cell))}
        badge={(cell) => badges.get(cell)}
        onLook={setLooked}
        onChoose={choose}
      />
      {now?.event.kind === 'path-summoned' && <Gains key={now.id} event={now.event} config={config} />}
      {assist !== 'off' && sight.cell !== undefined && (
        <Floating cell={sight.cell} preview={sight.foreseen} path={sight.inspected} config={config} text={text} />
      )}
      {refusal && refusedAt !== undefined && (sight.cell === undefined || BOARD.names[sight.cell] === refusedAt) && (
        <Floating
          key={refusal.id}
          cell={BOARD.names.indexOf(refusedAt) as Cell}
          refusal={refusal.sentence}
          config={config}
          text={text}
        />
      )}
    </section>
  );
}

/** Whether choosing a cell would be a move. */
const canChoose = ({ seen, seat, still }: Pick<BoardProps<UmbraVia>, 'seen' | 'seat' | 'still'>): boolean =>
  seat !== undefined && !still && seen.legal.length > 0 && seen.view.phase !== 'bid';

interface Sight {
  readonly targets: CellSet;
  /** The move that is looked at: under the pointer, or waiting for confirmation. */
  readonly move: Exclude<Move, { kind: 'bid' }> | undefined;
  readonly foreseen: Preview | undefined;
  /** The path under the pointer where no move is. */
  readonly inspected: PathTally | undefined;
  /** Beside which cell that is written. */
  readonly cell: Cell | undefined;
}

function useSight(props: BoardProps<UmbraVia>, looked: Cell | undefined): Sight {
  const { seen, seat, pending, moments } = props;
  const { view } = seen;
  const canMove = canChoose(props);
  const isQuiet = moments.length === 0;
  const targets = useMemo(() => (canMove ? targetCells(seen) : NO_CELLS), [canMove, seen]);
  const isTarget = looked !== undefined && (targets & (1 << looked)) !== 0;
  const considered = isTarget ? moveAt(view, looked) : pending;
  const move = considered && considered.kind !== 'bid' ? considered : undefined;
  const foreseen = useMemo(
    () => (move && seat !== undefined && canMove ? preview(view, seat, move) : undefined),
    [move, view, seat, canMove],
  );
  const inspected = useMemo(
    () => (looked !== undefined && !foreseen && isQuiet ? pathTally(view, looked) : undefined),
    [looked, foreseen, view, isQuiet],
  );
  return { targets, move, foreseen, inspected, cell: looked ?? (foreseen ? move?.cell : undefined) };
}

function useMarks(
  { seen, assist, hint, point, motion }: BoardProps<UmbraVia>,
  sight: Sight,
  { now }: Shown,
): GardenMarks {
  const { view } = seen;
  const { targets, foreseen, inspected, move } = sight;
  const leaving = leavingCells(now?.event);
  return useMemo(
    () => ({
      targets: assist === 'off' ? NO_CELLS : targets,
      lit: move?.kind === 'summon' ? cellsOfMove(view, move) : litCells(foreseen, inspected),
      leaving,
      hinted: cellsOfMove(view, hint),
      moving: now?.event.kind === 'tile-placed' && motion === 'full' ? now.event.cell : undefined,
      pointed: cellSet(...point.flatMap((name) => (BOARD.names.includes(name) ? [BOARD.names.indexOf(name)] : []))),
      ghost: ghostOf(view, move),
    }),
    [assist, targets, foreseen, inspected, leaving, hint, point, view, move, now, motion],
  );
}

function litCells(foreseen: Preview | undefined, inspected: PathTally | undefined): CellSet {
  if (!foreseen) return inspected?.cells ?? NO_CELLS;
  const completed = foreseen.completed.reduce((set, path) => set | path.cells, 0);
  return (completed | (foreseen.joined?.cells ?? 0)) as CellSet;
}

/** With a coach every target says what it would bring its chooser. */
function coachBadges(props: Pick<BoardProps<UmbraVia>, 'assist' | 'seen' | 'seat' | 'still'>): Map<Cell, string> {
  const { assist, seen, seat } = props;
  const badges = new Map<Cell, string>();
  if (assist !== 'coach' || !canChoose(props) || seat === undefined) return badges;
  for (const move of seen.legal) {
    if (move.kind === 'bid') continue;
    const shares = preview(seen.view, seat, move)?.completed.flatMap((path) => path.shares) ?? [];
    const own = shares.filter((share) => share.colour === seat);
    const sum = own.reduce((all, share) => all + share.earned, 0);
    if (shares.length > 0) badges.set(move.cell, own.some((share) => share.claims) ? '★' : `+${sum}`);
  }
  return badges;
}
