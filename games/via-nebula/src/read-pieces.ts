// Pieces in a position: what lies on the map, what players have, and what is left of it.
import {
  byName,
  type Codec,
  codec,
  everySeat,
  filled,
  type Json,
  type JsonObject,
  quote,
  type Seat,
  type Source,
  type Sources,
} from '@penumbra/kit';
import { hexAt } from './atlas.ts';
import { contractNamed, contractOf, tokenNamed, tokenOf } from './box.ts';
import { countOf, type Goods, goodsOf, MOST_OF_A_KIND, NO_GOODS, plus } from './goods.ts';
import { addMeadow, isEmptyMeadow, placesTaken, putCraftsman, putToken, stock, takePlace } from './ground.ts';
import {
  countOwned,
  type Owned,
  owned,
  ownerOf,
  resourcesOut,
  type State,
  thingOf,
  thingsOf,
  tilesOut,
} from './state.ts';
import type { View } from './view.ts';
import {
  BUILDINGS,
  type Contract,
  cellNamed,
  EVERY_RESOURCE,
  FORBIDDEN,
  FOREST,
  type Hex,
  MEADOW,
  type Meadow,
  MIST,
  RESOURCES,
  RUINS,
  SITES,
  STACKS,
  type Terrain,
  TILES,
  type Token,
} from './words.ts';

export type Known = State | View;

/** Whether that many exist is found when all heaps are counted. */
const GOODS = codec.packed({ names: () => RESOURCES, max: MOST_OF_A_KIND }, countOf, goodsOf);
export const CONTRACT = codec.thing<Contract, Known>(({ config }) => config.box.contractIds, 'contract');
/** One of the display or the deck. */
export const NEUTRAL = codec.unless(CONTRACT, ({ config }, it) => {
  const contract = contractNamed(config, it.text());
  const isPrivate = contract !== undefined && contractOf(config, contract).private;
  return isPrivate && `${it.text()} is private: it is never in open or deck`;
});
/** Special ones never lie as tokens. */
const TOKEN: Codec<Token, Known> = {
  write: (token, { config }) => tokenOf(config, token).id,
  read(it, { config }) {
    const token = tokenNamed(config, it.text());
    if (token === undefined) return it.fail('unknown-id', `there is no token ${quote(it.value)}`);
    if (tokenOf(config, token).special) it.fail('impossible', 'a special token is only ever an exploitation');
    return token;
  },
};

/** A hex of the map that is one of these terrains. */
function readHex(it: Source, name: string, s: State, terrains: readonly Terrain[]): Hex {
  const { atlas } = s.config.box;
  const cell = cellNamed(name);
  const hex = cell === undefined ? undefined : hexAt(atlas, cell);
  if (hex === undefined) return it.fail('unknown-id', `the map has no hex ${quote(name)}`);
  const terrain = atlas.terrain[hex] ?? MIST;
  if (terrains.includes(terrain)) return hex;
  return it.fail('impossible', `${name} is ${terrain} on the map; this belongs on ${terrains.join(' ')}`);
}

/** What is given by the name of a printed meadow. */
function* byMeadow(source: Source, s: State): Generator<readonly [Meadow, Source, string]> {
  for (const [name, entry] of source.entries()) {
    if (entry.absent) continue;
    yield [s.config.box.atlas.meadowOf[readHex(entry, name, s, [MEADOW])] as Meadow, entry, name];
  }
}
const meadowNames = ({ config: { box } }: Known): string[] =>
  box.atlas.meadows.map((hex) => box.atlas.names[hex] ?? '');

export const tokensJson = (s: Known): JsonObject =>
  byName(meadowNames(s), s.tokens, (token) => s.config.box.tokens[token - 1]?.id ?? '');
export function readTokens(source: Source, s: State): State['tokens'] {
  for (const [meadow, entry] of byMeadow(source, s)) putToken(s, meadow, TOKEN.read(entry, s));
  return s.tokens;
}

export const exploitationsJson = (s: Known): JsonObject =>
  byName(meadowNames(s), s.goods, (goods, meadow) =>
    filled([
      ['owner', s.config.seats[(s.owners[meadow] ?? 0) - 1]],
      ['resources', GOODS.write(goods, s)],
    ]),
  );
export function readExploitations(source: Source, s: State): void {
  for (const [meadow, entry, name] of byMeadow(source, s)) {
    const { owner, resources } = entry.fields('owner', 'resources');
    if (s.tokens[meadow] !== 0)
      entry.fail('impossible', `an exploitation on ${name}, where tokens.${name} has a token, too`);
    const goods = GOODS.read(resources, s);
    if (goods === 0) resources.fail('impossible', 'an exploitation without resources');
    stock(s, meadow, goods);
    if (!owner.absent) putCraftsman(s, codec.seatWord.read(owner, s), meadow);
  }
}

/** Once tokens are dealt, every printed meadow that is bare is an empty one. */
export function readMeadows(source: Source, s: State): void {
  for (const entry of source.list()) {
    const hex = readHex(entry, entry.text(), s, [MIST, FOREST, FORBIDDEN]);
    if (isEmptyMeadow(s, hex)) entry.fail('impossible', `two tiles on ${entry.text()} in meadows`);
    addMeadow(s, hex);
  }
  if (s.phase === 'first' || s.phase === 'tokens') return;
  s.config.box.atlas.meadows.forEach((hex, meadow) => {
    if (s.tokens[meadow] === 0 && s.goods[meadow] === 0) addMeadow(s, hex);
  });
}

