import { hexAt, hexOn } from '../atlas.ts';
import { contractOf } from '../box.ts';
import { isEmptyMeadow, MEADOWS } from '../ground.ts';
import { type State, setWord } from '../state.ts';
import { FORBIDDEN, FOREST, nameOfCell } from '../words.ts';
import type { MoveOf, Rule } from './move.ts';
import { onHexes } from './on-hexes.ts';
import { hasTile, layTile } from './pieces.ts';
import { refused } from './refusal.ts';

const isAdventurers = (s: State): boolean => contractOf(s.config, s.ability).kind === 'adventurers';

/** VN-10: Workshop on petrified forest, Adventurers on forbidden hexes. */
export const lay: Rule<MoveOf<'lay'>> = {
  ...onHexes('lay', {
    may: hasTile,
    word(s, _seat, i) {
      const { words, forestSet, forbiddenSet } = s.config.box.atlas;
      const wanted = isAdventurers(s) ? forbiddenSet : forestSet;
      return wanted[i]! & ~setWord(s, MEADOWS * words + i);
    },
  }),

  refuse(s, seat, { at }) {
    const { atlas } = s.config.box;
    const hex = hexAt(atlas, at);
    const wanted = isAdventurers(s) ? FORBIDDEN : FOREST;
    if (hex === undefined || atlas.terrain[hex] !== wanted) {
      return refused(wanted === FOREST ? 'not-forest' : 'not-forbidden', nameOfCell(at));
    }
    if (isEmptyMeadow(s, hex)) return refused('tile-there-already', nameOfCell(at));
    return hasTile(s, seat) ? undefined : refused('no-tile-left');
  },

  play(s, seat, { at }, tell) {
    s.uses--;
    layTile(s, seat, hexOn(s.config.box.atlas, at), tell);
  },
};
