import { codec, everyName, everySeat, keysOf, type Source, type Viewer } from '@penumbra/kit';
import type { TableConfig } from './box.ts';
import { DICE } from './components.ts';
import { CLAIMS } from './moves/claim.ts';
import { claimText } from './notation.ts';
import { setup } from './setup.ts';
import { cupOf, invariants, isFull, PHASES, type State } from './state.ts';
import { type View, view } from './view.ts';

type Known = State | View;

const seats = (s: Known): readonly string[] => s.config.seats;
const CLAIM_TEXTS = CLAIMS.map(claimText);

function readCup(cup: Source): number[] {
  const faces = cup.absent ? '' : cup.text();
  if (!/^[1-6]{0,3}$/.test(faces)) cup.fail('bad-value', 'a cup is up to three digits from 1 to 6');
  return Array.from({ length: DICE }, (_, i) => Number(faces[i] ?? 0));
}

/** The keys of a position: how each is written and read. What is left out is as at the start of a game. */
const KEYS = keysOf<State, View>()(
  {
    phase: { always: true, as: codec.word(PHASES, 'phase') },
    turn: { always: true, as: codec.seatWord },
    dice: { always: true, as: codec.counts({ names: seats, max: DICE, every: true }) },
    cups: {
      write: (s) =>
        s.phase === 'talk' ? everyName(seats(s), everySeat(seats(s)), (seat) => cupOf(s.cups, seat).join('')) : {},
      read: (it, s) => Object.values(it.fields(...seats(s))).flatMap(readCup),
    },
    claim: { as: codec.index(() => CLAIM_TEXTS, 'claim') },
    claimer: { as: codec.seatWord },
  },
  {
    start: setup,
    /** What cannot be, once all is read. */
    follow(s, { cups, turn, claimer }, source) {
      for (const seat of everySeat(s.config.seats)) {
        const cup = cups.child(s.config.seats[seat] ?? '');
        if (!isFull(s, seat)) cup.fail('impossible', `a seat with ${s.dice[seat]} dice has as many under its cup`);
      }
      if (s.dice[s.turn] === 0) turn.fail('impossible', 'a seat without dice says nothing');
      if (s.dice[s.claimer] === 0) claimer.fail('impossible', 'a seat without dice says nothing');
      const wrong = invariants(s);
      if (wrong) source.fail('impossible', wrong);
    },
  },
);

export const { state: stateJson, view: viewJson, readState } = KEYS;

/** A view from outside: what is hidden is 0 in it. */
export const readView = (source: Source, config: TableConfig, viewer: Viewer): View =>
  view(KEYS.readKeys(source, config), viewer);
