import type { Source, Viewer } from '@penumbra/kit';
import { BASIC, type Box, STARTING, type TableConfig, type TileClass, tilesOfClass } from './box.ts';
import { HIDDEN_CARD, NO_CARD, type Tile } from './components.ts';
import { readKeys } from './position.ts';
import { isSetup } from './read-position.ts';
import { blankState, heldTile, type State } from './state.ts';
import { countThemes, replacementFailed, type View, view } from './view.ts';

/** A view from its JSON, with what everybody can work out from it. */
export function readView(source: Source, config: TableConfig, viewer: Viewer): View {
  const supply = source.child('supply');
  const size = supply.value === undefined ? 0 : supply.count(config.box.tileIds.length);
  const s = blankState(config);
  // Without asking what can be and what follows: what is hidden would be missed.
  readKeys(source.with({ supply: undefined }), s);
  countThemes(s);
  return {
    ...view(s, viewer),
    secret: s.secret.map((card) => (card === NO_CARD && isDealt(s) ? HIDDEN_CARD : card)),
    supply: countSupply(s, size),
    nothingFits: replacementFailed(s, size),
  };
}

const isDealt = (s: State): boolean => s.config.box.secretCards && s.phase !== 'over' && !isSetup(s.phase);

/** The End Tile until it is seen, the starting tiles dealt and not seen, and basic ones for the rest. */
function countSupply(s: State, size: number): number[] {
  const { box } = s.config;
  const seen = new Set<Tile>([...s.tiles, ...s.captured.map(heldTile), ...s.removed]);
  const unseen = (wanted: TileClass): number => countOfClass(box, wanted, (tile) => !seen.has(tile));
  const end = seen.has(box.end) ? 0 : Math.min(1, size);
  const dealt = box.size.starting - countOfClass(box, STARTING, (tile) => seen.has(tile));
  const starting = Math.max(0, Math.min(dealt, unseen(STARTING), size - end));
  const basic = Math.min(size - end - starting, unseen(BASIC));
  return [starting, basic, size - end - starting - basic, end];
}

const countOfClass = (box: Box, wanted: TileClass, holds: (tile: Tile) => boolean): number =>
  tilesOfClass(box, wanted).filter(holds).length;
