import type { Source, Viewer } from '@penumbra/kit';
import type { TableConfig } from './box.ts';
import { readParts } from './read-position.ts';
import { type View, view } from './view.ts';

/** A view from outside: what is hidden is 0 in it. */
export const readView = (source: Source, config: TableConfig, viewer: Viewer): View =>
  view(readParts(source, config), viewer);
