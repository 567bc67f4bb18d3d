// Who somebody is: a token, of which only the hash is kept.
import type { Core } from '../core.ts';
import type { PersonRow } from '../storage/schema.ts';
import { hashOf, newPersonId, newToken, TOKEN } from './tokens.ts';

export async function personOf({ storage }: Core, token: string | undefined): Promise<PersonRow | undefined> {
  if (!token || !TOKEN.test(token)) return undefined;
  return storage.db
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.person')
    .where('sessions.hash', '=', hashOf(token))
    .select(['people.id', 'people.name', 'people.created'])
    .executeTakeFirst();
}

/** A new guest with their first token. */
export async function newGuest(core: Core, name: string): Promise<{ person: PersonRow; token: string }> {
  const { storage, now } = core;
  const person = { id: newPersonId(core), name, created: now() };
  const token = newToken(core);
  const { db } = storage;
  await storage.commit({
    writes: [
      db.insertInto('people').values(person).compile(),
      db
        .insertInto('sessions')
        .values({ hash: hashOf(token), person: person.id, created: now() })
        .compile(),
    ],
  });
  return { person, token };
}

/** Another token for somebody who is known: another device. */
export async function newSession(core: Core, person: string): Promise<string> {
  const { storage, now } = core;
  const token = newToken(core);
  await storage.commit({
    writes: [
      storage.db
        .insertInto('sessions')
        .values({ hash: hashOf(token), person, created: now() })
        .compile(),
    ],
  });
  return token;
}

export async function passkeyCount({ storage }: Core, person: string): Promise<number> {
  const { count } = await storage.db
    .selectFrom('passkeys')
    .where('person', '=', person)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
