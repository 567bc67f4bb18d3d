import { openPartOf, type Viewer } from '@penumbra/kit';
import { clone, type State } from './state.ts';

// Tiles nobody has seen are in no order until they are drawn: nothing is hidden.
const openPart = openPartOf<State>()({
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

export interface View extends ReturnType<typeof openPart> {
  readonly viewer: Viewer;
}

export const view = (s: State, viewer: Viewer): View => ({ ...openPart(s), viewer });

/** There is only one state behind a view. */
export const determinize = (v: View): State => clone(v);
