import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playOut, Rng } from '@penumbra/kit';
import { viaNebula } from '@penumbra/via-nebula';
import type { Chance } from '../src/chance.ts';
import type { State } from '../src/state.ts';
import { positioned, stateOf, tableFor } from './helpers.ts';

/** How often each text comes, compared with an even share of `of` texts. */
function checkEven(counts: ReadonlyMap<string, number>, of: number): void {
  const total = [...counts.values()].reduce((sum, n) => sum + n, 0);
  const share = total / of;
  assert.equal(counts.size, of);
  for (const [text, n] of counts) assert.ok(Math.abs(n - share) < 6 * Math.sqrt(share), `${text}: ${n}, not ${share}`);
}

function sampled(s: State, times: number, text: (outcome: Chance) => string): Map<string, number> {
  const rng = new Rng('chance');
  const counts = new Map<string, number>();
  for (let i = 0; i < times; i++) {
    const key = text(viaNebula.nature.sample(s, rng));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

const config = tableFor(3);
const print = (outcome: Chance): string => viaNebula.notation.chance(outcome, config);

test('VN-2.1 each seat is first equally often', () => {
  checkEven(sampled(viaNebula.setup(config), 3000, print), 3);
});

test('VN-2.2 each special token is out equally often, and every meadow gets every token', () => {
  const s = viaNebula.setup(config);
  s.phase = 'tokens';
  const missing = (outcome: Chance): string =>
    ['wood', 'stone', 'clay', 'wheat', 'food'].find((name) => !print(outcome).includes(`${name}-5`)) as string;
  checkEven(sampled(s, 3000, missing), 5);
  const onA1 = sampled(
    s,
    20_000,
    (outcome) => /a1:(\S+)/.exec(print(outcome))?.[1]?.replace('-5', '-special') as string,
  );
  for (const [token, n] of onA1) {
    const expected = token.endsWith('special') ? (20_000 * 0.8) / 24 : (20_000 * 2) / 24;
    assert.ok(Math.abs(n - expected) < 6 * Math.sqrt(expected), `${token}: ${n}`);
  }
});

test('VN-2.3 every hand of two private contracts is equally likely', () => {
  const s = viaNebula.setup(config);
  s.phase = 'private';
  checkEven(
    sampled(s, 14_000, (outcome) => /blue:(\S+)/.exec(print(outcome))?.[1] as string),
    28,
  );
});

test('VN-8.4 a refill draws every contract of the deck equally often', () => {
  const table = positioned({ phase: 'refill', open: [null], deck: ['priest', 'mayor', 'caravan-1', 'workshop-2'] });
  checkEven(sampled(stateOf(table), 4000, print), 4);
});

test('VN-1 nothing is lost or made: pieces are the same in number from the first step to the last', () => {
  for (let game = 0; game < 10; game++) {
    const s = viaNebula.setup(tableFor(2 + (game % 3), game % 2 ? 'expert' : 'beginner'));
    const rng = new Rng(`pieces ${game}`);
    const { box } = s.config;
    while (playOut(viaNebula, s, rng, 1) > 0) {
      assert.equal(viaNebula.invariants(s), undefined);
      const json = viaNebula.notation.state(s) as unknown as {
        supply: { [kind: string]: number };
        meadows?: string[];
        reserve: number;
        exploitations?: { [at: string]: { owner?: string; resources: { [kind: string]: number } } };
        sites?: { owner: string; resources?: { [kind: string]: number } }[];
        buildings?: { owner: string }[];
        players: {
          [seat: string]: {
            craftsmen: number;
            sites: number;
            buildings: number;
            stacks: number[];
            storage?: { [kind: string]: number };
          };
        };
      };
      const players = Object.entries(json.players);
      const heaps = [
        json.supply,
        ...Object.values(json.exploitations ?? {}).map(({ resources }) => resources),
        ...(json.sites ?? []).map(({ resources }) => resources ?? {}),
        ...players.map(([, { storage }]) => storage ?? {}),
      ];
      for (const kind of ['wood', 'stone', 'clay', 'wheat', 'food']) {
        assert.equal(
          heaps.reduce((sum, heap) => sum + (heap[kind] ?? 0), 0),
          18,
        );
      }
      const stacked = players.flatMap(([, { stacks }]) => stacks).reduce((sum, n) => sum + n, 0);
      assert.equal((json.meadows?.length ?? 0) + json.reserve + stacked, 60);
      for (const [seat, { craftsmen, sites, buildings }] of players) {
        const mine = (list: readonly { owner?: string }[]): number => list.filter(({ owner }) => owner === seat).length;
        assert.equal(craftsmen + mine(Object.values(json.exploitations ?? {})), box.craftsmen);
        assert.equal(sites + mine(json.sites ?? []), 3);
        assert.equal(buildings + mine(json.buildings ?? []), 5);
      }
    }
  }
});
