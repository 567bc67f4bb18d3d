// How well the person at this device plays each game, learned from finished games against bots; and whom that seats.
import { drawLevel, type Estimate, estimateAfter, type Mix, mixFor, NEWCOMER } from '@penumbra/bots/fair';
import { type Game, type JsonObject, Source } from '@penumbra/kit';
import { onlyPerson, type Players } from './players.ts';
import type { Saved } from './saved.ts';
import type { TableStore } from './storage.ts';
import { isOver, type Summary, winnersOf } from './summary.ts';

export interface Strength {
  readonly estimate: Estimate;
  /** How many games it rests on, and the last of them: a table counts once. */
  readonly games: number;
  readonly last: string;
}

const UNKNOWN: Strength = { estimate: NEWCOMER, games: 0, last: '' };

type Store = Pick<TableStore, 'strength' | 'keepStrength'>;

export function strengthIn(store: Store, game: string): Strength {
  try {
    const source = Source.parse(store.strength(game) ?? '', 'the strength');
    const { rating, deviation, volatility, games, last } = source.value as Partial<
      Estimate & Omit<Strength, 'estimate'>
    >;
    if (![rating, deviation, volatility, games].every(Number.isFinite)) return UNKNOWN;
    return { estimate: { rating, deviation, volatility } as Estimate, games: games ?? 0, last: last ?? '' };
  } catch {
    return UNKNOWN;
  }
}

/** Learns from a table that is over: one person against bots, from the first move on. */
export function learnFrom(store: Store, game: Game, { id, journal, players }: Saved, summary: Summary): void {
  const you = onlyPerson(players);
  if (!isOver(summary) || you === undefined || journal.start || summary.you !== undefined) return;
  const before = strengthIn(store, summary.game);
  if (before.last === id) return;
  const levels = players.map((player) => (player.kind === 'bot' ? player.level : undefined));
  const finished = { you, winners: winnersOf(summary) as never, levels };
  const estimate = estimateAfter(before.estimate, game.hints.ratings ?? {}, finished);
  if (estimate === before.estimate) return;
  store.keepStrength(summary.game, { ...estimate, games: before.games + 1, last: id } satisfies JsonObject);
}

export const mixOf = ({ hints }: Game, { estimate }: Pick<Strength, 'estimate'>): Mix =>
  mixFor(hints.ratings ?? {}, estimate);

export const fairMix = (store: Store, game: Game): Mix => mixOf(game, strengthIn(store, game.facts.id));

const chance = { fraction: () => (crypto.getRandomValues(new Uint32Array(1))[0] as number) / 2 ** 32 };

/** The same players, those that are to be fair at the level that is. */
export function seated(store: Store, game: Game, players: Players): Players {
  const mix = fairMix(store, game);
  return players.map((player) => ('fair' in player ? { ...player, level: drawLevel(mix, chance) } : player));
}

/** Whether somebody at the table was seated to be a fair match. */
export const isFair = (players: Players): boolean => players.some((player) => player.kind === 'bot' && player.fair);
