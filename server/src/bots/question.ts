// All that a bot learns of a table: what its seat sees in the kit's one text form, what is needed to read it, and the
// one-way key of a stream of its own.

import { BOTS, type Bot, type Budget, isBotName, type Request, thinkingTime, timed } from '@penumbra/bots';
import { type Config, configure, type Game, type JsonObject, Rng, readSeen, Source } from '@penumbra/kit';

export interface Question {
  readonly game: string;
  readonly seats: readonly string[];
  readonly options: JsonObject;
  readonly components: JsonObject;
  readonly seat: number;
  readonly seen: JsonObject;
  readonly level: string;
  readonly key: string;
}

/** So many milliseconds from now. */
export const timeFrom = (ms: number): Budget => timed(() => performance.now(), ms);

export function requestOf(game: Game, config: Config, question: Question, ms: number | undefined): Request {
  const seen = readSeen(game, config, new Source(question.seen));
  const budget = ms === undefined ? {} : timeFrom(ms);
  return { game, seen, seat: question.seat as Request['seat'], rng: new Rng(question.key), budget };
}

export function configOf(game: Game, { seats, options, components }: Question): Config {
  return configure(game, { seats, options, components });
}

export function botNamed(level: string): { readonly bot: Bot; readonly ms: number | undefined } {
  if (!isBotName(level)) throw new Error(`no bot is called ${level}`);
  return { bot: BOTS[level](), ms: thinkingTime(level) };
}