/** Sites and buildings, with what lies on them. */
export const piecesJson = (s: Known, pieces: readonly Owned<Hex>[], goods: readonly Goods[] = []): JsonObject[] =>
  pieces.map((piece, i) => ({
    at: s.config.box.atlas.names[thingOf(piece)] ?? '',
    owner: codec.seatWord.write(ownerOf(piece), s),
    ...filled([['resources', GOODS.write(goods[i] ?? NO_GOODS, s)]]),
  }));
export function readPieces(source: Source, s: State, pieces: Owned<Hex>[], goods?: Goods[]): void {
  const { places } = s.config.box;
  for (const entry of source.list()) {
    const { at, owner } = goods ? entry.fields('at', 'owner', 'resources') : entry.fields('at', 'owner');
    const hex = readHex(at, at.text(), s, [RUINS]);
    if (placesTaken(s, hex) >= places)
      at.fail('too-many', `more sites and buildings on ${at.text()} than its places, of which there are ${places}`);
    const seat = codec.seatWord.read(owner, s);
    pieces.push(owned(hex, seat));
    takePlace(s, seat, hex);
    goods?.push(GOODS.read(entry.child('resources'), s));
  }
}

/** What is given, or what is left; there may be less than that, the rest is in the box. */
function restOf(it: Source, all: number, out: number, where: string): number {
  const rest = it.absent ? all - out : it.count();
  if (rest >= 0 && rest + out <= all) return rest;
  return it.fail('too-many', `${Math.max(rest, 0)} here and ${out} ${where} are more than the ${all} there are`);
}

const PLAYER = ['craftsmen', 'sites', 'buildings', 'stacks', 'storage', 'tokens', 'hand', 'done'] as const;

export const playersJson = (s: Known, handOf: (seat: Seat) => Json): JsonObject =>
  byName(s.config.seats, everySeat(s.config.seats), (seat) => ({
    craftsmen: s.craftsmen[seat] ?? 0,
    sites: s.siteStock[seat] ?? 0,
    buildings: s.buildingStock[seat] ?? 0,
    stacks: s.stacks.slice(seat * STACKS, (seat + 1) * STACKS),
    ...filled([
      ['storage', GOODS.write(s.storage[seat] ?? NO_GOODS, s)],
      ['tokens', codec.list(TOKEN).write(thingsOf(s.kept, seat), s)],
      ['hand', handOf(seat)],
      ['done', codec.list(CONTRACT).write(thingsOf(s.done, seat), s)],
    ]),
  }));

export function readPlayers(source: Source, s: State, { tokens }: Sources<'tokens'>): void {
  const players = Object.values(source.fields(...s.config.seats)).map((player) => player.fields(...PLAYER));
  players.forEach((player, seat) => {
    const { box, seats } = s.config;
    const sites = countOwned(s.sites, seat);
    const standing = s.owners.filter((owner) => owner === seat + 1).length;
    s.craftsmen[seat] = restOf(player.craftsmen, box.craftsmen, standing, 'on the map (exploitations)');
    s.siteStock[seat] = restOf(player.sites, SITES, sites, 'on the map (sites)');
    const left = restOf(player.buildings, BUILDINGS, countOwned(s.buildings, seat), 'on the map (buildings)');
    if (sites > left) {
      const buildings = `more than the buildings left (players.${seats[seat]}.buildings: ${left})`;
      player.sites.fail('impossible', `${sites} sites on the map (sites) are ${buildings}`);
    }
    s.buildingStock[seat] = left;
    if (!player.stacks.absent) s.stacks.splice(seat * STACKS, STACKS, ...readStacks(player.stacks, s));
    s.storage[seat] = GOODS.read(player.storage, s);
    const read = <T extends number>(it: Source, of: Codec<T, Known>, list: Owned<T>[]): void => {
      for (const entry of it.list()) list.push(owned(of.read(entry, s), seat));
    };
    read(player.tokens, TOKEN, s.kept);
    read(player.hand, CONTRACT, s.hands);
    read(player.done, CONTRACT, s.done);
  });
  checkTokens(source, tokens, s);
}

function readStacks(source: Source, s: State): number[] {
  const list = source.list();
  if (list.length !== STACKS) source.fail('bad-value', `there are ${STACKS} stacks`);
  return list.map((entry) => entry.count(s.config.box.stack));
}

/** Copies of a token, on the map and kept, may not be more than there are. */
function checkTokens(players: Source, tokens: Source, s: State): void {
  s.config.box.tokens.forEach(({ id, count }, token) => {
    const keeper = s.config.seats.find((_, seat) => s.kept.some((entry) => entry === owned(token, seat)));
    const laid = s.tokens.filter((there) => there === token + 1).length;
    const all = laid + s.kept.filter((entry) => thingOf(entry) === token).length;
    const place = keeper === undefined ? tokens : players.child(keeper).child('tokens');
    if (all > count) place.fail('too-many', `${all} tokens ${id}, of which there are ${count}`);
  });
}

export function readSupply(source: Source, s: State): void {
  source.fields(...RESOURCES);
  s.supply = EVERY_RESOURCE.reduce<Goods>((sum, kind) => {
    const all = s.config.box.resources[kind] ?? 0;
    return plus(
      sum,
      goodsOf(kind, restOf(source.child(RESOURCES[kind] ?? ''), all, resourcesOut(s, kind), 'elsewhere')),
    );
  }, NO_GOODS);
}

export function readReserve(source: Source, s: State): void {
  const out = tilesOut(s) + s.stacks.reduce((sum, count) => sum + count, 0);
  s.reserve = restOf(source, TILES, out, 'elsewhere (meadows, stacks)');
}
