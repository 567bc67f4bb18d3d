import type { BySeat, Tell } from '@penumbra/kit';
import { SLOTS } from './components.ts';
import type { Event } from './events.ts';
import { NO_FLOWERS, plus } from './flowers.ts';
import { type Bid, openSlots } from './moves/bid.ts';
import type { Move } from './moves/index.ts';
import { bagOf, bidAt, bidOn, handOf, type State } from './state.ts';
import { afterBid } from './turn.ts';

/** UV-3.5: all bids are revealed together and added to the altar tiles. */
export function resolve(s: State, choices: BySeat<Move | undefined>, tell?: Tell<Event>): void {
  const { players } = s.config.box;
  const bids = choices.slice(0, players) as readonly Bid[];
  tell?.reveal({ kind: 'bids-revealed', bids: bids.map((bid) => bid.slots) });
  // ruling UV-3.6: where nothing can be bid on, what was drawn goes back into the bag
  const returned = openSlots(s) === 0;
  if (returned) tell?.say({ kind: 'hands-returned' });
  for (let seat = 0; seat < players; seat++) {
    const bid = bids[seat]!;
    for (let slot = 0; slot < SLOTS; slot++) {
      const at = bidAt(slot, seat);
      s.bids[at] = plus(bidOn(s, at), bid.slots[slot]!);
    }
    if (returned) s.bags[seat] = plus(bagOf(s, seat), handOf(s, seat));
    s.hands[seat] = NO_FLOWERS;
  }
  afterBid(s, tell);
}
