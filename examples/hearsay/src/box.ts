import type { Config } from '@penumbra/kit';
import type { Components } from './components.ts';
import type { Options } from './options.ts';

/** What the rules look up during play. */
export interface Box {
  readonly players: number;
}

export interface TableConfig extends Config {
  readonly options: Options;
  readonly components: Components;
  readonly box: Box;
}

export const boxOf = ({ seats }: { readonly seats: readonly string[] }): Box => ({ players: seats.length });
