import {
  BOTS,
  type Bot,
  type BotName,
  type Budget,
  playMatch,
  type SearchPlan,
  type Strength,
  searchBot,
  thinkingTime,
  timed,
} from '@penumbra/bots';
import { games as catalog } from '@penumbra/catalog';
import { configure, type Game, type Games, sha256hex, Table, usualSeats, type Weights, weighed } from '@penumbra/kit';
import { worked } from './clock.ts';
import { together } from './together.ts';
import { cheatingUct } from './uct.ts';

export const games: Games = catalog;

/** A search by its plan, or with an evaluation of its own; as long as there is time, unless it has a strength. */
export interface Searcher {
  readonly name: string;
  readonly plan?: Partial<SearchPlan>;
  readonly weights?: Weights;
  readonly strength?: Strength;
  /** How many look at once, each as long as there is time, and put together what they found: one, if left out. */
  readonly threads?: number;
}

/** Who plays: a bot by name, `uct` (which cheats), or a search. */
export type Entrant = BotName | 'uct' | Searcher;
export const nameOf = (entrant: Entrant): string => (typeof entrant === 'string' ? entrant : entrant.name);

/** One match, as it travels to a thread: `a` in one seat, `b` in all others. */
export interface Duel {
  readonly game: string;
  readonly players: number;
  readonly a: Entrant;
  readonly b: Entrant;
  /** Thinking time of an expert, of the thread's own work; a master has three times as much. */
  readonly ms: number;
  /** Instead of a clock: how many worlds an expert looks at. */
  readonly iterations?: number | undefined;
  /** Other deals than usual. */
  readonly seed?: string | undefined;
  readonly match: number;
}

const EXPERT_MS = 1_000;
const ENDLESS: Strength = { iterations: Number.POSITIVE_INFINITY, ms: EXPERT_MS };

function botOf(entrant: Entrant, table: Table, duel: Duel): Bot {
  if (entrant === 'uct') return cheatingUct(table);
  if (typeof entrant === 'string') return BOTS[entrant]();
  const { threads = 1 } = entrant;
  const alone = searchBot(entrant.name, entrant.strength ?? ENDLESS, entrant.plan);
  const bot = threads === 1 ? alone : together(alone, threads, table, () => budgetOf(entrant, duel));
  if (!entrant.weights) return bot;
  const game = weighed(table.game, entrant.weights);
  return { name: entrant.name, choose: (request) => bot.choose({ ...request, game: game as never }) };
}

function usualMs(entrant: Entrant): number | undefined {
  if (entrant === 'uct') return EXPERT_MS;
  return typeof entrant === 'string' ? thinkingTime(entrant) : (entrant.strength ?? ENDLESS).ms;
}

function budgetOf(entrant: Entrant, { ms, iterations }: Duel): Budget {
  const usual = usualMs(entrant);
  if (usual === undefined) return {};
  if (iterations !== undefined) return { iterations: Math.round((iterations * usual) / EXPERT_MS) };
  return timed(worked, (ms * usual) / EXPERT_MS);
}

const dealOf = ({ seed, match, players }: Duel): string =>
  `${seed === undefined ? '' : `${seed}/`}${Math.floor(match / players)}`;

/** What `a` gets of the victory. Every deal is played once from every seat. */
export function playDuel(duel: Duel): number {
  const { game: id, players, a, b, match } = duel;
  const game = games[id] as Game;
  const config = configure(game, { seats: usualSeats(game, players) });
  const seed = sha256hex(`arena/${id}/${dealOf(duel)}`).slice(0, 32);
  const table = new Table(game, config, { seed });
  const own = match % players;
  const entrants = config.seats.map((_, seat) => (seat === own ? a : b));
  const { winners } = playMatch({
    table,
    bots: entrants.map((entrant) => botOf(entrant, table, duel)),
    seed: `${seed}/${match}`,
    budget: (seat) => budgetOf(entrants[seat] as Entrant, duel),
  });
  return winners.some((seat) => seat === own) ? 1 / winners.length : 0;
}
