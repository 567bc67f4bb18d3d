import { gameOf, type TypesOf } from '@penumbra/kit';
import * as box from './box.ts';
import * as chance from './chance.ts';
import * as components from './components.ts';
import { DICE, MOST_PLAYERS } from './components.ts';
import * as hints from './hints.ts';
import { CLAIMS } from './moves/claim.ts';
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

const table = { ...components, ...options, ...box, ...state, ...setup };
const play = { ...turn, ...moves, ...chance, ...scoring };
const text = { ...notation, ...position, ...sketch };
const round = ({ dice, config }: state.State): number => 1 + config.box.players * DICE - state.diceOf(dice);
const parts = { ...table, ...play, ...view, ...text, ...hints, ...used, round };

export type Hearsay = TypesOf<typeof parts>;

export const hearsay = gameOf<Hearsay>(
  {
    id: 'hearsay',
    rules: 1,
    colours: ['purple', 'blue', 'red', 'yellow', 'green'],
    players: { min: 2, max: MOST_PLAYERS },
    hidden: true,
    chance: true,
    simultaneous: false,
    // A die is lost in every round, after all claims, a doubt and a roll at most.
    longest: MOST_PLAYERS * DICE * (CLAIMS.length + 2),
  },
  parts,
);
