import {
  type Audience,
  allBut,
  EVERYONE,
  NOBODY,
  only,
  type Refusal,
  type Rng,
  type Seat,
  type Tell,
} from '@penumbra/kit';
import { HAND_SIZE, ORIENTATIONS, SLOTS, shapeOf, type Tile, tileName } from './components.ts';
import type { Event } from './events.ts';
import { countOf, type Flowers, flowers, includes, KINDS, minus, NO_FLOWERS, plus, sizeOf } from './flowers.ts';
import type { State } from './state.ts';

export type Chance =
  | { readonly kind: 'order'; readonly order: readonly Seat[] }
  | { readonly kind: 'reveal'; readonly tiles: readonly Tile[] }
  | { readonly kind: 'draw'; readonly hands: readonly Flowers[] };
export const CHANCE_REFUSALS = [
  'wrong-phase',
  'not-an-order-of-the-seats',
  'wrong-number-of-tiles',
  'not-in-the-stack',
  'wrong-number-of-flowers',
  'not-in-the-bag',
] as const;
export type ChanceRefusal = (typeof CHANCE_REFUSALS)[number];

export function sample(s: State, rng: Rng): Chance {
  if (s.phase === 'order') return { kind: 'order', order: rng.shuffle(s.config.seats.map((_, seat) => seat as Seat)) };
  if (s.phase === 'reveal') return { kind: 'reveal', tiles: drawTiles(s, rng) };
  return { kind: 'draw', hands: s.bags.map((bag) => drawHand(bag, rng)) };
}

/** The tiles a reveal draws from, slot by slot: the discard pile joins when a slot finds the stack empty (ruling). */
class Draw {
  stack: number[];
  left: number;
  discard: readonly number[];
  renewed = false;
  constructor(s: State) {
    this.stack = s.stack.slice();
    this.discard = s.discard;
    this.left = total(s.stack);
  }
  /** Renews an empty stack; false if nothing is left at all. */
  ready(): boolean {
    if (this.left > 0) return true;
    if (this.renewed) return false;
    this.renewed = true;
    this.stack = this.discard.slice();
    this.left = total(this.stack);
    return this.left > 0;
  }
  take(shape: number): void {
    this.stack[shape] = (this.stack[shape] as number) - 1;
    this.left--;
  }
}

function total(counts: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < counts.length; i++) sum += counts[i] as number;
  return sum;
}

function drawTiles(s: State, rng: Rng): Tile[] {
  const draw = new Draw(s);
  const tiles: Tile[] = [];
  while (tiles.length < SLOTS && draw.ready()) {
    let nth = rng.below(draw.left);
    let shape = 0;
    while (nth >= (draw.stack[shape] as number)) nth -= draw.stack[shape++] as number;
    draw.take(shape);
    tiles.push(rng.pick(ORIENTATIONS[shape] as readonly Tile[]));
  }
  return tiles;
}

/** Draws without looking: each flower of the bag is equally likely. */
export function drawHand(bag: Flowers, rng: Rng, size = HAND_SIZE): Flowers {
  let rest = bag;
  let hand = NO_FLOWERS;
  for (let left = sizeOf(bag), drawn = 0; drawn < size && left > 0; drawn++, left--) {
    let nth = rng.below(left);
    let kind = 0;
    while (nth >= countOf(rest, kind)) nth -= countOf(rest, kind++);
    const one = flowers(kind, 1);
    rest = minus(rest, one);
    hand = plus(hand, one);
  }
  return hand;
}

export function refuseChance(s: State, outcome: Chance): Refusal<ChanceRefusal> | undefined {
  // A phase of chance is named after its outcome.
  if (outcome.kind !== s.phase) return { code: 'wrong-phase', at: [] };
  switch (outcome.kind) {
    case 'order':
      return isOrder(s, outcome.order) ? undefined : { code: 'not-an-order-of-the-seats', at: [] };
    case 'reveal':
      return refuseReveal(s, outcome.tiles);
    case 'draw':
      return refuseDraw(s, outcome.hands);
  }
}

const isOrder = (s: State, order: readonly Seat[]): boolean =>
  order.length === s.config.box.players && new Set(order).size === order.length;

function refuseReveal(s: State, tiles: readonly Tile[]): Refusal<ChanceRefusal> | undefined {
  const draw = new Draw(s);
  for (const tile of tiles.slice(0, SLOTS)) {
    if (!draw.ready()) return { code: 'wrong-number-of-tiles', at: [] };
    if (draw.stack[shapeOf(tile)] === 0) return { code: 'not-in-the-stack', at: [tileName(tile)] };
    draw.take(shapeOf(tile));
  }
  const isAll = tiles.length === SLOTS || (tiles.length < SLOTS && !draw.ready());
  return isAll ? undefined : { code: 'wrong-number-of-tiles', at: [] };
}

function refuseDraw(s: State, hands: readonly Flowers[]): Refusal<ChanceRefusal> | undefined {
  for (const [seat, bag] of s.bags.entries()) {
    const hand = hands[seat] as Flowers;
    const at = [s.config.seats[seat] as string];
    if (sizeOf(hand) !== Math.min(HAND_SIZE, sizeOf(bag))) return { code: 'wrong-number-of-flowers', at };
    if (!includes(bag, hand))
      return { code: 'not-in-the-bag', at: [...at, ...KINDS.filter((_, k) => countOf(hand, k) > countOf(bag, k))] };
  }
  return undefined;
}

export function applyChance(s: State, outcome: Chance, tell?: Tell<Event>): void {
  switch (outcome.kind) {
    case 'order':
      s.tiebreak = outcome.order.slice();
      s.phase = 'reveal';
      tell?.say({ kind: 'tiebreak-set', order: outcome.order });
      return;
    case 'reveal':
      return applyReveal(s, outcome.tiles, tell);
    case 'draw':
      return applyDraw(s, outcome.hands, tell);
  }
}

function applyReveal(s: State, tiles: readonly Tile[], tell?: Tell<Event>): void {
  const draw = new Draw(s);
  for (let slot = 0; slot < tiles.length; slot++) {
    draw.ready();
    draw.take(shapeOf(tiles[slot] as Tile));
    s.altar[slot] = tiles[slot] as Tile;
  }
  s.stack = draw.stack;
  if (draw.renewed) {
    s.discard.fill(0);
    tell?.say({ kind: 'stack-renewed' });
  }
  s.phase = 'draw';
  tell?.say({ kind: 'tiles-revealed', tiles });
}

function applyDraw(s: State, hands: readonly Flowers[], tell?: Tell<Event>): void {
  for (let seat = 0 as Seat; seat < hands.length; seat++) {
    const hand = hands[seat] as Flowers;
    s.hands[seat] = hand;
    s.bags[seat] = minus(s.bags[seat] as Flowers, hand);
    tell?.say({ kind: 'flowers-drawn', seat, hand }, only(seat));
    tell?.say({ kind: 'hand-drawn', seat, size: sizeOf(hand) }, allBut(seat));
  }
  s.phase = 'bid';
}

export const audience = (_s: State, outcome: Chance): Audience => (outcome.kind === 'draw' ? NOBODY : EVERYONE);
