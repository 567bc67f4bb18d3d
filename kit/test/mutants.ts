// Toy games that break one law each on purpose.
import { allBut, EVERYONE, type Game, type Seat } from '@penumbra/kit';
import { GRID, type Toy, type ToyMove, type ToyState, type ToyView, toy, VALUES } from './toy-game.ts';

interface Mutant {
  readonly name: string;
  /** Which laws break: the one that is meant, and those that cannot hold without it. */
  readonly laws: readonly number[];
  make(): Partial<Game<Toy>>;
}

const nature = (changes: Partial<Game<Toy>['nature']>): Partial<Game<Toy>> => ({
  nature: { ...toy.nature, ...changes },
});
const notation = (changes: Partial<Game<Toy>['notation']>): Partial<Game<Toy>> => ({
  notation: { ...toy.notation, ...changes },
});
const facts = (changes: Partial<Game<Toy>['facts']>): Partial<Game<Toy>> => ({ facts: { ...toy.facts, ...changes } });
const claimed = (s: ToyState): number => s.board.filter(Boolean).length;
const spoil = <T>(list: readonly T[], spoiled: boolean, change: (list: readonly T[]) => T[]): readonly T[] =>
  spoiled ? change(list) : list;
const lowestOf = (s: ToyState, seat: number): number => s.hands.findIndex((n, at) => n > 0 && at >= seat * VALUES);

/** Views that remember the state they were made from, which no view may. */
function rememberingViews() {
  const truths = new WeakMap<ToyView, ToyState>();
  const view: Game<Toy>['view'] = (s, viewer) => {
    const made = toy.view(s, viewer);
    truths.set(made, toy.clone(s));
    return made;
  };
  return { view, truthOf: (made: ToyView): ToyState => truths.get(made)! };
}

