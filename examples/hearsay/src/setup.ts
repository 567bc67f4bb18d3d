import { FIRST_SEAT, NO_SEAT } from '@penumbra/kit';
import type { TableConfig } from './box.ts';
import { DICE } from './components.ts';
import type { State } from './state.ts';

/** The start. What is random about it is left to chance. */
export const setup = (config: TableConfig): State => ({
  config,
  phase: 'roll',
  turn: FIRST_SEAT,
  dice: config.seats.map(() => DICE),
  cups: new Array(config.seats.length * DICE).fill(0),
  claim: -1,
  claimer: NO_SEAT,
});
