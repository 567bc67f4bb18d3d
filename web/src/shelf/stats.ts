// What the finished games of this device say about the person who played them alone against bots.
import type { Level } from '../think/levels.ts';
import { outcomeOf, ownSeat, type ShelfEntry } from './entry.ts';

/** Bots of one level, of several, other people, or nobody. */
export type Rivals = Level | 'mixed' | 'people' | 'solo';

interface Tally {
  readonly played: number;
  /** A shared win counts as the fraction that everybody got. */
  readonly won: number;
}

export interface GameStats extends Tally {
  readonly game: string;
  /** By the level of the bots: one level, or bots of several. Strongest first is the page's business. */
  readonly against: ReadonlyMap<Rivals, Tally>;
  /** The best total of a game alone. */
  readonly best: number | undefined;
}

export interface Stats {
  readonly games: readonly GameStats[];
  /** Finished games with several people, which say nothing about one of them. */
  readonly shared: number;
}

const NOTHING: Tally = { played: 0, won: 0 };
const plus = (a: Tally, b: Tally): Tally => ({ played: a.played + b.played, won: a.won + b.won });

export function statsOf(entries: readonly ShelfEntry[]): Stats {
  const finished = entries.filter(({ over, broken }) => over && !broken);
  const own = finished.filter((entry) => ownSeat(entry) !== undefined);
  const games = [...new Set(own.map(({ game }) => game))];
  return {
    games: games.map((game) =>
      gameStats(
        game,
        own.filter((entry) => entry.game === game),
      ),
    ),
    shared: finished.filter((entry) => ownSeat(entry) === undefined && isShared(entry)).length,
  };
}

function gameStats(game: string, entries: readonly ShelfEntry[]): GameStats {
  const against = new Map<Rivals, Tally>();
  let all = NOTHING;
  let best: number | undefined;
  for (const entry of entries) {
    const outcome = outcomeOf(entry);
    const won = outcome.kind === 'won' ? 1 : outcome.kind === 'shared' ? 1 / entry.winners.length : 0;
    const tally: Tally = { played: 1, won };
    const kind = rivalsOf(entry);
    against.set(kind, plus(against.get(kind) ?? NOTHING, tally));
    all = plus(all, tally);
    const points = entry.seats.length === 1 ? entry.scores?.[0] : undefined;
    if (points !== undefined) best = Math.max(best ?? points, points);
  }
  return { game, ...all, against, best };
}

const isShared = ({ players }: ShelfEntry): boolean => players.filter(({ kind }) => kind === 'person').length > 1;

function rivalsOf(entry: ShelfEntry): Rivals {
  const { players } = entry;
  if (isShared(entry)) return 'people';
  const levels = new Set(players.flatMap((player) => (player.kind === 'bot' ? [player.level] : [])));
  const [first, ...more] = levels;
  return first === undefined ? 'solo' : more.length > 0 ? 'mixed' : first;
}
