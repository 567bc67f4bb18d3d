import { availableParallelism } from 'node:os';
import type { Game } from '@penumbra/kit';
import { calibrate } from './arena/calibrate.ts';
import { type Entrant, games, nameOf } from './arena/duel.ts';
import { exploit } from './arena/exploit.ts';
import { type Followed, follow } from './arena/fair.ts';
import { measureForesight } from './arena/foresight.ts';
import { ratingsOf, roundRobin } from './arena/ladder.ts';
import { METHODS, methodsOf } from './arena/methods.ts';
import { Arena, type Pair, type Play } from './arena/pool.ts';
import { measureIterations, measureTime } from './arena/timing.ts';
import { keptPair } from './results.ts';
import { effort, measureSpeed } from './speed.ts';
import * as text from './text.ts';

export interface Settings {
  readonly quick: boolean;
  /** Games of every pair; each benchmark has its own default. */
  readonly games?: number | undefined;
  /** Thinking time of an expert. */
  readonly ms?: number | undefined;
  readonly threads?: number | undefined;
  /** How many rungs of the ladder two may be apart to meet. */
  readonly reach?: number | undefined;
  /** Only one row of a table: the games against this one, and among so many. */
  readonly against?: string | undefined;
  readonly players?: number | undefined;
  /** Elo from one level to the next, where they are set; and the first that is. */
  readonly step?: number | undefined;
  readonly from?: string | undefined;
  /** Of the people who play against `fair` nobody stronger: the strongest take longest. */
  readonly elo1?: number | undefined;
  /** Go on from the games of the kept rows instead of beginning again. */
  readonly add?: boolean;
  readonly say: (line: string) => void;
}

/** Measures one game; gives what goes into the JSON under its id. */
type Benchmark = (id: string, settings: Settings) => Promise<object>;

const LEVELS = ['random', 'beginner', 'novice', 'casual', 'skilled', 'strong', 'expert', 'master'] as const;

/** Against whom an expert must hold its own; with more than two, against casual ones. */
const RIVALS = ['random', 'greedy', 'uct', 'skilled'] as const;

/** Everybody who can stand in a row. */
export const OPPONENTS: readonly string[] = [...new Set([...LEVELS, ...RIVALS, ...METHODS.map(nameOf)])];

async function inArena<V>(
  what: string,
  { threads, add, say }: Settings,
  measure: (play: Play) => Promise<V>,
): Promise<V> {
  const arena = new Arena(threads);
  try {
    return await measure(async (meeting) => {
      const pair = await arena.play(meeting, add ? keptPair(what, meeting) : undefined);
      say(text.pair(pair));
      return pair;
    });
  } finally {
    await arena.close();
  }
}

const speed: Benchmark = async (id, { quick, say }) => {
  const found = await measureSpeed(games[id] as Game, effort(quick));
  say(text.speed(id, found));
  return found;
};

const ladder: Benchmark = (id, settings) => contest('ladder', id, LEVELS, settings);
const tournament: Benchmark = (id, settings) =>
  contest('tournament', id, methodsOf(id), { ...settings, ms: settings.ms ?? 100 });

function contest(what: string, id: string, entrants: readonly Entrant[], settings: Settings): Promise<object> {
  const { quick, ms = quick ? 50 : 1_000, games = quick ? 10 : 400, reach, against, say } = settings;
  say(`${id}: ${games} games a pair, ${ms} ms`);
  return inArena(what, settings, async (play) => {
    const pairs = await roundRobin(play, { game: id, entrants, ms, games, reach, against });
    const elo = ratingsOf(pairs);
    say(text.elo(elo));
    return { pairs, elo };
  });
}

const calibrating: Benchmark = (id, settings) => {
  const { quick, games: count = quick ? 10 : 200, step = 250, from, say } = settings;
  say(`${id}: ${count} games a try, ${step} Elo a step`);
  return inArena('calibrate', settings, (play) => calibrate(play, { game: id, games: count, step, from, say }));
};

const PEOPLE = [300, 700, 1_100, 1_500];

const fair: Benchmark = async (
  id,
  { quick, ms = quick ? 20 : 1_000, games: people = quick ? 1 : 10, elo1 = Number.POSITIVE_INFINITY, threads, say },
) => {
  const found: Followed[] = [];
  // Nobody's next game can begin before the last one has ended: a thread for each of several people.
  const arenas = Array.from({ length: threads ?? availableParallelism() }, () => new Arena(1));
  const plays = arenas.map(
    (arena): Play =>
      (meeting) =>
        arena.play(meeting),
  );
  try {
    for (const elo of PEOPLE.filter((strength) => strength <= elo1)) {
      const followed = await follow(plays, id, { elo, people, ms });
      say(text.followed(id, followed));
      found.push(followed);
    }
  } finally {
    await Promise.all(arenas.map((arena) => arena.close()));
  }
  return { people: found };
};

/** The rows of what must hold: expert against each, and among three and four. */
const strength: Benchmark = (id, settings) => {
  const { quick, ms = quick ? 50 : 1_000, games: count = quick ? 10 : 400, against, players: among, say } = settings;
  say(`${id}: ${count} games a row, ${ms} ms`);
  return inArena('strength', settings, async (play) => {
    const pairs: Pair[] = [];
    const meet = async (b: Entrant, players: number): Promise<void> => {
      if ((against ?? b) !== b || (among ?? players) !== players) return;
      pairs.push(await play({ game: id, players, a: 'expert', b, ms, games: count }));
    };
    for (const b of RIVALS) await meet(b, 2);
    const { max } = (games[id] as Game).facts.players;
    for (let players = 3; players <= max; players++) await meet('casual', players);
    return { pairs };
  });
};

const time: Benchmark = async (id, { quick, ms = 100, games: count, say }) => {
  const timing = measureTime(games[id] as Game, { decisions: count ?? (quick ? 30 : 1_000), ms });
  say(text.timing(id, timing));
  return timing;
};

const iterations: Benchmark = async (id, { quick, say }) => {
  const found = measureIterations(games[id] as Game, quick ? { repeats: 1, ms: 100 } : { repeats: 5, ms: 600 });
  say(text.iterations(id, found));
  return found;
};

const foresight: Benchmark = async (id, { quick, games: count = quick ? 4 : 100, say }) => {
  const found = measureForesight(games[id] as Game, count);
  say(text.foresight(id, found));
  return found;
};

const exploiting: Benchmark = async (id, { quick, say }) => {
  const cases = exploit(id, quick ? [1_000] : undefined);
  if (cases.length > 0) say(text.exploited(id, cases));
  return { cases };
};

export const BENCHMARKS = {
  speed,
  iterations,
  strength,
  ladder,
  calibrate: calibrating,
  fair,
  tournament,
  time,
  foresight,
  exploit: exploiting,
} as const satisfies { readonly [name: string]: Benchmark };
export type BenchmarkName = keyof typeof BENCHMARKS;
