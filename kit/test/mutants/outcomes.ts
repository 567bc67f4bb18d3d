// Laws 11 to 16: order, pieces, endings, picking and chance.
import type { Seat } from '@penumbra/kit';
import { GRID, type ToyMove, toy } from '../toy-game.ts';
import { facts, type Mutant, nature } from './mutant.ts';

export const OUTCOMES: readonly Mutant[] = [
  {
    name: 'among equals the last to submit wins',
    laws: [6, 11, 17],
    make: () => {
      let last: Seat = 0 as Seat;
      return {
        refuse: (s, seat, move) => {
          if (s.phase === 1) last = seat;
          return toy.refuse(s, seat, move);
        },
        resolve: (s, choices, tell) => {
          toy.resolve(s, choices, tell);
          s.seat = last;
        },
      };
    },
  },
  {
    name: 'a bid card is lost',
    laws: [5, 8, 12, 16, 17],
    make: () => ({
      resolve: (s, choices, tell) => {
        toy.resolve(s, choices, tell);
        s.spent[(choices[0] as ToyMove & { value: number }).value]!--;
      },
    }),
  },
  { name: 'the facts deny chance', laws: [13], make: () => facts({ chance: false }) },
  { name: 'the facts deny joint turns', laws: [13], make: () => facts({ simultaneous: false }) },
  { name: 'the facts deny hidden information', laws: [8, 13, 17], make: () => facts({ hidden: false }) },
  {
    name: 'a result before the end',
    laws: [13],
    make: () => ({
      result: (s) => toy.result(s.round === 3 && s.phase === 2 ? { ...s, phase: 3 } : s),
    }),
  },
  {
    name: 'nobody wins',
    laws: [13],
    make: () => ({
      result: (s) => {
        const result = toy.result(s);
        return result && { ...result, winners: [] };
      },
    }),
  },
  {
    name: 'pick prefers the first move',
    laws: [15],
    make: () => ({
      pick: (s, seat, rng) => {
        const moves = toy.legal(s, seat);
        return rng.below(3) === 0 ? moves[0]! : rng.pick(moves);
      },
    }),
  },
  {
    name: 'pick gives what is not legal',
    laws: [15],
    make: () => ({
      pick: (s, seat, rng) =>
        rng.below(9) === 0
          ? toy.legal({ ...s, board: GRID.names.map(() => 0) }, seat).at(-1)!
          : rng.pick(toy.legal(s, seat)),
    }),
  },
  {
    name: 'a refused outcome is applied by half',
    laws: [6, 16, 17],
    make: () =>
      nature({
        refuse: (s, outcome) => {
          const refusal = toy.nature.refuse(s, outcome);
          if (refusal) s.round++;
          return refusal;
        },
      }),
  },
  {
    name: 'nature draws on its own numbers',
    laws: [5, 6, 16, 17],
    make: () => {
      let drawn = 0;
      return nature({ sample: (s, rng) => toy.nature.sample(s, rng.fork(drawn++)) });
    },
  },
];
