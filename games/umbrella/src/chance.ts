import {
  type Audience,
  EVERYONE,
  internedList,
  itemOf,
  nothingAt,
  type Refusal,
  type Rng,
  type Seat,
  type Tell,
  unreachable,
} from '@penumbra/kit';
import { SOLO_DEAL } from './components.ts';
import type { Event } from './events.ts';
import { type RefusalCode, refused } from './moves/refusal.ts';
import { coveredSlot, type State, UNSEEN, unseenAt, unseenTiles } from './state.ts';
import { advance } from './turn.ts';
import { countOf, type Heap, heapText, NO_UMBRELLAS, sizeOf, withOne } from './umbrellas.ts';
import { COLOURS, danceOf, MAX_PLAYERS, NO_DANCE, SIDES, SLOTS } from './words.ts';

/** What nature can choose. */
export type Chance =
  | { readonly kind: 'first'; readonly seat: Seat }
  /** The zones of a solo game: left, right, top, bottom. */
  | { readonly kind: 'fill'; readonly zones: readonly Heap[] }
  /** The visible tiles of slots 1 and 2, seat by seat. */
  | { readonly kind: 'deal'; readonly tiles: readonly number[] }
  | { readonly kind: 'uncover'; readonly tile: number };

const FIRST = internedList(MAX_PLAYERS, (seat: Seat): Chance => ({ kind: 'first', seat }));
export const firstChance = (seat: number): Chance => FIRST[seat] ?? nothingAt(seat);

/** Slots that are dealt a tile, per seat. */
const DEALT = 2;

export function sample(s: State, rng: Rng): Chance {
  switch (s.phase) {
    case 'first':
      return firstChance(rng.below(s.config.box.players));
    case 'fill':
      return { kind: 'fill', zones: mixedZones(rng) };
    case 'deal':
      return { kind: 'deal', tiles: drawn(s, rng, DEALT * s.config.box.players) };
    default:
      return { kind: 'uncover', tile: unseenTile(s, rng.below(unseenTiles(s))) };
  }
}

/** Umbrellas of a colour cannot be told apart: a mixed zone comes about in more ways than one of a single colour. */
export function ways(_s: State, outcome: Chance): number {
  if (outcome.kind !== 'fill') return 1;
  return outcome.zones.reduce(
    (product, heap) => product / COLOURS.reduce((n, _, c) => n * factorial(countOf(heap, c)), 1),
    1,
  );
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

function mixedZones(rng: Rng): Heap[] {
  const mixed = rng.shuffle(COLOURS.flatMap((_, colour) => Array.from({ length: SOLO_DEAL }, () => colour)));
  return SIDES.map((_, side) => {
    const umbrellas = mixed.slice(SOLO_DEAL * side, SOLO_DEAL * (side + 1));
    return umbrellas.reduce<Heap>(withOne, NO_UMBRELLAS);
  });
}

function drawn(s: State, rng: Rng, count: number): number[] {
  const tiles: number[] = [];
  s.under.forEach((below, tile) => {
    if (below === UNSEEN) tiles.push(tile);
  });
  for (let i = 0; i < count; i++) {
    const j = i + rng.below(tiles.length - i);
    [tiles[i], tiles[j]] = [tiles[j]!, tiles[i]!];
  }
  tiles.length = count;
  return tiles;
}

/** The nth of the tiles nobody has seen. */
function unseenTile(s: State, n: number): number {
  let tile = s.under.indexOf(UNSEEN);
  for (let i = 0; i < n; i++) tile = s.under.indexOf(UNSEEN, tile + 1);
  return tile;
}

export function refuseChance(s: State, outcome: Chance): Refusal<RefusalCode> | undefined {
  if (s.phase !== outcome.kind) return refused('wrong-phase', s.phase);
  switch (outcome.kind) {
    case 'first':
      return outcome.seat < s.config.box.players ? undefined : refused('no-such-outcome');
    case 'fill':
      return refuseFill(outcome.zones);
    case 'deal':
      if (outcome.tiles.length !== DEALT * s.config.box.players) return refused('wrong-count');
      return refuseTiles(s, outcome.tiles);
    case 'uncover':
      return refuseTiles(s, [outcome.tile]);
    default:
      return unreachable(outcome);
  }
}

function refuseFill(zones: readonly Heap[]): Refusal<RefusalCode> | undefined {
  const odd = zones.findIndex((heap) => sizeOf(heap) !== SOLO_DEAL);
  if (zones.length !== SIDES.length) return refused('wrong-count');
  if (odd >= 0) return refused('wrong-count', itemOf(SIDES, odd), heapText(itemOf(zones, odd)));
  const colour = COLOURS.findIndex((_, c) => zones.reduce((sum, heap) => sum + countOf(heap, c), 0) !== SOLO_DEAL);
  return colour < 0 ? undefined : refused('wrong-count', itemOf(COLOURS, colour));
}

function refuseTiles(s: State, tiles: readonly number[]): Refusal<RefusalCode> | undefined {
  const odd = tiles.find((tile, i) => s.under[tile] !== UNSEEN || tiles.indexOf(tile) !== i);
  return odd === undefined ? undefined : refused('tile-not-unseen', s.config.box.tiles[odd] ?? String(odd));
}

export function applyChance(s: State, outcome: Chance, tell?: Tell<Event>): void {
  switch (outcome.kind) {
    case 'first':
      s.turn = outcome.seat;
      s.phase = 'deal';
      tell?.say({ kind: 'first-drawn', seat: outcome.seat });
      return;
    case 'fill':
      outcome.zones.forEach((heap, side) => {
        s.zones[s.config.box.zoneAt[side]!] = heap;
      });
      s.phase = 'deal';
      tell?.say({ kind: 'zones-filled' });
      return;
    case 'deal':
      outcome.tiles.forEach((tile, i) => {
        show(s, SLOTS * Math.floor(i / DEALT) + (i % DEALT), tile);
      });
      s.phase = 'slide';
      tell?.say({ kind: 'tiles-dealt', tiles: outcome.tiles.map((tile) => danceOf(tile, s.config.box.face)) });
      return;
    case 'uncover': {
      const at = coveredSlot(s);
      show(s, at, outcome.tile);
      const tile = danceOf(outcome.tile, s.config.box.face);
      tell?.say({ kind: 'tile-uncovered', seat: s.turn, slot: at % SLOTS, tile });
      advance(s, tell);
      return;
    }
    default:
      unreachable(outcome);
  }
}

/** One of the unseen tiles of a stack comes to light. */
function show(s: State, at: number, tile: number): void {
  s.tops[at] = danceOf(tile, s.config.box.face);
  s.unseen[at] = unseenAt(s, at) - 1;
  s.under[tile] = NO_DANCE;
}

export const audience = (): Audience => EVERYONE;
