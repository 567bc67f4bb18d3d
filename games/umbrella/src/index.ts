import type { Game } from '@penumbra/kit';
import { type Box, boxOf } from './box.ts';
import { applyChance, audience, type Chance, refuseChance, sample, ways } from './chance.ts';
import { COMPONENTS, type Components } from './components.ts';
import { eventText } from './event-text.ts';
import type { Event } from './events.ts';
import { gist } from './gist.ts';
import { hints } from './hints.ts';
import { legal, type Move, pick, play, refuse } from './moves/index.ts';
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
import { SEATS } from './words.ts';

export { SOLO_RANKS, type SoloRank, soloRank } from './scoring.ts';
export { type Goal, nothingLeft, patternDistance } from './solver.ts';
// What boards and bots look at besides the game itself.
export type { Chance, Components, Event, Move, Options, RefusalCode, State, View };

export interface Umbrella {
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

export const umbrella: Game<Umbrella> = {
  facts: {
    id: 'umbrella',
    rules: 2,
    colours: SEATS,
    players: { min: 1, max: 4 },
    hidden: false,
    chance: true,
    simultaneous: false,
    // In theory umbrellas can be slid in circles for ever; 12,800 random games took 4,120 steps at most.
    longest: 20_000,
    counts: 'turns',
  },
  options: OPTIONS,
  components: COMPONENTS,
  box: boxOf,
  setup,
  turn,
  round: (s) => Math.ceil(s.round / s.config.box.players),
  legal,
  refuse,
  play,
  resolve: () => {
    throw new Error('no joint turns in this game');
  },
  nature: { sample, ways, refuse: refuseChance, apply: applyChance, audience },
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
