// A saved table becomes a table again, and back.
import {
  applyStep,
  type Change,
  type GameRecord,
  type GameTypes,
  openRecord,
  type Seat,
  type Table,
} from '@penumbra/kit';
import type { Saved } from './saved.ts';

/** What happened at one step, kept for the log; commitments leave no trace before they are revealed. */
export interface Happened {
  /** The number of steps after it. */
  readonly step: number;
  /** The round it was played in: the last step of a round may begin the next. */
  readonly round: number;
  readonly change: Change<GameTypes>;
}

/** Plays the saved steps again: that also gives back the undo of the person who moved last. */
export function reopen(saved: Saved): { readonly table: Table; readonly history: Happened[] } {
  const { game, config, start, seed, steps } = saved;
  const record: GameRecord = {
    game,
    config,
    rules: game.facts.rules,
    names: [],
    start,
    steps,
    seed,
    result: undefined,
  };
  const table = openRecord(record);
  const history: Happened[] = [];
  steps.forEach((step, i) => {
    const round = game.round(table.state);
    const change = applyStep(table, step, `steps[${i}]`);
    if (change.all.length > 0) history.push({ step: i + 1, round, change });
  });
  for (const [seat, move] of saved.sealed) table.submitText(seat, move);
  return { table, history };
}

/** The same table as it stands now. */
export function savedNow(saved: Saved, table: Table, now: number): Saved {
  const { game, config } = table;
  return {
    ...saved,
    steps: [...table.steps],
    sealed: table.sealed.flatMap((move, seat) =>
      move ? [[seat as Seat, game.notation.move(move, config)] as const] : [],
    ),
    over: table.turn.kind === 'over',
    changed: now,
  };
}
