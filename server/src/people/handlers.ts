import { type Person, PROTOCOL_VERSION, refuse } from '@penumbra/protocol';
import type { Core } from '../core.ts';
import type { Handlers } from '../dispatch.ts';
import type { PersonRow } from '../storage/schema.ts';
import { atTable } from '../tables/at.ts';
import { gameNamed } from '../tables/create.ts';
import { tellInfo } from '../tables/info.ts';
import { refresh } from '../tables/load.ts';
import { forget } from './forget.ts';
import { newGuest, newSession, passkeyCount } from './sessions.ts';
import { introduce, strengthsOf } from './strength.ts';

const shown = ({ id, name }: PersonRow): Person => ({ id, name });

export const youOf = async (core: Core, person: PersonRow): Promise<{ you: Person; passkeys: number }> => ({
  you: shown(person),
  passkeys: await passkeyCount(core, person.id),
});

type SessionHandlers = Pick<Handlers, Extract<keyof Handlers, `session.${string}`>>;

export const sessionHandlers: SessionHandlers = {
  async 'session.create'(core, { name = '', bearer }, { person: known }) {
    const made = known ? undefined : await newGuest(core, name);
    const person = known ?? (made as { person: PersonRow }).person;
    const token = made?.token ?? (bearer ? await newSession(core, person.id) : undefined);
    const about = { version: PROTOCOL_VERSION, now: core.now() };
    return { ...(await youOf(core, person)), ...about, ...(token !== undefined && { token }) };
  },
  'session.get': (core, _, { me }) => youOf(core, me),
  async 'session.rename'(core, { name }, { me }) {
    const { storage } = core;
    const write = storage.db.updateTable('people').set({ name }).where('id', '=', me.id);
    if (!(await storage.commit({ writes: [write.compile()] }))) throw refuse('no-session');
    await tellTables(core, me.id);
    return youOf(core, { ...me, name });
  },
  async 'session.forget'(core, _, { me }) {
    await forget(core, me.id);
    return {};
  },
  async 'session.listen'({ storage, now }, { endpoint, keys, language }, { me }) {
    const row = { person: me.id, keys: JSON.stringify(keys), language, created: now() };
    const write = storage.db
      .insertInto('pushes')
      .values({ endpoint, ...row })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row));
    await storage.commit({ writes: [write.compile()] });
    return {};
  },
  async 'session.strengths'(core, _, { me }) {
    const strengths = [...(await strengthsOf(core, me.id))].map(([game, { estimate, games }]) => {
      return { game, rating: estimate.rating, deviation: estimate.deviation, games };
    });
    return { strengths };
  },
  async 'session.introduce'(core, { game, ...estimate }, { me }) {
    await introduce(core, me.id, gameNamed(core, game), estimate);
    return {};
  },
  async 'session.unlisten'({ storage }, { endpoint }, { me }) {
    const write = storage.db.deleteFrom('pushes').where('endpoint', '=', endpoint).where('person', '=', me.id);
    await storage.commit({ writes: [write.compile()] });
    return {};
  },
};

/** Tables that are open somewhere show the new name at once; others when they are read. */
async function tellTables(core: Core, person: string): Promise<void> {
  for (const hosted of core.hosts.all) {
    if (!hosted.seats.some((sitting) => sitting.person === person)) continue;
    await atTable(core, hosted, async () => {
      await refresh(core, hosted);
      tellInfo(core, hosted);
    });
    core.bus.announce({ kind: 'info', table: hosted.id });
  }
}
