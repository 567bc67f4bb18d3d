import { games as catalog } from '@penumbra/catalog';
import { type Config, configure, Fault, type Game, type Games, Source, usualSeats } from '@penumbra/kit';
import { type Command, InvalidArgumentError } from 'commander';
import { usage } from './errors.ts';
import { reading, readJson } from './files.ts';
import { didYouMean } from './near.ts';

export const games: Games = catalog;

export function gameNamed(id: string): Game {
  const game = Object.hasOwn(games, id) ? games[id] : undefined;
  if (game) return game;
  const known = Object.keys(games);
  throw usage(`there is no game "${id}"${didYouMean(id, known) || `; there are: ${known.join(', ')}`}`);
}

/** What a table is opened with, as flags say it. */
export interface TableFlags {
  readonly players?: number;
  readonly seats?: string;
  readonly options?: string;
  readonly components?: string;
}

export const withTableFlags = (command: Command): Command =>
  command
    .option('--players <n>', 'how many play', wholeNumber(1))
    .option('--seats <colours>', 'the seating, clockwise, by commas')
    .option('--options <json>', "the game's options")
    .option('--components <file>', 'component tables that add to or replace the printed ones');

/** Reads an option that is a whole number from `min` on. */
export const wholeNumber =
  (min: number) =>
  (text: string): number => {
    const n = Number(text);
    if (!/^\d+$/.test(text) || !Number.isSafeInteger(n) || n < min) {
      throw new InvalidArgumentError(`it has to be a whole number from ${min} on`);
    }
    return n;
  };

export function configOf(game: Game, flags: TableFlags): Config {
  const components = flags.components === undefined ? undefined : readJson(flags.components).value;
  // Flags and file are checked apart, so that each error names the place it comes from.
  const check = (): Config =>
    configure(game, { seats: seatsOf(game, flags), options: optionsOf(flags.options), components });
  try {
    return check();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    if (flags.components !== undefined && error.at.startsWith('components')) return reading(flags.components, check);
    throw usage(`${error.message} (${error.code}); correct that option`);
  }
}

function seatsOf(game: Game, { players, seats }: TableFlags): readonly string[] {
  if (seats === undefined) {
    const { min, max } = game.facts.players;
    const count = players ?? Math.max(min, Math.min(2, max));
    if (count < min || count > max)
      throw usage(`${game.facts.id} seats ${min} to ${max}, not ${count}; correct --players`);
    return usualSeats(game, count);
  }
  const colours = seats.split(',').map((colour) => colour.trim());
  if (players !== undefined && players !== colours.length) {
    throw usage(`--players says ${players} and --seats names ${colours.length}; leave one of them out`);
  }
  return colours;
}

function optionsOf(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return Source.parse(text, '--options').value;
  } catch (error) {
    throw usage(`${(error as Error).message}; write it like '{"edition":"prototype"}'`);
  }
}
