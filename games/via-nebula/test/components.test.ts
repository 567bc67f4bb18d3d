import assert from 'node:assert/strict';
import { test } from 'node:test';
import { configure, Fault, readComponents, Source } from '@penumbra/kit';
import { checkTable, viaNebula } from '@penumbra/via-nebula';
import type { Components } from '../src/components.ts';
import { playThrough } from './helpers.ts';

const read = (components?: unknown): Components =>
  readComponents(viaNebula.components, new Source(components, 'components')).components;
const codes = (components: unknown): string[] => checkTable(read(components)).map(({ code }) => code);
const faultAt = (at: string) => (error: unknown) => error instanceof Fault && error.at === at;

test('VN-1 the printed tables are whole', () => {
  const { maps, contracts, tokens } = read();
  assert.deepEqual(checkTable(read()), []);
  assert.deepEqual(
    Object.values(maps).map((rows) => rows.join('').replaceAll('.', '').length),
    [86, 87],
  );
  assert.equal(Object.keys(contracts).length, 41);
  assert.equal(contracts['market-stall-1']?.cost, 'WS');
  assert.equal(contracts['distillery-6']?.cost, 'WSG');
  assert.equal(contracts.priest?.cost, 'different:3');
  assert.equal(
    Object.values(tokens).reduce((sum, { count }) => sum + count, 0),
    25,
  );
});

test('VN-14.3 entries are checked: terrain, rows, costs, kinds, counts', () => {
  assert.throws(() => read({ maps: { mine: ['M?'] } }), faultAt('components.maps.mine[0]'));
  assert.throws(() => read({ maps: { mine: ['M'.repeat(27)] } }), faultAt('components.maps.mine[0]'));
  assert.throws(() => read({ maps: { mine: [] } }), faultAt('components.maps.mine'));
  const contract = { kind: 'priest', cost: 'WS', points: 1 };
  assert.throws(() => read({ contracts: { x: { ...contract, cost: 'WQ' } } }), faultAt('components.contracts.x.cost'));
  assert.throws(() => read({ contracts: { x: { ...contract, kind: 'inn' } } }), faultAt('components.contracts.x.kind'));
  assert.throws(
    () => read({ contracts: { x: { kind: 'priest', cost: 'WS' } } }),
    faultAt('components.contracts.x.points'),
  );
  const token = { resource: 'wood', amount: 3, points: 1, count: 2 };
  assert.throws(() => read({ tokens: { x: { ...token, amount: 0 } } }), faultAt('components.tokens.x.amount'));
  assert.throws(() => read({ tokens: { x: { ...token, resource: 'gold' } } }), faultAt('components.tokens.x.resource'));
  assert.throws(() => read({ resources: { gold: 3 } }), faultAt('components.resources.gold'));
});

test('VN-14.3 findings about a whole box are codes, never refusals', () => {
  const small = ['hex-count', 'meadow-count', 'ruin-count', 'forest-count', 'forbidden-count', 'closed-in'];
  assert.deepEqual(codes({ maps: { mine: ['M~R'] } }), [...small, 'closed-in']);
  assert.deepEqual(codes({ maps: { mine: ['RR~F', '~X~~'] } }).filter((code) => code === 'ruins-touch').length, 1);
  assert.ok(codes({ maps: { mine: ['~X~'] } }).includes('wild-in-pieces'));
  assert.deepEqual(codes({ resources: { wood: 20 } }), ['resource-count']);
  const priest = { kind: 'priest', cost: 'different:3', points: 3 };
  assert.deepEqual(codes({ contracts: { 'priest-2': priest } }), ['neutral-count', 'kind-count']);
  const token = { resource: 'wood', amount: 3, points: 1, count: 3 };
  assert.ok(codes({ tokens: { 'wood-3': token } }).includes('meadow-count'));
  const { expert } = read().maps;
  const near = [(expert as string[])[0]?.replace('.~RX', '.MRX') as string, ...(expert as string[]).slice(1)];
  assert.ok(codes({ maps: { expert: near } }).includes('meadow-by-ruin'));
});

test('VN-14.3 a new game on a map with too few meadows is refused, one that fits is played', () => {
  const seats = ['blue', 'red'];
  const small = configure(viaNebula, { seats, options: { map: 'mine' }, components: { maps: { mine: ['M~R'] } } });
  assert.throws(() => viaNebula.setup(small), faultAt('components.maps.mine'));
  const strip = ['M~M~M~M~M~M~M~M', '~~R~~R~~F~~R~~X', 'M~M~M~M~M~M~M~M', '~~~R~~X~~R~~F~~', 'M~M~M~M~M~M~M~M'];
  const config = configure(viaNebula, { seats, options: { map: 'strip' }, components: { maps: { strip } } });
  assert.equal(playThrough(config, 'strip').phase, 'over');
});

test('VN-2.2 a box without special tokens, or with too few private contracts, starts no game', () => {
  const seats = ['blue', 'red'];
  const special = (resource: string) => ({ resource, amount: 5, points: 0, count: 1 });
  const tokens = Object.fromEntries(
    ['wood', 'stone', 'clay', 'wheat', 'food'].map((resource) => [`${resource}-5`, special(resource)]),
  );
  assert.throws(() => viaNebula.setup(configure(viaNebula, { seats, components: { tokens } })), Fault);
  const ids = ['quiet-town', 'express-delivery', 'secret-plan', 'shortcut'].flatMap((kind) => [
    `${kind}-1`,
    `${kind}-2`,
  ]);
  const contracts = Object.fromEntries(ids.slice(0, 5).map((id) => [id, { kind: 'priest', cost: 'W', points: 1 }]));
  assert.throws(
    () => viaNebula.setup(configure(viaNebula, { seats, components: { contracts } })),
    faultAt('components.contracts'),
  );
});
