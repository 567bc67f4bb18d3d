import { BOTS, type Bot, type Budget, thinkingTime, timed } from '@penumbra/bots';
import { type BotRef, isCommand } from './bot-names.ts';
import { isShared, sharedBot } from './crew/bot.ts';
import type { Crew } from './crew/crew.ts';
import { outsideBot } from './outside/bot.ts';

/** How long bots think, if not as long as they like. */
export interface Thinking {
  readonly ms?: number | undefined;
  /** Instead of a clock, so that the same seed gives the same game on every machine. */
  readonly iterations?: number | undefined;
  /** Who helps those that think by the clock, where one game has all cores to itself. */
  readonly crew?: Crew | undefined;
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

export function seatBot(name: BotRef, { ms, iterations, crew }: Thinking = {}): Seated {
  if (isCommand(name)) {
    const outside = outsideBot(name, ms ?? OUTSIDE_MS);
    return { bot: outside, budget: () => ({}), leave: () => outside.close() };
  }
  const usual = thinkingTime(name);
  if (crew && usual && isShared(name)) {
    return { bot: sharedBot(name, ms ?? usual, crew), budget: () => ({}), leave: () => {} };
  }
  const budget = (): Budget => {
    if (usual === undefined) return {};
    return iterations === undefined ? timed(() => performance.now(), ms ?? usual) : { iterations };
  };
  return { bot: BOTS[name](), budget, leave: () => {} };
}
