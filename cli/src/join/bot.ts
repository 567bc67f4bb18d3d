// A bot of one's own in an online seat.
import { randomBytes } from 'node:crypto';
import { Rng, type Seat } from '@penumbra/kit';
import { ApiError } from '@penumbra/protocol';
import type { BotRef } from '../bot-names.ts';
import { Failure } from '../errors.ts';
import { seatBot } from '../seated.ts';
import { type Online, seenNow, submit } from './online.ts';

/** Plays until the game is over. */
export async function playBot(online: Online, name: BotRef, ms: number | undefined): Promise<void> {
  const { bot, budget, leave } = seatBot(name, { ms });
  const { game, watched, connection } = online;
  const rng = new Rng(randomBytes(16).toString('hex'));
  let answered = -1;
  try {
    for (;;) {
      const { now } = watched;
      if (connection.state === 'over')
        throw new Failure(`the connection is over (${connection.error?.code ?? 'closed'})`);
      if (now.closed) throw new Failure(`the table is closed (${now.closed.code})`);
      const seen = seenNow(online, now);
      if (seen?.turn.kind === 'over') return;
      const isAsked = seen && seen.legal.length > 0 && now.info?.status === 'running' && answered !== seen.entry;
      const changed = online.changed();
      if (isAsked) {
        answered = seen.entry;
        const seat = seen.view.viewer as Seat;
        const move = bot.choose({ game, seen, seat, rng, budget: budget() });
        await submit(online, game.notation.move(move, seen.view.config)).catch(goOn);
      }
      await changed;
    }
  } finally {
    leave();
  }
}

/** Somebody else's entry came first: the next look at the table says what there is to do. */
function goOn(error: unknown): void {
  if (!(error instanceof ApiError) || (error.code !== 'stale-entry' && error.code !== 'paused')) throw error;
}
