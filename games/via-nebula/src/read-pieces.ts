// Pieces in a position: what lies on the map, what players have, and what is left of it.
import {
  type Codec,
  codec,
  countOwned,
  everyName,
  itemOf,
  type Json,
  type Owned,
  owned,
  ownerOf,
  quote,
  type Source,
  type Sources,
  thingOf,
  thingsOf,
} from '@penumbra/kit';
import { hexAt } from './atlas.ts';
import { contractNamed, contractOf, tokenOf } from './box.ts';
import { countOf, type Goods, goodsOf, MOST_OF_A_KIND, NO_GOODS, plus } from './goods.ts';
import { addMeadow, isEmptyMeadow, placesTaken, putCraftsman, putToken, stock, takePlace } from './ground.ts';
import { buildingsLeft, goodsOn, goodsOnSite, resourcesOut, type State, tilesOut } from './state.ts';
import type { View } from './view.ts';
import * as words from './words.ts';
import { type Contract, EVERY_RESOURCE, type Hex, meadowNumbered, RESOURCES, STACKS, type Token } from './words.ts';

type Known = State | View;

/** Whether that many exist is found when all heaps are counted. */
const GOODS = codec.packed({ names: () => RESOURCES, max: MOST_OF_A_KIND }, countOf, goodsOf);
export const CONTRACT = codec.thing<Contract, Known>(({ config }) => config.box.contractIds, 'contract');
const CONTRACTS = codec.list(CONTRACT);
/** One of the display or the deck. */
export const NEUTRAL = codec.unless(CONTRACT, ({ config }, it) => {
  const contract = contractNamed(config, it.text());
  const isPrivate = contract !== undefined && contractOf(config, contract).private;
  return isPrivate && `${it.text()} is private: it is never in open or deck`;
});
/** Special ones never lie as tokens. */
const TOKEN = codec.refusing(
  codec.id<Token, Known>(({ config }) => config.box.tokenIds, 'token'),
  (token, { config }) => tokenOf(config, token).special && 'a special token is only ever an exploitation',
);
const TOKENS = codec.list(TOKEN);

/** A hex of the map that is one of these terrains. */
function readHex(it: Source, name: string, { config }: Known, terrains: readonly words.Terrain[]): Hex {
  const { atlas } = config.box;
  const cell = words.cellNamed(name);
  const hex = cell === undefined ? undefined : hexAt(atlas, cell);
  if (hex === undefined) return it.fail('unknown-id', `the map has no hex ${quote(name)}`);
  const terrain = itemOf(atlas.terrain, hex);
  if (terrains.includes(terrain)) return hex;
  return it.fail('impossible', `${name} is ${terrain} on the map; this belongs on ${terrains.join(' ')}`);
}
const hexOn = (...terrains: readonly words.Terrain[]): Codec<Hex, Known> => ({
  write: (hex, { config }) => config.box.atlas.names[hex] ?? '',
  read: (it, s) => readHex(it, it.text(), s, terrains),
});

/** What is given by the name of a printed meadow. */
const byMeadow = (each: codec.Part<State, Known>, why?: (s: State, meadow: number) => string | false) =>
  codec.rows<State, Known>({
    names: ({ config: { box } }) => box.atlas.meadows.map((hex) => box.atlas.names[hex]),
    find: (it, name, s) => itemOf(s.config.box.atlas.meadowOf, readHex(it, name, s, [words.MEADOW])),
    why,
    each,
  });
const EXPLOITED = codec.refusing(GOODS, (goods) => goods === NO_GOODS && 'an exploitation without resources');
const TILE = hexOn(words.MIST, words.FOREST, words.FORBIDDEN);
const PLACE = codec.refusing(
  hexOn(words.RUINS),
  (hex, s) => {
    const { places, atlas } = s.config.box;
    const what = `more sites and buildings on ${atlas.names[hex]} than its places`;
    return placesTaken(s, hex) >= places && `${what}, of which there are ${places}`;
  },
  'too-many',
);
const BUILDING = codec.object({ at: PLACE, owner: codec.seatWord });
const SITE = codec.object({ at: PLACE, owner: codec.seatWord, resources: GOODS });
const pieceOf = (piece: Owned<Hex>) => ({ at: thingOf(piece), owner: ownerOf(piece) });
function putPiece(s: State, pieces: Owned<Hex>[], { at, owner }: ReturnType<typeof pieceOf>): void {
  pieces.push(owned(at, owner));
  takePlace(s, owner, at);
}

