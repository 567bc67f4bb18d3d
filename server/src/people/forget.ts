// "Forget me": name, chat, strength and identity go; what was played stays without a name.
import type { Core } from '../core.ts';
import { changeAround } from '../tables/around.ts';
import { atTable } from '../tables/at.ts';
import { seatOf } from '../tables/hosted.ts';
import { leaveNow } from '../tables/seats.ts';

export async function forget(core: Core, person: string): Promise<void> {
  const { db } = core.storage;
  const seats = await db.selectFrom('seats').select('table_id').where('person', '=', person).execute();
  for (const { table_id } of seats) await vacate(core, table_id, person);
  await core.storage.commit({
    writes: [
      db.deleteFrom('people').where('id', '=', person).compile(),
      db.deleteFrom('sessions').where('person', '=', person).compile(),
      db.deleteFrom('passkeys').where('person', '=', person).compile(),
      db.deleteFrom('challenges').where('person', '=', person).compile(),
      db.deleteFrom('pushes').where('person', '=', person).compile(),
      db.deleteFrom('strengths').where('person', '=', person).compile(),
      db.deleteFrom('lessons').where('person', '=', person).compile(),
      db.deleteFrom('chat').where('person', '=', person).compile(),
      db.updateTable('links').set({ state: 'revoked' }).where('person', '=', person).compile(),
      db.updateTable('seats').set({ reserved: null }).where('reserved', '=', person).compile(),
      db.updateTable('tables').set({ host: null }).where('host', '=', person).compile(),
    ],
  });
  core.hangUp(person);
  core.bus.announce({ kind: 'forgotten', person });
}

/** A bot plays on in a running game; the seat stays a person's without a name. */
async function vacate(core: Core, table: string, person: string): Promise<void> {
  const hosted = await core.hosts.get(table);
  await atTable(core, hosted, async () => {
    if (seatOf(hosted, person) === undefined) return;
    const begun = hosted.row.status !== 'lobby';
    await leaveNow(core, hosted, person);
    if (!begun) return;
    const write = core.storage.db
      .updateTable('seats')
      .set({ person: null })
      .where('table_id', '=', table)
      .where('person', '=', person);
    await changeAround(core, hosted, [write.compile()], 'not-seated');
  });
}
