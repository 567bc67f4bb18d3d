import { type Config, NO_SEATS } from '@penumbra/kit';
import {
  CELLS,
  type CellSet,
  ENERGY_IN_BAG,
  NEUTRAL_ENERGY_PER_BAG,
  NEUTRAL_SOULS_PER_BAG,
  NO_TILE,
  SHAPES,
  SLOTS,
  SOULS_IN_BAG,
  SOULS_ON_TILE,
} from './components.ts';
import {
  COLOURS,
  ENERGY,
  type Flowers,
  flowers,
  NEUTRAL,
  NEUTRAL_ENERGY,
  NEUTRAL_SOUL,
  NO_FLOWERS,
  NO_HEAP,
  SOUL,
} from './flowers.ts';
import { EDITIONS } from './options.ts';
import { type Box, MAX_PLAYERS, regularShapes, type State, type TableConfig } from './state.ts';

export function boxOf({ options, components, seats }: Omit<TableConfig, 'box'>): Box {
  const special = options.specialTiles ? 1 : 0;
  return Object.freeze({
    players: seats.length,
    neutral: options.neutral,
    edition: EDITIONS[options.edition],
    shapes: Object.freeze([...regularShapes(components), special, special, special]),
  });
}

/** Colours that take part, neutral included: the indices that `souls` and heaps use. */
export function coloursOf(config: TableConfig): number[] {
  const seats = config.seats.map((_, seat) => seat);
  return config.box.neutral ? [...seats, NEUTRAL] : seats;
}
export const colourName = (config: Config, colour: number): string =>
  colour === NEUTRAL ? 'neutral' : (config.seats[colour] as string);

/** The start of a game: everything in the bags, nothing revealed, the tiebreaker still to be drawn. */
export function setup(config: TableConfig): State {
  const { players, neutral, shapes } = config.box;
  const souls = new Array<number>(COLOURS).fill(0);
  for (const colour of coloursOf(config)) souls[colour] = SOULS_ON_TILE;
  return {
    config,
    round: 1,
    phase: 'order',
    bid: 1,
    tiles: new Array(CELLS).fill(NO_TILE),
    energy: new Array(CELLS).fill(NO_HEAP),
    loose: new Array(CELLS).fill(NO_HEAP),
    altar: new Array(SLOTS).fill(NO_TILE),
    bids: new Array(SLOTS * MAX_PLAYERS).fill(NO_FLOWERS),
    order: [],
    placer: -1,
    tiebreak: [],
    souls,
    bags: new Array<Flowers>(players).fill(fullBag(neutral)),
    hands: new Array(players).fill(NO_FLOWERS),
    summoning: 0 as CellSet,
    stack: [...shapes],
    discard: SHAPES.map(() => 0),
    box: new Array(COLOURS).fill(0),
    suddenDeath: false,
    winners: NO_SEATS,
  };
}

function fullBag(neutral: boolean): Flowers {
  const own = flowers(ENERGY, ENERGY_IN_BAG) + flowers(SOUL, SOULS_IN_BAG);
  if (!neutral) return own as Flowers;
  return (own +
    flowers(NEUTRAL_ENERGY, NEUTRAL_ENERGY_PER_BAG) +
    flowers(NEUTRAL_SOUL, NEUTRAL_SOULS_PER_BAG)) as Flowers;
}
