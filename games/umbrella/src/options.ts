import { choice, type OptionSpec } from '@penumbra/kit';
import { FACES, type Face, LEVELS } from './words.ts';

export interface Options {
  /** The score tile everybody uses. */
  readonly level: (typeof LEVELS)[number];
  /** Which side of the tiles starts face up. A solo game takes either and always starts with black. */
  readonly side: Face;
}

export const OPTIONS: OptionSpec<Options> = {
  level: choice<Options['level']>(LEVELS, 1),
  side: choice<Face>(FACES, 'white'),
};
