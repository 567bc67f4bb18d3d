// What a tap on something that cannot be chosen was meant to be: a move that the rules refuse, or a sentence of the board.
import type { Way } from '@penumbra/board/pure';
import { completeMove, powerNames } from '../src/moves/complete.ts';
import type { Move } from '../src/moves/index.ts';
import { slideMove } from '../src/moves/slide.ts';
import { swapMove } from '../src/moves/swap.ts';
import { tradeMove } from '../src/moves/trade.ts';
import type { Known } from '../src/state.ts';
import { spacesOpen } from '../src/turn.ts';
import { CELLS, COLOURS, lineNames, SIDES, SPACES, type Zone } from '../src/words.ts';
import type { UmbrellaText } from '../text/words.ts';
import { EVERY_SLOT, zoneOn } from './facts.ts';

export type Named =
  | { readonly kind: 'stack'; readonly side: number; readonly zone: Zone; readonly colour: number }
  | { readonly kind: 'gate'; readonly side: number; readonly line: number }
  | { readonly kind: 'slot'; readonly slot: number }
  | { readonly kind: 'space'; readonly space: number }
  | { readonly kind: 'cell'; readonly cell: number }
  | { readonly kind: 'other' };

/** What an element of the board is, by its name. */
export function readName(v: Known, seat: number, name: string): Named {
  const [first = '', second = '', third = ''] = name.split(' ');
  if (first === 'gate') {
    const side = SIDES.indexOf(second as never);
    return { kind: 'gate', side, line: lineNames(side as never).indexOf(third) };
  }
  if (first === 'slot') return { kind: 'slot', slot: Number(second) - 1 };
  const colour = COLOURS.indexOf(second as never);
  const side = SIDES.indexOf(first as never);
  const zone = side < 0 ? v.config.box.zones.indexOf(first) : zoneOn(v, seat, side);
  if (colour >= 0 && zone >= 0) return { kind: 'stack', side, zone: zone as Zone, colour };
  const space = SPACES.indexOf(name as never);
  if (space >= 0) return { kind: 'space', space };
  const cell = CELLS.indexOf(name);
  return cell < 0 ? { kind: 'other' } : { kind: 'cell', cell };
}

const isKind =
  <K extends Named['kind']>(kind: K) =>
  (one: Named): one is Extract<Named, { readonly kind: K }> =>
    one.kind === kind;

type Meant = Move | string | undefined;

/** Requires: the element cannot be chosen after what is chosen. */
export function attempted(v: Known, seat: number, name: string, chosen: Way, { labels }: UmbrellaText): Meant {
  const what = readName(v, seat, name);
  const before = chosen.map((one) => readName(v, seat, one));
  switch (v.phase) {
    case 'slide':
      return slideMeant(v, seat, what, before, labels);
    case 'complete':
      return completeMeant(v, what, before) ?? labels.notNow;
    case 'power':
      return powerMeant(v, what, before, labels);
    default:
      return labels.notNow;
  }
}

function slideMeant(
  v: Known,
  seat: number,
  what: Named,
  before: readonly Named[],
  labels: UmbrellaText['labels'],
): Meant {
  if (what.kind === 'stack') {
    return what.side >= 0 ? slideMove(what.side, what.colour, 0, -1) : slideMove(0, what.colour, 0, what.zone);
  }
  if (what.kind === 'gate') {
    if (before.some(isKind('stack'))) return labels.otherSide;
    const empty = COLOURS.findIndex(
      (_, colour) => ((v.zones[zoneOn(v, seat, what.side)]! >>> (8 * colour)) & 0xff) === 0,
    );
    return slideMove(what.side, Math.max(0, empty), what.line, -1);
  }
  return what.kind === 'cell' ? labels.takeUmbrella : labels.notNow;
}

function completeMeant(v: Known, what: Named, before: readonly Named[]): Meant {
  const face = v.config.box.players === 2 ? 0 : -1;
  if (what.kind === 'slot') return completeMove(what.slot, 0, face);
  if (what.kind !== 'space') return undefined;
  const slot = before.find(isKind('slot'))?.slot ?? EVERY_SLOT.find((one) => spacesOpen(v, one) !== 0) ?? 0;
  return completeMove(slot, what.space, face);
}

function powerMeant(v: Known, what: Named, before: readonly Named[], labels: UmbrellaText['labels']): Meant {
  const cell = before.find(isKind('cell'))?.cell;
  if (powerNames(v.powers)[0] === 'swap') {
    if (what.kind !== 'cell') return labels.notNow;
    return cell === undefined || cell === what.cell ? labels.onlyNeighbours : swapMove(cell, what.cell);
  }
  const stack = before.find(isKind('stack'));
  if (what.kind === 'stack') return tradeMove(what.zone, what.colour, cell ?? 0);
  if (what.kind === 'cell' && stack) return tradeMove(stack.zone, stack.colour, what.cell);
  return labels.notNow;
}
