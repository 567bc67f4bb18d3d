// The worker's side: a question becomes a bot's choice. Separate from the worker, so that tests can ask it, too.
import { BOTS, type Bot } from '@penumbra/bots';
import { type Config, configure, type Games, type GameTypes, Rng, type Seen } from '@penumbra/kit';
import type { Question } from './messages.ts';

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
    const game = this.#games[question.game];
    if (!game) throw new Error(`unknown game ${question.game}`);
    const config = this.#configOf(question);
    const view = { ...question.view, config } as GameTypes['View'];
    const rng = new Rng(`${question.seed}/bot/${question.seat}/${question.step}`);
    // Legal moves are the same in every world that the view allows, so any of them tells them.
    const legal = game.legal(game.determinize(view, rng.fork('legal')), question.seat);
    const { turn, step, committed, seat } = question;
    const seen: Seen<GameTypes> = { view, turn, step, committed, mine: undefined, legal, undoable: false };
    const deadline = this.#now() + question.ms;
    const bot = this.#botFor(question);
    const move = bot.choose({ game, seen, seat, rng, budget: { late: () => this.#now() >= deadline } });
    return game.notation.move(move, config);
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
