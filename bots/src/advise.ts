import { type GameTypes, type Prospect, Rng } from '@penumbra/kit';
import type { Request } from './bot.ts';
import type { Learned } from './learned.ts';
import { prospectOf } from './prospect.ts';
import { Search } from './search/search.ts';

/** What the search thinks of one move. */
export interface Advice<Move> {
  readonly move: Move;
  /**
   * The share of the victory it expects after it; undefined if it has not looked at it. Never more than of a move that is
   * recommended before it: what was looked at less may seem better by chance, and is not believed to be.
   */
  readonly win: number | undefined;
  /** How much of its attention it gave to it. In a joint turn: how often to choose it. */
  readonly share: number;
}

/** The legal moves, the most recommended first. Needs a budget that ends. */
export function advise<T extends GameTypes>(request: Request<T>): readonly Advice<T['Move']>[] {
  const search = new Search(request);
  // What comes second is shown, too: so it is looked at until the end.
  const { left: _, ...budget } = request.budget;
  search.run(budget);
  return advicesOf(search.learned());
}

/** What the best two lead to, in the same worlds for both: only that tells why the one is better. */
export function explain<T extends GameTypes>(
  request: Request<T>,
  advices: readonly Advice<T['Move']>[],
): readonly Prospect<T['Event']>[] {
  const state = request.rng.fraction();
  return advices.slice(0, 2).map(({ move }) => prospectOf({ ...request, rng: new Rng(`why/${state}`) }, move));
}

export function advicesOf<Move>({ moves, visits, values, meant }: Learned<Move>): readonly Advice<Move>[] {
  const total = meant.reduce((sum, n) => sum + n, 0);
  const sorted = moves
    .map((move, i) => {
      const n = visits[i] as number;
      return { move, win: n === 0 ? undefined : (values[i] as number) / n, share: (meant[i] as number) / total };
    })
    .sort((a, b) => b.share - a.share || (b.win ?? 0) - (a.win ?? 0));
  let least = 1;
  return sorted.map((advice) => {
    least = Math.min(least, advice.win ?? least);
    return advice.win === undefined ? advice : { ...advice, win: least };
  });
}
