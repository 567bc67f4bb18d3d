// By which elements a move is chosen: cells, called as in the notation.
import { inAnyOrder, type Way } from '@penumbra/board/pure';
import { type Cell, cellsIn } from '../src/box.ts';
import type { Event } from '../src/events.ts';
import type { Move } from '../src/moves/index.ts';
import { cellText } from '../src/notation.ts';
import type { EnvyraConfig } from '../src/state.ts';

export const nameOfCell = cellText;
export const cellNamed = ({ box }: EnvyraConfig, name: string): Cell | undefined => {
  const cell = box.grid.names.indexOf(name);
  return cell < 0 ? undefined : (cell as Cell);
};

/** The cells of a move, in reading order. */
export const cellsOfMove = (move: Move): readonly Cell[] => (move.kind === 'plan' ? cellsIn(move.cells) : [move.cell]);

const known = new WeakMap<EnvyraConfig, (move: Move) => readonly Way[]>();

/** The same function for the same table, as a selection wants it. */
export function elementsFor(config: EnvyraConfig): (move: Move) => readonly Way[] {
  const ways =
    known.get(config) ?? ((move: Move) => inAnyOrder(...cellsOfMove(move).map((cell) => nameOfCell(config, cell))));
  known.set(config, ways);
  return ways;
}

/** The elements that an event was about. */
export function about(event: Event, config: EnvyraConfig): readonly string[] {
  if (event.kind === 'plans-revealed') return event.plans.flatMap(cellsIn).map((cell) => nameOfCell(config, cell));
  if ('cells' in event) return cellsIn(event.cells).map((cell) => nameOfCell(config, cell));
  if ('cell' in event) return [nameOfCell(config, event.cell)];
  if (event.kind === 'card-opened' || event.kind === 'card-won') return ['open cards'];
  if (event.kind === 'card-dealt') return ['secret card'];
  return event.kind === 'turn-skipped' || event.kind === 'round-begun' ? ['tide'] : [];
}
