// Why a move is good or was not, out of what it leads to.
import { type Clause, owned, pickReasons, type Reasoned, sameText } from '@penumbra/kit';
import type { Envyra } from '../src/index.ts';
import { scoreOf } from '../src/scoring.ts';
import type { Names, Reason, ReasonKind, Words } from './words.ts';

export function reasonText({ lang, reasons }: Words, names: Names, reasoned: Reasoned<Envyra>): readonly Clause[] {
  return pickReasons(reasoned, (event) => worthTo(reasoned, event as Reason)).map(({ when, event, same }) => ({
    when,
    text:
      same === undefined
        ? reasons[event.kind as ReasonKind](event as never, names, pointsOf(reasoned, event as Reason))
        : sameText(lang, names, same),
  }));
}

const VICTORY = 1_000;
const STUCK = 3;

/** What whoever it is about gets by it, with the sets it makes. */
function pointsOf({ seen: { view } }: Reasoned<Envyra>, event: Reason): number {
  switch (event.kind) {
    case 'tile-captured': {
      const { seat, tile } = event;
      const after = { ...view, captured: [...view.captured, owned(tile, seat)] };
      return scoreOf(after, seat).total - scoreOf(view, seat).total;
    }
    case 'card-won':
      return view.config.box.cardPoints[event.card] as number;
    default:
      return 0;
  }
}

function worthTo(reasoned: Reasoned<Envyra>, event: Reason): number {
  const { seat } = reasoned;
  if (event.kind === 'won') return event.winners.includes(seat) ? VICTORY : -VICTORY;
  const sign = event.seat === seat ? 1 : -1;
  return event.kind === 'seat-stuck' ? -sign * STUCK : sign * pointsOf(reasoned, event);
}
