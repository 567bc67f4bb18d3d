import { everySeat, itemOf, nothingAt, type Result, type Seat } from '@penumbra/kit';
import { EMPTY_ZONE_BONUS, POINTS_PER_MARKER } from './components.ts';
import { countBits, heapIn, type Known, markersOf, umbrellasInZones } from './state.ts';
import { endingOf } from './turn.ts';
import { sizeOf } from './umbrellas.ts';

const perMarker = (s: Known, seat: number): number => POINTS_PER_MARKER * countBits(markersOf(s, seat));
const forScoreTile = (s: Known, seat: number): number => s.config.box.bonus[markersOf(s, seat)] ?? nothingAt(seat);
export const waiting = (s: Known, seat: number): number =>
  sizeOf(heapIn(s, s.config.box.personal[seat] ?? nothingAt(seat)));

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
  const seats = everySeat(s.config.seats);
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
    ...(s.config.box.solo && { rank: soloRank(itemOf(scores, 0)) }),
  };
}

/** Most points; of those the fewest umbrellas in the personal zone; then shared. */
function winners(s: Known, seats: readonly Seat[], scores: readonly number[]): Seat[] {
  const best = Math.max(...scores);
  const leaders = seats.filter((seat) => scores[seat] === best);
  const fewest = Math.min(...leaders.map((seat) => waiting(s, seat)));
  return leaders.filter((seat) => waiting(s, seat) === fewest);
}

/** The ranks of a solo score and the lowest score of each: codes, whose words are made at the edge. */
export const SOLO_RANKS = [
  { rank: 'rehearsal', from: 0 },
  { rank: 'first-night', from: 15 },
  { rank: 'good-house', from: 19 },
  { rank: 'encore', from: 24 },
  { rank: 'standing-ovation', from: 27 },
  { rank: 'storm-of-applause', from: 31 },
] as const;
export type SoloRank = (typeof SOLO_RANKS)[number]['rank'];

export const soloRank = (score: number): SoloRank =>
  SOLO_RANKS.reduce<SoloRank>((best, { rank, from }) => (score >= from ? rank : best), 'rehearsal');
