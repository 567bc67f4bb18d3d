import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Prospect, pickReasons, whyText } from '@penumbra/kit';

interface Gain {
  readonly kind: 'gain';
  readonly who: 'you' | 'ada';
  readonly n: number;
}
const you = (n: number): Gain => ({ kind: 'gain', who: 'you', n });
const ada = (n: number): Gain => ({ kind: 'gain', who: 'ada', n });
const prospect = (part: Partial<Prospect<Gain>>): Prospect<Gain> => ({ now: [], next: [], often: [], ...part });
const worth = (event: Gain | { readonly kind: 'won' }): number =>
  event.kind === 'won' ? 100 : event.who === 'you' ? event.n : -event.n;
const picked = (why: Prospect<Gain>, other: Prospect<Gain>, worse = false): string[] =>
  pickReasons({ why, other, worse }, worth as never).map(({ when, event }) => {
    const { who, n } = event as Gain;
    return `${when} ${who} ${n}`;
  });

test('a move is good for what it alone brings, and for what the other would give a rival', () => {
  assert.deepEqual(picked(prospect({ now: [you(3), you(1)] }), prospect({ now: [you(3)] })), ['now you 1']);
  assert.deepEqual(picked(prospect({ next: [you(2)] }), prospect({ next: [ada(4)] })), ['next you 2', 'else ada 4']);
  assert.deepEqual(picked(prospect({ next: [ada(4)] }), prospect({ next: [you(2)] }), true), ['next ada 4']);
});

test('the smaller gain speaks for nothing, and against the move that was played', () => {
  assert.deepEqual(picked(prospect({ now: [you(1)] }), prospect({ now: [you(5)] })), []);
  assert.deepEqual(picked(prospect({ now: [you(1)] }), prospect({ now: [you(5)] }), true), ['now you 1']);
  assert.deepEqual(picked(prospect({ now: [you(5)] }), prospect({ now: [you(1)] }), true), []);
});

test('where nothing is certain, a clear difference is told as one', () => {
  const often = (event: Gain, share: number) => prospect({ often: [{ event, share }] });
  assert.deepEqual(picked(often(you(3), 0.5), often(you(3), 0.1)), ['more you 3']);
  assert.deepEqual(picked(often(ada(3), 0), often(ada(3), 0.5)), ['less ada 3']);
  assert.deepEqual(picked(often(you(3), 0.3), often(you(3), 0.2)), []);
});

test('sentences begin with their word for when, in every language', () => {
  const clauses = [
    { when: 'now', text: 'a' },
    { when: 'next', text: 'b' },
    { when: 'else', text: 'Ada c' },
  ] as const;
  assert.equal(whyText('en', clauses), 'A. Then b. Otherwise Ada c.');
  assert.equal(whyText('pl', clauses), 'A. Potem b. Inaczej Ada c.');
  assert.equal(whyText('it', clauses), 'A. Poi b. Altrimenti Ada c.');
});
