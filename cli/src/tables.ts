import {
  type Answer,
  type GameRecord,
  isRecordText,
  JOURNAL_FORMAT,
  type Journal,
  listSeats,
  openJournal,
  readJournal,
  readPosition,
  readRecord,
  readRecordText,
  recordOf,
  type Seat,
  Source,
  type Table,
  type Viewer,
} from '@penumbra/kit';
import { Failure, refusalText, usage } from './errors.ts';
import { nameOf, reading, readJson, readText } from './files.ts';
import { games } from './games.ts';
import { didYouMean } from './near.ts';

/** The table of a position in a file. */
export const openPosition = (file: string, seed?: string): Table =>
  reading(file, () => readPosition(games, readJson(file), seed));

/** A record in a file, as JSON or as text, or what the journal of a table comes to. */
export function openRecordFile(file: string): GameRecord {
  const text = readText(file);
  return reading(file, () => {
    if (isRecordText(text)) return readRecordText(games, text);
    const source = Source.parse(text, nameOf(file));
    return source.child('format').value === JOURNAL_FORMAT
      ? recordOfJournal(readJournal(games, source))
      : readRecord(games, source);
  });
}

/** Whoever has the journal has its seed: nothing is kept back. */
const recordOfJournal = (journal: Journal): GameRecord => ({ ...recordOf(openJournal(journal)), seed: journal.seed });

export function seatNamed(table: Table, colour: string): Seat {
  const seat = table.config.seats.indexOf(colour.trim().toLowerCase());
  if (seat >= 0) return seat as Seat;
  throw usage(`there is no seat "${colour}" at this table; there are: ${table.config.seats.join(', ')}`);
}

export const viewerNamed = (table: Table, name: string): Viewer =>
  name.trim().toLowerCase() === 'public' ? 'public' : seatNamed(table, name);

export const legalTexts = (table: Table, seat: Seat): string[] =>
  table.legal(seat).map((move) => table.game.notation.move(move, table.config));

/** Whom the table waits for, in words. */
export function waitingText(table: Table): string {
  const { turn } = table;
  if (turn.kind === 'over') return 'the game is over';
  if (turn.kind === 'chance') return 'chance is awaited';
  const names = listSeats(table.waiting).map((seat) => table.config.seats[seat]);
  return `${names.join(', ')} ${names.length === 1 ? 'has' : 'have'} to choose`;
}

/** Throws what a table's no means to the person who asked. */
export function insist<V>(answer: Answer<V>, table: Table, asked: { readonly who: string; readonly what: string }): V {
  if (answer.ok) return answer.value;
  const { who, what } = asked;
  const seat = table.config.seats.indexOf(who);
  const near = seat >= 0 ? didYouMean(what, legalTexts(table, seat as Seat)) : '';
  throw new Failure(`${who} cannot "${what}": ${refusalText(answer.refusal)}${near || `; ${waitingText(table)}`}`);
}