export const ON_MAP = {
  tokens: {
    as: byMeadow({
      write: ({ config, tokens }, meadow) => config.box.tokenIds[(tokens[meadow] ?? 0) - 1] ?? '',
      read: (it, s, meadow) => putToken(s, meadowNumbered(meadow), TOKEN.read(it, s)),
    }),
  },
  exploitations: {
    as: byMeadow(
      codec.parts({
        owner: {
          write: ({ config, owners }, meadow) => config.seats[(owners[meadow] ?? 0) - 1] ?? '',
          read(it, s, meadow) {
            if (!it.absent) putCraftsman(s, codec.seatWord.read(it, s), meadowNumbered(meadow));
          },
        },
        resources: {
          write: (s, meadow) => GOODS.write(goodsOn(s, meadow), s),
          read: (it, s, meadow) => stock(s, meadowNumbered(meadow), EXPLOITED.read(it, s)),
        },
      }),
      ({ config, tokens }, meadow) => {
        const name = itemOf(config.box.atlas.names, itemOf(config.box.atlas.meadows, meadow));
        return tokens[meadow] !== 0 && `an exploitation on ${name}, where tokens.${name} has a token, too`;
      },
    ),
  },
  meadows: {
    /** The tiles; printed meadows are empty by themselves. */
    write(s: Known) {
      const { hexes, meadowOf } = s.config.box.atlas;
      return hexes.filter((hex) => meadowOf[hex] === -1 && isEmptyMeadow(s, hex)).map((hex) => TILE.write(hex, s));
    },
    check: readMeadows,
  },
  sites: {
    write: (s: Known) => s.sites.map((piece, i) => SITE.write({ ...pieceOf(piece), resources: goodsOnSite(s, i) }, s)),
    check(it: Source, s: State) {
      for (const entry of it.list()) {
        const site = SITE.read(entry, s);
        putPiece(s, s.sites, site);
        s.siteGoods.push(site.resources);
      }
    },
  },
  buildings: {
    write: (s: Known) => s.buildings.map((piece) => BUILDING.write(pieceOf(piece), s)),
    check(it: Source, s: State) {
      for (const entry of it.list()) putPiece(s, s.buildings, BUILDING.read(entry, s));
    },
  },
};

/** Once tokens are dealt, every printed meadow that is bare is an empty one. */
function readMeadows(source: Source, s: State): void {
  for (const entry of source.list()) {
    const hex = TILE.read(entry, s);
    if (isEmptyMeadow(s, hex)) entry.fail('impossible', `two tiles on ${entry.text()} in meadows`);
    addMeadow(s, hex);
  }
  if (s.phase === 'first' || s.phase === 'tokens') return;
  s.config.box.atlas.meadows.forEach((hex, meadow) => {
    if (s.tokens[meadow] === 0 && s.goods[meadow] === 0) addMeadow(s, hex);
  });
}

/** What is given, or what is left; there may be less than that, the rest is in the box. */
const restOf = (
  where: string,
  counts: (s: Known, at: number) => readonly [all: number, out: number],
): Codec<number, Known> => ({
  write: (rest) => rest,
  read(it, s, _, at = 0) {
    const [all, out] = counts(s, at);
    const rest = it.absent ? all - out : it.count();
    if (rest >= 0 && rest + out <= all) return rest;
    return it.fail('too-many', `${Math.max(rest, 0)} here and ${out} ${where} are more than the ${all} there are`);
  },
});
const KIND = restOf('elsewhere', (s, kind) => [
  itemOf(s.config.box.resources, kind),
  resourcesOut(s, itemOf(EVERY_RESOURCE, kind)),
]);
const SUPPLY: Codec<Goods, Known> = {
  write: (supply) => everyName(RESOURCES, EVERY_RESOURCE, (kind) => countOf(supply, kind)),
  read(it, s) {
    const given = it.fields(...RESOURCES);
    return EVERY_RESOURCE.map((kind) => goodsOf(kind, KIND.read(given[itemOf(RESOURCES, kind)], s, 0, kind))).reduce(
      plus,
    );
  },
};
const RESERVE = restOf('elsewhere (meadows, stacks)', (s) => [
  words.TILES,
  tilesOut(s) + s.stacks.reduce((sum, count) => sum + count, 0),
]);

