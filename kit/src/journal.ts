// A table as it is kept: every entry there ever was, in order. It holds secrets and stays with whoever keeps the table.
import type { Game, GameTypes } from './game.ts';
import type { Change } from './news.ts';
import { type Games, readPosition, writePosition, writeStart } from './position.ts';
import { applyEntry, type Opening, openTable, readEntry, readOpening } from './record.ts';
import { type JsonObject, Source } from './source.ts';
import { type Entry, type Step, Table } from './table.ts';

export const JOURNAL_FORMAT = 'penumbra/journal@1';
const KEYS = ['format', 'game', 'rules', 'options', 'components', 'seats', 'start', 'seed', 'entries'] as const;

export interface Journal extends Opening {
  readonly entries: readonly Entry[];
}

export const journalOf = <T extends GameTypes>(table: Table<T>): Journal => ({
  game: table.game as unknown as Game,
  config: table.config,
  rules: table.game.facts.rules,
  start: writeStart(table),
  seed: table.seed,
  entries: [...table.entries],
});

export function writeJournal({ config, rules, start, seed, entries }: Journal): JsonObject {
  return {
    format: JOURNAL_FORMAT,
    game: config.game,
    rules,
    options: config.given.options,
    components: config.given.components,
    seats: config.seats,
    start: start ?? null,
    ...(seed !== undefined && { seed }),
    entries,
  };
}

/** Reads the form of a journal; whether its entries can be made is found by `openJournal`. */
export function readJournal(games: Games, source: Source): Journal {
  const fields = source.fields(...KEYS);
  const opening = readOpening(games, fields, JOURNAL_FORMAT);
  if (fields.entries.absent) fields.entries.fail('missing-key', 'a list of entries is missing');
  return { ...opening, entries: fields.entries.list().map((entry) => readEntry(entry, opening.config)) };
}

/** The table of a journal: the same one again, sealed choices and undo included. */
export function openJournal(journal: Journal, onChange?: (change: Change, table: Table) => void): Table {
  const table = openTable(journal);
  for (const [i, entry] of journal.entries.entries()) {
    const change = applyEntry(table, entry, `entries[${i}]`);
    onChange?.(change, table);
  }
  return table;
}

/** A place in a journal from which it can be gone on with: what stood before entry `n`. */
export interface Snapshot {
  readonly n: number;
  readonly position: JsonObject;
  readonly steps: readonly Step[];
}

/**
 * What stands now, for opening the table without playing everything again. Sealed choices and what may be undone are
 * not in it: it can be used once the next entry is another seat's, nature's or nobody's.
 */
export function snapshotOf(table: Table): Snapshot {
  return { n: table.entries.length, position: writePosition(table), steps: [...table.steps] };
}

/** The same table as `openJournal` gives; only the entries from the snapshot on are made, and heard of. */
export function openSnapshot(
  journal: Journal,
  { n, position, steps }: Snapshot,
  onChange?: (change: Change, table: Table) => void,
): Table {
  const { game, config, start, seed, entries } = journal;
  const games: Games = { [config.game]: game };
  const state = readPosition(games, new Source(position, 'snapshot')).state as GameTypes['State'];
  const began = start && (readPosition(games, new Source(start, 'start')).state as GameTypes['State']);
  const later = { state, entries: entries.slice(0, n), steps };
  const table = new Table(game, state.config, { seed, start: began, later });
  for (const [i, entry] of entries.entries()) {
    if (i < n) continue;
    const change = applyEntry(table, entry, `entries[${i}]`);
    onChange?.(change, table);
  }
  return table;
}
