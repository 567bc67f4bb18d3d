import type { Connection } from '@penumbra/protocol';
import { strengthIn } from '../session/fair.ts';
import { tables } from '../session/tables.ts';

/** Tells the server how well the person here plays by what this device knows; it is taken until a game has ended there. */
export async function introduce(connection: Connection, game: string): Promise<void> {
  const { estimate, games } = strengthIn(tables, game);
  if (games === 0) return;
  const { rating, deviation } = estimate;
  await connection.call('session.introduce', { game, rating, deviation });
}
