// Laws 1 to 6: moves, copies, notation and the same game again.
import { EVERYONE, type Seat } from '@penumbra/kit';
import { toy } from '../toy-game.ts';
import { claimed, facts, type Mutant, notation, spoil } from './mutant.ts';

export const MOVES: readonly Mutant[] = [
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
    laws: [4, 6, 17],
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
    laws: [5, 7],
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
    laws: [6, 17],
    make: () => ({
      resolve: (s, choices, tell) => {
        toy.resolve(s, choices, tell);
        tell?.say({ kind: 'bids', values: s.spent });
      },
    }),
  },
  {
    name: 'events differ from one telling to the next',
    laws: [5, 6, 11, 17],
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
];
