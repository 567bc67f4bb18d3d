import { fieldsOf, type OpenOf, type Rng, type Viewer } from '@penumbra/kit';
import { clone, type State } from './state.ts';

// Tiles nobody has seen are in no order until they are drawn: nothing is hidden.
const FIELDS = fieldsOf<State>()({
  config: 'open',
  phase: 'open',
  round: 'open',
  turn: 'open',
  last: 'open',
  pool: 'open',
  aside: 'open',
  again: 'open',
  powers: 'open',
  passing: 'open',
  pushed: 'open',
  stages: 'open',
  zones: 'open',
  markers: 'open',
  tops: 'open',
  unseen: 'open',
  under: 'open',
});

export interface View extends OpenOf<typeof FIELDS> {
  readonly viewer: Viewer;
}

export const view = (s: State, viewer: Viewer): View => ({ ...FIELDS.open(s), viewer });

/** There is only one state behind a view. */
export const determinize = (v: View, _rng: Rng, into?: State): State => clone(FIELDS.whole(v, {}), into);
