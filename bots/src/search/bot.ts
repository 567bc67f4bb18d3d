import type { Dial, GameTypes, Hints, Rng } from '@penumbra/kit';
import type { Bot, Budget, Request } from '../bot.ts';
import type { Learned } from '../learned.ts';
import { planFor, type SearchPlan } from './advice.ts';
import { Search } from './search.ts';

/** How strong a searching bot is. With a clock those that think by the clock look at as many worlds as they can. */
export interface Strength extends Dial {
  /** How long it thinks, for whoever has a clock; undefined if it only counts worlds. */
  readonly ms?: number;
}

/** A bot that first looks and then decides. Several may look, each in a thread and with a stream of its own. */
export interface SearchBot extends Bot {
  look<T extends GameTypes>(request: Request<T>): Learned<T['Move']>;
  decide<T extends GameTypes>(request: Request<T>, learned: Learned<T['Move']>): T['Move'];
}

export function searchBot(name: string, usual: Strength, plan: Partial<SearchPlan> = {}): SearchBot {
  const strengthFor = ({ hints }: { readonly hints: Pick<Hints<never>, 'levels'> }): Strength =>
    hints.levels?.[name] ?? usual;
  const bot: SearchBot = {
    name,
    look: (request) => {
      const strength = strengthFor(request.game);
      const search = new Search(request, planOf(strength, plan), strength);
      search.run(budgetOf(strength, request.budget));
      return search.learned();
    },
    decide: <T extends GameTypes>({ game, seen, rng }: Request<T>, learned: Learned<T['Move']>) => {
      const strength = strengthFor(game);
      const { least } = planFor(game, planOf(strength, plan));
      const weights = weightsOf(learned.meant, seen.turn.kind === 'joint' ? least : undefined, strength.softness);
      return learned.moves[weights ? draw(weights, rng) : favourite(learned)] as T['Move'];
    },
    choose: <T extends GameTypes>(request: Request<T>) => {
      const { legal } = request.seen;
      return legal.length === 1 ? (legal[0] as T['Move']) : bot.decide(request, bot.look(request));
    },
  };
  return bot;
}

/** Who looks only so far tries everything it notices, without a feeling for what deserves it, and judges what stands there. */
const planOf = ({ depth, search }: Strength, plan: Partial<SearchPlan>): Partial<SearchPlan> => ({
  ...search,
  ...(depth !== undefined && { depth, cutoff: 0, priors: 'none', rethink: 0, exploration: 2 }),
  ...plan,
});

/** What is asked for, within what the level allows. */
function budgetOf({ iterations, ms, softness = 0 }: Strength, { iterations: asked, late, left }: Budget): Budget {
  const most = ms === undefined ? iterations : late ? Number.POSITIVE_INFINITY : (asked ?? iterations);
  // Who is soft may play any move, so that nothing is ever certain.
  return { iterations: Math.min(asked ?? most, most), ...(late && { late }), ...(left && softness === 0 && { left }) };
}

/** How often each move should be played; undefined where one of them always should. What is meant too rarely is noise. */
function weightsOf(meant: readonly number[], least: number | undefined, softness = 0): readonly number[] | undefined {
  // Who is soft enough also plays what it has not looked at.
  if (softness > 0) return meant.map((weight) => (weight + 1) ** (1 / softness));
  if (least === undefined) return undefined;
  const noise = least * Math.max(...meant);
  return meant.map((weight) => (weight < noise ? 0 : weight));
}

/** The most visited; of equally many visits the one that did better. */
function favourite({ visits, values }: Learned<unknown>): number {
  let best = 0;
  for (let i = 1; i < visits.length; i++) {
    const more = (visits[i] as number) - (visits[best] as number);
    if (more > 0 || (more === 0 && (values[i] as number) > (values[best] as number))) best = i;
  }
  return best;
}

function draw(weights: readonly number[], rng: Rng): number {
  let left = rng.fraction() * weights.reduce((sum, weight) => sum + weight, 0);
  for (let i = 0; i < weights.length; i++) {
    left -= weights[i] as number;
    if (left < 0) return i;
  }
  return weights.lastIndexOf(Math.max(...weights));
}
