import type { Seat, Source } from '@penumbra/kit';
import type { TableConfig } from './box.ts';
import { HEAPS, MOST, SMALLEST_HEAP } from './components.ts';
import { invariants, PHASES, type State } from './state.ts';

/** Whatever is left out is as at the start of a game. */
export function readParts(source: Source, config: TableConfig): State {
  const f = source.fields(
    'phase',
    'turn',
    'heap',
    'taken',
    'last',
    // #hidden
    'lucky',
    // #end
  );
  const most = SMALLEST_HEAP + HEAPS - 1 + MOST * config.box.players;
  const bySeat = (list: Source, max: number): number[] => {
    const fields = list.fields(...config.seats);
    return config.seats.map((colour) => (fields[colour]?.absent === false ? fields[colour].count(max) : 0));
  };
  const seat = (one: Source): Seat => one.indexIn(config.seats, 'seat') as Seat;
  return {
    config,
    phase: f.phase.absent ? 'fill' : f.phase.oneOf(PHASES, 'phase'),
    turn: f.turn.absent ? (0 as Seat) : seat(f.turn),
    heap: f.heap.absent ? 0 : f.heap.count(most),
    taken: bySeat(f.taken, most),
    last: f.last.absent ? -1 : seat(f.last),
    // #hidden
    lucky: bySeat(f.lucky, MOST),
    // #end
  };
}

export function readState(source: Source, config: TableConfig): State {
  const s = readParts(source, config);
  const wrong = invariants(s) ?? (s.phase === 'take' && s.heap === 0 ? 'nothing to take' : undefined);
  // #hidden
  const undealt = s.phase !== 'fill' && s.phase !== 'deal' && s.lucky.includes(0);
  if (undealt) source.child('lucky').fail('impossible', 'everybody has a lucky number by now');
  // #end
  if (wrong) source.child('heap').fail('impossible', wrong);
  return s;
}
