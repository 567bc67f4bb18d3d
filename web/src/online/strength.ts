// How well the person here plays, by the server: online tables go by that, and by this device until then.
import type { Connection } from '@penumbra/protocol';
import { type Strength, strengthIn } from '../session/fair.ts';
import { tables } from '../session/tables.ts';
import { meet } from './meeting.ts';

/** Tells the server what this device knows; it is taken until a game has ended there. */
export async function introduce(connection: Connection, game: string): Promise<void> {
  const { estimate, games } = strengthIn(tables, game);
  if (games === 0) return;
  const { rating, deviation } = estimate;
  await connection.call('session.introduce', { game, rating, deviation });
}

/** Undefined while no game has ended there. */
export async function strengthOnline(game: string): Promise<Pick<Strength, 'estimate' | 'games'> | undefined> {
  const { connection } = await meet();
  const { strengths } = await connection.call('session.strengths', {});
  const found = strengths.find((one) => one.game === game && one.games > 0);
  return found && { games: found.games, estimate: { ...found, volatility: 0 } };
}
