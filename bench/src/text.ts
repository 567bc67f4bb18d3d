import type { Exploited } from './arena/exploit.ts';
import type { Followed } from './arena/fair.ts';
import type { Foresight } from './arena/foresight.ts';
import type { Pair } from './arena/pool.ts';
import type { Sprt } from './arena/sprt.ts';
import type { Rating } from './arena/stats.ts';
import type { Iterations, Timing } from './arena/timing.ts';
import type { Speed } from './speed.ts';

const number = (n: number): string => n.toLocaleString('en');
const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;

export function speed(id: string, { stepsPerSecond, cloneNs, legalNs, peers }: Speed): string {
  const lines = Object.entries(peers ?? {}).map(
    ([name, peer]) =>
      `  ${number(peer.stepsPerSecond)} steps/s with the same rules in ${name}: ours are ${(stepsPerSecond / peer.stepsPerSecond).toFixed(1)} times as fast`,
  );
  return [
    `${id}`,
    `  ${number(stepsPerSecond)} steps/s, clone ${number(cloneNs)} ns, legal ${number(legalNs)} ns`,
    ...lines,
  ].join('\n');
}

export const pair = ({ a, b, players, games, aWins, low, high }: Pair): string =>
  `  ${a} against ${b}${players > 2 ? ` (${players} players)` : ''}: ${percent(aWins / games)} of ${games} games (${percent(low)} to ${percent(high)})`;

export const elo = (ratings: { readonly [name: string]: Rating }): string =>
  Object.entries(ratings)
    .map(([name, rating]) => `  ${name.padEnd(12)} ${rating.elo} (${rating.low} to ${rating.high})`)
    .join('\n');

export const timing = (id: string, { decisions, ms, median, p99, longest, missing, memoryMb }: Timing): string =>
  `${id}: ${decisions} decisions at ${ms} ms: median ${median}, p99 ${p99}, longest ${longest} ms, ${missing} missing; a full tree takes ${memoryMb} MB`;

export function iterations(id: string, { iterationsPerSecond, likeForLike = 0, peers }: Iterations): string {
  const head = `${id}: ${number(iterationsPerSecond)} iterations/s; ${number(likeForLike)} with playouts of 50 random steps`;
  const peer = peers?.['boardgame.io'].iterationsPerSecond;
  if (peer === undefined) return head;
  const times = (n: number): string => `${(n / peer).toFixed(1)} ×`;
  return `${head}; boardgame.io ${number(peer)}: ${times(iterationsPerSecond)}, like for like ${times(likeForLike)}`;
}

export const followed = (id: string, { elo, people, games, won, seated }: Followed): string =>
  `${id}: ${people} people of Elo ${elo} won ${percent(won / games)} of ${games} games after their first ten, most of them against ${seated}`;

export const foresight = (id: string, { games, positions, logLoss, right, before }: Foresight): string => {
  const rivals = [
    ...(before ? [`before anything was learned ${before.logLoss.toFixed(3)}, right ${percent(before.right)}`] : []),
    `a coin ${Math.LN2.toFixed(3)}`,
  ];
  return `${id}: ${number(positions)} positions of ${games} games: log loss ${logLoss.toFixed(3)}, right ${percent(right)} (${rivals.join('; ')})`;
};

export const exploited = (id: string, cases: readonly Exploited[]): string =>
  cases
    .map(({ name, moves, value, exact, bots }) =>
      [
        `${id}, ${name}: ${moves.join(' × ')} choices, worth ${value.toFixed(4)} to the first (exact to ${exact.toExponential(0)})`,
        ...bots.map(
          ({ joint, iterations: n, loss }) =>
            `  ${joint.padEnd(9)} ${number(n).padStart(8)} iterations: ${(100 * loss).toFixed(2)} points from the equilibrium`,
        ),
      ].join('\n'),
    )
    .join('\n');

export const sprt = (id: string, test: Sprt): string =>
  [
    `${id}: ${test.a} against ${test.b}, ${test.ms === undefined ? `${test.iterations} iterations` : `${test.ms} ms`}`,
    `  ${test.games} games, ${test.aWins} won (${percent(test.aWins / test.games)}), Elo ${test.elo}; pairs of games by points: ${test.pairs.join(' ')}`,
    `  log likelihood ratio ${test.ratio} between ${test.bounds.join(' and ')}, Elo ${test.elo0} against ${test.elo1}: ${test.verdict}`,
  ].join('\n');
