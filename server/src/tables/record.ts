// What is left of a game: its record, a fork of it, another game.
import { type Game, type JsonObject, recordOf, replay, writePosition, writeRecord } from '@penumbra/kit';
import { FAIR, type RecordText, refuse, type SeatWish, type TableSettings } from '@penumbra/protocol';
import type { Core } from '../core.ts';
import type { SeatRow } from '../storage/schema.ts';
import { changeAround } from './around.ts';
import { atTable } from './at.ts';
import { makeTable, seatsFor, settingsOf, type Wisher } from './create.ts';
import { type Hosted, isLate, isLateOver, type Play, type Sitting, viewerOf } from './hosted.ts';
import { syncSince } from './watch.ts';

const nameIn = ({ kind, level, name }: Sitting): string => (kind === 'bot' ? `bot:${level}` : (name ?? ''));

/** Whether this person may know everything by now. */
const isWhole = (hosted: Hosted, person: string | undefined): boolean =>
  hosted.row.status === 'over' && (!isLate(hosted, viewerOf(hosted, person)) || isLateOver(hosted));

export const recordFor = (core: Core, hosted: Hosted, person: string | undefined): Promise<RecordText> =>
  atTable(core, hosted, async () => {
    const sync = await syncSince(core, hosted, person, 0, Number.POSITIVE_INFINITY);
    if (!sync) throw refuse('not-started');
    if (!isWhole(hosted, person)) return { kind: 'heard', sync };
    const { table } = hosted.play as Play;
    return { kind: 'whole', record: writeRecord(recordOf(table, { names: hosted.seats.map(nameIn) })) as never };
  });

export interface Fork {
  readonly step: number;
  readonly seats: readonly SeatWish[];
  readonly settings: Partial<TableSettings>;
}

export async function fork(
  core: Core,
  hosted: Hosted,
  person: string,
  { step, seats, settings }: Fork,
): Promise<Hosted> {
  const start = await atTable(core, hosted, async () => {
    if (!hosted.play || !isWhole(hosted, person)) throw refuse('not-over');
    const record = recordOf(hosted.play.table);
    if (step >= record.steps.length) throw refuse('unknown-step');
    const table = replay(record, { to: step });
    // Joint moves stand one after the other in a record; between them is no position that anybody knew.
    if (table.sealed.some(Boolean)) throw refuse('unknown-step');
    return {
      position: writePosition(table) as JsonObject,
      config: table.config,
      rules: (table.game as Game).facts.rules,
    };
  });
  if (seats.length !== start.config.seats.length) throw refuse('bad-input', 'seats');
  return makeTable(core, {
    config: start.config,
    rules: start.rules,
    start: start.position,
    settings: settingsOf(settings),
    seats: await seatsFor(core, seats, { person, game: start.config.game }),
    host: person,
  });
}

/** Whoever asks sits down, the others' seats are kept for them; levels that follow somebody are drawn anew. */
async function seatedAgain(core: Core, sittings: readonly Sitting[], wisher: Wisher): Promise<Partial<SeatRow>[]> {
  const wishes = sittings.map(({ kind, level, fair, person }): SeatWish => {
    if (kind === 'bot') return { kind, level: fair ? FAIR : (level as string) };
    return person === wisher.person ? { kind: 'me' } : { kind: 'open' };
  });
  const seats = await seatsFor(core, wishes, wisher);
  return seats.map((seat, i) => (seat.kind === 'open' ? { ...seat, reserved: sittings[i]?.person ?? null } : seat));
}

/** The same again with the seats rotated: everybody's seat is kept for them until they come. */
export const rematch = (core: Core, hosted: Hosted, person: string): Promise<Hosted> =>
  atTable(core, hosted, async () => {
    if (hosted.row.status !== 'over' || !hosted.play) throw refuse('not-over');
    if (hosted.row.next) return core.hosts.get(hosted.row.next);
    const { config, game } = hosted.play.table;
    const rotated = [...hosted.seats.slice(1), ...hosted.seats.slice(0, 1)];
    const { start } = hosted.row;
    const next = await makeTable(core, {
      config,
      rules: game.facts.rules,
      start: start === null ? undefined : (JSON.parse(start) as JsonObject),
      settings: hosted.settings,
      seats: await seatedAgain(core, rotated, { person, game: config.game }),
      host: person,
    });
    const write = core.storage.db
      .updateTable('tables')
      .set({ next: next.id })
      .where('id', '=', hosted.id)
      .where('next', 'is', null);
    await changeAround(core, hosted, [write.compile()], 'already-asked');
    return next;
  });
