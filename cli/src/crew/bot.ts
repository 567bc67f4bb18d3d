import { BOTS, type Bot, type Learned, type Request, sumOf } from '@penumbra/bots';
import type { GameTypes } from '@penumbra/kit';
import { questionOf } from '../outside/question.ts';
import { now } from './clock.ts';
import type { Crew } from './crew.ts';
import type { Errand } from './worker.ts';

type Level = Errand['level'];
export const isShared = (name: string): name is Level => name === 'expert' || name === 'master';

/** What this thread and all helpers have learned about a decision after so many milliseconds. */
export function lookTogether<T extends GameTypes>(
  request: Request<T>,
  { level, ms, crew }: { readonly level: Level; readonly ms: number; readonly crew: Crew },
): Learned<T['Move']> {
  const { game, seen, rng } = request;
  const { config } = seen.view as unknown as GameTypes['View'];
  const until = now() + ms;
  const collect = crew.send({
    game: config.game,
    question: questionOf(request, ms),
    level,
    seed: rng.keyFor('crew'),
    until,
  });
  const own = BOTS[level]().look({ ...request, budget: { late: () => now() >= until } });
  return sumOf(own, collect(), (move) => game.notation.move(move, config as never));
}

/** A level that thinks by the clock, on several cores. */
export const sharedBot = (level: Level, ms: number, crew: Crew): Bot => ({
  name: level,
  choose<T extends GameTypes>(request: Request<T>): T['Move'] {
    const { legal } = request.seen;
    if (legal.length === 1) return legal[0] as T['Move'];
    return BOTS[level]().decide(request, lookTogether(request, { level, ms, crew }));
  },
});
