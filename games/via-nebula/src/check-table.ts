import { connectedAreas, isOneOf, itemOf, type Refusal } from '@penumbra/kit';
import { type Atlas, atlasOf } from './atlas.ts';
import { COMPONENTS, type Components } from './components.ts';
import { CONTRACT_KINDS, FOREST, type Hex, MEADOW, MIST, PRIVATE_KINDS, RESOURCES, RUINS, TILES } from './words.ts';

// What a whole box should have, for people who enter what their copy prints. Positions may have what they like.

export const TABLE_FINDINGS = [
  'hex-count',
  'meadow-count',
  'ruin-count',
  'ruins-touch',
  'wild-count',
  'forest-count',
  'forbidden-count',
  'meadow-by-ruin',
  'wild-in-pieces',
  'closed-in',
  'neutral-count',
  'private-count',
  'kind-count',
  'token-count',
  'special-count',
  'token-resource',
  'resource-count',
] as const;
export type TableFinding = (typeof TABLE_FINDINGS)[number];
/** A code, then the table and entry it is about, then cells, or the number found and the number wanted. */
export type Finding = Refusal<TableFinding>;

const HEXES = { least: 80, most: 100 };
const RUIN_COUNT = 12;
const LEAST_FOREST = 5;
const LEAST_FORBIDDEN = 4;
const LEAST_WILD_NEIGHBOURS = 2;
/** On this map ways are long: nothing to carry lies next to a ruin. */
const LONG_WAYS = 'expert';

const PRINTED = COMPONENTS.tables;

const finding = (code: TableFinding, ...at: readonly (string | number)[]): Finding => ({ code, at: at.map(String) });
/** A finding unless the number is the wanted one. */
const counted = (code: TableFinding, what: string, found: number, wanted: number): Finding[] =>
  found === wanted ? [] : [finding(code, what, found, wanted)];

export function checkTable(components: Components): readonly Finding[] {
  return [
    ...Object.entries(components.maps).flatMap(([id, rows]) => checkMap(id, atlasOf(rows), components)),
    ...checkContracts(components),
    ...checkTokens(components),
    ...RESOURCES.flatMap((name) =>
      counted(
        'resource-count',
        `resources.${name}`,
        itemOf(components.resources, name),
        itemOf(PRINTED.resources.entries, name),
      ),
    ),
  ];
}

function checkMap(id: string, atlas: Atlas, components: Components): Finding[] {
  const what = `maps.${id}`;
  const tokens = Object.values(components.tokens).reduce((sum, { count }) => sum + count, 0);
  const wild = atlas.mist.length + atlas.forest.length + atlas.forbidden.length;
  const outside = atlas.size < HEXES.least || atlas.size > HEXES.most;
  return [
    ...(outside ? [finding('hex-count', what, atlas.size, `${HEXES.least}-${HEXES.most}`)] : []),
    ...counted('meadow-count', what, atlas.meadows.length, tokens - 1),
    ...counted('ruin-count', what, atlas.ruins.length, RUIN_COUNT),
    ...(wild > TILES ? [finding('wild-count', what, wild, TILES)] : []),
    ...(atlas.forest.length < LEAST_FOREST ? [finding('forest-count', what, atlas.forest.length, LEAST_FOREST)] : []),
    ...(atlas.forbidden.length < LEAST_FORBIDDEN
      ? [finding('forbidden-count', what, atlas.forbidden.length, LEAST_FORBIDDEN)]
      : []),
    ...checkNeighbours(id, what, atlas),
  ];
}

function checkNeighbours(id: string, what: string, atlas: Atlas): Finding[] {
  const isWild = (hex: number): boolean => atlas.terrain[hex] === MIST || atlas.terrain[hex] === FOREST;
  const around = (hex: Hex, inside: (next: number) => boolean): string[] =>
    itemOf(atlas.neighbours, hex)
      .filter(inside)
      .map((next) => itemOf(atlas.names, next));
  const touching = (code: TableFinding, terrain: string): Finding[] =>
    atlas.ruins.flatMap((ruin) => {
      const once = (next: number): boolean => atlas.terrain[next] === terrain && (terrain !== RUINS || next > ruin);
      return around(ruin, once).map((name) => finding(code, what, itemOf(atlas.names, ruin), name));
    });
  const places = [...atlas.meadows, ...atlas.ruins].sort((a, b) => a - b);
  const closedIn = places.filter((hex) => around(hex, isWild).length < LEAST_WILD_NEIGHBOURS);
  const { count } = connectedAreas(atlas.neighbours, isWild);
  return [
    ...touching('ruins-touch', RUINS),
    ...(id === LONG_WAYS ? touching('meadow-by-ruin', MEADOW) : []),
    ...counted('wild-in-pieces', what, count, 1),
    ...closedIn.map((hex) => finding('closed-in', what, itemOf(atlas.names, hex))),
  ];
}

function checkContracts({ contracts }: Components): Finding[] {
  const count = (table: Components['contracts'], kinds: readonly string[]): number =>
    Object.values(table).filter(({ kind }) => kinds.includes(kind)).length;
  const neutral = CONTRACT_KINDS.filter((kind) => !isOneOf(PRIVATE_KINDS, kind));
  const printed = PRINTED.contracts.entries;
  return [
    ...counted('neutral-count', 'contracts', count(contracts, neutral), count(printed, neutral)),
    ...counted('private-count', 'contracts', count(contracts, PRIVATE_KINDS), count(printed, PRIVATE_KINDS)),
    ...CONTRACT_KINDS.flatMap((kind) =>
      counted('kind-count', `contracts.${kind}`, count(contracts, [kind]), count(printed, [kind])),
    ),
  ];
}

function checkTokens({ tokens }: Components): Finding[] {
  const count = (table: Components['tokens'], special: boolean, resource?: string): number =>
    Object.values(table)
      .filter((token) => (token.special === true) === special && (!resource || token.resource === resource))
      .reduce((sum, token) => sum + token.count, 0);
  const printed = PRINTED.tokens.entries;
  return [
    ...counted('token-count', 'tokens', count(tokens, false), count(printed, false)),
    ...counted('special-count', 'tokens', count(tokens, true), count(printed, true)),
    ...RESOURCES.flatMap((name) => [
      ...counted('token-resource', `tokens.${name}`, count(tokens, false, name), count(printed, false, name)),
      ...counted('token-resource', `tokens.${name}.special`, count(tokens, true, name), count(printed, true, name)),
    ]),
  ];
}
