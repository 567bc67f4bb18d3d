import type { Source } from '@penumbra/kit';
import type { TableConfig } from './box.ts';
import { readKeys } from './position.ts';
import { setup } from './setup.ts';
import { invariants, type State } from './state.ts';

export function readState(source: Source, config: TableConfig): State {
  const s = setup(config);
  readKeys(source, s);
  const wrong = invariants(s) ?? (s.phase === 'take' && s.heap === 0 ? 'nothing to take' : undefined);
  // #hidden
  const undealt = s.phase !== 'fill' && s.phase !== 'deal' && s.lucky.includes(0);
  if (undealt) source.child('lucky').fail('impossible', 'everybody has a lucky number by now');
  // #end
  if (wrong) source.child('heap').fail('impossible', wrong);
  return s;
}
