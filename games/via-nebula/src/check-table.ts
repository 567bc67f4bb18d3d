// What a whole box should have, for people who enter what their copy prints. Positions may have what they like.
import { advice, connectedAreas, isOneOf, itemOf, readComponents, Source } from '@penumbra/kit';
import { type Atlas, atlasOf } from './atlas.ts';
import { COMPONENTS, type Components } from './components.ts';
import { CONTRACT_KINDS, FOREST, MEADOW, MIST, PRIVATE_KINDS, RESOURCES, RUINS, type Terrain, TILES } from './words.ts';

const { adviceOf, fewer, more, namedEach, unlike } = advice;
type Check = advice.Check<Components>;

const LEAST_HEXES = 80;
const MOST_HEXES = 100;
const RUIN_COUNT = 12;
const LEAST_FOREST = 5;
const LEAST_FORBIDDEN = 4;
const LEAST_WILD_NEIGHBOURS = 2;
/** On this map ways are long: nothing to carry lies next to a ruin. */
const LONG_WAYS = 'maps.expert';
const NEUTRAL_KINDS = CONTRACT_KINDS.filter((kind) => !isOneOf(PRIVATE_KINDS, kind));
const PRINTED = readComponents(COMPONENTS, new Source(undefined)).components;

const byMap =
  (check: (atlas: Atlas, map: string, components: Components) => advice.About[]): Check =>
  (components) =>
    namedEach(
      Object.entries(components.maps).map(([id, rows]) => [`maps.${id}`, atlasOf(rows)]),
      (atlas, map) => check(atlas, map, components),
    );
/** A number by name that is as it is printed. */
const asPrinted =
  (counts: (components: Components) => { readonly [what: string]: number }): Check =>
  (components) =>
    namedEach(Object.entries(counts(components)), (count, what) => unlike(count, itemOf(counts(PRINTED), what)));

const tokensLike = ({ tokens }: Components, special?: boolean, resource?: string): number =>
  Object.values(tokens)
    .filter((token) => special === undefined || (token.special === true) === special)
    .filter((token) => resource === undefined || token.resource === resource)
    .reduce((sum, { count }) => sum + count, 0);
const contractsOf = ({ contracts }: Components, ...kinds: readonly string[]): number =>
  Object.values(contracts).filter(({ kind }) => kinds.includes(kind)).length;

const isWild = (atlas: Atlas, hex: number): boolean => atlas.terrain[hex] === MIST || atlas.terrain[hex] === FOREST;
/** Ruins, each with its neighbours of a terrain; two ruins are named once. */
const besideRuins = ({ ruins, neighbours, terrain, names }: Atlas, wanted: Terrain): advice.About[] =>
  ruins.flatMap((ruin) =>
    itemOf(neighbours, ruin)
      .filter((next) => terrain[next] === wanted && (wanted !== RUINS || next > ruin))
      .map((next) => [itemOf(names, ruin), itemOf(names, next)]),
  );
const closedIn = (atlas: Atlas): advice.About[] =>
  [...atlas.meadows, ...atlas.ruins]
    .sort((a, b) => a - b)
    .filter((hex) => itemOf(atlas.neighbours, hex).filter((next) => isWild(atlas, next)).length < LEAST_WILD_NEIGHBOURS)
    .map((hex) => [itemOf(atlas.names, hex)]);

/** A code, then the table and entry it is about, then cells, or the number found and the number wanted. */
export const checkTable = adviceOf({
  'hex-count': byMap(({ size }) =>
    size < LEAST_HEXES || size > MOST_HEXES ? [[size, `${LEAST_HEXES}-${MOST_HEXES}`]] : [],
  ),
  'meadow-count': byMap(({ meadows }, _, components) => unlike(meadows.length, tokensLike(components) - 1)),
  'ruin-count': byMap(({ ruins }) => unlike(ruins.length, RUIN_COUNT)),
  'wild-count': byMap(({ mist, forest, forbidden }) => more(mist.length + forest.length + forbidden.length, TILES)),
  'forest-count': byMap(({ forest }) => fewer(forest.length, LEAST_FOREST)),
  'forbidden-count': byMap(({ forbidden }) => fewer(forbidden.length, LEAST_FORBIDDEN)),
  'ruins-touch': byMap((atlas) => besideRuins(atlas, RUINS)),
  'meadow-by-ruin': byMap((atlas, map) => (map === LONG_WAYS ? besideRuins(atlas, MEADOW) : [])),
  'wild-in-pieces': byMap((atlas) => unlike(connectedAreas(atlas.neighbours, (hex) => isWild(atlas, hex)).count, 1)),
  'closed-in': byMap(closedIn),
  'neutral-count': asPrinted((box) => ({ contracts: contractsOf(box, ...NEUTRAL_KINDS) })),
  'private-count': asPrinted((box) => ({ contracts: contractsOf(box, ...PRIVATE_KINDS) })),
  'kind-count': asPrinted((box) =>
    Object.fromEntries(CONTRACT_KINDS.map((kind) => [`contracts.${kind}`, contractsOf(box, kind)])),
  ),
  'token-count': asPrinted((box) => ({ tokens: tokensLike(box, false) })),
  'special-count': asPrinted((box) => ({ tokens: tokensLike(box, true) })),
  'token-resource': asPrinted((box) =>
    Object.fromEntries(
      RESOURCES.flatMap((name) => [
        [`tokens.${name}`, tokensLike(box, false, name)],
        [`tokens.${name}.special`, tokensLike(box, true, name)],
      ]),
    ),
  ),
  'resource-count': asPrinted(({ resources }) =>
    Object.fromEntries(RESOURCES.map((name) => [`resources.${name}`, itemOf(resources, name)])),
  ),
});
