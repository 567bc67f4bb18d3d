// What was measured is kept in results.generated.json, run by run, and told in results.md.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { BOT_NAMES, isBotName, thinkingTime } from '@penumbra/bots';
import { nameOf } from './arena/duel.ts';
import type { Exploited } from './arena/exploit.ts';
import type { Followed } from './arena/fair.ts';
import type { Foresight } from './arena/foresight.ts';
import { type Ratings, ratingsOf } from './arena/ladder.ts';
import { chosenIn } from './arena/methods.ts';
import type { Meeting, Pair } from './arena/pool.ts';
import type { Sprt } from './arena/sprt.ts';
import { interval } from './arena/stats.ts';
import type { Iterations, Timing } from './arena/timing.ts';
import { faultsOf, fuzzOf, lastingOf, loadOf } from './server-results.ts';
import { type Kept, percent, row, table } from './sheet.ts';

const DATA = new URL('../results.generated.json', import.meta.url);
const PAGE = new URL('../results.md', import.meta.url);

interface Data {
  /** What a reader has to know about the figures, in sentences; written by hand. */
  readonly notes: readonly string[];
  readonly runs: Kept;
}

const read = (): Data =>
  existsSync(DATA) ? (JSON.parse(readFileSync(DATA, 'utf8')) as Data) : { notes: [], runs: {} };

/** Puts a result in the place of the one before; of a contest row by row. */
export function keep(what: string, game: string, found: object): void {
  const { notes, runs } = read();
  runs[what] ??= {};
  const machine = `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Node ${process.versions.node}`;
  runs[what][game] = {
    date: new Date().toISOString().slice(0, 10),
    machine,
    found: upwards(what, merged(runs[what][game]?.found, found)),
  };
  writeFileSync(DATA, `${JSON.stringify({ notes, runs }, null, 2)}\n`);
  writeFileSync(PAGE, pageOf(notes, runs));
  if (what === 'ladder') writeRatings(game, ratingsOf(pairsIn(runs.ladder, game)));
}

/** What people read of the levels, and what `fair` goes by. */
function writeRatings(game: string, ratings: Ratings): void {
  const lines = Object.entries(ratings).map(([name, { elo }]) => `  ${name}: ${elo},`);
  const head = '// Written by `penumbra bench ladder --write`: Elo above somebody who plays at random.';
  const text = [head, 'export const ratings: { readonly [level: string]: number } = {', ...lines, '};', ''].join('\n');
  writeFileSync(new URL(`../../games/${game}/src/ratings.generated.ts`, import.meta.url), text);
}

/** What an earlier run has kept of a meeting. */
export function keptPair(what: string, { game, a, b, players, ms }: Meeting): Pair | undefined {
  const row = rowOf({ a: nameOf(a), b: nameOf(b), players, ms });
  return pairsIn(read().runs[what], game).find((pair) => rowOf(pair) === row);
}

type Row = Pick<Pair, 'a' | 'b' | 'players' | 'ms'>;
/** The time that was given is part of a row only where somebody goes by it. */
const isTimed = ({ a, b }: Row): boolean => [a, b].some((name) => !isBotName(name) || thinkingTime(name) !== undefined);
const rowOf = (row: Row): string => [row.a, row.b, row.players, ...(isTimed(row) ? [row.ms] : [])].join();

/** Of faults each suite stands for itself; new rows take the place of those with the same players and time; the others stay. */
export function merged(before: object | undefined, found: object): object {
  if (Object.values(found).every((one) => typeof one === 'object' && one !== null && 'seed' in one))
    return { ...before, ...found };
  if ('tests' in found) return mergedTests(before as Tests | undefined, found as Tests);
  if (!('pairs' in found)) return found;
  const { pairs } = found as Contest;
  const rows = new Set(pairs.map(rowOf));
  const kept = (before as Contest | undefined)?.pairs.filter((pair) => !rows.has(rowOf(pair))) ?? [];
  return { pairs: [...kept, ...pairs] };
}

