// Loaded by itself, where a table is made: nothing else imports it, or the whole line to the server would be loaded, too.
import type { Strength } from '../session/fair.ts';
import { meet } from './meeting.ts';

/** How well the person here plays, by the server; undefined while no game has ended there. */
export async function strengthOnline(game: string): Promise<Pick<Strength, 'estimate' | 'games'> | undefined> {
  const { connection } = await meet();
  const { strengths } = await connection.call('session.strengths', {});
  const found = strengths.find((one) => one.game === game && one.games > 0);
  return found && { games: found.games, estimate: { ...found, volatility: 0 } };
}
