// Choosing on this board: what is meant by a tap, what is marked, what a look shows.
import { type BoardProps, type Selection, useSelection } from '@penumbra/board';
import { useEffect, useMemo, useRef } from 'react';
import { type Cell, sizeOf } from '../src/box.ts';
import type { Envyra } from '../src/index.ts';
import { deployMove } from '../src/moves/deploy.ts';
import type { Move } from '../src/moves/index.ts';
import { removeMove } from '../src/moves/remove.ts';
import type { EnvyraText } from '../text/words.ts';
import { cellNamed, cellsOfMove, elementsFor, nameOfCell } from './elements.ts';
import { hasTile } from './facts.ts';
import { type Preview, planPreview, previewOf } from './preview.ts';

export type Props = BoardProps<Envyra, EnvyraText>;

export interface Play {
  readonly selection: Selection<Move>;
  /** What is asked for at this moment. */
  readonly asks: 'plan' | 'deploy' | 'remove' | undefined;
  /** How many tiles a plan may mark. */
  readonly most: number;
  /** The own plan, being made or sealed. */
  readonly marks: readonly Cell[];
  readonly sealed: boolean;
  readonly targets: readonly Cell[];
  readonly hinted: readonly Cell[];
  readonly preview: Preview | undefined;
}

const NOTHING: readonly never[] = [];

export function usePlay(props: Props): Play {
  const { seen, seat, act, refusal, pending, hint, firstTap, config, still } = props;
  const { view, mine } = seen;
  const isAsked = seat !== undefined && !still && mine === undefined && seen.legal.length > 0;
  const legal: readonly Move[] = isAsked ? seen.legal : NOTHING;
  const asks = legal[0]?.kind;
  const most = Math.max(0, ...legal.map((move) => (move.kind === 'plan' ? sizeOf(move.cells) : 0)));
  const key = `${seat} ${view.round} ${view.phase}`;
  const selection = useSelection<Move>({
    legal,
    elementsOf: elementsFor(config),
    act,
    refusal,
    pending,
    key: asks === 'plan' ? key : `${key} ${seen.step}`,
    ending: (by) => endingOf(asks, by, firstTap),
    // With one cube a tap moves the mark; with two a third tile is refused.
    switches: asks !== 'plan' || most === 1,
    attempt: (name, chosen) => attempted(props, name, chosen, asks),
  });
  useRestoredPlan(props, key, selection);
  const preview = useLookedAt(props, selection, asks);
  const cellsOf = (names: readonly string[]): readonly Cell[] => names.flatMap((name) => cellNamed(config, name) ?? []);
  const planned = mine ?? (pending?.kind === 'plan' ? pending : undefined);
  return {
    selection,
    asks,
    most,
    marks: planned ? cellsOfMove(planned) : asks === 'plan' ? cellsOf(selection.chosen) : NOTHING,
    sealed: mine !== undefined,
    targets: asks === 'deploy' || asks === 'remove' ? legal.flatMap(cellsOfMove) : NOTHING,
    hinted: hint ? cellsOfMove(hint) : NOTHING,
    preview,
  };
}

function endingOf(asks: Play['asks'], by: string, firstTap: Props['firstTap'] = 'shows') {
  if (asks === 'plan') return 'waits';
  // What leaves the game is asked about twice.
  if (asks === 'remove') return 'shows';
  return by === 'touch' ? firstTap : 'acts';
}

/** The illegal move that was meant, so that the rules say why; or a sentence. */
function attempted(
  { seen, seat, config, text }: Props,
  name: string,
  chosen: readonly string[],
  asks: Play['asks'],
): Move | string | undefined {
  const cell = cellNamed(config, name);
  if (cell === undefined || seat === undefined) return undefined;
  const { labels } = text;
  if (seen.mine) return labels.sealedNow;
  if (asks === 'deploy') return deployMove(cell);
  if (asks === 'remove') return removeMove(cell);
  if (asks !== 'plan') return undefined;
  return hasTile(seen.view, cell) ? labels.twoMarked(chosen) : labels.noTile;
}

/** A plan that was taken back lies where it lay, ready to be changed; for nobody else and in no other round. */
function useRestoredPlan({ seen: { mine }, config }: Props, key: string, { set }: Selection<Move>): void {
  const last = useRef<{ readonly key: string; readonly move: Move }>(undefined);
  const newest = useRef(set);
  newest.current = set;
  useEffect(() => {
    if (mine) last.current = { key, move: mine };
    else if (last.current?.key === key) {
      newest.current(namesOfCells(config, cellsOfMove(last.current.move)));
      last.current = undefined;
    }
  }, [mine, key, config]);
}

/** What would happen on the tile that is looked at or chosen. */
function useLookedAt(props: Props, selection: Selection<Move>, asks: Play['asks']): Preview | undefined {
  const { seen, seat, text, assist, config } = props;
  const { view } = seen;
  const { preview: move, looked } = selection;
  const cell = looked === undefined ? undefined : cellNamed(config, looked);
  return useMemo(() => {
    if (seat === undefined || assist === 'off') return undefined;
    if (move && move.kind !== 'plan') return previewOf(view, seat, move, text);
    return asks === 'plan' && cell !== undefined ? planPreview(view, seat, cell, text, assist === 'coach') : undefined;
  }, [view, seat, move, cell, text, assist, asks]);
}

export const namesOfCells = (config: Props['config'], cells: readonly Cell[]): readonly string[] =>
  cells.map((cell) => nameOfCell(config, cell));
