import { BOTS, type Bot, type Budget, thinkingTime } from '@penumbra/bots';
import { type BotRef, isCommand } from './bot-names.ts';
import { outsideBot } from './outside/bot.ts';

/** How long bots think, if not as long as they like. */
export interface Thinking {
  readonly ms?: number | undefined;
  /** Instead of a clock, so that the same seed gives the same game on every machine. */
  readonly iterations?: number | undefined;
}

/** Programs of others are not told how we think. */
const OUTSIDE_MS = 1_000;

/** A bot with its clock. */
export interface Seated {
  readonly bot: Bot;
  /** The budget of a choice that begins now. */
  budget(): Budget;
  /** Ends a program that was started for the seat. */
  leave(): void;
}

export function seatBot(name: BotRef, { ms, iterations }: Thinking = {}): Seated {
  if (isCommand(name)) {
    const outside = outsideBot(name, ms ?? OUTSIDE_MS);
    return { bot: outside, budget: () => ({}), leave: () => outside.close() };
  }
  const usual = thinkingTime(name);
  const budget = (): Budget => {
    if (usual === undefined) return {};
    return iterations === undefined ? until(performance.now() + (ms ?? usual)) : { iterations };
  };
  return { bot: BOTS[name](), budget, leave: () => {} };
}

const until = (deadline: number): Budget => ({ late: () => performance.now() >= deadline });
