import { openPartOf, type Viewer } from '@penumbra/kit';
import { clone, FIELDS, type State } from './state.ts';

const openPart = openPartOf(FIELDS);

export interface View extends ReturnType<typeof openPart> {
  readonly viewer: Viewer;
}

export const view = (s: State, viewer: Viewer): View => ({ ...openPart(s), viewer });

/** There is only one state behind a view. */
export const determinize = (v: View): State => clone(v);
