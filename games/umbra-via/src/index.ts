import type { Game } from '@penumbra/kit';
import { applyChance, audience, type Chance, type ChanceRefusal, refuseChance, sample } from './chance.ts';
import { COMPONENTS, type Components } from './components.ts';
import type { Event } from './events.ts';
import { evaluate, levels, search } from './hints.ts';
import { legal, type Move, type MoveRefusal, play, refuse } from './moves/index.ts';
import { formatChance, formatEvent, formatMove, parseChance, parseMove } from './notation.ts';
import { OPTIONS, type Options } from './options.ts';
import { writeState, writeView } from './position.ts';
import { readState } from './read-position.ts';
import { readView } from './read-view.ts';
import { resolve } from './resolve.ts';
import { result } from './scoring.ts';
import { boxOf, setup } from './setup.ts';
import { sketch } from './sketch.ts';
import { type Box, clone, invariants, type State } from './state.ts';
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
  Refusal: MoveRefusal | ChanceRefusal;
}

export const umbraVia: Game<UmbraVia> = {
  facts: {
    id: 'umbra-via',
    rules: 1,
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
  nature: { sample, refuse: refuseChance, apply: applyChance, audience },
  result,

  clone,
  invariants,
  view,
  determinize,

  notation: {
    move: formatMove,
    parseMove,
    chance: formatChance,
    parseChance,
    event: formatEvent,
    state: writeState,
    readState,
    view: writeView,
    readView,
  },
  hints: { evaluate, search, levels },
  used,
  sketch,
};
