// Brings a table from the database into memory.
import {
  type Change,
  JOURNAL_FORMAT,
  type Journal,
  openJournal,
  openSnapshot,
  readJournal,
  Source,
  TAKE_BACK,
} from '@penumbra/kit';
import { refuse, type TableSettings } from '@penumbra/protocol';
import type { Core } from '../core.ts';
import type { JournalRow, TableRow } from '../storage/schema.ts';
import { type Clocks, newClocks } from './clocks.ts';
import { type Hosted, newLock, noteClient, type Play } from './hosted.ts';

type Around = Pick<Hosted, 'row' | 'settings' | 'seats' | 'requests'>;

export async function loadAround({ storage }: Pick<Core, 'storage'>, id: string): Promise<Around> {
  const { db } = storage;
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw refuse('unknown-table');
  const seats = await db
    .selectFrom('seats')
    .leftJoin('people', 'people.id', 'seats.person')
    .selectAll('seats')
    .select('people.name')
    .where('table_id', '=', id)
    .orderBy('seat')
    .execute();
  const requests = await db.selectFrom('requests').selectAll().where('table_id', '=', id).orderBy('n').execute();
  return { row, settings: JSON.parse(row.settings) as TableSettings, seats, requests };
}

export const loadEntries = ({ storage }: Pick<Core, 'storage'>, id: string, from = 0): Promise<JournalRow[]> =>
  storage.db.selectFrom('journal').selectAll().where('table_id', '=', id).where('n', '>=', from).orderBy('n').execute();

export function journalIn({ games }: Pick<Core, 'games'>, row: TableRow, entries: readonly JournalRow[]): Journal {
  const source = new Source({
    format: JOURNAL_FORMAT,
    game: row.game,
    rules: row.rules,
    options: JSON.parse(row.options),
    components: JSON.parse(row.components),
    seats: JSON.parse(row.colours),
    start: row.start && JSON.parse(row.start),
    seed: row.seed,
    entries: entries.map(({ who, what }) => [who, what]),
  });
  return readJournal(games, source);
}

export async function loadPlay(core: Core, { row, settings, seats }: Around): Promise<Play | undefined> {
  if (row.status === 'lobby' || row.status === 'closed') return undefined;
  const entries = await loadEntries(core, row.id);
  const found = await core.storage.db
    .selectFrom('snapshots')
    .selectAll()
    .where('table_id', '=', row.id)
    .executeTakeFirst();
  // A snapshot can be used from the entry after it on, unless something before it was taken back.
  const later = found ? entries.slice(found.n) : [];
  const kept = later.length > 0 && later.every(({ what }) => what !== TAKE_BACK) ? found : undefined;
  const journal = journalIn(core, row, entries);
  const changes: Change[] = [];
  const hear = (change: Change): void => void changes.push(change);
  const table = kept
    ? openSnapshot(journal, { n: kept.n, position: JSON.parse(kept.position), steps: JSON.parse(kept.steps) }, hear)
    : openJournal(journal, hear);
  const from = kept?.n ?? 0;
  const clients: Play['clients'] = new Map();
  for (const { who, client, n } of entries) noteClient(clients, who, client, n);
  return {
    table,
    changes,
    from,
    times: entries.slice(from).map(({ at }) => at),
    clients,
    clocks: row.clocks === null ? newClocks(settings.clock, seats.length) : (JSON.parse(row.clocks) as Clocks),
    snapshot: found?.n ?? 0,
    late: undefined,
  };
}

export async function loadHosted(core: Core, id: string): Promise<Hosted> {
  const around = await loadAround(core, id);
  return {
    id,
    ...around,
    play: await loadPlay(core, around),
    watchers: new Set(),
    thinking: new Map(),
    callOffLate: undefined,
    stale: false,
    lock: newLock(),
    used: core.now(),
  };
}

/** Everything that was ever heard at the table, also what came before the snapshot. */
export async function wholeHistory(core: Core, hosted: Hosted): Promise<void> {
  const { play, row } = hosted;
  if (!play || play.from === 0) return;
  const entries = (await loadEntries(core, row.id)).slice(0, play.from);
  const changes: Change[] = [];
  openJournal(journalIn(core, row, entries), (change) => changes.push(change));
  play.changes = [...changes, ...play.changes];
  play.times = [...entries.map(({ at }) => at), ...play.times];
  play.from = 0;
}

/** Reads again what is around the board. */
export async function refresh(core: Core, hosted: Hosted): Promise<void> {
  Object.assign(hosted, await loadAround(core, hosted.id));
}
