import type { Game } from '@penumbra/kit';
import { type Box, boxOf } from './box.ts';
import { applyChance, audience, type Chance, refuseChance, sample, ways } from './chance.ts';
import { COMPONENTS, type Components } from './components.ts';
import { eventText } from './event-text.ts';
import type { Event } from './events.ts';
import { gist } from './gist.ts';
import { hints } from './hints.ts';
import { legal, type Move, play, refuse } from './moves/index.ts';
import type { RefusalCode } from './moves/refusal.ts';
import { chanceText, moveText, type NotationError, parseChance, parseMove } from './notation.ts';
import { OPTIONS, type Options } from './options.ts';
import { readState, readView, stateJson, viewJson } from './position.ts';
import { resolve } from './resolve.ts';
import { result } from './scoring.ts';
import { setup } from './setup.ts';
import { sketch } from './sketch.ts';
import { clone, invariants, type State } from './state.ts';
import { turn } from './turn.ts';
import { used } from './used.ts';
import { determinize, type View, view } from './view.ts';

export interface UmbraVia {
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

export const umbraVia: Game<UmbraVia> = {
  facts: {
    id: 'umbra-via',
    rules: 2,
    colours: ['purple', 'blue', 'red', 'yellow'],
    players: { min: 2, max: 4 },
    hidden: true,
    chance: true,
    simultaneous: true,
    longest: 2_000,
  },
  options: OPTIONS,
  components: COMPONENTS,
  box: boxOf,

  setup,
  turn,
  round: (s) => s.round,
  legal,
  refuse,
  play,
  resolve,
  nature: { sample, ways, refuse: refuseChance, apply: applyChance, audience },
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
  gist,
  used,
  sketch,
};
