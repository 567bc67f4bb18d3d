// Looks through a database: does every journal still lead to what is kept beside it?
import { openJournal, type Table, writePosition, writeResult } from '@penumbra/kit';
import type { Core } from './core.ts';
import type { TableRow } from './storage/schema.ts';
import type { Storage } from './storage/storage.ts';
import { journalIn, loadEntries } from './tables/load.ts';

export interface Problem {
  readonly table: string;
  readonly problem: string;
}

export interface Checked {
  readonly tables: number;
  readonly entries: number;
  readonly problems: readonly Problem[];
}

type Reading = Pick<Core, 'storage' | 'games'>;

export async function checkStorage(reading: Reading, onTable?: (done: number) => void): Promise<Checked> {
  const { db } = reading.storage;
  const ids = await db.selectFrom('tables').select('id').where('status', 'in', ['running', 'paused', 'over']).execute();
  const problems: Problem[] = [...(await strays(reading.storage))];
  let entries = 0;
  for (const [i, { id }] of ids.entries()) {
    const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const found = await checkTable(reading, row);
    entries += found.entries;
    for (const problem of found.problems) problems.push({ table: id, problem });
    onTable?.(i + 1);
  }
  return { tables: ids.length, entries, problems };
}

async function checkTable(reading: Reading, row: TableRow): Promise<{ entries: number; problems: string[] }> {
  const rows = await loadEntries(reading, row.id);
  const gap = rows.findIndex(({ n }, i) => n !== i);
  if (gap >= 0) return { entries: rows.length, problems: [`entry ${gap} is missing`] };
  const snapshot = await reading.storage.db
    .selectFrom('snapshots')
    .selectAll()
    .where('table_id', '=', row.id)
    .executeTakeFirst();
  const problems: string[] = [];
  const compare = (table: Table): void => {
    if (!snapshot || table.entries.length !== snapshot.n) return;
    const same =
      JSON.stringify(writePosition(table)) === snapshot.position && JSON.stringify(table.steps) === snapshot.steps;
    if (!same) problems.push(`the snapshot at entry ${snapshot.n} is not what the entries lead to`);
  };
  try {
    const table = openJournal(journalIn(reading, row, rows), (_, after) => compare(after));
    if (snapshot && snapshot.n > rows.length) problems.push(`the snapshot at entry ${snapshot.n} is beyond the end`);
    const result = table.result && JSON.stringify(writeResult(table.result, table.config, 'whole'));
    if ((result ?? null) !== row.result) problems.push('the result is not what the entries lead to');
    if ((row.status === 'over') !== (table.turn.kind === 'over'))
      problems.push(`the table is ${row.status}, the game is not`);
  } catch (error) {
    problems.push(`the journal cannot be played: ${(error as Error).message}`);
  }
  return { entries: rows.length, problems };
}

/** Rows of tables that there are not. */
async function strays({ db }: Storage): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const kind of ['journal', 'seats', 'snapshots'] as const) {
    const rows = await db
      .selectFrom(kind)
      .select('table_id')
      .distinct()
      .where('table_id', 'not in', db.selectFrom('tables').select('id'))
      .execute();
    for (const { table_id } of rows) problems.push({ table: table_id, problem: `rows of ${kind} without a table` });
  }
  return problems;
}
