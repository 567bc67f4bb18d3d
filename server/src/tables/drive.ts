// Lets bots play the seats that are theirs.
import { type Config, type Seat, writeSeen } from '@penumbra/kit';
import { refuse } from '@penumbra/protocol';
import type { Question } from '../bots/question.ts';
import type { Core } from '../core.ts';
import { atTable } from './at.ts';
import { enter } from './enter.ts';
import { botIn, type Hosted, type Play, type Sitting, waitingBots } from './hosted.ts';

const BUSY_MS = 1_000;

/** Sets the clock for what has to be done next: at once, where a bot is asked. */
export function schedule({ wakes, now }: Core, hosted: Hosted): void {
  if (waitingBots(hosted).length > 0) wakes.set(hosted.id, now());
  else wakes.set(hosted.id, hosted.row.status === 'running' ? hosted.row.wake : null);
}

/** The same, and lets the bots play here and now. */
export function drive(core: Core, hosted: Hosted): void {
  const bots = waitingBots(hosted);
  core.wakes.set(hosted.id, hosted.row.status === 'running' && bots.length === 0 ? hosted.row.wake : null);
  if (bots.length > 0) void letBotsPlay(core, hosted);
}

/** Resolves when every bot that is asked has played, or could not. */
export const letBotsPlay = async (core: Core, hosted: Hosted): Promise<void> => {
  await Promise.all(waitingBots(hosted).map((seat) => letPlay(core, hosted, seat)));
};

async function letPlay(core: Core, hosted: Hosted, seat: Seat): Promise<void> {
  const play = hosted.play as Play;
  const { length: step } = play.table.steps;
  if (hosted.thinking.get(seat) === step) return;
  hosted.thinking.set(seat, step);
  try {
    const level = botIn(hosted.seats[seat] as Sitting) as string;
    const move = await core.thinker.think(questionFor(play, seat, level));
    await atTable(core, hosted, () => playBot(core, hosted, { seat, step, move }));
  } catch (error) {
    core.log.warn({ err: error }, 'a bot could not play');
    core.wakes.set(hosted.id, core.now() + BUSY_MS);
  } finally {
    if (hosted.thinking.get(seat) === step) hosted.thinking.delete(seat);
  }
}

/** What the seat sees, what is needed to read it, and the key of a stream of its own: nothing else. */
export function questionFor({ table }: Play, seat: Seat, level: string): Question {
  const { game, steps } = table;
  const config: Config = table.config;
  const { options, components } = config.given;
  return {
    game: config.game,
    seats: config.seats,
    options,
    components,
    seat,
    seen: writeSeen(game, table.sight(seat)),
    level,
    // By step, not by entry: after a take-back the bot answers the same move in the same way.
    key: table.streamKey(`bot/${seat}/${steps.length}`),
  };
}

interface Choice {
  readonly seat: Seat;
  readonly step: number;
  readonly move: string;
}

/** Others may have moved on meanwhile, or a person may be back: then nobody asks for the answer any more. */
async function playBot(core: Core, hosted: Hosted, { seat, step, move }: Choice): Promise<void> {
  hosted.thinking.delete(seat);
  const isAsked = (): boolean => hosted.play?.table.steps.length === step && waitingBots(hosted).includes(seat);
  if (!isAsked()) return core.drive(hosted);
  await enter(core, hosted, {
    seat,
    check: () => {
      if (!isAsked()) throw refuse('not-asked');
    },
    make: (table) => table.submitText(seat, move),
  });
}
