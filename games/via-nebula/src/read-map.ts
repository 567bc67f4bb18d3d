import { quote, type Seat, type Source } from '@penumbra/kit';
import { hexAt } from './atlas.ts';
import { tokenNamed, tokenOf } from './box.ts';
import { type Goods, goodsOf, NO_GOODS, plus } from './goods.ts';
import { addMeadow, isEmptyMeadow, placesTaken, putCraftsman, putToken, stock, takePlace } from './ground.ts';
import { owned, type State } from './state.ts';
import {
  cellNamed,
  FORBIDDEN,
  FOREST,
  type Hex,
  MEADOW,
  type Meadow,
  MIST,
  RESOURCES,
  type Resource,
  RUINS,
  type Terrain,
  type Token,
} from './words.ts';

// Reading what lies on the map.

export function readGoods(source: Source): Goods {
  const fields = source.fields(...RESOURCES);
  return RESOURCES.reduce<Goods>((sum, name, kind) => {
    const field = fields[name];
    if (field.absent) return sum;
    const most = SOME_HEAP_LIMIT;
    return plus(sum, goodsOf(kind as Resource, field.count(most)));
  }, NO_GOODS);
}
/** What one heap can hold as a number; whether that many exist is found when all heaps are counted. */
const SOME_HEAP_LIMIT = 63;

export const readSeat = (source: Source, s: State): Seat => source.seatIn(s.config.seats);

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

export interface PieceSources {
  readonly tokens: Source;
  readonly exploitations: Source;
  readonly meadows: Source;
  readonly sites: Source;
  readonly buildings: Source;
}

/** Everything on the map; once tokens are dealt, every printed meadow that is bare is an empty one. */
export function readPieces(from: PieceSources, s: State): void {
  for (const [name, entry] of from.tokens.entries()) {
    if (!entry.absent) putToken(s, readMeadow(entry, name, s), readToken(entry, s));
  }
  for (const [name, entry] of from.exploitations.entries()) if (!entry.absent) readExploitation(name, entry, s);
  from.meadows.list().forEach((entry) => {
    const hex = readHex(entry, entry.text(), s, [MIST, FOREST, FORBIDDEN]);
    if (isEmptyMeadow(s, hex)) entry.fail('impossible', `two tiles on ${entry.text()} in meadows`);
    addMeadow(s, hex);
  });
  const dealt = s.phase !== 'first' && s.phase !== 'tokens';
  s.config.box.atlas.meadows.forEach((hex, meadow) => {
    if (dealt && s.tokens[meadow] === 0 && s.goods[meadow] === 0) addMeadow(s, hex);
  });
  for (const entry of from.sites.list()) {
    const { at, owner, resources } = entry.fields('at', 'owner', 'resources');
    readPlace(at, owner, s, s.sites);
    s.siteGoods.push(readGoods(resources));
  }
  for (const entry of from.buildings.list()) {
    const { at, owner } = entry.fields('at', 'owner');
    readPlace(at, owner, s, s.buildings);
  }
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
  if (!owner.absent) putCraftsman(s, readSeat(owner, s), meadow);
}

function readPlace(at: Source, owner: Source, s: State, list: number[]): void {
  const hex = readHex(at, at.text(), s, [RUINS]);
  const { places } = s.config.box;
  if (placesTaken(s, hex) >= places) {
    at.fail('too-many', `more sites and buildings on ${at.text()} than its places, of which there are ${places}`);
  }
  const seat = readSeat(owner, s);
  list.push(owned(hex, seat));
  takePlace(s, seat, hex);
}
