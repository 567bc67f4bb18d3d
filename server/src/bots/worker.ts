// A thread that thinks.
import { advise, explain } from '@penumbra/bots';
import { games } from '@penumbra/catalog';
import type { Config, Game, Games } from '@penumbra/kit';
import type { HintText } from '@penumbra/protocol';
import { botNamed, configOf, type Question, requestOf, timeFrom } from './question.ts';

const HINT_MS = 1_000;
const WHY_MS = 500;
const HINTS = 5;

const known = new Map<string, Config>();

/** Compiling a box takes longer than a quick choice. */
function cached(game: Game, question: Question): Config {
  const { seats, options, components } = question;
  const text = JSON.stringify([question.game, seats, options, components]);
  const config = known.get(text) ?? configOf(game, question);
  if (known.size > 50) known.clear();
  known.set(text, config);
  return config;
}

const gameOf = ({ game }: Question): Game => (games as unknown as Games)[game] as Game;

/** The chosen move in notation. */
export function think(question: Question): string {
  const game = gameOf(question);
  const { bot, ms } = botNamed(question.level);
  const request = requestOf(game, cached(game, question), question, ms);
  return game.notation.move(bot.choose(request), request.seen.view.config);
}

/** The best moves, and what they promise. */
export function hint(question: Question): HintText[] {
  const game = gameOf(question);
  const request = requestOf(game, cached(game, question), question, HINT_MS);
  const advices = advise(request).slice(0, HINTS);
  const whys = explain({ ...request, budget: timeFrom(WHY_MS) }, advices);
  return advices.map(({ move, win, share }, i) => ({
    move: game.notation.move(move, request.seen.view.config),
    win: win ?? null,
    share,
    why: (whys[i] as HintText['why'] | undefined) ?? null,
  }));
}
