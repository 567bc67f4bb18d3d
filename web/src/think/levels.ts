// The bots by name, for forms and records. Their code is loaded by the worker alone; a test holds this list to theirs.
import type { BotName } from '@penumbra/bots';

/** From weak to strong; then those that are there for comparison. */
export const LEVELS = [
  'beginner',
  'novice',
  'casual',
  'skilled',
  'strong',
  'expert',
  'master',
  'greedy',
  'random',
] as const satisfies readonly BotName[];
export type Level = (typeof LEVELS)[number];

export const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);

/** Whom a seat gets where nobody has said anything about it, and who is asked for hints. */
export const STANDARD_LEVEL: Level = 'casual';
export const HINT_LEVEL: Level = 'expert';

/** The promised thinking time; the weaker ones need far less. */
export const thinkMs = (level: Level): number => (level === 'master' ? 3_000 : 1_000);
