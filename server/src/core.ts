// What the parts of the server share.
import type { Games } from '@penumbra/kit';
import type { Thinker } from './bots/thinker.ts';
import type { Bus } from './bus/bus.ts';
import type { Counters } from './metrics.ts';
import type { Presence } from './presence.ts';
import type { Notify } from './push/notify.ts';
import type { Storage } from './storage/storage.ts';
import type { Hosted, Hosts } from './tables/hosted.ts';
import type { Moments } from './wakes.ts';
import type { Limits, Log, World } from './world.ts';

export interface Core extends World {
  readonly storage: Storage;
  readonly games: Games;
  readonly log: Log;
  readonly limits: Limits;
  readonly thinker: Thinker;
  readonly hosts: Hosts;
  readonly bus: Bus;
  readonly presence: Presence;
  readonly wakes: Moments;
  readonly notify: Notify;
  readonly counters: Counters;
  /** Whether this person may ask something more at the moment. */
  readonly mayAsk: (person: string) => boolean;
  /** Lets bots play and clocks run out; follows everything that changes at a table. */
  readonly drive: (hosted: Hosted) => void;
  /** Ends every socket of somebody who is not known any more. */
  readonly hangUp: (person: string) => void;
  /** The address under which people know the server. */
  readonly origin: () => string;
  /** Signs seat links. */
  readonly secret: Buffer;
}
