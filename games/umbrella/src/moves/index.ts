import { type Refusal, type Rng, type Seat, type Tell, unreachable } from '@penumbra/kit';
import type { Event } from '../events.ts';
import type { Phase, State } from '../state.ts';
import { asked } from '../turn.ts';
import { LINES } from '../words.ts';
import { type Complete, legalCompletions, playComplete, refuseComplete, SWAP } from './complete.ts';
import { type Cover, legalCovers, playCover } from './cover.ts';
import { DECLINE, type Decline, playDecline, refuseDecline } from './decline.ts';
import { type RefusalCode, refused } from './refusal.ts';
import { legalSlides, nthSlide, playSlide, refuseSlide, type Slide, umbrellasAtHand } from './slide.ts';
import { playStop, refuseStop, STOP, type Stop } from './stop.ts';
import { legalSwaps, playSwap, refuseSwap, type Swap } from './swap.ts';
import { legalTrades, playTrade, refuseTrade, type Trade } from './trade.ts';

export type Move = Slide | Complete | Cover | Swap | Trade | Decline | Stop;

/** The phase in which a kind of move is made; declining belongs to three. */
const PHASE_OF: { readonly [kind in Exclude<Move['kind'], 'decline'>]: Phase } = {
  slide: 'slide',
  stop: 'slide',
  complete: 'complete',
  swap: 'power',
  trade: 'power',
  cover: 'cover',
};

const NONE: readonly Move[] = Object.freeze([]);

export function legal(s: State, seat: Seat): readonly Move[] {
  if (asked(s) !== seat) return NONE;
  if (s.phase === 'cover') return legalCovers;
  const moves: Move[] = [];
  if (s.phase === 'slide') {
    legalSlides(s, moves);
    if (s.config.box.solo) moves.push(STOP);
  } else if (s.phase === 'complete') legalCompletions(s, moves);
  else if ((s.powers & 3) === SWAP) legalSwaps(s, moves);
  else legalTrades(s, moves);
  if (!refuseDecline(s)) moves.push(DECLINE);
  return moves;
}

/** Every legal move alike; slides, which are most of a game, without listing them. */
export function pick(s: State, seat: Seat, rng: Rng): Move {
  const slides = s.phase === 'slide' ? LINES * umbrellasAtHand(s) : 0;
  if (slides === 0) return rng.pick(legal(s, seat));
  const { solo } = s.config.box;
  const n = rng.below(solo || s.again ? slides + 1 : slides);
  return n < slides ? nthSlide(s, n) : solo ? STOP : DECLINE;
}

export function refuse(s: State, seat: Seat, move: Move): Refusal<RefusalCode> | undefined {
  if (asked(s) !== seat) return refused('not-your-turn');
  if (move.kind === 'decline') return refuseDecline(s);
  if (s.phase !== PHASE_OF[move.kind]) return refused('wrong-phase', s.phase);
  switch (move.kind) {
    case 'slide':
      return refuseSlide(s, move);
    case 'complete':
      return refuseComplete(s, move);
    case 'cover':
      return undefined;
    case 'swap':
      return refuseSwap(s, move);
    case 'trade':
      return refuseTrade(s, move);
    case 'stop':
      return refuseStop(s);
    default:
      return unreachable(move);
  }
}

export function play(s: State, _seat: Seat, move: Move, tell?: Tell<Event>): void {
  switch (move.kind) {
    case 'slide':
      return playSlide(s, move, tell);
    case 'complete':
      return playComplete(s, move, tell);
    case 'cover':
      return playCover(s, move, tell);
    case 'swap':
      return playSwap(s, move, tell);
    case 'trade':
      return playTrade(s, move, tell);
    case 'decline':
      return playDecline(s, tell);
    case 'stop':
      return playStop(s, tell);
    default:
      return unreachable(move);
  }
}
