import { FIRST_SEAT } from '@penumbra/kit';
import type { TableConfig } from './box.ts';
import type { State } from './state.ts';

/** The start. What is random about it is left to chance. */
export const setup = (config: TableConfig): State => ({
  config,
  phase: 'fill',
  turn: FIRST_SEAT,
  heap: 0,
  taken: config.seats.map(() => 0),
  last: -1,
  // #hidden
  lucky: config.seats.map(() => 0),
  // #end
});
