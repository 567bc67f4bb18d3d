// What stands on the table while a change is being shown: never what is still to come.
import type { GameTypes, Seen } from '@penumbra/kit';
import type { Moment } from '../contract/board.ts';

/** How a game makes scenes: plain data that its drawing needs. The same for the board and for the player panels. */
export interface Scenery<T extends GameTypes, S> {
  of(view: T['View']): S;
  after(scene: S, event: T['Event']): S;
  /** While an event is shown: the scene that it made (a tile flies to where it lies), or still the one it changes. */
  showsAfter(event: T['Event']): boolean;
}

export interface ShownScene<T extends GameTypes, S> {
  readonly scene: S;
  /** Before the moment that is being shown. */
  readonly earlier: S;
  readonly now: Moment<T> | undefined;
}

interface Stage<T extends GameTypes> {
  readonly seen: Seen<T>;
  readonly before?: Seen<T> | undefined;
  readonly moments?: readonly Moment<T>[];
}

/** The scene of this moment, from the props of a board or a panel. */
export function shownScene<T extends GameTypes, S>(
  { seen, before, moments = [] }: Stage<T>,
  { of, after, showsAfter }: Scenery<T, S>,
): ShownScene<T, S> {
  const now = moments.find(({ when }) => when === 'now');
  if (!before || !now) {
    const scene = of(seen.view);
    return { scene, earlier: scene, now: undefined };
  }
  const past = moments.filter(({ when }) => when === 'past');
  const earlier = past.reduce((scene, { event }) => after(scene, event), of(before.view));
  return { scene: showsAfter(now.event) ? after(earlier, now.event) : earlier, earlier, now };
}
