import {
  type BySeat,
  type Change,
  type GameTypes,
  listSeats,
  type Result,
  Rng,
  type Seat,
  secretKey,
  type Table,
} from '@penumbra/kit';
import type { Bot, Budget } from './bot.ts';

/** What was done in one step, in notation: by a colour, or by `chance`. */
export interface Done<T extends GameTypes = GameTypes> {
  readonly who: string;
  readonly what: string;
  readonly change: Change<T>;
}

export interface Match<T extends GameTypes> {
  /** With a seed; a fresh table or one on any position. */
  readonly table: Table<T>;
  readonly bots: BySeat<Bot>;
  /** Of the bots' own choices; the table's seed decides chance. */
  readonly seed: string;
  /** How long each choice of a seat may take; asked before each. */
  readonly budget?: (seat: Seat) => Budget;
  /** Called around every step; a commitment is one, as in a trace. */
  readonly before?: (table: Table<T>) => void;
  readonly after?: (table: Table<T>, done: Done<T>) => void;
}

/** Plays a table to its end with a bot in every seat. Every seat gets what it sees and nothing else. */
export function playMatch<T extends GameTypes>(match: Match<T>): Result {
  const { table } = match;
  // One stream a seat for the whole match: making one costs more than most choices.
  const rngs = match.bots.map((_, seat) => new Rng(secretKey(match.seed, `bot/${seat}`)));
  for (let step = 0; ; step++) {
    const { result } = table;
    if (result) return result;
    if (step > table.game.facts.longest) {
      throw new Error(`${table.config.game} did not end within ${table.game.facts.longest} steps, seed ${table.seed}`);
    }
    match.before?.(table);
    const done = table.turn.kind === 'chance' ? playChance(table) : playSeat(match, nextSeat(table), rngs);
    match.after?.(table, done);
  }
}

const nextSeat = <T extends GameTypes>(table: Table<T>): Seat => listSeats(table.waiting)[0] as Seat;

function playChance<T extends GameTypes>(table: Table<T>): Done<T> {
  const answer = table.chance();
  if (!answer.ok) throw new Error(`chance was refused: ${answer.refusal.code}, seed ${table.seed}`);
  return { who: 'chance', what: table.steps.at(-1)?.[1] as string, change: answer.value };
}

function playSeat<T extends GameTypes>(match: Match<T>, seat: Seat, rngs: BySeat<Rng>): Done<T> {
  const { table, bots } = match;
  const { game, config } = table;
  const bot = bots[seat] as Bot;
  const move = chooseMove({ table, bot, seat, rng: rngs[seat] as Rng, budget: match.budget?.(seat) });
  const who = config.seats[seat] as string;
  const what = game.notation.move(move, config);
  const answer = table.submit(seat, move);
  if (!answer.ok) throw new Error(`${bot.name} as ${who} chose "${what}": ${answer.refusal.code}, seed ${table.seed}`);
  return { who, what, change: answer.value };
}

export interface Choice<T extends GameTypes> {
  readonly table: Table<T>;
  readonly bot: Bot;
  readonly seat: Seat;
  readonly rng: Rng;
  readonly budget?: Budget | undefined;
}

/** What a bot chooses at a table: the only place where a bot meets one, and it gets no more than what its seat sees. */
export function chooseMove<T extends GameTypes>({ table, bot, seat, rng, budget = {} }: Choice<T>): T['Move'] {
  return bot.choose({ game: table.game, seen: table.seen(seat), seat, rng, budget });
}
