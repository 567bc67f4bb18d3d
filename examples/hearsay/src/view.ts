import { openPartOf, type Rng, type Viewer } from '@penumbra/kit';
import { rolled } from './chance.ts';
import { DICE } from './components.ts';
import { clone, FIELDS, type State } from './state.ts';

/** What everybody sees; a hidden field is in no view. */
const openPart = openPartOf(FIELDS);

export interface View extends ReturnType<typeof openPart> {
  readonly viewer: Viewer;
  /** As in the state; 0 where the viewer may not know. */
  readonly cups: readonly number[];
}

export const view = (s: State, viewer: Viewer): View => ({
  ...openPart(s),
  viewer,
  cups: s.cups.map((face, place) => (Math.floor(place / DICE) === viewer ? face : 0)),
});

/** A state that the view allows, each as likely as it is. */
export const determinize = (v: View, rng: Rng): State =>
  clone({ ...v, cups: v.phase === 'talk' ? rolled(v.dice, v.cups, rng) : v.cups });
