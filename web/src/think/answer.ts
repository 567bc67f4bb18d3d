// The worker's side: a question becomes a bot's choice. Separate from the worker, so that tests can ask it, too.
import { BOTS, type Bot, type Findings, findingsOf, type Request, type SearchBot, sumOf } from '@penumbra/bots';
import { type Config, configure, type Games, type GameTypes, Rng, type Seen } from '@penumbra/kit';
import type { Question } from './messages.ts';

/** What one thread has made of a question. */
export interface Thought {
  /** What others may add to their own; undefined where there was nothing to look for. */
  readonly findings: Findings | undefined;
  /** The move in notation, by what was found here and elsewhere. */
  decide(others: readonly Findings[]): string;
}

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

  answer(question: Question): string {
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
      return { findings: undefined, decide: () => move };
    }
    const learned = bot.look(request);
    return {
      findings: findingsOf(learned, nameOf),
      decide: (others) => nameOf(bot.decide(request, sumOf(learned, others, nameOf))),
    };
  }

  #requestOf(question: Question, until: number): Request {
    const game = this.#games[question.game];
    if (!game) throw new Error(`unknown game ${question.game}`);
    const view = { ...question.view, config: this.#configOf(question) } as GameTypes['View'];
    const rng = new Rng(`${question.seed}/bot/${question.seat}/${question.step}`);
    // Legal moves are the same in every world that the view allows, so any of them tells them.
    const legal = game.legal(game.determinize(view, rng.fork('legal')), question.seat);
    const { turn, step, committed, seat } = question;
    const seen: Seen<GameTypes> = { view, turn, step, committed, mine: undefined, legal, undoable: false };
    return { game, seen, seat, rng, budget: { late: () => this.#now() >= until } };
  }

  #configOf({ game, wish }: Question): Config {
    const key = JSON.stringify([game, wish]);
    const known = this.#configs.get(key);
    if (known) return known;
    const config = configure(this.#games[game] as Games[string], wish);
    this.#configs.set(key, config);
    return config;
  }

  #botFor({ level, seat }: Question): Bot {
    const key = `${level}/${seat}`;
    const bot = this.#bots.get(key) ?? BOTS[level]();
    this.#bots.set(key, bot);
    return bot;
  }
}
