import assert from 'node:assert/strict';
import { type Answer, configure, Fault, type Game, type Games, type Json, type Seat, Table } from '@penumbra/kit';
import { type Toy, toy } from './toy-game.ts';

export const games: Games = { toy: toy as unknown as Game };
export const RED = 0 as Seat;
export const BLUE = 1 as Seat;
export const GREEN = 2 as Seat;

export function openToy(options: Json = {}, seats: readonly string[] = ['red', 'blue', 'green']): Table<Toy> {
  return new Table(toy, configure(toy, { seats, options }), { seed: 'c0ffee' });
}

/** A table in the first turn of bids: red holds 1 and 3, blue 2 and 2, green 3 and 3. */
export function dealtToy(options: Json = {}): Table<Toy> {
  const table = openToy(options);
  done(table.chanceText('draw red:13 blue:22 green:33'));
  return table;
}

export function done<V>(answer: Answer<V>): V {
  assert.ok(answer.ok, answer.ok ? '' : `refused: ${answer.refusal.code}`);
  return answer.value;
}

export function refusedWith(answer: Answer<unknown>, code: string): void {
  assert.equal(answer.ok ? 'accepted' : answer.refusal.code, code);
}

/** The fault that reading something must end in. */
function faultOf(read: () => unknown): Fault {
  try {
    read();
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
  throw new assert.AssertionError({ message: 'it was read without a fault' });
}

export const faultText = (read: () => unknown): string => {
  const { code, message } = faultOf(read);
  return `${code} · ${message}`;
};

/** Plays the first legal move, or the outcome of the seed, until the game is over. */
export function playToEnd<T extends Table<Toy>>(table: T): T {
  while (table.turn.kind !== 'over') {
    if (table.turn.kind === 'chance') done(table.chance());
    else
      for (const seat of [RED, BLUE, GREEN]) {
        const [move] = table.legal(seat);
        if (move) done(table.submit(seat, move));
      }
  }
  return table;
}
