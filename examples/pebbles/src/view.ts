import { openPartOf, type Rng, type Viewer } from '@penumbra/kit';
// #hidden
import { MOST } from './components.ts';
// #end
import { clone, FIELDS, type State } from './state.ts';

/** What everybody sees; a hidden field is in no view. */
const openPart = openPartOf(FIELDS);

export interface View extends ReturnType<typeof openPart> {
  readonly viewer: Viewer;
  // #hidden
  /** By seat: 0 where the viewer may not know it, or before it is dealt. */
  readonly lucky: readonly number[];
  // #end
}

export const view = (s: State, viewer: Viewer): View => ({
  ...openPart(s),
  viewer,
  // #hidden
  lucky: s.lucky.map((lucky, seat) => (seat === viewer || s.phase === 'over' ? lucky : 0)),
  // #end
});

/** A state that the view allows, each as likely as it is. */
export function determinize(v: View, rng: Rng): State {
  // #hidden
  const dealt = v.phase !== 'fill' && v.phase !== 'deal';
  const lucky = v.lucky.map((known) => (known === 0 && dealt ? 1 + rng.below(MOST) : known));
  // #end
  return clone({
    ...v,
    // #hidden
    lucky,
    // #end
  });
}