/** Rows of the ladder stand in its order, whichever was measured last. */
function upwards(what: string, found: object): object {
  if (what !== 'ladder') return found;
  const rung = ({ b }: Pair): number => BOT_NAMES.findIndex((name) => name === b);
  return { pairs: (found as Contest).pairs.toSorted((one, other) => rung(one) - rung(other)) };
}

interface Tests {
  readonly tests: readonly Sprt[];
}

type Conditions = Pick<Sprt, 'a' | 'b' | 'ms' | 'iterations'>;
const keyOf = ({ a, b, ms, iterations }: Conditions): string =>
  [a, b, ...(iterations === undefined ? [ms] : ['by count', iterations])].join();

/** What an earlier run has kept of a test, on the same deals. */
export function keptTest(game: string, { seed, ...conditions }: Conditions & Pick<Sprt, 'seed'>): Sprt | undefined {
  const tests = (read().runs.sprt?.[game]?.found as Tests | undefined)?.tests ?? [];
  return tests.find((test) => keyOf(test) === keyOf(conditions) && test.seed === seed);
}

/** A test takes the place of one between the same two under the same conditions. */
function mergedTests(before: Tests | undefined, { tests }: Tests): Tests {
  const keys = new Set(tests.map(keyOf));
  return { tests: [...(before?.tests ?? []).filter((test) => !keys.has(keyOf(test))), ...tests] };
}

interface Contest {
  readonly pairs: readonly Pair[];
}

const pairCells = (game: string, pair: Pair): (string | number)[] => [
  game,
  pair.a,
  pair.b,
  pair.players,
  isTimed(pair) ? pair.ms : '–',
  pair.games,
  percent(pair.aWins / pair.games),
  `${percent(pair.low)} to ${percent(pair.high)}`,
];
const PAIR_HEAD = ['game', 'bot', 'against', 'players', 'ms', 'games', 'won', '95 % interval'];

const eachPair = <V>(section: Kept[string], make: (game: string, pair: Pair) => V): V[] =>
  Object.keys(section).flatMap((game) => pairsIn(section, game).map((pair) => make(game, pair)));

const pairsOf = (section: Kept[string]): string =>
  table(
    PAIR_HEAD,
    eachPair(section, (game, pair) => row(...pairCells(game, pair))),
  );

/** What an expert must win of its games between two; among more, so many times its fair share. */
const WANTED: { readonly [rival: string]: number } = { random: 0.99, greedy: 0.8, uct: 0.7, skilled: 0.65 };
const WANTED_OF_FAIR = 1.6;

function strengthOf(section: Kept[string]): string {
  const wanted = ({ b, players }: Pair): number =>
    players === 2 ? (WANTED[b] ?? Number.NaN) : WANTED_OF_FAIR / players;
  const rows = eachPair(section, (game, pair) => row(...pairCells(game, pair), percent(wanted(pair))));
  return table([...PAIR_HEAD, 'wanted'], rows);
}

const pairsIn = (section: Kept[string] | undefined, game: string): readonly Pair[] =>
  (section?.[game]?.found as Contest | undefined)?.pairs ?? [];

function eloOf(section: Kept[string], pairsOfGame: (game: string) => readonly Pair[]): string {
  const rows = Object.keys(section).flatMap((game) =>
    Object.entries(ratingsOf(pairsOfGame(game))).map(([name, { elo, low, high }]) =>
      row(game, name, elo, `${low} to ${high}`),
    ),
  );
  return table(['game', 'bot', 'Elo', '95 % interval'], rows);
}

/** What a method is worth depends on its time, so each time has its own ratings. */
const methodPairs = (kept: Kept, game: string): readonly Pair[] =>
  pairsIn(kept.tournament, game).map((pair) => ({
    ...pair,
    a: `${pair.a}, ${pair.ms} ms`,
    b: `${pair.b}, ${pair.ms} ms`,
  }));

