import { gameOf, type TypesOf } from '@penumbra/kit';
import * as box from './box.ts';
import * as chance from './chance.ts';
import * as components from './components.ts';
import * as hints from './hints.ts';
import * as moves from './moves/index.ts';
import * as notation from './notation.ts';
import * as options from './options.ts';
import * as position from './position.ts';
// #joint
import * as resolve from './resolve.ts';
// #end
import * as scoring from './scoring.ts';
import * as setup from './setup.ts';
import * as sketch from './sketch.ts';
import * as state from './state.ts';
import * as turn from './turn.ts';
import * as used from './used.ts';
import * as view from './view.ts';

// The game is what its files export: what is missing or does not fit does not compile.
const table = { ...components, ...options, ...box, ...state, ...setup };
const play = { ...turn, ...moves, ...chance, ...scoring };
const text = { ...notation, ...position, ...sketch };
const round = ({ taken }: state.State): number => 1 + Math.min(...taken);
// #joint
const parts = { ...table, ...play, ...resolve, ...view, ...text, ...hints, ...used, round };
// #not joint
// const parts = { ...table, ...play, ...view, ...text, ...hints, ...used, round };
// #end

export type Pebbles = TypesOf<typeof parts>;

export const pebbles = gameOf<Pebbles>(
  {
    id: 'pebbles',
    rules: 1,
    colours: ['purple', 'blue', 'red', 'yellow'],
    players: { min: 2, max: 4 },
    // #hidden
    hidden: true,
    // #not hidden
    // hidden: false,
    // #end
    chance: true,
    // #joint
    simultaneous: true,
    // #not joint
    // simultaneous: false,
    // #end
    longest: 40,
  },
  parts,
);
