import { hexAt } from '../atlas.ts';
import { contractOf } from '../box.ts';
import { isEmptyMeadow } from '../ground.ts';
import type { State } from '../state.ts';
import { type Contract, FORBIDDEN, FOREST, type Hex, nameOfCell } from '../words.ts';
import { cellCode, type MoveOf, push, type Rule, refusal } from './move.ts';
import { cellOf, hasTile, layTile } from './pieces.ts';

const isAdventurers = (s: State): boolean => contractOf(s.config, s.ability as Contract).kind === 'adventurers';

/** VN-10: Workshop on petrified forest, Adventurers on forbidden hexes. */
export const lay: Rule<MoveOf<'lay'>> = {
  list(s, seat, codes) {
    if (!hasTile(s, seat)) return;
    const { forest, forbidden } = s.config.box.atlas;
    for (const hex of isAdventurers(s) ? forbidden : forest) {
      if (!isEmptyMeadow(s, hex)) push(codes, cellCode('lay', cellOf(s, hex)));
    }
  },

  refuse(s, seat, { at }) {
    const { atlas } = s.config.box;
    const hex = hexAt(atlas, at);
    const wanted = isAdventurers(s) ? FORBIDDEN : FOREST;
    if (hex === undefined || atlas.terrain[hex] !== wanted) {
      return refusal(wanted === FOREST ? 'not-forest' : 'not-forbidden', nameOfCell(at));
    }
    if (isEmptyMeadow(s, hex)) return refusal('tile-there-already', nameOfCell(at));
    return hasTile(s, seat) ? undefined : refusal('no-tile-left');
  },

  play(s, seat, { at }, tell) {
    s.uses--;
    layTile(s, seat, hexAt(s.config.box.atlas, at) as Hex, tell);
  },
};
