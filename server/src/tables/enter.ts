// Everything that happens at a board happens here: it is judged, kept on disk, and only then told.
import {
  type Answer,
  applyEntry,
  type Change,
  listSeats,
  readPosition,
  type Seat,
  type Seats,
  type Snapshot,
  Source,
  snapshotOf,
  type Table,
  writeResult,
} from '@penumbra/kit';
import { ApiError, refuse } from '@penumbra/protocol';
import type { CompiledQuery } from 'kysely';
import type { Core } from '../core.ts';
import { StorageError } from '../storage/storage.ts';
import { startOver } from './at.ts';
import { type Clocks, deadline, grant, tick } from './clocks.ts';
import { type Hosted, noteClient, onVacation, type Play, runningClocks, waitingBots } from './hosted.ts';
import { tellInfo } from './info.ts';
import { lessonsOf } from './lessons.ts';
import { loadEntries, refresh } from './load.ts';
import { tellEntries } from './tell.ts';

export interface Deed {
  /** Who does it; undefined for nature alone. */
  readonly seat: Seat | undefined;
  /** The client's id for it: the same id is done once. */
  readonly client?: string;
  /** Throws where it is not for now; asked again after a lost race. */
  check?(play: Play): void;
  /** Nothing, where only nature has something to do. */
  make?(table: Table): Answer<Change>;
  /** Further writes that belong to it. */
  writes?(play: Play): readonly CompiledQuery[];
}

const SNAPSHOT_EVERY = 100;
/** A snapshot names every step so far: were they not further and further apart, a long table would write most of itself. */
const SNAPSHOT_SHARE = 0.5;
const TRIES = 20;

/** The number of the entry that the deed became. Has to be called at the table (`atTable`). */
export async function enter(core: Core, hosted: Hosted, deed: Deed): Promise<number> {
  for (let n = 0; n < TRIES; n++) {
    if (!hosted.play) throw refuse('not-started');
    const done = repeated(hosted.play, deed);
    if (done !== undefined) return done;
    const entered = await tryEnter(core, hosted, hosted.play, deed);
    if (entered !== undefined) return entered;
    // Another node was first: what it entered is told, and the deed judged again.
    await startOver(core, hosted);
  }
  throw refuse('server-busy');
}

function repeated({ table, clients }: Play, { seat, client }: Deed): number | undefined {
  if (client === undefined || seat === undefined) return undefined;
  return clients.get(table.config.seats[seat] as string)?.get(client);
}

async function tryEnter(core: Core, hosted: Hosted, play: Play, deed: Deed): Promise<number | undefined> {
  const { table } = play;
  deed.check?.(play);
  const n = table.entries.length;
  const before = table.waiting;
  const snapshot = snapshotDue(play, deed.seat);
  const changes = apply(table, deed);
  if (changes.length === 0) return n;
  const now = core.now();
  const rows = table.entries.slice(n).map(([who, what], i) => {
    return { who, what, client: i === 0 ? (deed.client ?? null) : null, at: now };
  });
  const standing = standingAfter(hosted, play, changes, now);
  const over = table.turn.kind === 'over';
  const writes = [
    ...(deed.writes?.(play) ?? []),
    ...(snapshot ? [keepSnapshot(core, hosted.id, snapshot)] : []),
    ...(over ? [endGame(core, hosted.id, table), ...lessonsOf(core, hosted, play, { n, client: deed.client })] : []),
    ...lapsed(core, hosted),
  ];
  const { clocks } = standing;
  const kept = await commit(core, hosted, {
    append: { table: hosted.id, n, rows, standing: { ...standing, clocks: clocks && JSON.stringify(clocks) } },
    writes,
  });
  if (!kept) return undefined;
  core.counters.entries.inc(rows.length);
  play.changes.push(...changes);
  for (const { who, client, at } of rows) {
    play.times.push(at);
    noteClient(play.clients, who, client, n);
  }
  play.clocks = clocks;
  Object.assign(hosted.row, { changed: now, waiting: standing.waiting, wake: standing.wake });
  if (snapshot) play.snapshot = n;
  tellEntries(core, hosted, n);
  core.bus.announce({ kind: 'entries', table: hosted.id });
  if (over || hosted.requests.length > 0) await tellAround(core, hosted);
  const asked = listSeats((play.table.waiting & ~before) as Seats);
  for (const seat of asked) core.notify.yourTurn(hosted, seat);
  core.drive(hosted);
  return n;
}

function apply(table: Table, { make }: Deed): Change[] {
  const changes: Change[] = [];
  const take = (answer: Answer<Change>): void => {
    if (!answer.ok) throw new ApiError({ code: 'refused', refusal: { ...answer.refusal, at: [...answer.refusal.at] } });
    changes.push(answer.value);
  };
  if (make) take(make(table));
  while (table.turn.kind === 'chance') take(table.chance());
  return changes;
}

