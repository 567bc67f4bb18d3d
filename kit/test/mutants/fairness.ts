// Laws 19 and 20: nature that loads its dice, and worlds that are dealt wrongly. No other law can see them; and where
// nature is far off, worlds that are dealt rightly are not as likely as hers.
import type { Rng } from '@penumbra/kit';
import { COPIES, type ToyState, type ToyView, toy, VALUES } from '../toy-game.ts';
import { type Mutant, nature } from './mutant.ts';

/** Draws one after the other; `weigh` says how likely each value is. */
function drawBy(from: number[], count: number, rng: Rng, weigh: (copies: number, value: number) => number): number[] {
  const cards = from.map(() => 0);
  for (let i = 0; i < count; i++) {
    const weights = from.map((copies, value) => (copies > 0 ? weigh(copies, value) : 0));
    let nth = rng.below(weights.reduce((a, b) => a + b, 0));
    let value = 0;
    while (nth >= weights[value]!) nth -= weights[value++]!;
    from[value]!--;
    cards[value]!++;
  }
  return cards;
}

const handSize = (s: ToyState): number => (s.round === 1 ? 2 : 1);

/** Each hand out of the whole deck, whatever the others were given; again, until there are so many cards. */
function forgetful(s: ToyState, rng: Rng): number[][] {
  for (;;) {
    const hands = s.config.seats.map(() => drawBy(s.deck.slice(), handSize(s), rng, (copies) => copies));
    if (s.deck.every((copies, value) => hands.reduce((sum, hand) => sum + hand[value]!, 0) <= copies)) return hands;
  }
}

/** Deals the hidden cards of all but the viewer anew. */
function dealAgain(view: ToyView, s: ToyState, hands: (unseen: number[], sizes: readonly number[]) => number[][]) {
  const open = (at: number): number => (Math.floor(at / VALUES) === view.viewer ? s.hands[at]! : view.shown[at]!);
  const known = s.hands.map((_, at) => open(at));
  const unseen = view.spent.map(
    (spent, value) => COPIES - spent - known.reduce((sum, n, at) => sum + (at % VALUES === value ? n : 0), 0),
  );
  const sizes = view.sizes.map(
    (size, seat) => size - known.slice(seat * VALUES, (seat + 1) * VALUES).reduce((a, b) => a + b),
  );
  const dealt = hands(unseen, sizes);
  s.hands = known.map((n, at) => n + dealt[Math.floor(at / VALUES)]![at % VALUES]!);
  s.deck = unseen.map((n, value) => n - dealt.reduce((sum, hand) => sum + hand[value]!, 0));
  return s;
}

export const FAIRNESS: readonly Mutant[] = [
  {
    name: 'a die that is six twice as often',
    laws: [19, 20],
    make: () =>
      nature({
        sample: (s, rng) => {
          const deck = s.deck.slice();
          const twice = (copies: number, value: number) => (value === VALUES - 1 ? 2 * copies : copies);
          return { kind: 'draw', cards: s.config.seats.map(() => drawBy(deck, handSize(s), rng, twice)) };
        },
      }),
  },
  {
    name: 'nature draws kinds instead of cards',
    laws: [19, 20],
    make: () =>
      nature({
        sample: (s, rng) => {
          const deck = s.deck.slice();
          return { kind: 'draw', cards: s.config.seats.map(() => drawBy(deck, handSize(s), rng, () => 1)) };
        },
      }),
  },
  {
    name: 'a bag that forgets what it gave',
    laws: [19],
    make: () => nature({ sample: (s, rng) => ({ kind: 'draw', cards: forgetful(s, rng) }) }),
  },
  {
    name: 'worlds dealt over multisets instead of cards',
    laws: [20],
    make: () => ({
      determinize: (view, rng, into) =>
        dealAgain(view, toy.determinize(view, rng, into), (unseen, sizes) => {
          const left = unseen.slice();
          return sizes.map((size) => drawBy(left, size, rng, () => 1));
        }),
    }),
  },
];
