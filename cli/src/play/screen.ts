import { hasSeat, listSeats, type Seat, type Table, toneOf, type Viewer } from '@penumbra/kit';
import { paint, tint } from '../paint.ts';
import type { Session } from './session.ts';
import type { Speech } from './speech.ts';

export const boardText = ({ table, speech }: Pick<Session, 'table' | 'speech'>, viewer: Viewer): string =>
  paint(speech.sketch(table.game.view(table.state, viewer)));

export const seatText = (table: Table, speech: Speech, seat: Seat): string =>
  tint(speech.seat(seat), toneOf(table.config.seats[seat] as string));

/** Round or turn, and what the seat is asked for, in one line. */
export function turnLine({ table, speech, people }: Session, seat: Seat): string {
  const { game, state, turn } = table;
  const when = speech.words.round(game.round(state), game.facts.counts);
  // Around one device it has to be said whose turn it is.
  const whose = people.length > 1 ? `, ${seatText(table, speech, seat)}` : '';
  const done = turn.kind === 'joint' ? listSeats(turn.seats).filter((other) => !hasSeat(table.waiting, other)) : [];
  const ready = done.length > 0 ? ` (✓ ${done.map((other) => seatText(table, speech, other)).join(', ')})` : '';
  return `${when}${whose}: ${speech.task(table.seen(seat), seat)}${ready}`;
}
