// The worker's side: a question becomes a bot's choice. Separate from the worker, so that tests can ask it, too.
import {
  advicesOf,
  BOTS,
  type Bot,
  type Findings,
  findingsOf,
  prospectOf,
  type Request,
  type SearchBot,
  sumOf,
} from '@penumbra/bots';
import {
  type Config,
  configure,
  type Games,
  type GameTypes,
  type Prospect,
  Rng,
  readSeen,
  Source,
} from '@penumbra/kit';
import type { Opinion, Question, Reasons } from './messages.ts';

/** What one thread has made of a question. */
export interface Thought {
  /** What others may add to their own; undefined where there was nothing to look for. */
  readonly findings: Findings | undefined;
  /** The choice, by what was found here and elsewhere. */
  decide(others: readonly Findings[]): Choice;
}

export interface Choice {
  /** In notation. */
  readonly move: string;
  /** Of the moves that were looked at, the best first; nothing where there was nothing to look for. */
  readonly opinions: readonly Opinion[];
  /** Where they were asked for. */
  readonly reasons: Reasons | undefined;
}

/** Fewer worlds say why as well, where a phone is slow. */
const WHY_MS = 400;
/** Nobody wants to read more. */
const OPINIONS = 4;

const canShare = (bot: Bot): bot is SearchBot => 'look' in bot;

export class Answerer {
  readonly #games: Games;
  readonly #now: () => number;
  readonly #bots = new Map<string, Bot>();
  /** Bots keep scratch memory per config, so equal wishes share one. */
  readonly #configs = new Map<string, Config>();

  constructor(games: Games, now: () => number) {
    this.#games = games;
    this.#now = now;
  }

  answer(question: Question): Choice {
    return this.think(question).decide([]);
  }

  /** As long as the question allows, or until a moment that all threads have in common. */
  think(question: Question, until = this.#now() + question.ms): Thought {
    const bot = this.#botFor(question);
    const request = this.#requestOf(question, until);
    const { game, seen } = request;
    const nameOf = (move: GameTypes['Move']): string => game.notation.move(move, seen.view.config);
    if (seen.legal.length === 1 || !canShare(bot)) {
      const move = nameOf(bot.choose(request));
      return { findings: undefined, decide: () => ({ move, opinions: [], reasons: undefined }) };
    }
    const learned = bot.look(request);
    return {
      findings: findingsOf(learned, nameOf),
      decide: (others) => {
        const all = sumOf(learned, others, nameOf);
        const opinions = advicesOf(all).slice(0, OPINIONS);
        const move = bot.decide(request, all);
        const next = opinions.find((one) => one.move !== move);
        return {
          move: nameOf(move),
          opinions: opinions.map((advice) => ({ ...advice, move: nameOf(advice.move) })),
          reasons: question.reasons ? this.#reasonsOf(question, request, [move, next?.move]) : undefined,
        };
      },
    };
  }

  /** In the same worlds for both, so that moves are compared and not luck. */
  #reasonsOf(
    { key }: Question,
    request: Request,
    [move, next]: readonly [GameTypes['Move'], GameTypes['Move'] | undefined],
  ): Reasons {
    const until = this.#now() + WHY_MS;
    const budget = { late: () => this.#now() >= until };
    const prospect = (one: GameTypes['Move']): Prospect =>
      prospectOf({ ...request, rng: new Rng(`${key}/why`), budget }, one);
    return { why: prospect(move), other: next && prospect(next) };
  }

  #requestOf(question: Question, until: number): Request {
    const game = this.#games[question.game];
    if (!game) throw new Error(`unknown game ${question.game}`);
    const seen = readSeen(game, this.#configOf(question), new Source(question.seen, 'seen'));
    const { viewer: seat } = seen.view;
    if (seat === 'public') throw new Error('nobody thinks for the public');
    return { game, seen, seat, rng: new Rng(question.key), budget: { late: () => this.#now() >= until } };
  }

  #configOf({ game, wish }: Question): Config {
    const key = JSON.stringify([game, wish]);
    const known = this.#configs.get(key);
    if (known) return known;
    const config = configure(this.#games[game] as Games[string], wish);
    this.#configs.set(key, config);
    return config;
  }

  #botFor({ level, seen }: Question): Bot {
    const key = `${level}/${seen.viewer}`;
    const bot = this.#bots.get(key) ?? BOTS[level]();
    this.#bots.set(key, bot);
    return bot;
  }
}
