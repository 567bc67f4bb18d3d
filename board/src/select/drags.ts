import type { DragOptions } from '../pointer/useDrag.ts';
import type { Selection } from './selection.ts';

/** Dragging as a shortcut for two taps: the first element is taken, the second is where it is let go. */
export const dragsOf = <M>(selection: Selection<M>): DragOptions => ({
  take: selection.hold,
  over: selection.look,
  drop: (name, onto) => {
    selection.look(undefined);
    // Let go where it was taken, it stays in the hand; over nothing, it goes back.
    if (onto === undefined) selection.back();
    else if (onto !== name) selection.tap(onto, 'mouse');
  },
});
