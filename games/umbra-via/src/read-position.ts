// Import of a state: read what is there, fill what is left out, refuse what cannot be, then run on.
import { everySeat, type Source } from '@penumbra/kit';
import type { TableConfig } from './box.ts';
import { BLOCK, cellOf, FOUR_POINT, VOID } from './components.ts';
import type { Ending } from './events.ts';
import { NO_FLOWERS, NO_HEAP, soulsIn } from './flowers.ts';
import { BESIDE_CELL, occupied } from './paths.ts';
import { type Fields, readKeys } from './position.ts';
import { setup } from './setup.ts';
import { bidAt, isWinner, type State } from './state.ts';
import { awaitPlacer, completePaths, flowersOn, nextTile, summonUnasked } from './turn.ts';

export function readState(source: Source, config: TableConfig): State {
  const s = setup(config);
  const fields = readKeys(source, s);
  if (s.phase === 'over') s.ending = endingOf(s);
  // Whatever is settled without asking, is settled now.
  if (s.phase === 'place' || s.phase === 'drop') runPlacing(s, fields);
  if (s.phase === 'shift') runShift(s, fields);
  if (s.phase === 'summon') summonUnasked(s);
  return s;
}

/** A position does not say how its game ended. A claim fills the claimer's bag and leaves nothing on the Soul Tile. */
function endingOf(s: State): Ending {
  if (s.bags.every((bag) => bag === NO_FLOWERS)) return 'exhausted';
  return everySeat(s.config.seats).some((seat) => s.souls[seat]! > 0 && isWinner(s, seat)) ? 'long' : 'soul-tile';
}

function runPlacing(s: State, fields: Fields): void {
  const [slot = 0, ...later] = s.order;
  const bidsAt = (at: number): Source => fields.altar.child(at).child('bids');
  const unsettled = s.placer < 0 ? s.order : later;
  for (const at of unsettled) if (flowersOn(s, at) === 0) bidsAt(at).fail('impossible', 'a tile to place has flowers');
  if (s.order.some((at) => s.altar[at] === BLOCK)) fields.order.fail('impossible', 'a block is never placed');
  if (s.placer < 0) return nextTile(s);
  if ((s.altar[slot] === VOID) !== (s.phase === 'drop'))
    fields.phase.fail('impossible', 'the phase does not fit the tile');
  if (s.config.seats.some((_, seat) => soulsIn(s.bids[bidAt(slot, seat)]!) !== NO_FLOWERS)) {
    bidsAt(slot).fail('impossible', 'souls are gone when the winner is known');
  }
  if (!awaitPlacer(s, slot)) nextTile(s);
}

function runShift(s: State, fields: Fields): void {
  const cell = cellOf(s.tiles, FOUR_POINT);
  if (cell < 0) fields.board.fail('impossible', 'phase shift needs the four-point tile on the board');
  const hasTarget = (occupied(s.tiles) & BESIDE_CELL[cell]!) !== 0;
  if (!hasTarget || s.energy[cell] === NO_HEAP) completePaths(s, cell);
}
