import type { Bot } from './bot.ts';

/** Any legal move, each equally likely. */
export const randomBot = (): Bot => ({
  name: 'random',
  choose: ({ seen, rng }) => rng.pick(seen.legal),
});
