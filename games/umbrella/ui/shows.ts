// Every moment of a table is a new view of it, and most parts of the drawing show the same as before.
import { type ComponentType, type FunctionComponent, memo } from 'react';
import type { View } from '../src/view.ts';

interface Viewing {
  readonly view: View;
}

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, i) => Object.is(one, b[i]));

/** A part that is drawn again only when its props have changed, or what it shows of the view. */
export const showing = <P extends Viewing>(
  Part: FunctionComponent<P>,
  shows: (props: P) => readonly unknown[],
): ComponentType<P> =>
  memo(Part, (before, after) => {
    const rest = ({ view: _, ...others }: P): readonly unknown[] => Object.entries(others).flat();
    return isSame(rest(before), rest(after)) && isSame(shows(before), shows(after));
  }) as unknown as ComponentType<P>;
