import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Clause, GameText, Reasoned, TwoMoves } from '../src/index.ts';
import { whyBoth } from '../src/index.ts';

const [PLAYED, BETTER] = [{ kind: 'played' }, { kind: 'better' }];
const two = { played: PLAYED, better: BETTER } as unknown as TwoMoves;

/** A game that says so of the one move and so of the other. */
const saying = (of: { readonly played?: readonly Clause[]; readonly better?: readonly Clause[] }): GameText =>
  ({ reason: ({ move }: Reasoned) => (move === PLAYED ? of.played : of.better) ?? [] }) as unknown as GameText;

const ADA: Clause = { when: 'next', text: 'Ada takes Seed 3: +5' };

describe('why the one move is better than the other', () => {
  it('is told by what each leads to', () => {
    const bo: Clause = { when: 'likely', text: 'Bo takes Leaf 1: +1' };
    assert.deepEqual(whyBoth('en', saying({ played: [bo], better: [ADA] }), two), {
      played: 'Then probably Bo takes Leaf 1: +1.',
      better: 'Then Ada takes Seed 3: +5.',
    });
  });

  it('is that what was feared becomes less likely, where nothing else is', () => {
    const { better } = whyBoth('en', saying({ played: [ADA] }), two);
    assert.equal(better, 'That becomes less likely.');
  });

  it('is said to lie further ahead where nothing soon tells them apart, in every language', () => {
    const said = (['en', 'pl', 'it'] as const).map((lang) => whyBoth(lang, saying({}), two));
    assert.deepEqual(
      said.map(({ played }) => played),
      ['', '', ''],
    );
    assert.equal(said[0]?.better, 'What speaks for it shows only later.');
    assert.equal(new Set(said.map(({ better }) => better)).size, 3);
  });

  it('is left out by a game that gives no reasons', () => {
    assert.deepEqual(whyBoth('en', {} as GameText, two), { played: '', better: '' });
  });
});
