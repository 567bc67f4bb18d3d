import { BOTS, MOST_NODES, Search } from '@penumbra/bots';
import { configure, type Game, listSeats, playOut, Rng, type Seat, Table, usualSeats } from '@penumbra/kit';
import { loadMcts, PeerGame } from '../peer.ts';
import { median, rate } from '../speed.ts';

export interface Timing {
  readonly decisions: number;
  readonly ms: number;
  /** Of the clock on the wall, in milliseconds. */
  readonly median: number;
  readonly p99: number;
  readonly longest: number;
  /** Decisions without a legal answer. */
  readonly missing: number;
  /** The most the heap has grown in one decision, collected before; in megabytes. */
  readonly memoryMb: number;
}

interface Moment {
  readonly table: Table;
  readonly seat: Seat;
}

/** Moments from all over random games, in which a seat has a choice. */
function* moments(game: Game): Generator<Moment> {
  const { min, max } = game.facts.players;
  for (let i = 0; ; i++) {
    const config = configure(game, { seats: usualSeats(game, min + (i % (max - min + 1))) });
    const length = playOut(game, game.setup(config), new Rng(`time ${i}`));
    const start = game.setup(config);
    const rng = new Rng(`time ${i}`);
    playOut(game, start, rng, Math.floor((length * (i % 17)) / 17));
    while (game.turn(start).kind === 'chance') game.nature.apply(start, game.nature.sample(start, rng));
    const table = new Table(game, config, { start });
    const seat = listSeats(table.waiting)[0];
    if (seat !== undefined && table.legal(seat).length > 1) yield { table, seat };
  }
}

/** How punctual an expert is. */
export function measureTime(game: Game, { decisions, ms }: { decisions: number; ms: number }): Timing {
  const times: number[] = [];
  let missing = 0;
  for (const { table, seat } of moments(game)) {
    const seen = table.seen(seat);
    const rng = new Rng(`time ${times.length}`);
    const start = performance.now();
    const late = (): boolean => performance.now() - start >= ms;
    const move = BOTS.expert().choose({ game, seen, seat, rng, budget: { late } });
    times.push(performance.now() - start);
    if (!seen.legal.includes(move)) missing++;
    if (times.length === decisions) break;
  }
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number => Math.round(10 * (sorted[Math.ceil(share * decisions) - 1] as number)) / 10;
  return { decisions, ms, median: at(0.5), p99: at(0.99), longest: at(1), missing, memoryMb: memoryOf(game) };
}

/** What the tree of a search that has reached its limits keeps, once everything else is collected. */
function memoryOf(game: Game): number {
  const { value } = moments(game).next() as { value: Moment };
  const { table, seat } = value;
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const search = new Search({ game, seen: table.seen(seat), seat, rng: new Rng('memory'), budget: {} });
  // Every iteration adds a point at most, and the last ones fill what the first ones have left out.
  search.run({ iterations: 2 * MOST_NODES });
  globalThis.gc?.();
  const grown = process.memoryUsage().heapUsed - before;
  return search.iterations > 0 ? Math.round(grown / 1e5) / 10 : 0;
}

export interface Iterations {
  readonly iterationsPerSecond: number;
  /** With random playouts of fifty steps and no hints, as the peer does it. */
  readonly likeForLike?: number;
  readonly peers?: { readonly 'boardgame.io': { readonly iterationsPerSecond: number } };
}

/** At the first move of a game of two, on one core, all in turn so that they meet the same machine. */
export function measureIterations(game: Game, { repeats, ms }: { repeats: number; ms: number }): Iterations {
  const config = configure(game, { seats: usualSeats(game, 2) });
  const table = new Table(game, config, { seed: 'ab' });
  while (table.turn.kind === 'chance') table.chance();
  const seat = listSeats(table.waiting)[0] as Seat;
  const PIECE = 20;
  const ours = (plan: object) => {
    const search = (): Search<never> =>
      new Search({ game, seen: table.seen(seat), seat, rng: new Rng('speed'), budget: {} } as never, plan);
    let current = search();
    return () => {
      // A decision of an expert looks at about this many worlds; a tree that has stopped growing would be faster.
      if (current.iterations > 20_000) current = search();
      current.run({ iterations: PIECE });
      return PIECE;
    };
  };
  const mcts = loadMcts();
  const pieces = [
    ours({}),
    ours({ cutoff: 50, policy: 'random', priors: 'none' }),
    ...(mcts ? [new PeerGame(mcts.library, game, config).thinking(mcts.MCTSBot, 'ab')] : []),
  ];
  const rates = pieces.map((): number[] => []);
  for (let i = 0; i <= repeats; i++) {
    pieces.forEach((piece, p) => {
      const measured = rate(ms, piece);
      if (i > 0) (rates[p] as number[]).push(measured);
    });
  }
  const [iterationsPerSecond = 0, likeForLike = 0, peer] = rates.map((r) => Math.round(median(r)));
  return {
    iterationsPerSecond,
    likeForLike,
    ...(peer !== undefined && { peers: { 'boardgame.io': { iterationsPerSecond: peer } } }),
  };
}
