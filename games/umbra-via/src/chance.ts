import {
  type Audience,
  allBut,
  EVERYONE,
  everySeat,
  FIRST_SEAT,
  itemOf,
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
import { type RefusalCode, refused } from './moves/refusal.ts';
import { bagOf, type State } from './state.ts';

export type Chance =
  | { readonly kind: 'order'; readonly order: readonly Seat[] }
  | { readonly kind: 'reveal'; readonly tiles: readonly Tile[] }
  | { readonly kind: 'draw'; readonly hands: readonly Flowers[] };

export function sample(s: State, rng: Rng): Chance {
  if (s.phase === 'order') return { kind: 'order', order: rng.shuffle(everySeat(s.config.seats)) };
  if (s.phase === 'reveal') return { kind: 'reveal', tiles: drawTiles(s, rng) };
  return { kind: 'draw', hands: s.bags.map((bag) => drawHand(bag, rng)) };
}

/** Pieces of a kind are as many ways as there are, and every way to turn a tile is as likely as the others. */
export function ways(s: State, outcome: Chance): number {
  if (outcome.kind === 'order') return 1;
  if (outcome.kind === 'draw') {
    return outcome.hands.reduce((product, hand, seat) => product * waysToDraw(bagOf(s, seat), hand), 1);
  }
  const draw = new Draw(s);
  return outcome.tiles.reduce((product, tile) => {
    draw.ready();
    const shape = shapeOf(tile);
    const copies = draw.stack[shape]!;
    draw.take(shape);
    return (product * copies) / ORIENTATIONS[shape]!.length;
  }, 1);
}

function waysToDraw(bag: Flowers, hand: Flowers): number {
  let product = 1;
  for (let kind = 0; kind < KINDS.length; kind++) {
    for (let i = 0; i < countOf(hand, kind); i++) product *= (countOf(bag, kind) - i) / (i + 1);
  }
  return product;
}

/** The tiles a reveal draws from, slot by slot. */
class Draw {
  stack: number[];
  left: number;
  discard: readonly number[];
  renewed = false;
  constructor(s: State) {
    this.stack = s.stack.slice();
    this.discard = s.discard;
    this.left = total(s.stack);
    if (this.left < s.config.box.edition.renewedBelow) this.renew();
  }
  /** Renews an empty stack; false if nothing is left at all. */
  ready(): boolean {
    if (this.left === 0 && !this.renewed) this.renew();
    // ruling UV-2.3: with both empty, the remaining slots stay empty
    return this.left > 0;
  }
  renew(): void {
    const more = total(this.discard);
    this.renewed = more > 0;
    this.left += more;
    for (let shape = 0; shape < this.stack.length; shape++) this.stack[shape]! += this.discard[shape]!;
  }
  take(shape: number): void {
    this.stack[shape] = this.stack[shape]! - 1;
    this.left--;
  }
}

function total(counts: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < counts.length; i++) sum += counts[i]!;
  return sum;
}

function drawTiles(s: State, rng: Rng): Tile[] {
  const draw = new Draw(s);
  const tiles: Tile[] = [];
  while (tiles.length < SLOTS && draw.ready()) {
    let nth = rng.below(draw.left);
    let shape = 0;
    while (nth >= draw.stack[shape]!) nth -= draw.stack[shape++]!;
    draw.take(shape);
    tiles.push(rng.pick(ORIENTATIONS[shape]!));
  }
  return tiles;
}

/** Draws without looking: each flower of the bag is equally likely. */
export function drawHand(bag: Flowers, rng: Rng, size = HAND_SIZE): Flowers {
  let rest = bag;
  let hand = NO_FLOWERS;
  // ruling UV-3.1: an empty bag gives an empty hand, and an empty bid
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

export function refuseChance(s: State, outcome: Chance): Refusal<RefusalCode> | undefined {
  // A phase of chance is named after its outcome.
  if (outcome.kind !== s.phase) return refused('wrong-phase');
  switch (outcome.kind) {
    case 'order':
      return isOrder(s, outcome.order) ? undefined : refused('not-an-order-of-the-seats');
    case 'reveal':
      return refuseReveal(s, outcome.tiles);
    case 'draw':
      return refuseDraw(s, outcome.hands);
  }
}

const isOrder = (s: State, order: readonly Seat[]): boolean =>
  order.length === s.config.box.players && new Set(order).size === order.length;

function refuseReveal(s: State, tiles: readonly Tile[]): Refusal<RefusalCode> | undefined {
  const draw = new Draw(s);
  for (const tile of tiles.slice(0, SLOTS)) {
    if (!draw.ready()) return refused('wrong-number-of-tiles');
    if (draw.stack[shapeOf(tile)] === 0) return refused('not-in-the-stack', tileName(tile));
    draw.take(shapeOf(tile));
  }
  const isAll = tiles.length === SLOTS || (tiles.length < SLOTS && !draw.ready());
  return isAll ? undefined : refused('wrong-number-of-tiles');
}

function refuseDraw(s: State, hands: readonly Flowers[]): Refusal<RefusalCode> | undefined {
  for (const [seat, bag] of s.bags.entries()) {
    const hand = hands[seat]!;
    const at = [itemOf(s.config.seats, seat)];
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
    draw.take(shapeOf(tiles[slot]!));
    s.altar[slot] = tiles[slot]!;
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
  for (let seat = FIRST_SEAT; seat < hands.length; seat++) {
    const hand = hands[seat]!;
    s.hands[seat] = hand;
    s.bags[seat] = minus(bagOf(s, seat), hand);
    tell?.say({ kind: 'flowers-drawn', seat, hand }, only(seat));
    tell?.say({ kind: 'hand-drawn', seat, size: sizeOf(hand) }, allBut(seat));
  }
  s.phase = 'bid';
}

export const audience = (_s: State, outcome: Chance): Audience => (outcome.kind === 'draw' ? NOBODY : EVERYONE);
