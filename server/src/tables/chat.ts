// What the people at a table say to each other. Only they hear it: spectators could be somebody's eyes.
import type { Seat } from '@penumbra/kit';
import { type ChatLine, refuse } from '@penumbra/protocol';
import type { Core } from '../core.ts';
import { atTable } from './at.ts';
import { type Hosted, seatOf } from './hosted.ts';

const MOST = 200;
/** So many lines in so long; then it is enough. */
const BURST = 8;
const WINDOW_MS = 20_000;

export async function linesSince({ storage }: Core, { id }: Hosted, from: number): Promise<ChatLine[]> {
  const rows = await storage.db
    .selectFrom('chat')
    .leftJoin('people', 'people.id', 'chat.person')
    .select(['chat.n', 'chat.seat', 'chat.text', 'chat.at', 'people.name'])
    .where('table_id', '=', id)
    .where('n', '>=', from)
    .orderBy('n', 'desc')
    .limit(MOST)
    .execute();
  return rows.reverse().map(({ name, ...line }) => ({ ...line, name: name ?? '' }));
}

/** Nothing for those who do not sit here, and for those who do not want to hear it. */
export async function chatSince(core: Core, hosted: Hosted, person: string, from: number): Promise<ChatLine[]> {
  const seat = seatOf(hosted, person);
  if (seat === undefined || hosted.seats[seat]?.muted === 1) return [];
  return linesSince(core, hosted, from);
}

export const say = (
  core: Core,
  hosted: Hosted,
  seat: Seat,
  { text, id }: { text: string; id: string },
): Promise<number> =>
  atTable(core, hosted, async () => {
    const { storage, now } = core;
    const person = hosted.seats[seat]?.person as string;
    if (hosted.seats[seat]?.muted === 1) throw refuse('muted');
    const own = storage.db.selectFrom('chat').where('table_id', '=', hosted.id).where('person', '=', person);
    const repeated = await own.where('client', '=', id).select('n').executeTakeFirst();
    if (repeated) return repeated.n;
    const recent = await own
      .where('at', '>', now() - WINDOW_MS)
      .select('n')
      .execute();
    if (recent.length >= BURST) throw refuse('too-often');
    for (;;) {
      const latest = await storage.db
        .selectFrom('chat')
        .where('table_id', '=', hosted.id)
        .select((e) => e.fn.max('n').as('n'))
        .executeTakeFirst();
      const n = Number(latest?.n ?? -1) + 1;
      const row = { table_id: hosted.id, n, person, seat, text, client: id, at: now() };
      const write = storage.db
        .insertInto('chat')
        .values(row)
        .onConflict((conflict) => conflict.doNothing());
      if (!(await storage.commit({ writes: [write.compile()] }))) continue;
      await tellChat(core, hosted, n);
      core.bus.announce({ kind: 'chat', table: hosted.id, n });
      return n;
    }
  });

export async function tellChat(core: Core, hosted: Hosted, from: number): Promise<void> {
  const lines = await linesSince(core, hosted, from);
  const text = JSON.stringify({ t: 'chat', table: hosted.id, lines });
  for (const watcher of hosted.watchers) {
    const seat = seatOf(hosted, watcher.person);
    if (seat !== undefined && hosted.seats[seat]?.muted === 0) watcher.send(text);
  }
}
