// What tiles are worth to whom, by rules of thumb: the ground that `hints.ts` stands on.
import { FIRST_SEAT, ownerOf, type Seat, thingOf } from '@penumbra/kit';
import { type Cell, covers, NO_THEMES } from './box.ts';
import { NO_CARD, NO_TILE, SET_POINTS, type Tile } from './components.ts';
import { type Cubes, capturer, cubeCount, cubesOf, NO_CUBES, placed } from './cubes.ts';
import { scoreOf } from './scoring.ts';
import { meets, type State } from './state.ts';

const SECOND_OF_KIND = 0.4;
const MISSING_THEME = 0.7;
const CARD_SYMBOL = 0.8;
const END_MARGIN = 5;
const END_WEIGHT = 1.2;

/** Points on the tile, what it adds to sets, and what it opens. */
export function worthOf(s: State, seat: Seat, tile: Tile): number {
  const { box } = s.config;
  const points = box.points[tile] ?? 0;
  if (tile === box.end) return points + END_WEIGHT * endMargin(s, seat);
  const kind = box.kind[tile] ?? 0;
  if (kind < 0) return points;
  const themes = s.themes[seat] ?? NO_THEMES;
  const opens = covers(themes, box.adds[tile] ?? NO_THEMES) ? 0 : MISSING_THEME;
  return points + setGain(s, seat, kind) + opens + cardGain(s, kind, seat);
}

/** Roughly what one more tile of a kind adds to the seat's sets. */
function setGain(s: State, seat: Seat, kind: number): number {
  const { box } = s.config;
  let owned = 0;
  for (const entry of s.captured) {
    if (ownerOf(entry) === seat) owned |= box.kindBit[thingOf(entry)] ?? 0;
  }
  if (owned & (1 << kind)) return SECOND_OF_KIND;
  let symbols = 0;
  for (let rest = owned & (box.kindsBeside[kind] ?? 0); rest !== 0; rest &= rest - 1) symbols++;
  return symbols < SET_POINTS.length - 1 ? SECOND_OF_KIND + SET_POINTS[symbols + 1]! - SET_POINTS[symbols]! : 0;
}

function cardGain(s: State, kind: number, seat: Seat): number {
  const { cardKinds } = s.config.box;
  let gain = 0;
  for (const card of s.open) if (cardKinds[card]!.some((kinds) => kinds.includes(kind))) gain += CARD_SYMBOL;
  const own = s.secret[seat]!;
  if (own > NO_CARD && cardKinds[own]!.some((kinds) => kinds.includes(kind))) gain += CARD_SYMBOL;
  return gain;
}

/** How far ahead the seat would end if it took the End Tile now, within bounds. */
function endMargin(s: State, seat: Seat): number {
  let best = 0;
  let own = 0;
  for (let other = FIRST_SEAT; other < s.reserve.length; other++) {
    const { total } = scoreOf(s, other);
    if (other === seat) own = total + (s.config.box.points[s.config.box.end] ?? 0);
    else best = Math.max(best, total);
  }
  return Math.max(-END_MARGIN, Math.min(END_MARGIN, own - best));
}

const GIVEN_AWAY = 0.5;
const LEADING = 0.75;
const TRAILING = 0.3;
const EXPOSED = 0.35;

/** What a cube on this cell would be worth to the seat, were it deployed next. */
export function worthOfCube(s: State, seat: Seat, cell: Cell): number {
  const { box } = s.config;
  const tile = s.tiles[cell] ?? NO_TILE;
  const cubes = placed(s.cubes[cell] ?? NO_CUBES, seat);
  const required = box.required[tile] ?? 0;
  const left = required - cubeCount(cubes);
  const ahead = capturer(cubes);
  if (left === 0) {
    if (ahead === seat) return worthOf(s, seat, tile);
    return -GIVEN_AWAY * worthOf(s, ahead, tile);
  }
  const own = cubesOf(cubes, seat);
  const progress = (worthOf(s, seat, tile) * own) / required;
  if (own * 2 > required) return LEADING * progress + 1;
  const exposed = left === 1 && anotherCouldTake(s, cubes, { seat, tile }) ? EXPOSED * (box.points[tile] ?? 0) : 0;
  return (ahead === seat ? LEADING : TRAILING) * progress - exposed;
}

function anotherCouldTake(s: State, cubes: Cubes, { seat, tile }: { seat: Seat; tile: Tile }): boolean {
  for (let other = FIRST_SEAT; other < s.reserve.length; other++) {
    if (other !== seat && meets(s, other, tile) && capturer(placed(cubes, other)) === other) return true;
  }
  return false;
}
