import { fieldsOf, type OpenOf, type Rng, type Viewer } from '@penumbra/kit';
// #hidden
import { MOST } from './components.ts';
// #end
import { clone, type State } from './state.ts';

/** Who sees what. A field that is not here does not compile; a hidden one is in no view. */
const FIELDS = fieldsOf<State>()({
  config: 'open',
  phase: 'open',
  turn: 'open',
  heap: 'open',
  taken: 'open',
  last: 'open',
  // #hidden
  lucky: 'hidden',
  // #end
});

export interface View extends OpenOf<typeof FIELDS> {
  readonly viewer: Viewer;
  // #hidden
  /** By seat: 0 where the viewer may not know it, or before it is dealt. */
  readonly lucky: readonly number[];
  // #end
}

export const view = (s: State, viewer: Viewer): View => ({
  ...FIELDS.open(s),
  viewer,
  // #hidden
  lucky: s.lucky.map((lucky, seat) => (seat === viewer || s.phase === 'over' ? lucky : 0)),
  // #end
});

/** A state that the view allows, each as likely as it is. */
export function determinize(v: View, rng: Rng, into?: State): State {
  // #hidden
  const dealt = v.phase !== 'fill' && v.phase !== 'deal';
  const lucky = v.lucky.map((known) => (known === 0 && dealt ? 1 + rng.below(MOST) : known));
  // #end
  const s = FIELDS.whole(v, {
    // #hidden
    lucky,
    // #end
  });
  return clone(s, into);
}
