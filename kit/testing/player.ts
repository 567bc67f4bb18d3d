import { type Change, type Game, listSeats, type Rng, type Seat, type Table, type Turn } from '@penumbra/kit';
import type { Move, State, Style } from './law.ts';

const WHIMS = 5;
const TRIED = 8;
const RATED = 60;

export interface Choice {
  readonly game: Game;
  readonly state: State;
  readonly seat: Seat;
  readonly legal: readonly Move[];
}

export function choose(choice: Choice, style: Style, rng: Rng): Move {
  if (style === 'random' || choice.legal.length < 2 || rng.below(WHIMS) === 0) return rng.pick(choice.legal);
  const rate = raterOf(choice);
  if (!rate) return rng.pick(choice.legal);
  const candidates = Array.from({ length: Math.min(rate.most, choice.legal.length) }, () => rng.pick(choice.legal));
  let best = candidates[0] as Move;
  let bestRating = Number.NEGATIVE_INFINITY;
  for (const move of candidates) {
    const rating = rate.of(move);
    if (rating <= bestRating) continue;
    best = move;
    bestRating = rating;
  }
  return best;
}

function raterOf({ game, state, seat }: Choice): { most: number; of: (move: Move) => number } | undefined {
  const { hints } = game;
  if (hints.promise) return { most: RATED, of: (move) => hints.promise?.(state, seat, move) ?? 0 };
  if (game.turn(state).kind !== 'seat') return undefined;
  const tried = (move: Move): number => {
    const next = game.clone(state);
    game.play(next, seat, move);
    return hints.evaluate(next, seat);
  };
  return { most: TRIED, of: tried };
}

/** Who is asked, in seat order. */
export function askedSeats(turn: Turn): readonly Seat[] {
  if (turn.kind === 'seat') return [turn.seat];
  return turn.kind === 'joint' ? listSeats(turn.seats) : [];
}

/** One random step on a table: chance from `rng` too, all seats of a joint turn. Gives the events as JSON of all viewers. */
export function stepAtRandom(table: Table, rng: Rng): string {
  const { game, turn } = table;
  if (turn.kind === 'over') return '';
  if (turn.kind === 'chance') return JSON.stringify(accepted(table.chance(game.nature.sample(table.state, rng))).told);
  let told = '';
  for (const seat of askedSeats(turn)) {
    told = JSON.stringify(accepted(table.submit(seat, rng.pick(game.legal(table.state, seat)))).told);
  }
  return told;
}

/** One entry in so many takes something back, where that is possible. */
const SECOND_THOUGHTS = 4;

/** One entry of a table as people make them, second thoughts included. Requires: it is not over. */
export function wander(table: Table, rng: Rng): Change {
  const { turn, sealed, config } = table;
  if (rng.below(SECOND_THOUGHTS) === 0) {
    const seats = rng.shuffle(config.seats.map((_, seat) => seat as Seat));
    const [back] = seats.filter((seat) => sealed[seat] || table.undoable(seat));
    if (back !== undefined) return accepted(sealed[back] ? table.retract(back) : table.undo(back));
  }
  if (turn.kind === 'chance') return accepted(table.chance());
  const seat = rng.pick(listSeats(table.waiting));
  return accepted(table.submit(seat, rng.pick(table.legal(seat))));
}

type AnswerOf<V> =
  | { readonly ok: true; readonly value: V }
  | { readonly ok: false; readonly refusal: { readonly code: string } };

export function accepted<V>(answer: AnswerOf<V>): V {
  if (!answer.ok) throw new Error(`a legal step was refused: ${answer.refusal.code}`);
  return answer.value;
}
