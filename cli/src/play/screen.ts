import { hasSeat, listSeats, type Seat, type Table, toneOf, type Viewer } from '@penumbra/kit';
import { paint, tint } from '../paint.ts';

export const boardText = (table: Table, viewer: Viewer): string =>
  paint(table.game.sketch(table.game.view(table.state, viewer)));

export const seatText = (table: Table, seat: Seat): string => {
  const colour = table.config.seats[seat] as string;
  return tint(colour, toneOf(colour));
};

/** Round or turn, phase and whose turn it is, in one line. */
export function turnLine(table: Table, seat: Seat): string {
  const { game, state, turn } = table;
  const { phase } = game.notation.view(game.view(state, seat));
  const round = game.round(state);
  const { counts } = game.facts;
  const when = counts === 'turns' ? `turn ${round} of the table` : `${counts ? 'building' : 'round'} ${round}`;
  const where = [when, ...(typeof phase === 'string' ? [phase] : [])].join(', ');
  if (turn.kind !== 'joint') return `${where}: ${seatText(table, seat)} to move`;
  const done = listSeats(turn.seats).filter((other) => !hasSeat(table.waiting, other));
  const ready = done.length > 0 ? ` (${done.map((other) => seatText(table, other)).join(', ')} has chosen)` : '';
  return `${where}: ${seatText(table, seat)} chooses in secret${ready}`;
}
