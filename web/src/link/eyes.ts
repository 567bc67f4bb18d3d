// Whose eyes are on the screen. Several people at one device must not see each other's secrets.
import { listSeats, type Seat, type Seen, type Table, type Viewer } from '@penumbra/kit';
import { isPerson, type Players, personSeats } from '../session/players.ts';

/** What the screen shows: a seat's knowledge, the public's, or a curtain that asks for a person. */
export type Eyes =
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'public' }
  | { readonly kind: 'curtain'; readonly seat: Seat };

/**
 * `trusted` is the seat whose person said "it is me" last, and has been at the screen since.
 * A person alone at the device is always trusted.
 */
export function eyesFor(table: Table, players: Players, trusted: Seat | undefined): Eyes {
  const people = personSeats(players);
  if (people.length === 0) return { kind: 'public' };
  if (people.length === 1) return { kind: 'seat', seat: people[0] as Seat };
  const asked = listSeats(table.waiting).filter((seat) => isPerson(players[seat]));
  if (asked.length === 0) return { kind: 'public' };
  const seat = trusted !== undefined && asked.includes(trusted) ? trusted : (asked[0] as Seat);
  if (seat === trusted || !hasSecrets(table, seat)) return { kind: 'seat', seat };
  return { kind: 'curtain', seat };
}

/** True if the seat knows anything now that the public does not, or is about to decide in secret. */
function hasSecrets(table: Table, seat: Seat): boolean {
  if (table.turn.kind === 'joint') return true;
  if (!table.game.facts.hidden) return false;
  const { game, state } = table;
  const words = (viewer: Viewer): string => JSON.stringify(game.notation.view(game.view(state, viewer)));
  return words(seat) !== words('public');
}

/** The trust that remains after something happened: it ends when another person, or nobody, is asked. */
export function trustAfter(table: Table, trusted: Seat | undefined): Seat | undefined {
  return trusted !== undefined && listSeats(table.waiting).includes(trusted) ? trusted : undefined;
}

/** Behind a curtain there is the public's knowledge at most. */
export const viewerOfEyes = (eyes: Eyes): Viewer => (eyes.kind === 'seat' ? eyes.seat : 'public');

/** What eyes may see of a table. */
export const seenBy = (table: Table, eyes: Eyes): Seen => table.seen(viewerOfEyes(eyes));

export const sameEyes = (a: Eyes, b: Eyes): boolean =>
  a.kind === b.kind && (a.kind === 'public' || b.kind === 'public' || a.seat === b.seat);
