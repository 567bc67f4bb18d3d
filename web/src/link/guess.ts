// What is certain to come of an own move before the server has said it. Everything else waits for the server.
import {
  type Game,
  type GameTypes,
  hasSeat,
  listSeats,
  type News,
  newsFor,
  type Seat,
  type Seen,
  type Step,
  seatOfViewer,
  seatsOf,
  Table,
  withoutSeat,
  worldOf,
} from '@penumbra/kit';

type Move = GameTypes['Move'];

export type Guess =
  /** An own sealed choice: what it leads to depends on others, that it is made does not. */
  | { readonly kind: 'commitment'; readonly seat: Seat; readonly move: Move; readonly step: number }
  | { readonly kind: 'move'; readonly after: Seen; readonly news: News };

/**
 * A step that may be taken back taught its maker nothing (law 10), so what it leads to follows from what they saw: any
 * world that the view allows tells it. A step that may not be taken back is not guessed.
 */
export function guessOf(game: Game, seen: Seen, move: Move): Guess | undefined {
  const seat = seatOfViewer(seen.view.viewer);
  if (seat === undefined) return undefined;
  if (seen.turn.kind === 'joint') return { kind: 'commitment', seat, move, step: seen.step };
  const table = tableLike(game, seen);
  const change = table.submit(seat, move);
  if (!change.ok || !table.undoable(seat)) return undefined;
  return { kind: 'move', after: table.seen(seat), news: newsFor(change.value, seat) };
}

/** A table in a world that the view allows, with as many entries and steps behind it. */
function tableLike(game: Game, { view, entry, step }: Seen): Table {
  const state = worldOf(game, view);
  const blank = (length: number): Step[] => Array.from({ length }, (): Step => ['', '']);
  return new Table(game, state.config, { later: { state, entries: blank(entry), steps: blank(step) } });
}

/** What the server said, with what is certain beyond it. */
export function withGuess(seen: Seen, guess: Guess): Seen {
  if (guess.kind === 'move') return guess.after;
  const { seat, move } = guess;
  const committed = seatsOf([...listSeats(seen.committed), seat]);
  return { ...seen, mine: move, legal: [], committed, waiting: withoutSeat(seen.waiting, seat) };
}

/** Whether the server knows it by now, or knows better. */
export const isSettled = (guess: Guess, seen: Seen): boolean =>
  guess.kind === 'move'
    ? seen.entry > guess.news.entry
    : seen.step !== guess.step || hasSeat(seen.committed, guess.seat);
