import { BOTS, playMatch } from '@penumbra/bots';
import { games as catalog } from '@penumbra/catalog';
import { configure, type Game, type GameRecord, type Games, recordOf, Table, usualSeats } from '@penumbra/kit';

/** A whole random game, as the server or `play` would record it. */
export function randomRecord(id: string, seed = 'c0ffee'): GameRecord {
  const game = (catalog as Games)[id] as Game;
  const config = configure(game, { seats: usualSeats(game, 2) });
  const table = new Table(game, config, { seed });
  playMatch({ table, bots: config.seats.map(() => BOTS.random()), seed });
  return recordOf(table, { names: ['Ada', 'bot:random'] });
}
