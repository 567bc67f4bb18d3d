import { type Into, internedList, itemOf, type Refusal, type Tell } from '@penumbra/kit';
import type { Event } from '../events.ts';
import { heapIn, type State, stageAt } from '../state.ts';
import { advance } from '../turn.ts';
import { colourAt, countOf, withColour, withOne, withoutOne } from '../umbrellas.ts';
import {
  CELLS,
  type Cell,
  COLOURS,
  type Colour,
  cellNumbered,
  colourNumbered,
  MAX_PLAYERS,
  type Zone,
  zoneNumbered,
} from '../words.ts';
import { TRADE } from './complete.ts';
import { type RefusalCode, refused } from './refusal.ts';

// ruling UM-8.6: what is given is on the stage, not in the personal zone that the same board has.
/** A power: an umbrella of any zone of the table and one on one's stage change places. */
export interface Trade {
  readonly kind: 'trade';
  readonly zone: Zone;
  /** Of the umbrella that comes from the zone. */
  readonly colour: Colour;
  readonly cell: Cell;
}

const MOST_ZONES = 2 * MAX_PLAYERS + 1;
const MOVES = internedList(
  MOST_ZONES << 6,
  (key): Trade => ({
    kind: 'trade',
    zone: zoneNumbered(key >> 6),
    colour: colourNumbered((key >> 4) & 3),
    cell: cellNumbered(key & 15),
  }),
);
export const tradeMove = (zone: number, colour: number, cell: number): Trade =>
  MOVES[(zone << 6) | (colour << 4) | cell]!;

// ruling UM-8.7: only exchanges of two different colours are moves.
const changesSomething = (s: State, cell: number, colour: number): boolean =>
  colourAt(stageAt(s, s.turn), cell) !== colour;

export function legalTrades(s: State, moves: Into<Trade>): void {
  s.zones.forEach((heap, zone) => {
    for (let colour = 0; colour < COLOURS.length; colour++) {
      if (countOf(heap, colour) === 0) continue;
      for (let cell = 0; cell < CELLS.length; cell++) {
        if (changesSomething(s, cell, colour)) moves.push(tradeMove(zone, colour, cell));
      }
    }
  });
}

export function refuseTrade(s: State, { zone, colour, cell }: Trade): Refusal<RefusalCode> | undefined {
  const letter = itemOf(COLOURS, colour);
  if ((s.powers & 3) !== TRADE) return refused('other-power', 'swap');
  const heap = s.zones[zone];
  if (heap === undefined) return refused('colour-not-in-zone', letter);
  if (countOf(heap, colour) === 0) return refused('colour-not-in-zone', itemOf(s.config.box.zones, zone), letter);
  return changesSomething(s, cell, colour) ? undefined : refused('same-colour', itemOf(CELLS, cell));
}

export function playTrade(s: State, { zone, colour, cell }: Trade, tell?: Tell<Event>): void {
  const stage = stageAt(s, s.turn);
  const given = colourAt(stage, cell);
  s.stages[s.turn] = withColour(stage, cell, colour);
  s.zones[zone] = withOne(withoutOne(heapIn(s, zone), colour), given);
  s.powers >>= 2;
  tell?.say({ kind: 'umbrellas-traded', seat: s.turn, zone, cell, taken: colour, given });
  advance(s, tell);
}
