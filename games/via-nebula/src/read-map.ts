import { quote, type Source } from '@penumbra/kit';
import { hexAt } from './atlas.ts';
import { tokenNamed, tokenOf } from './box.ts';
import { type Goods, goodsOf, NO_GOODS, plus } from './goods.ts';
import { addMeadow, isEmptyMeadow, placesTaken, putCraftsman, putToken, stock, takePlace } from './ground.ts';
import { type Owned, owned, type State } from './state.ts';
import {
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
  type Terrain,
  type Token,
} from './words.ts';

// Reading what lies on the map.

/** What one heap can hold as a number; whether that many exist is found when all heaps are counted. */
const SOME_HEAP_LIMIT = 63;
export const readGoods = (source: Source): Goods =>
  source
    .counts(RESOURCES, SOME_HEAP_LIMIT)
    .reduce<Goods>((sum, count, kind) => plus(sum, goodsOf(EVERY_RESOURCE[kind]!, count ?? 0)), NO_GOODS);

/** A hex of the map that is one of these terrains. */
function readHex(source: Source, name: string, s: State, terrains: readonly Terrain[]): Hex {
  const { atlas } = s.config.box;
  const cell = cellNamed(name);
  const hex = cell === undefined ? undefined : hexAt(atlas, cell);
  if (hex === undefined) return source.fail('unknown-id', `the map has no hex ${quote(name)}`);
  const terrain = atlas.terrain[hex]!;
  if (!terrains.includes(terrain)) {
    source.fail('impossible', `${name} is ${terrain} on the map; this belongs on ${terrains.join(' ')}`);
  }
  return hex;
}

const readMeadow = (source: Source, name: string, s: State): Meadow =>
  s.config.box.atlas.meadowOf[readHex(source, name, s, [MEADOW])] as Meadow;

/** Normal tokens by id; special ones never lie as tokens. */
export function readToken(source: Source, s: State): Token {
  const token = tokenNamed(s.config, source.text());
  if (token === undefined) return source.fail('unknown-id', `there is no token ${quote(source.value)}`);
  if (tokenOf(s.config, token).special) source.fail('impossible', 'a special token is only ever an exploitation');
  return token;
}

export function readTokens(source: Source, s: State): State['tokens'] {
  for (const [name, entry] of source.entries()) {
    if (!entry.absent) putToken(s, readMeadow(entry, name, s), readToken(entry, s));
  }
  return s.tokens;
}

export function readExploitations(source: Source, s: State): void {
  for (const [name, entry] of source.entries()) if (!entry.absent) readExploitation(name, entry, s);
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

export function readSites(source: Source, s: State): State['sites'] {
  for (const entry of source.list()) {
    const { at, owner, resources } = entry.fields('at', 'owner', 'resources');
    readPlace(at, owner, s, s.sites);
    s.siteGoods.push(readGoods(resources));
  }
  return s.sites;
}

export function readBuildings(source: Source, s: State): State['buildings'] {
  for (const entry of source.list()) {
    const { at, owner } = entry.fields('at', 'owner');
    readPlace(at, owner, s, s.buildings);
  }
  return s.buildings;
}

function readExploitation(name: string, entry: Source, s: State): void {
  const meadow = readMeadow(entry, name, s);
  const { owner, resources } = entry.fields('owner', 'resources');
  if (s.tokens[meadow] !== 0) {
    entry.fail('impossible', `an exploitation on ${name}, where tokens.${name} has a token, too`);
  }
  const goods = readGoods(resources);
  if (goods === 0) resources.fail('impossible', 'an exploitation without resources');
  stock(s, meadow, goods);
  if (!owner.absent) putCraftsman(s, owner.seatIn(s.config.seats), meadow);
}

function readPlace(at: Source, owner: Source, s: State, list: Owned<Hex>[]): void {
  const hex = readHex(at, at.text(), s, [RUINS]);
  const { places } = s.config.box;
  if (placesTaken(s, hex) >= places) {
    at.fail('too-many', `more sites and buildings on ${at.text()} than its places, of which there are ${places}`);
  }
  const seat = owner.seatIn(s.config.seats);
  list.push(owned(hex, seat));
  takePlace(s, seat, hex);
}
