import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it, test } from 'node:test';
import { span } from '@penumbra/kit';
import { NODE_FLAGS } from '@penumbra/server';
import { didYouMean, distance } from '../src/near.ts';
import { indented } from '../src/output.ts';
import { paint } from '../src/paint.ts';
import { itemsOf, narrowed, page } from '../src/play/menu.ts';
import { ticks } from '../src/sim/charts.ts';
import { shareOf, spreadOf } from '../src/sim/statistics.ts';
import { summarize } from '../src/sim/tally.ts';
import { wrap } from '../src/wrap.ts';

describe('near', () => {
  it('counts letters changed, added, removed and swapped', () => {
    assert.equal(distance('place', 'place'), 0);
    assert.equal(distance('plce', 'place'), 1);
    assert.equal(distance('plaec', 'place'), 1);
    assert.equal(distance('', 'abc'), 3);
    assert.equal(distance('kitten', 'sitting'), 3);
  });

  it('suggests what is near, nearest first, and nothing that is far', () => {
    assert.equal(didYouMean('pas', ['play', 'pass']), '; did you mean "pass"?');
    assert.equal(
      didYouMean('place a9', ['place a1', 'place b9', 'shift c3']),
      '; did you mean "place a1" or "place b9"?',
    );
    assert.equal(didYouMean('xyz', ['place a1']), '');
  });
});

describe('statistics', () => {
  it("gives Wilson's interval", () => {
    const { share, low, high } = shareOf(8, 10);
    assert.equal(share, 0.8);
    assert.ok(Math.abs(low - 0.4902) < 1e-4 && Math.abs(high - 0.9433) < 1e-4);
    const none = shareOf(0, 20);
    assert.ok(none.low === 0 && none.high > 0.1);
  });

  it('gives mean, deviation and median', () => {
    assert.deepEqual(spreadOf([4, 1, 3, 2]), { mean: 2.5, deviation: Math.sqrt(5 / 3), min: 1, median: 2.5, max: 4 });
    assert.deepEqual(spreadOf([7]), { mean: 7, deviation: 0, min: 7, median: 7, max: 7 });
  });

  it('counts a shared win as a fraction, and a bot by the seats it has', () => {
    const common = { scores: undefined, steps: 1, rounds: 1, ending: 'x', rank: undefined, uses: [] };
    const bots = ['greedy', 'random', 'random'] as const;
    const { bySeat, byBot } = summarize(
      ['a', 'b', 'c'],
      [
        { ...common, bots, winners: [0, 2] },
        { ...common, bots, winners: [1] },
      ],
    );
    assert.deepEqual([bySeat.a?.wins, bySeat.b?.wins, bySeat.c?.wins], [0.5, 1, 0.5]);
    assert.deepEqual([byBot.greedy?.played, byBot.random?.played], [2, 4]);
    assert.deepEqual([byBot.greedy?.share, byBot.random?.share], [0.25, 0.375]);
  });
});

describe('charts', () => {
  it('puts round numbers along an axis, and not too many', () => {
    assert.deepEqual(ticks(0, 9, 10), { step: 1, values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] });
    assert.deepEqual(ticks(-11, 26, 6).values, [-10, 0, 10, 20]);
    assert.deepEqual(ticks(250, 3805, 4), { step: 1000, values: [1000, 2000, 3000] });
    assert.equal(ticks(0, 120, 3).step, 50);
  });
});

describe('text', () => {
  it('puts what fits on a line on one', () => {
    assert.equal(indented({ a: [1, 2], b: {} }), '{ "a": [1, 2], "b": {} }');
    const long = { key: Array.from({ length: 40 }, (_, i) => i), x: 1 };
    assert.deepEqual(JSON.parse(indented(long)), long);
    assert.ok(indented(long).includes('\n'));
  });

  it('draws panels beside each other where they fit', () => {
    const panel = (name: string, lines: number) => ({
      name,
      lines: Array.from({ length: lines }, () => [span('12345')]),
    });
    const sketch = [panel('board', 3), panel('hand', 1), panel('seats', 2)];
    assert.equal(paint(sketch, 20), 'board    hand\n12345    12345\n12345\n12345\n\nseats\n12345\n12345');
    assert.ok(!paint(sketch, 10).includes('board    hand'));
  });

  it('breaks lines between words, as far in as they begin, and lets no blank have a colour', () => {
    assert.equal(wrap('  one two three four', 11), '  one two\n  three\n  four');
    assert.equal(wrap('\u001b[2m  one two three\u001b[0m', 11), '\u001b[2m  one two\n  three\u001b[0m');
    assert.equal(wrap('one two', 7), 'one two');
    assert.equal(wrap('incomprehensible one', 5), 'incomprehensible\none');
    const seats = [{ name: 'seats', lines: [[span('black   ', 'black'), span('3   ')]] }];
    process.env.FORCE_COLOR = '1';
    assert.ok(paint(seats, 80).endsWith('black\u001b[0m   3'));
    delete process.env.FORCE_COLOR;
  });

  it('numbers moves, narrows them down and keeps their numbers', () => {
    const items = itemsOf(['place a1', 'place b1', 'shift a1'].map((text) => ({ text })));
    assert.deepEqual(
      narrowed(items, 'A1').map(({ number }) => number),
      [1, 3],
    );
    assert.deepEqual(
      narrowed(items, 'shift a').map(({ number }) => number),
      [3],
    );
    assert.equal(page(items, 0, 80).text, '1  place a1\n2  place b1\n3  shift a1');
    const many = itemsOf(Array.from({ length: 100 }, (_, i) => ({ text: `move ${i}` })));
    assert.equal(page(many, 0, 80).left, 40);
    assert.equal(page(many, 60, 80).left, 0);
  });

  it('lists moves beside their sentences, and finds them by words of these, with accents or without', () => {
    const items = itemsOf([
      { text: 'slide left R 2', says: 'Wsuń z lewej w rząd 2: czerwony' },
      { text: 'slide top Y a', says: 'Wsuń z góry w kolumnę a: żółty' },
    ]);
    assert.equal(
      page(items, 0, 200).text,
      '1  slide left R 2   Wsuń z lewej w rząd 2: czerwony\n2  slide top Y a    Wsuń z góry w kolumnę a: żółty',
    );
    assert.deepEqual(
      narrowed(items, 'zolty gory').map(({ number }) => number),
      [2],
    );
    const many = itemsOf(Array.from({ length: 30 }, (_, i) => ({ text: `move ${i}`, says: `Move ${i}` })));
    assert.equal(page(many, 0, 200).left, 10);
  });
});

test('a server is started with the flags that it was measured with', () => {
  for (const file of ['bin/penumbra', 'package.json']) {
    const text = readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8');
    for (const flag of NODE_FLAGS) assert.ok(text.includes(flag), `${file} does not have ${flag}`);
  }
});
