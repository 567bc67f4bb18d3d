import type { Rng, Viewer } from '@penumbra/kit';
import { clone, type Known, type State } from './state.ts';

/** What a viewer knows, which is everything: tiles nobody has seen are in no order until they are drawn. */
export interface View extends Known {
  readonly viewer: Viewer;
}

export function view(s: State, viewer: Viewer): View {
  return {
    config: s.config,
    viewer,
    phase: s.phase,
    round: s.round,
    turn: s.turn,
    last: s.last,
    pool: s.pool,
    aside: s.aside,
    again: s.again,
    powers: s.powers,
    passing: s.passing,
    pushed: s.pushed,
    stages: s.stages.slice(),
    zones: s.zones.slice(),
    markers: s.markers.slice(),
    tops: s.tops.slice(),
    unseen: s.unseen.slice(),
    under: s.under.slice(),
  };
}

/** There is only one state behind a view. */
export const determinize = (v: View, _rng: Rng, into?: State): State => clone(v, into);
