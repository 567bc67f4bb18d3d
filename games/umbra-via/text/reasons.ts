// Why a move is good or was not, out of what it leads to.
import { type Clause, pickReasons, type Reasoned, type Seat, sameText, type Won } from '@penumbra/kit';
import { BOARD, cellsIn, FOUR_POINT, NO_TILE, type Tile } from '../src/components.ts';
import { energyOf, type Heap, join, NEUTRAL } from '../src/flowers.ts';
import { MOST_SOULS } from '../src/gist.ts';
import type { UmbraVia } from '../src/index.ts';
import { openEnds, pathAt } from '../src/paths.ts';
import { energyOnSlot } from '../src/turn.ts';
import type { Names, Reason, ReasonKind, Words } from './words.ts';

export function reasonText(words: Words, names: Names, reasoned: Reasoned<UmbraVia>): readonly Clause[] {
  const { seat, move } = reasoned;
  // After a bid the tiles of the altar are given away; after anything else it is those of a later round, which nobody knows.
  const isBid = move === undefined || move.kind === 'bid';
  const worth = (event: Reason): number => (event.kind === 'tile-won' && !isBid ? 0 : worthTo(seat, event));
  const picked = pickReasons(reasoned, (event) => worth(event as Reason)).map(({ when, event, same }) => ({
    when,
    text:
      same === undefined
        ? words.reasons[event.kind as ReasonKind](event as never, names, seat)
        : sameText(words.lang, names, same),
  }));
  if (picked.length > 0) return picked;
  const text = ledText(words, names, reasoned);
  return text === undefined ? [] : [{ when: 'now', text }];
}

/** Where nothing is summoned soon: who has most energy on the path that a tile becomes part of. */
function ledText({ led }: Words, names: Names, { move, seat, seen: { view }, worse }: Reasoned<UmbraVia>) {
  const slot = view.order[0];
  const tile = slot === undefined ? NO_TILE : (view.altar[slot] as Tile);
  if (move?.kind !== 'place' || slot === undefined || tile === FOUR_POINT) return undefined;
  const tiles = view.tiles.with(move.cell, tile);
  const energy = view.energy.with(move.cell, join(energyOnSlot(view, slot), view.loose[move.cell] as Heap));
  const path = pathAt(tiles, move.cell);
  const by = view.config.seats.map((_, one) =>
    cellsIn(path).reduce((sum, cell) => sum + energyOf(energy[cell] as Heap, one), 0),
  );
  const most = Math.max(...by);
  const leader = by.indexOf(most) as Seat;
  if (most === 0 || by.lastIndexOf(most) !== leader || (leader === seat) === (worse ?? false)) return undefined;
  return led(leader, BOARD.names[move.cell] as string, openEnds(tiles, path), names);
}

const VICTORY = 1_000;
const A_TILE = 4;
const A_SOUL = 10;
/** As many as a path frees for whoever has most, about. */
const SOME = 2;

/** What an event is worth to a seat: its own souls, less those of whoever gets most. */
function worthTo(seat: Seat, event: Reason): number {
  const sign = (whose: Seat): number => (whose === seat ? 1 : -1);
  switch (event.kind) {
    case 'won':
      return wonBy(seat, event);
    case 'soul-tile-claimed':
      return 2 * VICTORY * sign(event.seat);
    case 'path-summoned': {
      // What neutral frees is nobody's gain.
      const souls = event.taken.slice(0, NEUTRAL).map((count) => (count === MOST_SOULS ? SOME : count));
      return A_SOUL * ((souls[seat] ?? 0) - Math.max(...souls.filter((_, one) => one !== seat)));
    }
    case 'tile-won':
      return A_TILE * sign(event.seat);
  }
}

const wonBy = (seat: Seat, { winners }: Won): number => (winners.includes(seat) ? VICTORY : -VICTORY);
