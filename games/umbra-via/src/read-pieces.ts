// Every piece is somewhere: what a position leaves out is filled with what is nowhere else, and what does not add up is refused.
import type { Source } from '@penumbra/kit';
import { ENERGY_IN_BAG, NEUTRAL_ENERGY_PER_BAG, SHAPES, SOULS_IN_ALL } from './components.ts';
import { ENERGY, flowers, KINDS, NEUTRAL, NEUTRAL_ENERGY, NEUTRAL_SOUL, NO_FLOWERS, plus, SOUL } from './flowers.ts';
import { energyAround, held, NEUTRAL_SOULS, type State, soulsAround, tilesAround } from './state.ts';

interface PieceFields {
  readonly bags: Source;
  readonly stack: Source;
  readonly discard: Source;
}

export function fillPieces(s: State, fields: PieceFields): void {
  s.bags.fill(NO_FLOWERS);
  const bags = fields.bags.fields(...s.config.seats);
  s.config.seats.forEach((colour, seat) => {
    const bag = bags[colour]!.fields(...KINDS);
    fillBag(s, seat, ENERGY, bag.energy, ENERGY_IN_BAG - energyAround(s, seat));
    fillBag(s, seat, SOUL, bag.soul, SOULS_IN_ALL - soulsAround(s, seat));
  });
  const kinds = (kind: number): readonly Source[] => s.config.seats.map((colour) => bags[colour]!.child(KINDS[kind]!));
  const { neutral } = s.config.box;
  fillNeutral(
    s,
    NEUTRAL_ENERGY,
    kinds(NEUTRAL_ENERGY),
    (neutral ? 2 * NEUTRAL_ENERGY_PER_BAG : 0) - energyAround(s, NEUTRAL),
  );
  fillNeutral(s, NEUTRAL_SOUL, kinds(NEUTRAL_SOUL), (neutral ? NEUTRAL_SOULS : 0) - soulsAround(s, NEUTRAL));
  fillStack(s, fields);
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

function fillStack(s: State, fields: PieceFields): void {
  const stack = fields.stack.fields(...SHAPES);
  const discard = fields.discard.fields(...SHAPES);
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
