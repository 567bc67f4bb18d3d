import type { Seat } from './base.ts';

/**
 * What an evaluation is learned from: numbers that a state has for every seat. What each is worth is found out by
 * `penumbra train` and kept as `Weights`.
 */
export interface Features<State> {
  readonly names: readonly string[];
  /** One row of numbers for each seat, in the order of the names; every one is written. Cheap, and makes no garbage. */
  write(s: State, into: Float64Array): void;
  /** How far the game has come, from 0 to 1: what a feature is worth may change on the way. */
  progress(s: State): number;
  /** The state that is judged instead: what will happen anyway has happened. */
  settled?(s: State): State;
  /** How well somebody who plays alone stands, from 0 to 1: there is nobody to win against. */
  alone?(s: State): number;
}

/** What a feature counts in logits when the game begins, and when it ends. */
export type Weights = { readonly [feature: string]: readonly [atStart: number, atEnd: number] };

/** How well seats stand, from 0 (lost) to 1 (won). */
export interface Judgement<State> {
  evaluate(s: State, seat: Seat): number;
  /** Every seat's share of the victory; they add up to 1, unless one plays alone. */
  shares(s: State, into: number[]): void;
}

const MOST_SEATS = 8;

interface Won {
  readonly winners: readonly Seat[];
}

interface Judged<State> {
  readonly features: Features<State>;
  readonly weights: Weights;
  /** Who has won, once it is over. */
  result(s: State): Won | undefined;
}

/** Features and what they are worth make an evaluation: a logit for every seat, and of these the softmax. */
export function judgeBy<State extends { readonly config: { readonly seats: readonly string[] } }>({
  features,
  weights,
  result,
}: Judged<State>): Judgement<State> {
  const { names } = features;
  const width = names.length;
  const atStart = Float64Array.from(names, (name) => weights[name]?.[0] ?? 0);
  const onTheWay = Float64Array.from(names, (name, i) => (weights[name]?.[1] ?? 0) - (atStart[i] as number));
  const now = new Float64Array(width);
  const rows = new Float64Array(width * MOST_SEATS);
  const own: number[] = [];

  const shares = (s: State, into: number[]): void => {
    const players = s.config.seats.length;
    if (players === 1) {
      into[0] = features.alone?.(s) ?? 1;
      return;
    }
    const quiet = features.settled?.(s) ?? s;
    const over = result(quiet);
    if (over) return shareOut(over, players, into);
    features.write(quiet, rows);
    const t = features.progress(quiet);
    for (let i = 0; i < width; i++) now[i] = (atStart[i] as number) + t * (onTheWay[i] as number);
    for (let seat = 0; seat < players; seat++) {
      let logit = 0;
      for (let i = 0, at = seat * width; i < width; i++, at++) logit += (now[i] as number) * (rows[at] as number);
      into[seat] = logit;
    }
    softmax(into, players);
  };
  const evaluate = (s: State, seat: Seat): number => {
    shares(s, own);
    return own[seat] as number;
  };
  return { evaluate, shares };
}

function shareOut({ winners }: Won, players: number, into: number[]): void {
  for (let seat = 0; seat < players; seat++) into[seat] = 0;
  for (const seat of winners) into[seat] = 1 / winners.length;
}

/** Logits become shares that add up to 1, in place. */
function softmax(logits: number[], count: number): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) if ((logits[i] as number) > most) most = logits[i] as number;
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const e = Math.exp((logits[i] as number) - most);
    logits[i] = e;
    sum += e;
  }
  for (let i = 0; i < count; i++) logits[i] = (logits[i] as number) / sum;
}
