import type { Seat } from '@penumbra/kit';
import type { Hosted } from '../tables/hosted.ts';

export interface Notify {
  /** For browsers that want to be told. */
  readonly publicKey: string;
  /** Tells a person who is not looking that the table waits for them. */
  yourTurn(hosted: Hosted, seat: Seat): void;
}
