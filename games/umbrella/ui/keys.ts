// Groups of one stop of Tab each, and keys that need no focus.
import { findElement, nameOf, type Roving, useKeys, useRoving } from '@penumbra/board';
import { DECLINE } from '../src/moves/decline.ts';
import type { View } from '../src/view.ts';
import { COLOURS, FACES, SIDES } from '../src/words.ts';
import { cellName, gateName, slotName, spaceName, stackName } from './elements.ts';
import {
  EVERY_CELL,
  EVERY_COLOUR,
  EVERY_LINE,
  EVERY_SIDE,
  EVERY_SLOT,
  EVERY_SPACE,
  zoneOn,
  zonesElsewhere,
} from './facts.ts';
import { heldStack, type Play, type Props } from './usePlay.ts';

export type Rovings = { readonly [group in 'stacks' | 'gates' | 'cells' | 'slots' | 'spaces' | 'faces']: Roving };

const GATES = EVERY_SIDE.flatMap((side) => EVERY_LINE.map((line) => gateName(side, line)));
const CELL_NAMES = EVERY_CELL.map(cellName);
const SLOT_NAMES = EVERY_SLOT.map(slotName);
const SPACE_NAMES = EVERY_SPACE.map(spaceName);

const stacksOf = (view: View, me: number): string[] =>
  [...EVERY_SIDE.map((side) => zoneOn(view, me, side)), ...zonesElsewhere(view, me)].flatMap((zone) =>
    EVERY_COLOUR.map((colour) => stackName(view, me, zone, colour)),
  );

export function useBoardKeys(props: Props, play: Play): Rovings {
  const { view } = props.seen;
  const { selection, me } = play;
  const first = (names: readonly string[]): { first: string | undefined } => ({ first: names.find(selection.can) });
  const stacks = stacksOf(view, me);
  useKeys(keysOf(props, play));
  return {
    stacks: useRoving(stacks, first(stacks)),
    gates: useRoving(GATES, first(GATES)),
    cells: useRoving(CELL_NAMES, first(CELL_NAMES)),
    slots: useRoving(SLOT_NAMES, first(SLOT_NAMES)),
    spaces: useRoving(SPACE_NAMES, first(SPACE_NAMES)),
    faces: useRoving(FACES, { first: 'white' }),
  };
}

/** The side of the stack that has the focus. */
const focusedSide = (): number => {
  const [side] = nameOf(document.activeElement)?.split(' ') ?? [];
  return SIDES.indexOf(side as never);
};

/** Digits choose a line, or a corner; letters go to a colour on the pavement where the focus is; `d` declines. */
function keysOf(props: Props, play: Play) {
  const { selection, legal } = play;
  const { view } = props.seen;
  const digit = (line: number) => (): boolean => {
    const held = heldStack(play);
    if (view.phase === 'slide' && held && held.side >= 0) selection.tap(gateName(held.side, line), 'key');
    else if (view.phase === 'cover' && legal.length > 0) selection.tap(slotName(line), 'key');
    else return false;
    return true;
  };
  const colour = (index: number) => (): boolean => {
    const side = focusedSide();
    const stack = side < 0 ? undefined : findElement(`${SIDES[side]} ${COLOURS[index]}`);
    stack?.focus();
    return stack !== undefined;
  };
  return {
    ...Object.fromEntries(EVERY_LINE.map((line) => [String(line + 1), digit(line)])),
    ...Object.fromEntries(COLOURS.map((letter, i) => [letter.toLowerCase(), colour(i)])),
    d: () => {
      if (!legal.includes(DECLINE)) return false;
      props.act(DECLINE);
      return true;
    },
  };
}