export const MUTANTS: readonly Mutant[] = [
  {
    name: 'a seat that is not asked has a move',
    laws: [1, 2],
    make: () => ({
      legal: (s, seat) =>
        spoil(toy.legal(s, seat), s.phase === 2 && seat !== s.seat, () => [toy.legal(s, s.seat as Seat)[0]!]),
    }),
  },
  {
    name: 'a list names a move twice',
    laws: [2],
    make: () => ({
      legal: (s, seat) => spoil(toy.legal(s, seat), s.phase === 2 && s.seat === seat, (l) => [...l, l[0]!]),
    }),
  },
  {
    name: 'moves are made anew in every list',
    laws: [2, 5],
    make: () => ({ legal: (s, seat) => toy.legal(s, seat).map((move) => Object.freeze({ ...move })) }),
  },
  {
    name: 'the list forgets a legal move',
    laws: [2],
    make: () => ({
      legal: (s, seat) => spoil(toy.legal(s, seat), claimed(s) === 2, (l) => l.slice(0, Math.max(1, l.length - 1))),
    }),
  },
  {
    name: 'refuse lets a taken cell pass',
    laws: [2],
    make: () => ({
      refuse: (s, seat, move) => {
        const refusal = toy.refuse(s, seat, move);
        return refusal?.code === 'taken' ? undefined : refusal;
      },
    }),
  },
  { name: 'games take longer than stated', laws: [3], make: () => facts({ longest: 12 }) },
  {
    name: 'a clone of the end shares its board',
    laws: [4],
    make: () => ({
      clone: (s, into) =>
        into ? toy.clone(s, into) : { ...toy.clone(s), board: s.phase === 3 ? s.board : s.board.slice() },
    }),
  },
  {
    name: 'a clone over another state forgets the round',
    laws: [4],
    make: () => ({
      clone: (s, into) => (into ? Object.assign(into, { ...toy.clone(s), round: into.round }) : toy.clone(s)),
    }),
  },
  {
    name: 'asking for legal moves claims a cell',
    laws: [4, 6],
    make: () => ({
      legal: (s, seat) => {
        s.board[8] = s.round > 1 && seat === 0 && s.phase === 1 && !s.board[8] ? 1 : s.board[8]!;
        return toy.legal(s, seat);
      },
    }),
  },
  {
    name: 'positions forget what was shown',
    laws: [5],
    make: () =>
      notation({
        state: (s) => Object.fromEntries(Object.entries(toy.notation.state(s)).filter(([k]) => k !== 'shown')),
      }),
  },
  {
    name: 'a keyword in capitals is not read',
    laws: [5],
    make: () =>
      notation({
        parseMove: (text, s, seat) =>
          /^[A-Z]/.test(text)
            ? { ok: false, refusal: { code: 'unreadable', at: [] } }
            : toy.notation.parseMove(text, s, seat),
      }),
  },
  {
    name: 'nonsense after a move is read over',
    laws: [5],
    make: () =>
      notation({
        parseMove: (text, s, seat) => toy.notation.parseMove(text.trim().split(/\s+/).slice(0, 2).join(' '), s, seat),
      }),
  },
  {
    name: 'a view is read back as another',
    laws: [5],
    make: () => notation({ readView: (_, config, viewer) => toy.view(toy.setup(config), viewer) }),
  },
  {
    name: 'parsing makes a move anew where it is not legal',
    laws: [2],
    make: () =>
      notation({
        parseMove: (text, s, seat) => {
          const read = toy.notation.parseMove(text, s, seat);
          return read.ok && toy.refuse(s, seat, read.value) ? { ok: true, value: { ...read.value } } : read;
        },
      }),
  },
  {
    name: 'an event holds on to the state',
    laws: [6],
    make: () => ({
      resolve: (s, choices, tell) => {
        toy.resolve(s, choices, tell);
        tell?.say({ kind: 'bids', values: s.spent });
      },
    }),
  },
  {
    name: 'events differ from one telling to the next',
    laws: [5, 6, 11],
    make: () => {
      let told = 0;
      return {
        resolve: (s, choices, tell) => {
          toy.resolve(s, choices, tell);
          tell?.say({ kind: 'bids', values: [told++] }, EVERYONE);
        },
      };
    },
  },
  {
    name: 'a determinized hand ignores what was shown',
    laws: [7],
    make: () => ({
      determinize: (view, rng, into) =>
        toy.determinize(view.shown.some(Boolean) ? { ...view, round: view.round + 1 } : view, rng, into),
    }),
  },
  {
    name: 'a view keeps hold of the board',
    laws: [7],
    make: () => ({ view: (s, viewer) => ({ ...toy.view(s, viewer), board: s.board }) }),
  },
  {
    name: 'the view smuggles the truth to determinize',
    // What is smuggled in a view is lost when it travels as text, so law 5 sees it as well.
    laws: [5, 8],
    make: () => {
      const { view, truthOf } = rememberingViews();
      return {
        view,
        determinize: (seen, _, into) => toy.clone(truthOf(seen), into),
      };
    },
  },
  {
    name: 'one seat is never dealt anew',
    laws: [5, 8],
    make: () => {
      const { view, truthOf } = rememberingViews();
      return {
        view,
        determinize: (seen, rng, into) => {
          const truth = truthOf(seen);
          for (;;) {
            const s = toy.determinize(seen, rng, into);
            if (seen.viewer === 2 || String(s.hands.slice(6)) === String(truth.hands.slice(6))) return s;
          }
        },
      };
    },
  },
  {
    name: 'others are never dealt a 3',
    laws: [8],
    make: () => ({
      determinize: (view, rng, into) => {
        for (let i = 0; ; i++) {
          const s = toy.determinize(view, rng, into);
          const threes = s.hands.filter(
            (n, at) => n > 0 && at % VALUES === 2 && Math.floor(at / VALUES) !== view.viewer,
          );
          if (threes.length === 0 || i > 40) return s;
        }
      },
    }),
  },
  {
    name: 'a view shows who holds a 3',
    laws: [5, 9],
    make: () => ({
      view: (s, viewer) => ({ ...toy.view(s, viewer), actions: s.phase === 1 ? s.hands[2]! : s.actions }),
      determinize: (view, rng, into) => {
        for (;;) {
          const s = toy.determinize(view, rng, into);
          if (view.phase !== 1 || s.hands[2] === view.actions) return s;
        }
      },
    }),
  },
  {
    name: 'everybody hears what is drawn',
    laws: [9],
    make: () =>
      nature({
        apply: (s, outcome, tell) => {
          toy.nature.apply(s, outcome, tell);
          tell?.say({ kind: 'drew', seat: 0 as Seat, cards: outcome.cards[0]! }, allBut(0 as Seat));
        },
      }),
  },
  {
    name: 'a refusal names a card of somebody else',
    laws: [9],
    make: () => ({
      refuse: (s, seat, move) => {
        const refusal = toy.refuse(s, seat, move);
        return refusal && { ...refusal, at: [String(lowestOf(s, (seat + 1) % s.config.seats.length) % VALUES)] };
      },
    }),
  },
  {
    name: 'showing a card is told as if it were nothing',
    laws: [10],
    make: () => ({
      play: (s, seat, move, tell) =>
        toy.play(s, seat, move, tell && { say: (e, to) => tell.say(e, to), reveal: (e, to) => tell.say(e, to) }),
    }),
  },
  {
    name: 'a claim tells its maker about the deck',
    laws: [10],
    make: () => ({
      play: (s, seat, move, tell) => {
        toy.play(s, seat, move, tell);
        if (move.kind === 'claim') tell?.say({ kind: 'bids', values: s.deck.slice() });
      },
    }),
  },
  {
    name: 'among equals the last to submit wins',
    laws: [6, 11],
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
    laws: [5, 8, 12, 16],
    make: () => ({
      resolve: (s, choices, tell) => {
        toy.resolve(s, choices, tell);
        s.spent[(choices[0] as ToyMove & { value: number }).value]!--;
      },
    }),
  },
  { name: 'the facts deny chance', laws: [13], make: () => facts({ chance: false }) },
  { name: 'the facts deny joint turns', laws: [13], make: () => facts({ simultaneous: false }) },
  { name: 'the facts deny hidden information', laws: [8, 13], make: () => facts({ hidden: false }) },
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
    laws: [6, 16],
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
    laws: [5, 6, 16],
    make: () => {
      let drawn = 0;
      return nature({ sample: (s, rng) => toy.nature.sample(s, rng.fork(drawn++)) });
    },
  },
];
