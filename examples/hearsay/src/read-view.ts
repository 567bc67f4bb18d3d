import type { Source, Viewer } from '@penumbra/kit';
import type { TableConfig } from './box.ts';
import { readKeys } from './position.ts';
import { setup } from './setup.ts';
import { type View, view } from './view.ts';

/** A view from outside: what is hidden is 0 in it. */
export function readView(source: Source, config: TableConfig, viewer: Viewer): View {
  const s = setup(config);
  readKeys(source, s);
  return view(s, viewer);
}
