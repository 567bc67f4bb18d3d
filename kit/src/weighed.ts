import { judgeBy, type Weights } from './features.ts';
import type { Game, GameTypes } from './game.ts';

/** The same game, judged by other weights: for comparing evaluations. Requires: the game has features. */
export function weighed<T extends GameTypes>(game: Game<T>, weights: Weights): Game<T> {
  const { hints, result } = game;
  if (!hints.features) throw new Error(`${game.facts.id} has no features`);
  return { ...game, hints: { ...hints, weights, ...judgeBy({ features: hints.features, weights, result }) } };
}
