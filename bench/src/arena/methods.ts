import { STANDARD_PLAN } from '@penumbra/bots';
import type { Game } from '@penumbra/kit';
import { type Entrant, games } from './duel.ts';

/** The methods that compete; the rest of each plan is what the game advises. */
export const METHODS = [
  { name: 'decoupled', plan: { joint: 'decoupled' } },
  { name: 'regret', plan: { joint: 'regret' } },
  { name: 'flat', plan: { depth: 1, cutoff: 40, policy: 'promise' } },
  { name: 'cut-off 0', plan: { cutoff: 0 } },
  { name: 'cut-off 12', plan: { cutoff: 12 } },
  { name: 'plain', plan: { priors: STANDARD_PLAN.priors, exploration: STANDARD_PLAN.exploration } },
] as const satisfies readonly Entrant[];

type Method = (typeof METHODS)[number];

/** Where nobody chooses at once, how they learn it makes no difference. */
const planOf = ({ hints, facts }: Game, plan: object): string =>
  JSON.stringify({ ...STANDARD_PLAN, ...hints.search, ...plan, ...(!facts.simultaneous && { joint: 'decoupled' }) });

/** Those that differ in a game. */
export function methodsOf(id: string): readonly Method[] {
  const different = new Map<string, Method>();
  for (const method of METHODS) {
    const plan = planOf(games[id] as Game, method.plan);
    if (!different.has(plan)) different.set(plan, method);
  }
  return [...different.values()];
}

/** The one that a game's bots use. */
export function chosenIn(id: string): string | undefined {
  const game = games[id] as Game;
  return methodsOf(id).find(({ plan }) => planOf(game, plan) === planOf(game, {}))?.name;
}
