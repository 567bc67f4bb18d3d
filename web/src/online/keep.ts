// A finished game of the server, kept on this device like every other: replay, review, fork, verification, statistics.
import { readRecord, type Seat, Source } from '@penumbra/kit';
import { catalog, loadRules } from '../games/catalog.ts';
import { ReplayLink } from '../link/replay.ts';
import type { Story } from '../link/timeline.ts';
import { openReplay, replayOf } from '../record/opened.ts';
import { keepRecord, tables } from '../session/tables.ts';
import type { Meeting } from './meeting.ts';

export const storyOf = (id: string): Story | undefined => {
  const opened = openReplay(id);
  return opened instanceof ReplayLink ? opened.timeline : undefined;
};

interface Own {
  readonly names: readonly string[];
  readonly you: Seat | undefined;
}

/** The record of a finished table; undefined while it is not over for whoever asks. */
export async function fetchReplay({ connection }: Meeting, table: string, names?: readonly string[]) {
  const answer = await connection.call('tables.record', { table });
  if (answer.kind !== 'whole') return undefined;
  const { game } = answer.record as { readonly game?: unknown };
  await loadRules(String(game));
  const record = readRecord(catalog, new Source(answer.record, 'the record'));
  // Whoever has no name is called as at the table.
  const called = record.names.map((name, seat) => name || names?.[seat] || (record.config.seats[seat] as string));
  return replayOf({ ...record, names: called });
}

/** Keeps the own game, once; true when it is here. */
export async function keepFinished(meeting: Meeting, table: string, { names, you }: Own): Promise<boolean> {
  if (you === undefined) return false;
  if (tables.load(table)) return true;
  const link = await fetchReplay(meeting, table, names);
  if (!link) return false;
  keepRecord(link, { id: table, you });
  return true;
}
