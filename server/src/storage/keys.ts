import type { Storage } from './storage.ts';

/** A secret that the server makes for itself on its first start; all nodes use the one that was first. */
export async function keyKept({ db, commit }: Storage, key: string, make: () => string): Promise<string> {
  const write = db
    .insertInto('settings')
    .values({ key, value: make() })
    .onConflict((conflict) => conflict.doNothing());
  await commit({ writes: [write.compile()] });
  const { value } = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirstOrThrow();
  return value;
}
