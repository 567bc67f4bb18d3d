// People who never move: their time runs out, and a bot plays on for them.
import { insist, newPerson } from './crowd.ts';

export interface Sleepers {
  readonly tables: readonly string[];
  /** Resolves when all their games are over, with how often something around each table changed. */
  over(): Promise<{ readonly id: string; readonly n: number }[]>;
}

const PATIENCE_MS = 180_000;

export async function addSleepers(address: string, count: number): Promise<Sleepers> {
  const { client, connection } = await newPerson(address);
  connection.close();
  const tables: string[] = [];
  for (let i = 0; i < count; i++) {
    const { table } = await insist(() =>
      client.ask('tables.create', {
        game: 'umbra-via',
        seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
        settings: { clock: { kind: 'bank', seconds: 1, increment: 0 } },
      }),
    );
    tables.push(table.id);
  }
  return {
    tables,
    async over() {
      const until = Date.now() + PATIENCE_MS;
      const found: { id: string; n: number }[] = [];
      for (const id of tables) {
        for (;;) {
          const { table } = await insist(() => client.ask('tables.get', { table: id }));
          if (table.status === 'over') {
            found.push({ id, n: table.n });
            break;
          }
          if (Date.now() > until) throw new Error(`${id} does not come to its end`);
          await new Promise((resolve) => setTimeout(resolve, 200));
        }
      }
      return found;
    },
  };
}
