import { NO_SEAT, NO_SEATS } from '@penumbra/kit';
import { coloursOf, type TableConfig } from './box.ts';
import {
  CELLS,
  ENERGY_IN_BAG,
  NEUTRAL_ENERGY_PER_BAG,
  NEUTRAL_SOULS_PER_BAG,
  NO_CELLS,
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
  NEUTRAL_ENERGY,
  NEUTRAL_SOUL,
  NO_FLOWERS,
  NO_HEAP,
  plus,
  SOUL,
} from './flowers.ts';
import { MAX_PLAYERS, type State } from './state.ts';

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
    placer: NO_SEAT,
    tiebreak: [],
    souls,
    bags: new Array<Flowers>(players).fill(fullBag(neutral)),
    hands: new Array(players).fill(NO_FLOWERS),
    summoning: NO_CELLS,
    stack: [...shapes],
    discard: SHAPES.map(() => 0),
    box: new Array(COLOURS).fill(0),
    suddenDeath: false,
    winners: NO_SEATS,
    ending: undefined,
  };
}

function fullBag(neutral: boolean): Flowers {
  const own = plus(flowers(ENERGY, ENERGY_IN_BAG), flowers(SOUL, SOULS_IN_BAG));
  if (!neutral) return own;
  return plus(own, plus(flowers(NEUTRAL_ENERGY, NEUTRAL_ENERGY_PER_BAG), flowers(NEUTRAL_SOUL, NEUTRAL_SOULS_PER_BAG)));
}
