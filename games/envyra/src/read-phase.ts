// Import of the phase and what it brings.
import type { Source } from '@penumbra/kit';
import { cellNumbered } from './box.ts';
import { NO_TILE } from './components.ts';
import { PHASES, type Phase, type State } from './state.ts';

export function readPhase(source: Source, { config }: State): Phase {
  const phase = source.oneOf(PHASES, 'phase');
  const { openCards, secretCards } = config.box;
  if ((phase === 'open' && !openCards) || (phase === 'secret' && !secretCards)) {
    source.fail('impossible', `the option equilibrium ${config.options.equilibrium} has no phase ${phase}`);
  }
  return phase;
}

/** The cell that a tile was removed from. */
export function readCell(source: Source, s: State): void {
  if (s.phase !== 'replace') return;
  s.cell = source.absent
    ? cellNumbered(s.tiles.indexOf(NO_TILE))
    : cellNumbered(source.indexIn(s.config.box.grid.names, 'cell'));
  if (s.cell < 0) source.fail('impossible', 'there is no empty cell');
  if (s.tiles[s.cell] !== NO_TILE) source.fail('impossible', 'the cell to replace a tile in holds one');
}
