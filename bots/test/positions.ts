import { games as catalog } from '@penumbra/catalog';
import {
  type Config,
  configure,
  type Game,
  type Games,
  listSeats,
  playOut,
  Rng,
  type Seat,
  Table,
  usualSeats,
} from '@penumbra/kit';

export const games: Games = catalog;

export const configOf = (game: Game, players: number): Config => configure(game, { seats: usualSeats(game, players) });

export interface Decision {
  readonly table: Table;
  readonly seat: Seat;
}

/** Moments of random games in which a seat is asked, spread over whole games. */
export function decisions(game: Game, config: Config, count: number): Decision[] {
  const found: Decision[] = [];
  for (let i = 0; found.length < count; i++) {
    const length = playOut(game, game.setup(config), new Rng(`game ${i}`));
    const rng = new Rng(`game ${i}`);
    const start = game.setup(config);
    playOut(game, start, rng, Math.floor((length * (i % 10)) / 10));
    while (game.turn(start).kind === 'chance') game.nature.apply(start, game.nature.sample(start, rng));
    const table = new Table(game, config, { start });
    const seat = listSeats(table.waiting)[i % Math.max(1, listSeats(table.waiting).length)];
    if (seat !== undefined) found.push({ table, seat });
  }
  return found;
}
