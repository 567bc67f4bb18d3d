import { thingOf } from '@penumbra/kit';
import { BASIC, type Box, type Cell, cardsOf, FIRST_CELL, STARTING, tilesOfClass } from './box.ts';
import { type Card, NO_CARD, NO_TILE, type Tile } from './components.ts';
import { endMayBeLaid } from './finish.ts';
import type { State } from './state.ts';
import { fits, stuckSeats } from './stuck.ts';
import { refillCount } from './turn.ts';

// What chance draws from in each phase, and where to.

export type LayingPhase = 'lay' | 'refill' | 'replace';

/** The cells that get a tile, in reading order. */
export function cellsToLay(s: State, phase: LayingPhase): Cell[] {
  if (phase === 'replace') return [s.cell];
  const count = phase === 'lay' ? s.tiles.length : refillCount(s);
  const cells: Cell[] = [];
  for (let cell = FIRST_CELL; cells.length < count; cell++) if (s.tiles[cell] === NO_TILE) cells.push(cell);
  return cells;
}

/** The tiles that may be drawn for them; a list of the caller's own. */
export function tilesToLay(s: State, phase: LayingPhase): Tile[] {
  const { end, starting } = s.config.box;
  switch (phase) {
    case 'lay':
      return s.supply.filter((tile) => starting[tile]);
    case 'replace': {
      const stuck = stuckSeats(s);
      return s.supply.filter((tile) => fits(s, tile, stuck));
    }
    case 'refill':
      return endMayBeLaid(s) ? s.supply.slice() : s.supply.filter((tile) => tile !== end);
  }
}

/** The tiles to deal from, starting and basic ones apart, with how many of each. */
export const dealtFrom = (box: Box): readonly { readonly from: Tile[]; readonly count: number }[] => [
  { from: tilesOfClass(box, STARTING), count: box.size.starting },
  { from: tilesOfClass(box, BASIC), count: box.size.basic },
];

/** The cards of this number of players that are not dealt yet. */
export function cardsToDeal(s: State): Card[] {
  const { cardUsed } = s.config.box;
  const dealt = [...s.open, ...s.won.map(thingOf), ...s.secret.filter((card) => card !== NO_CARD)];
  return cardsOf(s.config.box).filter((card) => cardUsed[card] && !dealt.includes(card));
}
