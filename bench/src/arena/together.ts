import { type Bot, type Budget, findingsOf, type SearchBot, sumOf } from '@penumbra/bots';
import type { GameTypes, Table } from '@penumbra/kit';

/** As so many threads would play it, one after the other: each has a tree and a time of its own. */
export function together(bot: SearchBot, threads: number, { game, config }: Table, budget: () => Budget): Bot {
  const nameOf = (move: GameTypes['Move']): string => game.notation.move(move, config);
  return {
    name: bot.name,
    choose(request) {
      const [only, ...more] = request.seen.legal;
      if (only !== undefined && more.length === 0) return only;
      // What one is certain of alone the others may see differently.
      const look = () => {
        const { left: _, ...time } = budget();
        return bot.look({ ...request, budget: time });
      };
      const others = Array.from({ length: threads - 1 }, () => findingsOf(look(), nameOf));
      return bot.decide(request, sumOf(look(), others, nameOf));
    },
  };
}
