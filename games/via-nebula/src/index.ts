import { gameOf, type TypesOf } from '@penumbra/kit';
import * as box from './box.ts';
import * as chance from './chance.ts';
import { checkTable } from './check-table.ts';
import * as components from './components.ts';
import * as flow from './flow.ts';
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
import { COLOURS, MAX_PLAYERS } from './words.ts';

const table = { ...components, ...options, ...box, ...state, ...setup, checkTable };
const play = { ...turn, ...moves, ...flow, ...chance, ...scoring };
const text = { ...notation, ...position, ...sketch };
/** Turns leave no trace in a position; buildings do. */
const round = ({ buildings }: state.State): number => buildings.length + 1;
const parts = { ...table, ...play, ...view, ...text, ...hints, ...gist, ...used, round };

export type ViaNebula = TypesOf<typeof parts>;

export const viaNebula = gameOf<ViaNebula>(
  {
    id: 'via-nebula',
    rules: 2,
    colours: COLOURS,
    players: { min: 2, max: MAX_PLAYERS },
    hidden: true,
    chance: true,
    simultaneous: false,
    longest: 1000,
    counts: 'buildings',
  },
  parts,
);

export { checkTable };
