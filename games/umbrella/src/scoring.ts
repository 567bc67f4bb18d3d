import type { Result, Seat } from '@penumbra/kit';
import { EMPTY_ZONE_BONUS, POINTS_PER_MARKER } from './components.ts';
import { countBits, type Known, umbrellasInZones } from './state.ts';
import { endingOf } from './turn.ts';
import { type Heap, sizeOf } from './umbrellas.ts';

const perMarker = (s: Known, seat: number): number => POINTS_PER_MARKER * countBits(s.markers[seat] as number);
const forScoreTile = (s: Known, seat: number): number => s.config.box.bonus[s.markers[seat] as number] as number;
export const waiting = (s: Known, seat: number): number => sizeOf(s.zones[s.config.box.personal[seat]!] as Heap);

/** Minus one for each umbrella in the personal zone, or a bonus if there is none; alone it has no points. */
function forZone(s: Known, seat: number): number {
  if (s.config.box.solo) return 0;
  return -waiting(s, seat) || EMPTY_ZONE_BONUS;
}

/** Alone, with every marker placed: one for each umbrella left in the zones. */
const forRest = (s: Known): number => (s.config.box.solo && s.pool === 0 ? umbrellasInZones(s) : 0);

/** Points as they would count if the game ended now. */
export const scoreOf = (s: Known, seat: number): number =>
  perMarker(s, seat) + forScoreTile(s, seat) + forZone(s, seat) + forRest(s);

export function result(s: Known): Result | undefined {
  if (s.phase !== 'over') return undefined;
  const seats = s.config.seats.map((_, seat) => seat as Seat);
  const scores = seats.map((seat) => scoreOf(s, seat));
  const last = s.config.box.solo
    ? { item: 'umbrellas-left', points: seats.map(() => forRest(s)) }
    : { item: 'personal-zone', points: seats.map((seat) => forZone(s, seat)) };
  return {
    winners: winners(s, seats, scores),
    scores,
    sheet: [
      { item: 'markers', points: seats.map((seat) => perMarker(s, seat)) },
      { item: 'score-tile', points: seats.map((seat) => forScoreTile(s, seat)) },
      last,
    ],
    ending: endingOf(s),
  };
}

/** Most points; of those the fewest umbrellas in the personal zone; then shared. */
function winners(s: Known, seats: readonly Seat[], scores: readonly number[]): Seat[] {
  const best = Math.max(...scores);
  const leaders = seats.filter((seat) => scores[seat] === best);
  const fewest = Math.min(...leaders.map((seat) => waiting(s, seat)));
  return leaders.filter((seat) => waiting(s, seat) === fewest);
}

/** The lowest score of each rank of a solo game, from the second rank on. */
export const SOLO_RANKS = [15, 19, 24, 27, 31] as const;
/** The rank of a solo score, 0 … 5; their names are text for people. */
export const soloRank = (score: number): number => SOLO_RANKS.filter((from) => score >= from).length;
