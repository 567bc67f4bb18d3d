// A stored game as a witness: whatever could be seen, heard or done in it, down to the last word.
import type { Seat, Viewer } from './base.ts';
import { type Change, eventsFor } from './news.ts';
import { type GameRecord, openTable, replay } from './record.ts';
import { sha256hex } from './sha256.ts';
import type { Table } from './table.ts';

/**
 * The SHA-256 of every legal list, every view and every event on the way through a record. Two programs that give the
 * same one behave alike in this game; the result alone would not tell. What cannot be played is a `Fault`.
 */
export function digestOf(record: GameRecord): string {
  let digest = sha256hex(momentText(openTable(record)));
  const add = (text: string): void => {
    digest = sha256hex(`${digest}\n${text}`);
  };
  replay(record, { onStep: (table, change) => add(`${toldText(table, change)}\n${momentText(table)}`) });
  return digest;
}

const viewersOf = ({ config }: Table): readonly Viewer[] => [...config.seats.map((_, seat) => seat as Seat), 'public'];

function momentText(table: Table): string {
  const { game, config, state, result } = table;
  const views = viewersOf(table).map((viewer) => game.notation.view(game.view(state, viewer)));
  const legal = config.seats.map((_, seat) =>
    table.legal(seat as Seat).map((move) => game.notation.move(move, config)),
  );
  return JSON.stringify([views, legal, result]);
}

const toldText = (table: Table, change: Change): string =>
  JSON.stringify(viewersOf(table).map((viewer) => eventsFor(change, viewer)));
