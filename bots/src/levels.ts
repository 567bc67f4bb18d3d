import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';

/** Every bot by name; a new one for every seat of every match. */
export const BOTS = {
  random: randomBot,
  greedy: greedyBot,
} as const satisfies { readonly [name: string]: () => Bot };

export type BotName = keyof typeof BOTS;
export const BOT_NAMES = Object.keys(BOTS) as readonly BotName[];
export const isBotName = (name: string): name is BotName => Object.hasOwn(BOTS, name);
