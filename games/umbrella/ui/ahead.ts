// What a move would do, told by the rules themselves: they play it on a copy.
import type { Seat } from '@penumbra/kit';
import type { Move } from '../src/moves/index.ts';
import { play } from '../src/moves/index.ts';
import { clone, type Known } from '../src/state.ts';
import { spacesOpen } from '../src/turn.ts';
import { colourAt, pushedOut, type Stage } from '../src/umbrellas.ts';
import { type Colour, SLOTS, type Zone } from '../src/words.ts';
import { zoneOn } from './facts.ts';

export interface Ahead {
  readonly move: Move;
  readonly stage: Stage;
  readonly zones: Known['zones'];
  /** What leaves the stage, and the pavement it goes to; −1 for the drain. */
  readonly out: { readonly colour: Colour; readonly to: Zone | -1 } | undefined;
  /** The slots that could be completed then. */
  readonly completes: readonly { readonly slot: number; readonly colour: Colour }[];
}

/** Requires: the move is legal for the seat. */
export function aheadOf(v: Known, seat: Seat, move: Move): Ahead {
  const after = clone(v);
  play(after, seat, move);
  const isSlide = move.kind === 'slide';
  const completes =
    isSlide && after.phase === 'complete'
      ? Array.from({ length: SLOTS }, (_, slot) => slot).filter((slot) => spacesOpen(after, slot) !== 0)
      : [];
  return {
    move,
    stage: after.stages[seat]!,
    zones: after.zones,
    out: isSlide
      ? {
          colour: pushedOut(v.stages[seat]!, move.side, move.line),
          to: v.config.box.solo ? -1 : zoneOn(v, seat, move.side ^ 1),
        }
      : undefined,
    completes: completes.map((slot) => ({ slot, colour: colourIn(after, seat, slot) })),
  };
}

/** Requires: the slot is complete. */
function colourIn(v: Known, seat: Seat, slot: number): Colour {
  const pattern = v.config.box.patterns[4 * (v.tops[4 * seat + slot] as number) + slot]!;
  const cell = (31 - Math.clz32(pattern)) >> 1;
  return colourAt(v.stages[seat]!, cell);
}
