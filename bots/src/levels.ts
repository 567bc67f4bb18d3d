import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';
import { type Strength, searchBot } from './search/bot.ts';

/** The levels that search, from weak to strong; how far they are apart stands in bench/results.md. */
export const STRENGTHS = {
  beginner: { iterations: 20, depth: 1, notices: 4, noise: 0.3 },
  novice: { iterations: 40, depth: 1, notices: 8, noise: 0.15 },
  casual: { iterations: 80, notices: 12, noise: 0.06 },
  skilled: { iterations: 300 },
  strong: { iterations: 1_200 },
  expert: { iterations: 4_000, ms: 1_000 },
  master: { iterations: 12_000, ms: 3_000 },
} as const satisfies { readonly [level: string]: Strength };

/** Every bot by name; a new one for every seat of every match. */
export const BOTS = {
  random: randomBot,
  greedy: greedyBot,
  beginner: () => searchBot('beginner', STRENGTHS.beginner),
  novice: () => searchBot('novice', STRENGTHS.novice),
  casual: () => searchBot('casual', STRENGTHS.casual),
  skilled: () => searchBot('skilled', STRENGTHS.skilled),
  strong: () => searchBot('strong', STRENGTHS.strong),
  expert: () => searchBot('expert', STRENGTHS.expert),
  master: () => searchBot('master', STRENGTHS.master),
} as const satisfies { readonly [name: string]: () => Bot };

export type BotName = keyof typeof BOTS;
export const BOT_NAMES = Object.keys(BOTS) as readonly BotName[];
export const isBotName = (name: string): name is BotName => Object.hasOwn(BOTS, name);

/** How long a bot likes to think, in milliseconds; undefined for those that do not think by the clock. */
export function thinkingTime(name: BotName): number | undefined {
  const strength: Strength | undefined = name in STRENGTHS ? STRENGTHS[name as keyof typeof STRENGTHS] : undefined;
  return strength?.ms;
}
