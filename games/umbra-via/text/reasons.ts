// Why a move is good or was not, out of what it leads to.
import { type Clause, pickReasons, type Reasoned, type Seat, sameText, type Won } from '@penumbra/kit';
import { NEUTRAL } from '../src/flowers.ts';
import { MOST_SOULS } from '../src/gist.ts';
import type { UmbraVia } from '../src/index.ts';
import type { Names, Reason, ReasonKind, Words } from './words.ts';

export function reasonText({ lang, reasons }: Words, names: Names, reasoned: Reasoned<UmbraVia>): readonly Clause[] {
  const { seat } = reasoned;
  return pickReasons(reasoned, (event) => worthTo(seat, event as Reason)).map(({ when, event, same }) => ({
    when,
    text:
      same === undefined ? reasons[event.kind as ReasonKind](event as never, names, seat) : sameText(lang, names, same),
  }));
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
