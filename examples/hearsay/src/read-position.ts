import { everySeat, type Source } from '@penumbra/kit';
import type { TableConfig } from './box.ts';
import { readKeys } from './position.ts';
import { setup } from './setup.ts';
import { invariants, isFull, type State } from './state.ts';

export function readState(source: Source, config: TableConfig): State {
  const s = setup(config);
  readKeys(source, s);
  const { seats } = config;
  for (const seat of everySeat(seats)) {
    const cup = source.child('cups').child(seats[seat] ?? '');
    if (!isFull(s, seat)) cup.fail('impossible', `a seat with ${s.dice[seat]} dice has as many under its cup`);
  }
  if (s.dice[s.turn] === 0) source.child('turn').fail('impossible', 'a seat without dice says nothing');
  if (s.dice[s.claimer] === 0) source.child('claimer').fail('impossible', 'a seat without dice says nothing');
  const wrong = invariants(s);
  if (wrong) source.fail('impossible', wrong);
  return s;
}
