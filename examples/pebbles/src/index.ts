import type { Game } from '@penumbra/kit';
import { type Box, boxOf } from './box.ts';
import { applyChance, audience, type Chance, refuseChance, sample } from './chance.ts';
import { COMPONENTS, type Components } from './components.ts';
import { eventText } from './event-text.ts';
import type { Event } from './events.ts';
import { hints } from './hints.ts';
import { legal, type Move, play, refuse } from './moves/index.ts';
import type { RefusalCode } from './moves/refusal.ts';
import { chanceText, moveText, type NotationError, parseChance, parseMove } from './notation.ts';
import { OPTIONS, type Options } from './options.ts';
import { readState, readView, stateJson, viewJson } from './position.ts';
// #joint
import { resolve } from './resolve.ts';
// #end
import { result } from './scoring.ts';
import { setup } from './setup.ts';
import { sketch } from './sketch.ts';
import { clone, invariants, type State } from './state.ts';
import { turn } from './turn.ts';
import { used } from './used.ts';
import { determinize, type View, view } from './view.ts';

export interface Pebbles {
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

export const pebbles: Game<Pebbles> = {
  facts: {
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
  options: OPTIONS,
  components: COMPONENTS,
  box: boxOf,
  setup,
  turn,
  round: (s) => 1 + Math.min(...s.taken),
  legal,
  refuse,
  play,
  // #joint
  resolve,
  // #not joint
  // resolve() {
  //   throw new Error('no seats choose together in this game');
  // },
  // #end
  nature: { sample, refuse: refuseChance, apply: applyChance, audience },
  result,
  clone,
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
