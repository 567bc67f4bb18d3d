// Who `fair` is at this terminal. Where PENUMBRA_DATA names a folder, it remembers from game to game.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawLevel, type Estimate, estimateAfter, mixFor, NEWCOMER } from '@penumbra/bots/fair';
import type { Game, Table } from '@penumbra/kit';
import type { BotRef } from '../bot-names.ts';
import type { CliText } from '../text/index.ts';

const fileOf = (game: string): string | undefined => {
  const folder = process.env.PENUMBRA_DATA;
  return folder ? path.join(folder, `strength-${game}.json`) : undefined;
};

function estimateOf({ facts }: Game): Estimate {
  const file = fileOf(facts.id);
  if (!file || !existsSync(file)) return NEWCOMER;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Estimate;
  } catch {
    return NEWCOMER;
  }
}

/** The level that is a fair match this time, and a sentence about it. */
export function fairLevel(game: Game, words: CliText): { readonly level: BotRef; readonly why: string } {
  const estimate = estimateOf(game);
  const level = drawLevel(mixFor(game.hints.ratings ?? {}, estimate), { fraction: () => Math.random() });
  const name = words.levels[level] ?? level;
  return { level, why: estimate === NEWCOMER ? words.fairNew(name) : words.fair(name, Math.round(estimate.rating)) };
}

/** Learns from a finished game of one person against bots, where there is a folder for it. */
export function learnFrom(table: Table, holders: readonly (BotRef | 'me')[]): void {
  const { result, game } = table;
  const people = holders.flatMap((holder, seat) => (holder === 'me' ? [seat] : []));
  const file = fileOf(game.facts.id);
  if (!result || !file || people.length !== 1) return;
  const levels = holders.map((holder) => (holder === 'me' ? undefined : holder));
  const finished = { you: people[0] as never, winners: result.winners, levels };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(estimateAfter(estimateOf(game), game.hints.ratings ?? {}, finished))}\n`);
}