function standingAfter(hosted: Hosted, play: Play, changes: readonly Change[], now: number) {
  const clocks = play.clocks && clocksAfter(hosted, play.clocks, changes, now);
  const wake = waitingBots(hosted).length > 0 ? now : deadline(clocks);
  return { changed: now, waiting: play.table.waiting as number, wake, clocks };
}

function clocksAfter(hosted: Hosted, before: Clocks, changes: readonly Change[], now: number): Clocks {
  let clocks = tick(before, { now, running: runningClocks(hosted), away: onVacation(hosted) });
  for (const { made, step } of changes) {
    const deciders = made.map(([seat]) => seat);
    clocks = grant(clocks, hosted.settings.clock, deciders, step);
  }
  return clocks;
}

/** Whatever could not be kept did not happen: the table is read again before anything else. */
async function commit(core: Core, hosted: Hosted, unit: Parameters<Core['storage']['commit']>[0]): Promise<boolean> {
  try {
    return await core.storage.commit(unit);
  } catch (error) {
    hosted.stale = true;
    if (!(error instanceof StorageError)) throw error;
    core.log.error({ err: error }, 'storage');
    throw refuse('storage-unavailable');
  }
}

/** What stands before an entry can be kept if that entry ends whatever might have been undone. */
function snapshotDue(play: Play, seat: Seat | undefined): Snapshot | undefined {
  const { table, snapshot } = play;
  if (table.entries.length - snapshot < Math.max(SNAPSHOT_EVERY, snapshot * SNAPSHOT_SHARE)) return undefined;
  if (table.sealed.some(Boolean) || (seat !== undefined && table.undoable(seat))) return undefined;
  const made = snapshotOf(table);
  if (isFaithful(table, made)) return made;
  play.snapshot = made.n;
  return undefined;
}

/** Not every game's positions say which round it is: those are played again from the beginning. */
function isFaithful(table: Table, { position }: Snapshot): boolean {
  const { game } = table;
  const { state } = readPosition({ [game.facts.id]: game }, new Source(position));
  return game.round(state as never) === table.sight('public').round;
}

function keepSnapshot({ storage }: Core, table_id: string, { n, position, steps }: Snapshot): CompiledQuery {
  const values = { n, position: JSON.stringify(position), steps: JSON.stringify(steps) };
  return storage.db
    .insertInto('snapshots')
    .values({ table_id, ...values })
    .onConflict((conflict) => conflict.column('table_id').doUpdateSet(values))
    .compile();
}

function endGame({ storage }: Core, id: string, { result, config }: Table): CompiledQuery {
  const text = result && JSON.stringify(writeResult(result, config, 'whole'));
  return storage.db
    .updateTable('tables')
    .set((e) => ({ status: 'over', result: text ?? null, n: e('n', '+', 1) }))
    .where('id', '=', id)
    .compile();
}

/** A take-back that was asked for is about what stood when it was asked. */
const lapsed = ({ storage }: Core, { requests, id }: Hosted): CompiledQuery[] =>
  requests.length === 0
    ? []
    : [
        storage.db.deleteFrom('requests').where('table_id', '=', id).where('kind', '=', 'takeback').compile(),
        storage.db
          .updateTable('tables')
          .set((e) => ({ n: e('n', '+', 1) }))
          .where('id', '=', id)
          .compile(),
      ];

async function tellAround(core: Core, hosted: Hosted): Promise<void> {
  await refresh(core, hosted);
  tellInfo(core, hosted);
  core.bus.announce({ kind: 'info', table: hosted.id });
}

/** Enters what other nodes have entered since, and tells it here. Has to be called at the table. */
export async function catchUp(core: Core, hosted: Hosted): Promise<void> {
  const { play } = hosted;
  if (!play) return startOver(core, hosted);
  await refresh(core, hosted);
  const from = play.table.entries.length;
  const rows = await loadEntries(core, hosted.id, from);
  if (rows.length === 0) return;
  try {
    for (const { who, what, n, at, client } of rows) {
      play.changes.push(applyEntry(play.table, [who, what], `entries[${n}]`));
      play.times.push(at);
      noteClient(play.clients, who, client, n);
    }
  } catch {
    // A take-back reaches further than memory does.
    play.changes.length = from - play.from;
    return startOver(core, hosted);
  }
  play.clocks = hosted.row.clocks === null ? null : (JSON.parse(hosted.row.clocks) as Play['clocks']);
  tellEntries(core, hosted, from);
}
