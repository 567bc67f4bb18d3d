import { choice, house, type OptionSpec } from '@penumbra/kit';
import { FACES, type Face, LEVELS } from './words.ts';

export interface Options {
  /** The score tile everybody uses. */
  readonly level: (typeof LEVELS)[number];
  // ruling UM-2.4: one side for the whole table.
  /** Which side of the tiles starts face up. A solo game takes either and always starts with black. */
  readonly side: Face;
  /** Whether what can be completed has to be, or may always be declined. */
  readonly completion: 'must' | 'may';
}

export const OPTIONS: OptionSpec<Options> = {
  level: choice<Options['level']>(LEVELS, 1),
  side: choice<Face>(FACES, 'white'),
  completion: house<Options['completion']>(['must', 'may']),
};
