// Links that move a seat to another device: signed, once, revocable.
import type { Seat } from '@penumbra/kit';
import { refuse } from '@penumbra/protocol';
import type { Core } from '../core.ts';
import { newTableId, sign, unsign } from '../people/tokens.ts';
import { changeAround } from './around.ts';
import { atTable } from './at.ts';
import { type Hosted, seatOf } from './hosted.ts';

const revocation = ({ storage }: Core, { id }: Hosted, seat: Seat) =>
  storage.db
    .updateTable('links')
    .set({ state: 'revoked' })
    .where('table_id', '=', id)
    .where('seat', '=', seat)
    .where('state', '=', 'open');

export async function makeLink(core: Core, hosted: Hosted, seat: Seat): Promise<string> {
  const { storage, now, secret } = core;
  const id = newTableId(core);
  const person = hosted.seats[seat]?.person as string;
  const row = { id, table_id: hosted.id, seat, person, state: 'open' as const, made: now() };
  const revoke = revocation(core, hosted, seat).where('id', '!=', id);
  // One deed: of two that are made at the same time one is good.
  await storage.commit({ writes: [storage.db.insertInto('links').values(row).compile(), revoke.compile()] });
  return sign(secret, id);
}

export async function revokeLinks(core: Core, hosted: Hosted, seat: Seat): Promise<void> {
  await core.storage.commit({ writes: [revocation(core, hosted, seat).compile()] });
}

export async function claimLink(core: Core, person: string, token: string): Promise<Hosted> {
  const id = unsign(core.secret, token);
  if (id === undefined) throw refuse('unknown-link');
  const { db } = core.storage;
  const link = await db.selectFrom('links').selectAll().where('id', '=', id).executeTakeFirst();
  if (!link) throw refuse('unknown-link');
  if (link.state !== 'open') throw refuse(link.state === 'used' ? 'link-used' : 'link-revoked');
  const hosted = await core.hosts.get(link.table_id);
  await atTable(core, hosted, async () => {
    if (hosted.seats[link.seat]?.person !== link.person) throw refuse('link-revoked');
    const here = seatOf(hosted, person);
    if (here !== undefined && here !== link.seat) throw refuse('seat-taken');
    const use = db.updateTable('links').set({ state: 'used' }).where('id', '=', id).where('state', '=', 'open');
    const move = db
      .updateTable('seats')
      .set({ person })
      .where('table_id', '=', hosted.id)
      .where('seat', '=', link.seat);
    const host = db
      .updateTable('tables')
      .set({ host: person })
      .where('id', '=', hosted.id)
      .where('host', '=', link.person);
    await changeAround(core, hosted, [use.compile(), move.compile(), host.compile()], 'link-used');
  });
  return hosted;
}
