import { type Atlas, hexAt } from '../atlas.ts';
import { addMeadow, isEmptyMeadow, removeMeadow } from '../ground.ts';
import type { State } from '../state.ts';
import { type Hex, MIST, nameOfCell } from '../words.ts';
import { flyCode, type MoveOf, push, type Rule, refusal } from './move.ts';
import { cellOf } from './pieces.ts';

/** A meadow tile, not a printed meadow. */
const hasTile = (s: State, atlas: Atlas, hex: Hex): boolean => atlas.meadowOf[hex] === -1 && isEmptyMeadow(s, hex);

/** VN-10: Flying Machine. */
export const fly: Rule<MoveOf<'fly'>> = {
  list(s, _seat, codes) {
    const { atlas } = s.config.box;
    for (let from = 0; from < atlas.size; from++) {
      if (!hasTile(s, atlas, from as Hex)) continue;
      for (const to of atlas.mist) {
        if (!isEmptyMeadow(s, to)) push(codes, flyCode(cellOf(s, from as Hex), cellOf(s, to)));
      }
    }
  },

  refuse(s, _seat, { from, at }) {
    const { atlas } = s.config.box;
    const start = hexAt(atlas, from);
    if (start === undefined || !hasTile(s, atlas, start)) return refusal('no-tile-there', nameOfCell(from));
    const to = hexAt(atlas, at);
    if (to === undefined || atlas.terrain[to] !== MIST) return refusal('not-mist', nameOfCell(at));
    return isEmptyMeadow(s, to) ? refusal('tile-there-already', nameOfCell(at)) : undefined;
  },

  play(s, seat, { from, at }, tell) {
    const { atlas } = s.config.box;
    removeMeadow(s, hexAt(atlas, from) as Hex);
    addMeadow(s, hexAt(atlas, at) as Hex);
    s.uses--;
    tell?.say({ kind: 'tile-flown', seat, from, to: at });
  },
};
