import { gameOf, type TypesOf } from '@penumbra/kit';
import * as box from './box.ts';
import * as chance from './chance.ts';
import * as components from './components.ts';
import * as gist from './gist.ts';
import * as hints from './hints.ts';
import * as moves from './moves/index.ts';
import * as notation from './notation.ts';
import * as options from './options.ts';
import * as position from './position.ts';
import * as scoring from './scoring.ts';
import * as setup from './setup.ts';
import * as sketch from './sketch.ts';
import * as state from './state.ts';
import * as turn from './turn.ts';
import * as used from './used.ts';
import * as view from './view.ts';
import { SEATS } from './words.ts';

const table = { ...components, ...options, ...box, ...state, ...setup };
const play = { ...turn, ...moves, ...chance, ...scoring };
const text = { ...notation, ...position, ...sketch };
const round = ({ round: turns, config }: state.State): number => Math.ceil(turns / config.box.players);
const parts = { ...table, ...play, ...view, ...text, ...hints, ...gist, ...used, round };

export type Umbrella = TypesOf<typeof parts>;

export const umbrella = gameOf<Umbrella>(
  {
    id: 'umbrella',
    rules: 2,
    colours: SEATS,
    players: { min: 1, max: 4 },
    hidden: false,
    chance: true,
    simultaneous: false,
    // In theory umbrellas can be slid in circles for ever; 12,800 random games took 4,120 steps at most.
    longest: 20_000,
    counts: 'turns',
  },
  parts,
);

export { SOLO_RANKS, type SoloRank, soloRank } from './scoring.ts';
export { type Goal, nothingLeft, patternDistance } from './solver.ts';
