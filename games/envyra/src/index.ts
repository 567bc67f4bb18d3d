import { gameOf, type TypesOf } from '@penumbra/kit';
import * as box from './box.ts';
import * as chance from './chance.ts';
import { checkTable } from './check-table.ts';
import * as components from './components.ts';
import * as gist from './gist.ts';
import * as hints from './hints.ts';
import * as moves from './moves/index.ts';
import * as notation from './notation.ts';
import * as options from './options.ts';
import * as position from './position.ts';
import * as resolve from './resolve.ts';
import * as scoring from './scoring.ts';
import * as setup from './setup.ts';
import * as sketch from './sketch.ts';
import * as state from './state.ts';
import * as turn from './turn.ts';
import * as used from './used.ts';
import * as view from './view.ts';

const table = { ...components, ...options, ...box, ...state, ...setup, checkTable };
const play = { ...turn, ...moves, ...resolve, ...chance, ...scoring };
const text = { ...notation, ...position, ...sketch };
const parts = { ...table, ...play, ...view, ...text, ...hints, ...gist, ...used, round: (s: state.State) => s.round };

export type Envyra = TypesOf<typeof parts>;

export const envyra = gameOf<Envyra>(
  {
    id: 'envyra',
    rules: 2,
    colours: ['purple', 'gray', 'pink', 'white'],
    players: { min: 2, max: 4 },
    hidden: true,
    chance: true,
    simultaneous: true,
    // Twenty rounds per tile at most; a round has four plans, eight deployments, a removal and two draws.
    longest: 760 * 15 + 5,
  },
  parts,
);

export { checkTable };
