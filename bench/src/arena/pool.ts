import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Duel, type Entrant, nameOf } from './duel.ts';
import { interval } from './stats.ts';

/** What one entrant did against another, as formats.md writes it. */
export interface Pair {
  readonly a: string;
  readonly b: string;
  readonly players: number;
  readonly ms: number;
  readonly games: number;
  readonly aWins: number;
  readonly low: number;
  readonly high: number;
}

export interface Meeting {
  readonly game: string;
  readonly players: number;
  readonly a: Entrant;
  readonly b: Entrant;
  readonly ms: number;
  readonly games: number;
  /** The deal to begin with, where that is not the first. */
  readonly from?: number;
  /** Other deals than usual. */
  readonly seed?: string;
}

export type Play = (meeting: Meeting) => Promise<Pair>;

/** Plays meetings one after the other, the games of each on every core. */
export class Arena {
  readonly #workers: readonly Worker[];
  constructor(threads = availableParallelism()) {
    this.#workers = Array.from({ length: threads }, () => new Worker(new URL('./worker.ts', import.meta.url)));
  }

  /** Plays so many games; with an earlier pair, so many more, on the deals that follow. */
  async play(meeting: Meeting, before?: Pair): Promise<Pair> {
    const { a, b, players, ms } = meeting;
    const played = before?.games ?? 0;
    const games = played + meeting.games;
    const { from = 0 } = meeting;
    let match = from + played;
    let aWins = before?.aWins ?? 0;
    const playOn = async (worker: Worker): Promise<void> => {
      while (match < from + games) {
        // Not in one line: `aWins += await …` reads before it waits, and loses what others add meanwhile.
        const won = await ask(worker, { ...meeting, match: match++ });
        aWins += won;
      }
    };
    await Promise.all(this.#workers.map(playOn));
    const { low, high } = interval(aWins, games);
    const rounded = (x: number): number => Math.round(1e4 * x) / 1e4;
    return {
      a: nameOf(a),
      b: nameOf(b),
      players,
      ms,
      games,
      aWins: rounded(aWins),
      low: rounded(low),
      high: rounded(high),
    };
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}

function ask(worker: Worker, duel: Duel): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.postMessage(duel);
  return promise.finally(() => worker.off('error', reject));
}
