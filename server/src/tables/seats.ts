// Taking seats, leaving them, coming back.
import type { Seat } from '@penumbra/kit';
import { ApiError, refuse, type SeatWish } from '@penumbra/protocol';
import { type CompiledQuery, sql } from 'kysely';
import type { Core } from '../core.ts';
import { fairTo } from '../people/strength.ts';
import { changeAround } from './around.ts';
import { atTable } from './at.ts';
import { refill } from './clocks.ts';
import { seatsFor } from './create.ts';
import { type Hosted, seatOf } from './hosted.ts';
import { startIfFull } from './start.ts';
import { STAND_IN } from './wake.ts';

const seatUpdate = ({ storage }: Core, { id }: Hosted, seat: number) =>
  storage.db.updateTable('seats').where('table_id', '=', id).where('seat', '=', seat);

/** A free seat that this person may take: their own first, then any that is not kept for somebody. */
function freeSeat({ seats }: Hosted, person: string): number {
  const free = seats.filter(({ kind, reserved }) => kind === 'open' && (reserved === null || reserved === person));
  const own = free.find(({ reserved }) => reserved === person) ?? free[0];
  if (!own) throw refuse('table-full');
  return own.seat;
}

const TRIES = 5;

export const join = (core: Core, hosted: Hosted, person: string, wanted: number | undefined): Promise<void> =>
  atTable(core, hosted, async () => {
    for (let n = 1; ; n++) {
      try {
        return await sitDown(core, hosted, person, wanted);
      } catch (error) {
        // Perhaps it was this very person, over another node, or another seat is free.
        if (n === TRIES || !(error instanceof ApiError) || error.code !== 'seat-taken') throw error;
      }
    }
  });

async function sitDown(core: Core, hosted: Hosted, person: string, wanted: number | undefined): Promise<void> {
  if (seatOf(hosted, person) !== undefined) return startIfFull(core, hosted);
  if (hosted.row.status !== 'lobby') throw refuse('already-started');
  const seat = wanted ?? freeSeat(hosted, person);
  if (!hosted.seats[seat]) throw refuse('unknown-seat');
  const write = seatUpdate(core, hosted, seat)
    .set({ kind: 'person', person, reserved: null })
    .where('kind', '=', 'open')
    .where((e) => e.or([e('reserved', 'is', null), e('reserved', '=', person)]))
    .where(sql<boolean>`not exists (select 1 from seats s where s.table_id = ${hosted.id} and s.person = ${person})`);
  await changeAround(core, hosted, [write.compile()], 'seat-taken');
  await startIfFull(core, hosted);
}

export const leave = (core: Core, hosted: Hosted, person: string): Promise<void> =>
  atTable(core, hosted, () => leaveNow(core, hosted, person));

/** Has to be called at the table. */
export async function leaveNow(core: Core, hosted: Hosted, person: string): Promise<void> {
  const seat = seatOf(hosted, person);
  if (seat === undefined) throw refuse('not-seated');
  const { status } = hosted.row;
  const own = seatUpdate(core, hosted, seat).where('person', '=', person);
  if (status === 'lobby') {
    const free = own.set({ kind: 'open', person: null, muted: 0 }).compile();
    return changeAround(core, hosted, [free, ...(await passOn(core, hosted, person))], 'not-seated');
  }
  if (status === 'over' || status === 'closed' || hosted.seats[seat]?.stand_in) return;
  await changeAround(core, hosted, [own.set({ stand_in: STAND_IN, vacation: 0 }).compile()], 'not-seated');
}

/** A table without people is closed; without its host it gets another. */
async function passOn(core: Core, hosted: Hosted, person: string): Promise<CompiledQuery[]> {
  const { id, row, seats } = hosted;
  const [next] = seats.flatMap((sitting) => (sitting.person && sitting.person !== person ? [sitting.person] : []));
  const update = core.storage.db.updateTable('tables').where('id', '=', id);
  if (next === undefined) return [update.set({ status: 'closed' }).compile()];
  if (row.host !== person) return [];
  return [update.set({ host: next }).compile(), ...(await matchAnew(core, hosted, next))];
}

/** Bots that followed the host follow the next one. */
async function matchAnew(core: Core, hosted: Hosted, person: string): Promise<CompiledQuery[]> {
  const followers = hosted.seats.filter(({ fair }) => fair === 1);
  if (followers.length === 0) return [];
  const draw = await fairTo(core, person, hosted.row.game);
  return followers.map(({ seat }) =>
    seatUpdate(core, hosted, seat).set({ level: draw() }).where('fair', '=', 1).compile(),
  );
}

export const comeBack = (core: Core, hosted: Hosted, seat: Seat): Promise<void> =>
  atTable(core, hosted, async () => {
    if (!hosted.seats[seat]?.stand_in) return;
    const { play, settings } = hosted;
    if (play?.clocks) play.clocks = refill(play.clocks, settings.clock, seat);
    const write = seatUpdate(core, hosted, seat).set({ stand_in: null }).where('stand_in', 'is not', null);
    await changeAround(core, hosted, [write.compile()], 'not-seated');
  });

/** Before the start the host arranges the seats. */
export const arrange = (core: Core, hosted: Hosted, person: string, seat: number, wish: SeatWish): Promise<void> =>
  atTable(core, hosted, async () => {
    if (hosted.row.status !== 'lobby') throw refuse('already-started');
    if (!hosted.seats[seat]) throw refuse('unknown-seat');
    if (wish.kind === 'me' && seatOf(hosted, person) !== undefined) throw refuse('bad-input', 'wish');
    const empty = { kind: 'open' as const, person: null, level: null, fair: 0, reserved: null, muted: 0 };
    const [wanted] = await seatsFor(core, [wish], { person, game: hosted.row.game });
    const write = seatUpdate(core, hosted, seat).set({ ...empty, ...wanted });
    await changeAround(core, hosted, [write.compile()], 'unknown-seat');
    await startIfFull(core, hosted);
  });

export const setVacation = (core: Core, hosted: Hosted, seat: Seat, on: boolean): Promise<void> =>
  atTable(core, hosted, async () => {
    if (on && !(hosted.play?.clocks?.[seat]?.vacation ?? 0)) throw refuse('no-vacation');
    if ((hosted.seats[seat]?.vacation === 1) === on) return;
    const write = seatUpdate(core, hosted, seat).set({ vacation: on ? 1 : 0 });
    await changeAround(core, hosted, [write.compile()], 'not-seated');
  });

export const setMuted = (core: Core, hosted: Hosted, seat: Seat, on: boolean): Promise<void> =>
  atTable(core, hosted, async () => {
    const write = seatUpdate(core, hosted, seat).set({ muted: on ? 1 : 0 });
    await changeAround(core, hosted, [write.compile()], 'not-seated');
  });
