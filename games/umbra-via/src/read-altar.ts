// Import of the altar: its tiles, what was bid on them, and the order in which they are placed.
import type { Source } from '@penumbra/kit';
import { BLOCK, NO_TILE, SLOTS } from './components.ts';
import { readTile } from './read-board.ts';
import { readFlowers } from './read-pieces.ts';
import { bidAt, ORDERED, type State } from './state.ts';
import { flowersOn } from './turn.ts';

export const usualBid = (s: State): number => (ORDERED.includes(s.phase) ? 2 : 1);

export function readBid(source: Source, s: State): number {
  const bid = source.count(2, 1);
  if (bid !== usualBid(s) && s.phase !== 'draw' && s.phase !== 'bid')
    source.fail('impossible', `it is ${usualBid(s)} in phase ${s.phase}`);
  return bid;
}

export function readAltar(source: Source, s: State): State['altar'] {
  const slots = source.list();
  if (slots.length > SLOTS) source.fail('too-many', `there are ${SLOTS} slots`);
  if ((s.phase === 'order' || s.phase === 'reveal') && slots.some((slot) => !slot.absent))
    source.fail('impossible', `it is empty in phase ${s.phase}`);
  slots.forEach((entry, slot) => {
    if (entry.absent) return;
    const { tile, bids } = entry.fields('tile', 'bids');
    s.altar[slot] = readTile(tile, s.config);
    for (const [seat, bid] of bids.bySeat(s.config.seats)) s.bids[bidAt(slot, seat)] = readFlowers(bid, s.config);
    if (flowersOn(s, slot) === 0) return;
    if (s.altar[slot] === BLOCK) bids.fail('impossible', 'nobody can bid on this tile');
    if (s.bid === 1) bids.fail('impossible', 'nobody has bid yet');
  });
  return s.altar;
}

export function checkOrder(source: Source, s: State): void {
  const listed = [...s.order].sort().join();
  const laid = s.altar.flatMap((tile, slot) => (tile === NO_TILE ? [] : [slot])).join();
  if (ORDERED.includes(s.phase) && listed !== laid)
    source.fail('impossible', 'it must list exactly the slots that hold a tile');
  const isPlacing = s.phase === 'place' || s.phase === 'drop';
  if (isPlacing && s.order.length === 0) source.fail('missing-key', `phase ${s.phase} needs the slots to place`);
}
