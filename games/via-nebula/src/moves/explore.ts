import { hexAt } from '../atlas.ts';
import { isEmptyMeadow, isExplorable } from '../ground.ts';
import type { State } from '../state.ts';
import { type Cell, FOREST, type Hex, MIST, nameOfCell } from '../words.ts';
import { cellCode, type MoveOf, push, type Rule, refusal } from './move.ts';
import { hasTile, layTile } from './pieces.ts';

const costOf = (s: State, hex: Hex): number => (s.config.box.atlas.terrain[hex] === FOREST ? 2 : 1);

const candidatesOf = ({ config, actions }: State): readonly Hex[] =>
  actions < 2 ? config.box.atlas.mist : config.box.atlas.wild;

/** VN-6: actions C and D. */
export const explore: Rule<MoveOf<'explore'>> = {
  list(s, seat, codes) {
    if (!hasTile(s, seat)) return;
    const candidates = candidatesOf(s);
    const { cells } = s.config.box.atlas;
    for (let i = 0; i < candidates.length; i++) {
      const hex = candidates[i] as Hex;
      if (!isEmptyMeadow(s, hex) && isExplorable(s, seat, hex)) push(codes, cellCode('explore', cells[hex] as Cell));
    }
  },

  any(s, seat) {
    if (!hasTile(s, seat)) return false;
    return candidatesOf(s).some((hex) => !isEmptyMeadow(s, hex) && isExplorable(s, seat, hex));
  },

  refuse(s, seat, { at }) {
    const { atlas } = s.config.box;
    const hex = hexAt(atlas, at);
    if (hex === undefined) return refusal('no-such-hex', nameOfCell(at));
    const terrain = atlas.terrain[hex];
    if (terrain !== MIST && terrain !== FOREST) return refusal('nothing-to-explore-there', nameOfCell(at));
    if (isEmptyMeadow(s, hex)) return refusal('tile-there-already', nameOfCell(at));
    if (!isExplorable(s, seat, hex)) return refusal('not-next-to-yours', nameOfCell(at));
    if (s.actions < costOf(s, hex)) return refusal('needs-two-actions', nameOfCell(at));
    return hasTile(s, seat) ? undefined : refusal('no-tile-left');
  },

  play(s, seat, { at }, tell) {
    const hex = hexAt(s.config.box.atlas, at) as Hex;
    s.actions -= costOf(s, hex);
    layTile(s, seat, hex, tell);
  },
};
