import { playMatch } from '@penumbra/bots';
import {
  type Config,
  type Game,
  type JsonObject,
  recordOf,
  sha256hex,
  Table,
  traceBefore,
  traceLine,
  writeRecord,
} from '@penumbra/kit';
import type { BotRef } from '../bot-names.ts';
import { type Seated, seatBot, type Thinking } from '../seated.ts';
import type { Outcome } from './outcome.ts';
import { PartUses } from './parts.ts';

/** How every match of a simulation is played. */
export interface Plan {
  readonly game: Game;
  readonly config: Config;
  /** One for every seat. */
  readonly bots: readonly BotRef[];
  /** Whether the bots move one seat on from match to match. */
  readonly rotate: boolean;
  readonly seed: string;
  readonly thinking: Thinking;
  readonly trace: boolean;
  readonly records: boolean;
}

export interface Played {
  readonly outcome: Outcome;
  /** The lines of the trace, each with its end; empty without one. */
  readonly trace: string;
  /** The whole game, where records are wanted. */
  readonly record?: JsonObject;
}

/** A fixed function of the simulation's seed and the match's number, so that no thread can change a result. */
export const seedOf = (seed: string, match: number): string => sha256hex(`${seed}/${match}`).slice(0, 32);

export function playOne(plan: Plan, match: number): Played {
  const { game, config } = plan;
  const seed = seedOf(plan.seed, match);
  const table = new Table(game, config, { seed });
  const names = config.seats.map((_, seat) => botOf(plan, match, seat));
  const seated = names.map((name) => seatBot(name, plan.thinking));
  const parts = new PartUses(game, config);
  const lines: string[] = [];
  let before: JsonObject = {};
  const result = playMatch({
    table,
    bots: seated.map(({ bot }) => bot),
    seed,
    budget: (seat) => (seated[seat] as Seated).budget(),
    ...(plan.trace && {
      before: () => {
        before = traceBefore(table, match);
      },
    }),
    after: (_, { who, what, change }) => {
      if (plan.trace) lines.push(`${traceLine(before, { seat: who, move: what }, table)}\n`);
      parts.hear(change);
    },
  });
  for (const { leave } of seated) leave();
  const { winners, scores, ending, rank } = result;
  const outcome = {
    bots: names,
    winners,
    scores,
    steps: table.steps.length,
    rounds: game.round(table.state),
    ending,
    rank,
    uses: parts.bySeat,
  };
  return { outcome, trace: lines.join(''), ...(plan.records && { record: writeRecord(recordOf(table)) }) };
}

function botOf({ bots, rotate, config }: Plan, match: number, seat: number): BotRef {
  return bots[(seat + (rotate ? match : 0)) % config.seats.length] as BotRef;
}
