import type { Rng, Viewer } from '@penumbra/kit';
import { clone, type Known, type State } from './state.ts';

/** What a viewer knows, which is everything: tiles nobody has seen are in no order until they are drawn. */
export interface View extends Known {
  readonly viewer: Viewer;
}

export const view = (s: State, viewer: Viewer): View => ({ ...clone(s), viewer });

/** There is only one state behind a view. */
export const determinize = (v: View, _rng: Rng, into?: State): State => clone(v, into);
