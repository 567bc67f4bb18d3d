import {
  BOTS,
  type Bot,
  type BotName,
  type Budget,
  playMatch,
  type SearchPlan,
  searchBot,
  thinkingTime,
} from '@penumbra/bots';
import { games as catalog } from '@penumbra/catalog';
import { configure, type Game, type Games, sha256hex, Table, usualSeats } from '@penumbra/kit';
import { worked } from './clock.ts';
import { cheatingUct } from './uct.ts';

export const games: Games = catalog;

/** Who plays: a bot by name, `uct` (which cheats), or a search by its plan. */
export type Entrant = BotName | 'uct' | { readonly name: string; readonly plan: Partial<SearchPlan> };
export const nameOf = (entrant: Entrant): string => (typeof entrant === 'string' ? entrant : entrant.name);

/** One match, as it travels to a thread: `a` in one seat, `b` in all others. */
export interface Duel {
  readonly game: string;
  readonly players: number;
  readonly a: Entrant;
  readonly b: Entrant;
  /** Thinking time of an expert, of the thread's own work; a master has three times as much. */
  readonly ms: number;
  readonly match: number;
}

const EXPERT_MS = 1_000;
const ENDLESS = { iterations: Number.POSITIVE_INFINITY, ms: EXPERT_MS, softness: 0 };

function botOf(entrant: Entrant, table: Table): Bot {
  if (entrant === 'uct') return cheatingUct(table);
  return typeof entrant === 'string' ? BOTS[entrant]() : searchBot(entrant.name, ENDLESS, entrant.plan);
}

function budgetOf(entrant: Entrant, ms: number): Budget {
  const usual = typeof entrant === 'string' && entrant !== 'uct' ? thinkingTime(entrant) : EXPERT_MS;
  if (usual === undefined) return {};
  const deadline = worked() + (ms * usual) / EXPERT_MS;
  return { late: () => worked() >= deadline };
}

/** What `a` gets of the victory. Every deal is played once from every seat. */
export function playDuel({ game: id, players, a, b, ms, match }: Duel): number {
  const game = games[id] as Game;
  const config = configure(game, { seats: usualSeats(game, players) });
  const seed = sha256hex(`arena/${id}/${Math.floor(match / players)}`).slice(0, 32);
  const table = new Table(game, config, { seed });
  const own = match % players;
  const entrants = config.seats.map((_, seat) => (seat === own ? a : b));
  const { winners } = playMatch({
    table,
    bots: entrants.map((entrant) => botOf(entrant, table)),
    seed: `${seed}/${match}`,
    budget: (seat) => budgetOf(entrants[seat] as Entrant, ms),
  });
  return winners.some((seat) => seat === own) ? 1 / winners.length : 0;
}
