import type { Source, Viewer } from '@penumbra/kit';
import type { TableConfig } from './box.ts';
import { readState } from './read-position.ts';
import { type View, view } from './view.ts';

/** A view says what a position says. */
export const readView = (source: Source, config: TableConfig, viewer: Viewer): View =>
  view(readState(source, config), viewer);
