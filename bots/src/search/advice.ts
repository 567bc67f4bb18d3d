import type { GameTypes, Hints, SearchAdvice } from '@penumbra/kit';

/** How a search goes about it: what a game advises, the rest from here. */
export type SearchPlan = Required<SearchAdvice>;

export const STANDARD_PLAN: SearchPlan = {
  joint: 'decoupled',
  many: 'decoupled',
  exploration: 0.4,
  cutoff: 0,
  policy: 'random',
  depth: 200,
  priors: 'promise',
  rethink: 0,
  minds: 'one',
  least: 0.25,
  heed: 0,
};

/** The whole plan for a game, with what somebody does otherwise. */
export const planFor = <T extends GameTypes>(
  { hints }: { readonly hints: Pick<Hints<T>, 'search'> },
  plan: Partial<SearchPlan>,
): SearchPlan => ({ ...STANDARD_PLAN, ...hints.search, ...plan });
