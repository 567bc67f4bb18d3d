import { STANDARD_PLAN } from '@penumbra/bots';
import type { Game } from '@penumbra/kit';
import { games, type Searcher } from './duel.ts';

/** The methods that compete; the rest of each plan is what the game advises. */
export const METHODS = [
  { name: 'decoupled', plan: { joint: 'decoupled' } },
  { name: 'regret', plan: { joint: 'regret' } },
  { name: 'pairs', plan: { joint: 'pairs' } },
  { name: 'flat', plan: { depth: 1, cutoff: 40, policy: 'promise' } },
  { name: 'cut-off 0', plan: { cutoff: 0 } },
  { name: 'cut-off 12', plan: { cutoff: 12 } },
  { name: 'one look', plan: { rethink: 0 } },
  { name: 'second look', plan: { rethink: 16 } },
  { name: 'observers', plan: { minds: 'each' } },
  { name: 'two threads', plan: {}, threads: 2 },
  { name: 'plain', plan: { priors: STANDARD_PLAN.priors, exploration: STANDARD_PLAN.exploration } },
] as const satisfies readonly Searcher[];

type Method = (typeof METHODS)[number];

/** Where nobody chooses at once, how they learn it makes no difference; nor who knows what, where nothing is hidden. */
const planOf = ({ hints, facts }: Game, { plan, threads = 1 }: Omit<Searcher, 'name'>): string =>
  JSON.stringify({
    threads,
    ...STANDARD_PLAN,
    ...hints.search,
    ...plan,
    ...(!facts.simultaneous && { joint: STANDARD_PLAN.joint }),
    ...(!facts.hidden && { minds: STANDARD_PLAN.minds }),
  });

/** Those that differ in a game, the one that its bots use first: the others are played against it. */
export function methodsOf(id: string): readonly Method[] {
  const game = games[id] as Game;
  const different = new Map<string, Method>();
  for (const method of METHODS) {
    const plan = planOf(game, method);
    if (!different.has(plan)) different.set(plan, method);
  }
  const chosen = different.get(planOf(game, {}));
  return [...different.values()].sort((a, b) => Number(b === chosen) - Number(a === chosen));
}

export const chosenIn = (id: string): string => (methodsOf(id)[0] as Method).name;
