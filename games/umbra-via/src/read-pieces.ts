// Every piece is somewhere: what a position leaves out is filled with what is nowhere else, and what does not add up is refused.
import type { Source } from '@penumbra/kit';
import { colourName, coloursOf, type TableConfig } from './box.ts';
import { ENERGY_IN_BAG, HAND_SIZE, NEUTRAL_ENERGY_PER_BAG, SHAPES, SOULS_IN_ALL } from './components.ts';
import {
  ENERGY,
  type Flowers,
  flowers,
  type Heap,
  heap,
  join,
  KINDS,
  NEUTRAL,
  NEUTRAL_ENERGY,
  NEUTRAL_SOUL,
  NO_FLOWERS,
  NO_HEAP,
  plus,
  SOUL,
  sizeOf,
} from './flowers.ts';
import { energyAround, held, NEUTRAL_SOULS, type State, soulsAround, tilesAround } from './state.ts';

/** Counts by colour: those that are given in place of the others. */
export function readColours(source: Source, config: TableConfig, others: readonly number[], max: number): number[] {
  const colours = coloursOf(config);
  const given = source.counts(
    colours.map((colour) => colourName(config, colour)),
    max,
  );
  return others.map((count, colour) => given[colours.indexOf(colour)] ?? count);
}

const NO_COUNTS = [0, 0, 0, 0, 0];
export const readHeap = (source: Source, config: TableConfig): Heap =>
  readColours(source, config, NO_COUNTS, ENERGY_IN_BAG).reduce<Heap>(
    (all, count, colour) => join(all, heap(colour, count)),
    NO_HEAP,
  );

export function readFlowers(source: Source, config: TableConfig): Flowers {
  const given = source.counts(KINDS, ENERGY_IN_BAG);
  const neutral = given.findIndex((count, kind) => count !== undefined && kind >= NEUTRAL_ENERGY);
  if (neutral >= 0 && !config.box.neutral)
    source.child(KINDS[neutral]!).fail('impossible', 'there are no neutral flowers in this game');
  return given.reduce<Flowers>((all, count, kind) => plus(all, flowers(kind, count ?? 0)), NO_FLOWERS);
}

export function readHands(source: Source, s: State): State['hands'] {
  if (s.phase !== 'bid' && source.entries().length > 0)
    source.fail('impossible', `there are no hands in phase ${s.phase}`);
  for (const [seat, entry] of source.bySeat(s.config.seats)) {
    const hand = readFlowers(entry, s.config);
    if (sizeOf(hand) > HAND_SIZE) entry.fail('too-many', `a hand holds at most ${HAND_SIZE} flowers`);
    s.hands[seat] = hand;
  }
  return s.hands;
}

export function fillBags(source: Source, s: State): void {
  s.bags.fill(NO_FLOWERS);
  const fields = source.fields(...s.config.seats);
  const bags = s.config.seats.map((colour, seat) => {
    const bag = fields[colour]!.fields(...KINDS);
    fillBag(s, seat, ENERGY, bag.energy, ENERGY_IN_BAG - energyAround(s, seat));
    fillBag(s, seat, SOUL, bag.soul, SOULS_IN_ALL - soulsAround(s, seat));
    return bag;
  });
  const { neutral } = s.config.box;
  const energy = (neutral ? 2 * NEUTRAL_ENERGY_PER_BAG : 0) - energyAround(s, NEUTRAL);
  const souls = (neutral ? NEUTRAL_SOULS : 0) - soulsAround(s, NEUTRAL);
  fillNeutral(
    s,
    NEUTRAL_ENERGY,
    bags.map((bag) => bag.neutralEnergy),
    energy,
  );
  fillNeutral(
    s,
    NEUTRAL_SOUL,
    bags.map((bag) => bag.neutralSoul),
    souls,
  );
}

/** `total` are the flowers of this kind that are in bag, hand and bids together. */
function fillBag(s: State, seat: number, kind: number, field: Source, total: number): void {
  const rest = total - held(s, seat, kind);
  const name = KINDS[kind]!;
  if (rest < 0) field.fail('too-many', `${-rest} more ${name} flowers than there are`);
  if (!field.absent && field.count(total) !== rest)
    field.fail('impossible', `${rest} flowers of this kind are left for the bag`);
  put(s, seat, kind, rest);
}

const put = (s: State, seat: number, kind: number, count: number): void => {
  s.bags[seat] = plus(s.bags[seat]!, flowers(kind, count));
};

/** Neutral flowers are shared: evenly, the odd one to the first seat; if one bag is given, the rest goes to the other. */
function fillNeutral(s: State, kind: number, fields: readonly Source[], total: number): void {
  const rest = total - s.bags.reduce((sum, _, seat) => sum + held(s, seat, kind), 0);
  if (rest < 0) fields[0]!.fail('too-many', `${-rest} more neutral flowers than there are`);
  const given = fields.map((field) => (field.absent ? undefined : field.count(ENERGY_IN_BAG)));
  const sum = given.reduce<number>((all, n) => all + (n ?? 0), 0);
  const missing = given.filter((n) => n === undefined).length;
  const at = fields.findLast((field) => !field.absent) ?? fields[0]!;
  if (sum > rest || (missing === 0 && sum < rest))
    at.fail('impossible', `${rest} neutral flowers are left for the bags`);
  let left = rest - sum;
  let open = missing;
  given.forEach((n, seat) => {
    const share = n ?? Math.ceil(left / open);
    if (n === undefined) {
      left -= share;
      open--;
    }
    put(s, seat, kind, share);
  });
}

export function fillStack(source: Source, s: State, others: { readonly discard: Source }): void {
  const stack = source.fields(...SHAPES);
  const discard = others.discard.fields(...SHAPES);
  SHAPES.forEach((shape, i) => {
    const all = s.config.box.shapes[i]!;
    if (!discard[shape].absent) s.discard[i] = discard[shape].count(all);
    const rest = all - tilesAround(s, i);
    if (rest < 0) stack[shape].fail('too-many', `${-rest} more ${shape} tiles than there are`);
    if (!stack[shape].absent && stack[shape].count(all) !== rest)
      stack[shape].fail('impossible', `${rest} tiles of this shape are left for the stack`);
    s.stack[i] = rest;
  });
}
