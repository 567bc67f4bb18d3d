import type { Game } from '@penumbra/kit';
import { type Box, boxOf } from './box.ts';
import { type Chance, nature } from './chance.ts';
import { checkTable } from './check-table.ts';
import { COMPONENTS, type Components } from './components.ts';
import { eventText } from './event-text.ts';
import type { Event } from './events.ts';
import { play } from './flow.ts';
import { hints } from './hints.ts';
import { readState } from './import.ts';
import { legal, pick, refuse } from './moves/index.ts';
import type { Move, RefusalCode } from './moves/move.ts';
import { chanceText, moveText, parseChance } from './notation.ts';
import { OPTIONS, type Options } from './options.ts';
import { parseMove } from './parse.ts';
import { stateJson, viewJson } from './position.ts';
import { readView } from './read-view.ts';
import { result } from './scoring.ts';
import { setup } from './setup.ts';
import { sketch } from './sketch.ts';
import { clone, invariants, type State } from './state.ts';
import { turn } from './turn.ts';
import { used } from './used.ts';
import { determinize, type View, view } from './view.ts';
import { COLOURS, MAX_PLAYERS } from './words.ts';

export interface ViaNebula {
  Options: Options;
  Components: Components;
  Box: Box;
  State: State;
  Move: Move;
  Chance: Chance;
  Event: Event;
  View: View;
  Refusal: RefusalCode;
}

export const viaNebula: Game<ViaNebula> = {
  facts: {
    id: 'via-nebula',
    rules: 1,
    colours: COLOURS,
    players: { min: 2, max: MAX_PLAYERS },
    hidden: true,
    chance: true,
    simultaneous: false,
    longest: 1000,
  },
  options: OPTIONS,
  components: { ...COMPONENTS, advise: checkTable },
  box: boxOf,
  setup,
  turn,
  // Turns leave no trace in a position; buildings do.
  round: (s) => s.buildings.length + 1,
  legal,
  refuse,
  play,
  resolve() {
    throw new Error('no seats choose together in this game');
  },
  nature,
  result,
  clone,
  pick,
  invariants,
  view,
  determinize,
  notation: {
    move: moveText,
    parseMove,
    chance: chanceText,
    parseChance,
    event: eventText,
    state: stateJson,
    readState,
    view: viewJson,
    readView,
  },
  hints,
  used,
  sketch,
};

export { checkTable, TABLE_FINDINGS, type TableFinding } from './check-table.ts';
export { REFUSALS } from './moves/move.ts';
export type { Box, Chance, Components, Event, Move, Options, RefusalCode, State, View };
