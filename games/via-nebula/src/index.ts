import type { Game } from '@penumbra/kit';
import { type Box, boxOf } from './box.ts';
import { applyChance, audience, type Chance, refuseChance, sample } from './chance.ts';
import { checkTable } from './check-table.ts';
import { COMPONENTS, type Components } from './components.ts';
import { eventText } from './event-text.ts';
import type { Event } from './events.ts';
import { play } from './flow.ts';
import { gist } from './gist.ts';
import { hints } from './hints.ts';
import { legal, pick, refuse } from './moves/index.ts';
import type { Move } from './moves/move.ts';
import type { RefusalCode } from './moves/refusal.ts';
import { chanceText, moveText, type NotationError, parseChance, parseMove } from './notation.ts';
import { OPTIONS, type Options } from './options.ts';
import { readState, readView, stateJson, viewJson } from './position.ts';
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
  Refusal: RefusalCode | NotationError;
}

export const viaNebula: Game<ViaNebula> = {
  facts: {
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
  nature: { sample, refuse: refuseChance, apply: applyChance, audience },
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
  gist,
  used,
  sketch,
};

export { checkTable, TABLE_FINDINGS, type TableFinding } from './check-table.ts';
export { REFUSALS } from './moves/refusal.ts';
export type { Box, Chance, Components, Event, Move, Options, RefusalCode, State, View };
