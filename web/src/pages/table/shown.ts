// The one moment that everything on the screen shows: the board may still be telling what the table knows already.
import type { Showing } from '@penumbra/board/pure';
import type { GameTypes, News, Seen } from '@penumbra/kit';

export interface Shown {
  /** What stood before the scene on stage; the newest truth when nothing is being shown. */
  readonly seen: Seen;
  /** What has been told to its end. */
  readonly log: readonly News[];
  /** The event that is being shown. */
  readonly event: GameTypes['Event'] | undefined;
  /** True when the screen has caught up with the table. */
  readonly live: boolean;
}

/** Around the board nothing runs ahead of it: a line of the log comes when its event has been shown, the rest after the scene. */
export function shownOf(seen: Seen, log: readonly News[], showing: Showing | undefined): Shown {
  if (!showing) return { seen, log, event: undefined, live: true };
  const { before, moments } = showing;
  const told = log.filter(({ entry }) => entry < before.entry);
  const running = log.find(({ entry }) => entry === before.entry);
  const past = moments.filter(({ when }) => when === 'past').map(({ event }) => event);
  return {
    seen: before,
    log: running && past.length > 0 ? [...told, { ...running, events: past }] : told,
    event: moments.find(({ when }) => when === 'now')?.event,
    live: false,
  };
}
