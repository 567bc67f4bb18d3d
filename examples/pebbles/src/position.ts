import { codec, keysOf, type Source, type Viewer } from '@penumbra/kit';
import type { TableConfig } from './box.ts';
import { HEAPS, MOST, SMALLEST_HEAP } from './components.ts';
import { setup } from './setup.ts';
import { invariants, PHASES, type State } from './state.ts';
import { type View, view } from './view.ts';

type Known = State | View;

const mostStones = (s: Known): number => SMALLEST_HEAP + HEAPS - 1 + MOST * s.config.box.players;
const seats = (s: Known): readonly string[] => s.config.seats;

/** The keys of a position: how each is written and read. What is left out is as at the start of a game. */
const KEYS = keysOf<State, View>()(
  {
    phase: { always: true, as: codec.word(PHASES, 'phase') },
    turn: { always: true, as: codec.seatWord },
    heap: { always: true, as: codec.count(mostStones) },
    taken: { always: true, as: codec.counts({ names: seats, max: mostStones, every: true }) },
    last: { as: codec.seatWord },
    // #hidden
    lucky: { always: true, as: codec.counts({ names: seats, max: MOST, every: true }) },
    // #end
  },
  {
    start: setup,
    /** What cannot be, once all is read. */
    follow(s, all) {
      const wrong = invariants(s) ?? (s.phase === 'take' && s.heap === 0 ? 'nothing to take' : undefined);
      // #hidden
      const undealt = s.phase !== 'fill' && s.phase !== 'deal' && s.lucky.includes(0);
      if (undealt) all.lucky.fail('impossible', 'everybody has a lucky number by now');
      // #end
      if (wrong) all.heap.fail('impossible', wrong);
    },
  },
);

export const { state: stateJson, view: viewJson, readState } = KEYS;

/** A view from outside: what is hidden is 0 in it. */
export const readView = (source: Source, config: TableConfig, viewer: Viewer): View =>
  view(KEYS.readKeys(source, config), viewer);
