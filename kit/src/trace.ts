import { listSeats, type Seat } from './base.ts';
import type { GameTypes } from './game.ts';
import { writeSealed } from './position.ts';
import { writeResult } from './result.ts';
import type { Json, JsonObject } from './source.ts';
import type { Table } from './table.ts';

/** The half of a trace line that is known before the step. */
export function traceBefore<T extends GameTypes>(table: Table<T>, match: number): JsonObject {
  const { game, config } = table;
  const legal = listSeats(table.waiting).map((seat: Seat) => [
    config.seats[seat] as string,
    table.legal(seat).map((move) => game.notation.move(move, config)),
  ]);
  return {
    game: config.game,
    options: config.given.options,
    seats: config.seats,
    components: config.given.components,
    match,
    step: table.steps.length + table.sealed.filter(Boolean).length,
    before: game.notation.state(table.state),
    sealed: writeSealed(table),
    ...(legal.length > 0 && { legal: Object.fromEntries(legal) as Json }),
  };
}

/** The whole line: what was done, and the state it led to. */
export function traceLine<T extends GameTypes>(
  before: JsonObject,
  step: { readonly seat: string; readonly move: string },
  table: Table<T>,
): string {
  const { game, config, result } = table;
  return JSON.stringify({
    ...before,
    seat: step.seat,
    move: step.move,
    after: game.notation.state(table.state),
    ...(result && { result: writeResult(result, config) }),
  });
}
