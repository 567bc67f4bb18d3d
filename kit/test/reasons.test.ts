import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Prospect, pickReasons, type Seat, sameText, whyText } from '@penumbra/kit';

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
  const often = (event: Gain, share: number) => prospect({ often: [{ event, share, after: 1 }] });
  assert.deepEqual(picked(often(you(3), 0.5), often(you(3), 0.1)), ['more you 3']);
  assert.deepEqual(picked(often(ada(3), 0), often(ada(3), 0.5)), ['less ada 3']);
  assert.deepEqual(picked(often(you(3), 0.3), often(you(3), 0.2)), []);
});

test('that somebody else does the same instead is told in short', () => {
  const take = (seat: number) => ({ kind: 'take', seat, n: 3 });
  const [found, harm] = pickReasons(
    { why: { now: [take(0)], next: [], often: [] }, other: { now: [take(1)], next: [], often: [] } },
    (event) => ((event as unknown as { seat: number }).seat === 0 ? 3 : -3),
  );
  assert.deepEqual([found?.same, harm?.same], [undefined, 1]);
  const names = { isYou: (seat: number) => seat === 0, seat: (seat: number) => ['you', 'Ada'][seat] as string };
  assert.equal(sameText('en', names, 1 as Seat), 'Ada does');
  assert.equal(sameText('pl', names, 0 as Seat), 'robisz to ty');
  assert.equal(sameText('it', names, 1 as Seat), 'lo fa Ada');
});

test('beside something large, something small is not told', () => {
  assert.deepEqual(picked(prospect({ next: [you(9)] }), prospect({ next: [ada(1)] })), ['next you 9']);
});

test('what does not always happen is not promised', () => {
  const then = (share: number) => prospect({ next: [you(3)], often: [{ event: you(3), share, after: 1 }] });
  assert.deepEqual(picked(then(0.7), prospect({})), ['likely you 3']);
  assert.deepEqual(picked(then(1), prospect({})), ['next you 3']);
});

test('what happens either way is a reason where it comes clearly sooner, or later', () => {
  const then = (event: Gain, after: number, share = 1) =>
    prospect({ next: share >= 0.6 ? [event] : [], often: [{ event, share, after }] });
  assert.deepEqual(picked(then(you(3), 1), then(you(3), 2)), ['sooner you 3']);
  assert.deepEqual(picked(then(you(3), 2), then(you(3), 1), true), ['later you 3']);
  assert.deepEqual(picked(then(ada(3), 2), then(ada(3), 1)), ['later ada 3']);
  assert.deepEqual(picked(then(ada(3), 1), then(ada(3), 2), true), ['sooner ada 3']);
  assert.deepEqual(picked(then(you(3), 1), then(you(3), 1.3)), [], 'that may be chance');
  assert.deepEqual(picked(then(you(3), 1, 0.4), then(you(3), 2, 0.5)), [], 'what is rare has no moment');
  assert.deepEqual(picked(then(you(3), 2), then(you(3), 1)), [], 'later is no reason for a move');
});

test('a large thing sooner counts for more than a small one more often', () => {
  const likely = (shares: readonly [number, number], after: number) =>
    prospect({
      often: [
        { event: you(6), share: 1, after },
        { event: you(3), share: shares[0], after: 2 },
        { event: you(1), share: shares[1], after: 2 },
      ],
    });
  assert.deepEqual(picked(likely([0.5, 0.5], 1), likely([0.5, 0], 2)), ['sooner you 6']);
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
  const tempo = [
    { when: 'sooner', text: 'you take it: +3' },
    { when: 'later', text: 'Ada takes it: +3' },
    { when: 'likely', text: 'Ada wins' },
  ] as const;
  assert.equal(
    whyText('en', tempo),
    'You take it: +3, and sooner. Ada takes it: +3, but later. Then probably Ada wins.',
  );
});