/** The game's own method stands first in its rows, so that they say by how much it wins. */
function methodRows(section: Kept[string]): string {
  const rows = eachPair(section, (game, pair) => {
    const chosen = chosenIn(game);
    const { a, b, ...rest } = pair.b === chosen ? turned(pair) : pair;
    return row(...pairCells(game, { ...rest, a: a === chosen ? `${a} (chosen)` : a, b }));
  });
  return table(PAIR_HEAD, rows);
}

const turned = ({ a, b, aWins, low, high, ...rest }: Pair): Pair => ({
  ...rest,
  a: b,
  b: a,
  aWins: rest.games - aWins,
  low: 1 - high,
  high: 1 - low,
});

function testsOf(section: Kept[string]): string {
  const rows = Object.entries(section).flatMap(([game, { found }]) =>
    (found as Tests).tests.map(({ a, b, ms, iterations, games, aWins, ratio, elo0, elo1, verdict, seed }) =>
      row(
        game,
        a,
        b,
        ms === undefined ? `${iterations} iterations` : `${ms} ms`,
        games,
        percent(aWins / games),
        `${elo0} : ${elo1}`,
        ratio,
        verdict,
        seed,
      ),
    ),
  );
  const head = [
    'game',
    'bot',
    'against',
    'each move',
    'games',
    'won',
    'Elo',
    'log likelihood ratio',
    'verdict',
    'seed',
  ];
  return table(head, rows);
}

function timingOf(section: Kept[string]): string {
  const rows = Object.entries(section).map(([game, { found }]) => {
    const { decisions, ms, median, p99, longest, missing, memoryMb } = found as Timing;
    return row(game, decisions, ms, median, p99, longest, missing, memoryMb);
  });
  return table(['game', 'decisions', 'ms', 'median', 'p99', 'longest', 'missing', 'MB of a full tree'], rows);
}

function iterationsOf(section: Kept[string]): string {
  const rows = Object.entries(section).map(([game, { found }]) => {
    const { iterationsPerSecond, likeForLike = 0, peers } = found as Iterations;
    const peer = peers?.['boardgame.io'].iterationsPerSecond ?? Number.NaN;
    const times = (n: number): string => `${(n / peer).toFixed(1)} ×`;
    return row(game, iterationsPerSecond, peer, times(iterationsPerSecond), likeForLike, times(likeForLike));
  });
  const head = ['game', 'iterations/s', 'boardgame.io', 'ratio', 'ours with 50 random steps', 'ratio'];
  return table(head, rows);
}

function foresightOf(section: Kept[string]): string {
  const rows = Object.entries(section).map(([game, { found }]) => {
    const { games, positions, logLoss, right, before } = found as Foresight;
    const earlier = before ? [before.logLoss.toFixed(3), percent(before.right)] : ['–', '–'];
    return row(game, games, positions, logLoss.toFixed(3), percent(right), ...earlier, Math.LN2.toFixed(3));
  });
  return table(['game', 'games', 'positions', 'log loss', 'right', 'before', 'right before', 'of a coin'], rows);
}

function exploitOf(section: Kept[string]): string {
  const rows = Object.entries(section).flatMap(([game, { found }]) =>
    (found as { cases: readonly Exploited[] }).cases.flatMap(({ name, moves, value, bots }) =>
      bots.map(({ joint, iterations, loss }) =>
        row(game, name, moves.join(' × '), value.toFixed(4), joint, iterations, (100 * loss).toFixed(2)),
      ),
    ),
  );
  const head = ['game', 'choice', 'moves', 'worth to the first', 'learning', 'iterations', 'points lost'];
  return table(head, rows);
}

function fairOf(section: Kept[string]): string {
  const rows = Object.entries(section).flatMap(([game, { found }]) =>
    (found as { readonly people: readonly Followed[] }).people.map((person) => {
      const { low, high } = interval(person.won, person.games);
      const share = percent(person.won / person.games);
      return row(game, person.elo, person.people, share, `${percent(low)} to ${percent(high)}`, person.seated);
    }),
  );
  return table(['game', 'Elo', 'people', 'won of the next forty', '95 % interval', 'seated most'], rows);
}

