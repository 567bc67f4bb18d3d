import type { Game } from '@penumbra/kit';
import { type Box, boxOf } from './box.ts';
import { applyChance, audience, type Chance, refuseChance, sample } from './chance.ts';
import { COMPONENTS, type Components, DICE, MOST_PLAYERS } from './components.ts';
import { eventText } from './event-text.ts';
import type { Event } from './events.ts';
import { hints } from './hints.ts';
import { CLAIMS } from './moves/claim.ts';
import { legal, type Move, play, refuse } from './moves/index.ts';
import type { RefusalCode } from './moves/refusal.ts';
import { chanceText, moveText, type NotationError, parseChance, parseMove } from './notation.ts';
import { OPTIONS, type Options } from './options.ts';
import { readState, readView, stateJson, viewJson } from './position.ts';
import { result } from './scoring.ts';
import { setup } from './setup.ts';
import { sketch } from './sketch.ts';
import { clone, diceOf, invariants, type State } from './state.ts';
import { turn } from './turn.ts';
import { used } from './used.ts';
import { determinize, type View, view } from './view.ts';

export interface Hearsay {
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

/** A die is lost in every round, after all claims, a doubt and a roll at most. */
const LONGEST = MOST_PLAYERS * DICE * (CLAIMS.length + 2);

export const hearsay: Game<Hearsay> = {
  facts: {
    id: 'hearsay',
    rules: 1,
    colours: ['purple', 'blue', 'red', 'yellow', 'green'],
    players: { min: 2, max: MOST_PLAYERS },
    hidden: true,
    chance: true,
    simultaneous: false,
    longest: LONGEST,
  },
  options: OPTIONS,
  components: COMPONENTS,
  box: boxOf,
  setup,
  turn,
  round: (s) => 1 + s.config.box.players * DICE - diceOf(s.dice),
  legal,
  refuse,
  play,
  resolve() {
    throw new Error('no seats choose together in this game');
  },
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
