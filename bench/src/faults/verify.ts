// Was everything kept that was promised, once, and has everybody heard the same?
import { isDeepStrictEqual } from 'node:util';
import type { Games } from '@penumbra/kit';
import { connect, type NewsText } from '@penumbra/protocol';
import { checkStorage, openStorage } from '@penumbra/server';
import { games } from '../arena/duel.ts';
import type { Crowd, Heard, Promised } from './crowd.ts';

export interface Verdict {
  readonly promised: number;
  readonly tables: number;
  readonly entries: number;
  /** Nothing, if all is well. */
  readonly problems: readonly string[];
}

const PATIENCE_MS = 60_000;

/** Requires: the server runs. What each client heard is compared with what a new one hears. */
export async function verifyHeard(crowd: Crowd): Promise<string[]> {
  const heard = await crowd.rest();
  const problems = await Promise.all(heard.map(compare));
  return problems.flat();
}

async function compare(heard: Heard): Promise<string[]> {
  const fresh = await wholeLog(heard.client, heard.table);
  return sameLog(heard.table, () => heard.now.log, fresh);
}

/** What is on its way may still come. */
async function sameLog(table: string, own: () => readonly NewsText[], fresh: readonly NewsText[]): Promise<string[]> {
  const until = Date.now() + PATIENCE_MS;
  while (own().length < fresh.length && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20));
  const first = fresh.findIndex((news, i) => !isDeepStrictEqual(own()[i], news));
  if (first < 0) return [];
  const [heard, told] = [own()[first], fresh[first]].map((news) => JSON.stringify(news));
  return [`${table}: a client heard entry ${first} of ${fresh.length} as ${heard}, and a new one as ${told}`];
}

async function wholeLog(client: Heard['client'], table: string): Promise<readonly NewsText[]> {
  const connection = connect(client);
  const { promise, resolve, reject } = Promise.withResolvers<readonly NewsText[]>();
  const timer = setTimeout(() => reject(new Error(`${table} is not told`)), PATIENCE_MS);
  connection.watch(table, ({ seen, log, closed }) => {
    if (seen || closed) resolve(log);
  });
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    connection.close();
  }
}

/** Requires: no server runs, or at least nobody plays. */
export async function verifyKept(where: string, promised: readonly Promised[]): Promise<Verdict> {
  const storage = await openStorage(where);
  try {
    const { problems, tables, entries } = await checkStorage({ storage, games: games as unknown as Games });
    const rows = await storage.db
      .selectFrom('journal')
      .select(['table_id', 'n', 'client'])
      .where('client', 'is not', null)
      .execute();
    const kept = new Map<string, number[]>();
    for (const { table_id, n, client } of rows) {
      const key = `${table_id}/${client}`;
      kept.set(key, [...(kept.get(key) ?? []), n]);
    }
    const lost = promised.filter(({ table, entry, id }) => !kept.get(`${table}/${id}`)?.includes(entry));
    const doubled = [...kept].filter(([, numbers]) => numbers.length > 1);
    return {
      promised: promised.length,
      tables,
      entries,
      problems: [
        ...problems.map(({ table, problem }) => `${table}: ${problem}`),
        ...lost.map(({ table, entry, id }) => `${table}: entry ${entry} (${id}) was acknowledged and is lost`),
        ...doubled.map(([key, numbers]) => `${key} happened ${numbers.length} times`),
      ],
    };
  } finally {
    await storage.close();
  }
}