interface Section {
  readonly title: string;
  readonly text: string;
  readonly write: (section: Kept[string], kept: Kept) => string;
}

const SECTIONS: { readonly [what: string]: Section } = {
  strength: {
    title: 'Strength',
    text: 'The expert against everybody; `uct` is plain UCT that sees the true state. A fair share is 1 / players.',
    write: strengthOf,
  },
  ladder: {
    title: 'Levels',
    text: 'Elo above `random`, from the pairs below. A master thinks three times as long as the ms say; below the expert nobody thinks by the clock.',
    write: (section, kept) => `${eloOf(section, (game) => pairsIn(kept.ladder, game))}\n\n${pairsOf(section)}`,
  },
  fair: {
    title: 'A fair match',
    text: 'People of a known strength (Elo above `random`; bots dialled there) against `fair`: the first ten games, and the forty after them.',
    write: fairOf,
  },
  tournament: {
    title: 'Methods',
    text: 'The same search with other settings, at equal time; whatever is not named is what the game advises. `--against` the chosen one plays these rows.',
    write: (section, kept) => `${eloOf(section, (game) => methodPairs(kept, game))}\n\n${methodRows(section)}`,
  },
  sprt: {
    title: 'Tests',
    text: 'Two entrants until it is clear whether the first is stronger: by the larger of two differences of Elo, or by the smaller; each wrong verdict comes in 5 % of tests. `learned` is the game as it is, `before` judges and searches as before anything was learned (bench/before).',
    write: testsOf,
  },
  iterations: {
    title: 'Iterations',
    text: 'At the first move of a game of two, on one core; the peer is its own MCTS bot on the same rules.',
    write: iterationsOf,
  },
  time: {
    title: 'Time',
    text: 'How long an expert takes by the clock on the wall, in milliseconds, from all over random games.',
    write: timingOf,
  },
  foresight: {
    title: 'Foresight',
    text: 'How well the evaluation that a search ends with foretells who wins, at every decision of games of two between searching bots; `before` anything was learned (bench/before), at the same moments.',
    write: foresightOf,
  },
  exploit: {
    title: 'Secret choices',
    text: 'Cut-down choices that can be solved: what a perfect opponent gains on the averaged mixes, in points of a hundred.',
    write: exploitOf,
  },
  load: {
    title: 'The server under load',
    text: 'Tables of four, clients in another process. Each peer runs the same game in the same run; neither of them stores durably, we do.',
    write: loadOf,
  },
  faults: {
    title: 'Faults',
    text: 'What was acknowledged and lost, doubled or told differently is a problem.',
    write: faultsOf,
  },
  fuzz: {
    title: 'Bad input',
    text: 'Inputs made from the schemas and spoilt, over HTTP and sockets; a crash, an answer of 500 or a change of anything that is kept is a problem.',
    write: fuzzOf,
  },
  lasting: {
    title: 'Restart and memory',
    text: 'Tables that are over and not watched leave memory, as they do after a minute.',
    write: lastingOf,
  },
};

/** What people read: every run that was kept, in the order of the sections. */
export function pageOf(notes: readonly string[], kept: Kept): string {
  const parts = Object.entries(SECTIONS).flatMap(([what, { title, text, write }]) => {
    const section = kept[what];
    if (!section) return [];
    const runs = [...new Set(Object.values(section).map(({ date, machine }) => `${date}, ${machine}`))];
    return [`## ${title}`, `${text} \`penumbra bench ${what}\`; ${runs.join('; ')}.`, write(section, kept)];
  });
  return `${[
    '# What the bots and the server can do, measured',
    'Written by `penumbra bench … --write`; `--quick` gives a first look. Seats rotate, every deal is played from every seat, thinking time is the time that the thread itself has worked, a shared win counts as a fraction.',
    ...(notes.length > 0 ? [notes.map((note) => `- ${note}`).join('\n')] : []),
    ...parts,
  ].join('\n\n')}\n`;
}
