import { type Config, itemOf } from '@penumbra/kit';
import { type Components, REGULAR_SHAPES, SHAPES } from './components.ts';
import { NEUTRAL } from './flowers.ts';
import { type Edition, editionOf, type Options } from './options.ts';
/** What the rules look up during play. */
export interface Box {
  readonly players: number;
  readonly neutral: boolean;
  readonly edition: Edition;
  /** How many tiles of each shape the game is played with. */
  readonly shapes: readonly number[];
}

export interface TableConfig extends Config {
  readonly options: Options;
  readonly components: Components;
  readonly box: Box;
}

export function boxOf({ options, components, seats }: Omit<TableConfig, 'box'>): Box {
  const special = options.specialTiles ? 1 : 0;
  return Object.freeze({
    players: seats.length,
    neutral: options.neutral,
    edition: Object.freeze(editionOf(options)),
    shapes: Object.freeze([...regularShapes(components), special, special, special]),
  });
}

/** The part of a table that says which colours are played. */
export interface Played {
  readonly seats: readonly string[];
  readonly box: { readonly neutral: boolean };
}

/** Colours that take part, neutral included: the indices that `souls` and heaps use. */
export function coloursOf(config: Played): number[] {
  const seats = config.seats.map((_, seat) => seat);
  return config.box.neutral ? [...seats, NEUTRAL] : seats;
}
export const colourName = (config: Pick<Config, 'seats'>, colour: number): string =>
  colour === NEUTRAL ? 'neutral' : itemOf(config.seats, colour);
/** By colour; those that do not take part have none. */
export const colourNames = ({ seats, box }: Played): (string | undefined)[] => [
  ...Array.from({ length: NEUTRAL }, (_, seat) => seats[seat]),
  box.neutral ? 'neutral' : undefined,
];

const regularShapes = (components: Components): number[] =>
  SHAPES.slice(0, REGULAR_SHAPES).map((shape) => itemOf(components.tiles, shape));
