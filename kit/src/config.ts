import { readComponents } from './components.ts';
import type { Config, Game, GameTypes } from './game.ts';
import { everyOption, type OptionValues, readOptions } from './options.ts';
import { quote, Source } from './source.ts';

/** What a table is opened with: all of it optional but the seats. */
export interface Wish {
  readonly seats: unknown;
  readonly options?: unknown;
  readonly components?: unknown;
}

/** Checks seats, options and components; everything behind this may trust them. */
export function configure<T extends GameTypes>(game: Game<T>, wish: Wish): Config<T> {
  const seats = readSeats(game, new Source(wish.seats, 'seats'));
  const { components, given } = readComponents(game.components, new Source(wish.components, 'components'));
  const read = readOptions(game.options, new Source(wish.options, 'options'), {
    players: seats.length,
    components: components as never,
  });
  const parts = {
    game: game.facts.id,
    seats,
    options: Object.freeze(read.options) as T['Options'],
    components,
    given: { options: read.given, components: given },
  };
  return Object.freeze({ ...parts, box: game.box(parts) });
}

function readSeats<T extends GameTypes>(game: Game<T>, source: Source): readonly string[] {
  const { colours, players } = game.facts;
  const seats = source.list().map((entry) => {
    const colour = entry.text();
    if (!colours.includes(colour)) {
      entry.fail('unknown-seat', `unknown seat ${quote(colour)}; known: ${colours.join(', ')}`);
    }
    return colour;
  });
  if (seats.length < players.min || seats.length > players.max) {
    source.fail('bad-value', `${seats.length} seats; this game seats ${players.min} to ${players.max}`);
  }
  seats.forEach((colour, i) => {
    if (seats.indexOf(colour) !== i) source.child(i).fail('bad-value', `${colour} is seated twice`);
  });
  return Object.freeze(seats);
}

/** The usual seating for a number of players. */
export const usualSeats = (game: Game, players: number): readonly string[] => game.facts.colours.slice(0, players);

/** Every combination of player count and options of the printed box. */
export function everyConfig<T extends GameTypes>(game: Game<T>): Config<T>[] {
  const { min, max } = game.facts.players;
  const { components } = readComponents(game.components, new Source(undefined));
  const configs: Config<T>[] = [];
  for (let players = min; players <= max; players++) {
    const sets: OptionValues[] = everyOption(game.options, { players, components: components as never });
    for (const options of sets) configs.push(configure(game, { seats: usualSeats(game as Game, players), options }));
  }
  return configs;
}
