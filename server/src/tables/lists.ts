import type { TableLine, TableSettings } from '@penumbra/protocol';
import type { Core } from '../core.ts';
import type { TableRow } from '../storage/schema.ts';
import { isWaitingFor, type Sitting, seatOf } from './hosted.ts';
import { seatInfo } from './info.ts';

const MOST = 100;

export async function openTables(core: Core): Promise<TableLine[]> {
  const rows = await core.storage.db
    .selectFrom('tables')
    .selectAll()
    .where('status', '=', 'lobby')
    .where('visibility', '=', 'open')
    .orderBy('changed', 'desc')
    .limit(MOST)
    .execute();
  const lines = await linesOf(core, rows, undefined);
  return lines.filter(({ seats }) => seats.some(({ kind, reserved }) => kind === 'open' && !reserved));
}

export async function tablesOf(core: Core, person: string): Promise<TableLine[]> {
  const rows = await core.storage.db
    .selectFrom('tables')
    .selectAll()
    .where('status', '!=', 'closed')
    .where((e) =>
      e.or([
        e('id', 'in', e.selectFrom('seats').select('table_id').where('person', '=', person)),
        e('id', 'in', e.selectFrom('seats').select('table_id').where('reserved', '=', person)),
        e.and([e('host', '=', person), e('status', '!=', 'over')]),
      ]),
    )
    .orderBy('changed', 'desc')
    .limit(MOST)
    .execute();
  return linesOf(core, rows, person);
}

async function linesOf(core: Core, rows: readonly TableRow[], person: string | undefined): Promise<TableLine[]> {
  if (rows.length === 0) return [];
  const sittings = await core.storage.db
    .selectFrom('seats')
    .leftJoin('people', 'people.id', 'seats.person')
    .selectAll('seats')
    .select('people.name')
    .where(
      'table_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('seat')
    .execute();
  const byTable = Map.groupBy(sittings, ({ table_id }) => table_id);
  return rows.map((row) => lineOf(core, row, byTable.get(row.id) ?? [], person));
}

function lineOf(core: Core, row: TableRow, seats: readonly Sitting[], person: string | undefined): TableLine {
  const colours = JSON.parse(row.colours) as string[];
  const seat = seatOf({ seats }, person);
  return {
    id: row.id,
    game: row.game,
    status: row.status,
    seats: seats.map((sitting, i) => seatInfo(core, row.id, sitting, colours[i] as string)),
    settings: JSON.parse(row.settings) as TableSettings,
    options: JSON.parse(row.options),
    mine: seat ?? null,
    myTurn: row.status === 'running' && isWaitingFor(row.waiting, seat),
    created: row.created,
    changed: row.changed,
  };
}
