import {
  type Config,
  configure,
  type Game,
  type JsonObject,
  readPosition,
  Source,
  type Table,
  usualSeats,
} from '@penumbra/kit';
import { type Envyra, envyra } from '../src/index.ts';

const games = { envyra: envyra as unknown as Game };

export const configOf = (players: number, options: Partial<Envyra['Options']> = {}): Config<Envyra> =>
  configure(envyra, { seats: usualSeats(games.envyra, players), options });

/** A table on a state as positions write it. */
export function tableOn(state: object, rest: { readonly players?: number; readonly [key: string]: unknown } = {}) {
  const { players = 2, ...more } = rest;
  const position = { game: 'envyra', seats: usualSeats(games.envyra, players), state, ...more };
  return readPosition(games, new Source(position)) as unknown as Table<Envyra>;
}

export const stateOf = (table: Table<Envyra>): JsonObject => envyra.notation.state(table.state);
