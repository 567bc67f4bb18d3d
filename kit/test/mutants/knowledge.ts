// Laws 7 to 10: what a seat may know.
import { allBut, type Seat } from '@penumbra/kit';
import { toy, VALUES } from '../toy-game.ts';
import { lowestOf, type Mutant, nature, rememberingViews } from './mutant.ts';

export const KNOWLEDGE: readonly Mutant[] = [
  {
    name: 'a determinized hand ignores what was shown',
    laws: [7, 20],
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
    // What is smuggled in a view is lost when it travels as text, so laws 5 and 7 see it as well.
    laws: [5, 7, 8],
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
    laws: [5, 7, 8],
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
    laws: [8, 20],
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
        // Not for ever: as text the view has lost it.
        for (let i = 0; ; i++) {
          const s = toy.determinize(view, rng, into);
          if (view.phase !== 1 || s.hands[2] === view.actions || i > 40) return s;
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
    laws: [7, 9],
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
];