export const LEFT = {
  supply: { always: true, as: SUPPLY, fill: 'read' },
  reserve: { always: true, as: RESERVE, fill: 'read' },
} as const;

const take = <T extends number>(list: Owned<T>[], things: readonly T[], seat: number): void => {
  for (const thing of things) list.push(owned(thing, seat));
};
const standing = ({ owners }: Known, seat: number): number => owners.filter((owner) => owner === seat + 1).length;
const PLAYER = codec.parts<State, Known>(
  {
    craftsmen: [
      'craftsmen',
      restOf('on the map (exploitations)', (s, of) => [s.config.box.craftsmen, standing(s, of)]),
    ],
    sites: ['siteStock', restOf('on the map (sites)', (s, of) => [words.SITES, countOwned(s.sites, of)])],
    buildings: [
      'buildingStock',
      restOf('on the map (buildings)', (s, of) => [words.BUILDINGS, countOwned(s.buildings, of)]),
    ],
    stacks: {
      write: (s, seat) => s.stacks.slice(seat * STACKS, (seat + 1) * STACKS),
      read(it, s, seat) {
        const list = it.list();
        if (!it.absent && list.length !== STACKS) it.fail('bad-value', `there are ${STACKS} stacks`);
        list.forEach((entry, i) => {
          s.stacks[seat * STACKS + i] = entry.count(s.config.box.stack);
        });
      },
    },
    storage: ['storage', GOODS],
    tokens: {
      write: (s, seat) => TOKENS.write(thingsOf(s.kept, seat), s),
      read: (it, s, seat) => take(s.kept, TOKENS.read(it, s), seat),
    },
    hand: { write: handJson, read: (it, s, seat) => take(s.hands, CONTRACTS.read(it, s), seat) },
    done: {
      write: (s, seat) => CONTRACTS.write(thingsOf(s.done, seat), s),
      read: (it, s, seat) => take(s.done, CONTRACTS.read(it, s), seat),
    },
  },
  ['craftsmen', 'sites', 'buildings'],
);
export const PLAYERS = { as: codec.seatRows<State, Known>(PLAYER), fill: 'read', check: checkPlayers } as const;

/** In a view the hand of another is replaced by its size. */
function handJson(s: Known, seat: number): Json {
  if (!('deckSize' in s)) return CONTRACTS.write(thingsOf(s.hands, seat), s);
  const { contracts, size } = itemOf(s.hands, seat);
  return contracts ? CONTRACTS.write(contracts, s) : size;
}

/** A seat has no more sites than it can build on; copies of a token, laid and kept, are no more than there are. */
function checkPlayers(source: Source, s: State, { tokens }: Sources<'tokens'>): void {
  const { seats, box } = s.config;
  seats.forEach((colour, seat) => {
    const [sites, left] = [countOwned(s.sites, seat), buildingsLeft(s, seat)];
    const buildings = `more than the buildings left (players.${colour}.buildings: ${left})`;
    const place = source.child(colour).child('sites');
    if (sites > left) place.fail('impossible', `${sites} sites on the map (sites) are ${buildings}`);
  });
  box.tokens.forEach(({ id, count }, token) => {
    const [keeper, ...others] = s.kept
      .filter((entry) => thingOf(entry) === token)
      .map(ownerOf)
      .sort();
    const kept = keeper === undefined ? 0 : 1 + others.length;
    const all = kept + s.tokens.filter((there) => there === token + 1).length;
    const place = keeper === undefined ? tokens : source.child(itemOf(seats, keeper)).child('tokens');
    if (all > count) place.fail('too-many', `${all} tokens ${id}, of which there are ${count}`);
  });
}
