import type { Source } from '@penumbra/kit';
import type { TableConfig } from './box.ts';
import { readKeys } from './position.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { advance } from './turn.ts';

/** Reads a position's state, fills what is left out, refuses what cannot be, and runs on until somebody is asked. */
export function readState(source: Source, config: TableConfig): State {
  const s = setup(config);
  readKeys(source, s);
  advance(s);
  return s;
}
