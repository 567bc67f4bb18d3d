// A table of this device as the pages around the tables know it: enough to show, to count and to open it, without
// playing its steps again.
import type { BySeat, Facts, Seat, Seen } from '@penumbra/kit';
import type { Presence } from '../parts/Seat.tsx';
import type { Players } from '../session/players.ts';

/** What a table on the server adds. */
export interface OnlineEntry {
  /** What it waits for, if not for a move. */
  readonly note: string | undefined;
  /** Who sits there, before it begins. */
  readonly about: string | undefined;
  /** How much time is left for the move. */
  readonly left: string | undefined;
  /** Who is there, by seat; of bots and free seats nothing is said. */
  readonly presence: BySeat<Presence | undefined>;
}

export interface ShelfEntry {
  readonly id: string;
  readonly game: string;
  /** Colours in seating order. */
  readonly seats: readonly string[];
  readonly players: Players;
  readonly round: number;
  /** What the game calls its rounds. */
  readonly counts: Facts['counts'];
  /** Whom the table waits for; several in a joint turn, nobody when it is over. */
  readonly asked: readonly Seat[];
  readonly over: boolean;
  readonly winners: readonly Seat[];
  /** Totals by seat, for games that have points. */
  readonly scores: BySeat<number> | undefined;
  /** What somebody alone came to, a code of the game's. */
  readonly rank: string | undefined;
  /** When it was last played, in ms since 1970. */
  readonly changed: number;
  /** The seat of whoever uses this device, in a game that was played with others elsewhere. */
  readonly you?: Seat | undefined;
  /** What the public sees of it, for its picture. */
  readonly seen: Seen | undefined;
  readonly online?: OnlineEntry | undefined;
  /** It can no longer be opened, for instance because the rules have changed. */
  readonly broken: boolean;
}

/** The seat of the person who plays alone against bots; undefined among several people, or none. */
export function ownSeat({ players, you }: Pick<ShelfEntry, 'players' | 'you'>): Seat | undefined {
  if (you !== undefined) return you;
  const people = players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat as Seat] : []));
  return people.length === 1 ? people[0] : undefined;
}

export const isMyTurn = (entry: ShelfEntry): boolean => {
  const own = ownSeat(entry);
  if (entry.over || entry.broken) return false;
  // Around one device every person's turn is somebody's who is here.
  return own === undefined
    ? entry.asked.some((seat) => entry.players[seat]?.kind === 'person')
    : entry.asked.includes(own);
};

export type Outcome =
  | { readonly kind: 'won' | 'shared' | 'lost' }
  | { readonly kind: 'place'; readonly place: number; readonly of: number }
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'rank'; readonly rank: string }
  /** A game among several people, or of bots: these won. */
  | { readonly kind: 'winners'; readonly winners: readonly Seat[] };

/** How a finished game ended for the person who reads this. */
export function outcomeOf(entry: ShelfEntry): Outcome {
  const { winners, scores, seats } = entry;
  const own = ownSeat(entry);
  if (own === undefined) return { kind: 'winners', winners };
  const mine = scores?.[own];
  if (entry.rank !== undefined) return { kind: 'rank', rank: entry.rank };
  if (seats.length === 1) return mine === undefined ? { kind: 'won' } : { kind: 'points', points: mine };
  if (winners.includes(own)) return { kind: winners.length > 1 ? 'shared' : 'won' };
  if (scores === undefined || mine === undefined) return { kind: 'lost' };
  const before = scores.filter((score, seat) => score > mine || (score === mine && winners.includes(seat as Seat)));
  return { kind: 'place', place: before.length + 1, of: seats.length };
}
