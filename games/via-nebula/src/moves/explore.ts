import { hexAt, hexOn } from '../atlas.ts';
import { isEmptyMeadow, isIn, MEADOWS, NEAR, SHORE } from '../ground.ts';
import type { State } from '../state.ts';
import { FOREST, type Hex, MIST, nameOfCell } from '../words.ts';
import type { MoveOf, Rule } from './move.ts';
import { onHexes } from './on-hexes.ts';
import { hasTile, layTile } from './pieces.ts';
import { refused } from './refusal.ts';

const costOf = (s: State, hex: Hex): number => (s.config.box.atlas.terrain[hex] === FOREST ? 2 : 1);

/** VN-6: actions C and D. */
export const explore: Rule<MoveOf<'explore'>> = {
  ...onHexes('explore', {
    may: hasTile,
    word({ config, actions, sets }, seat, i) {
      const { words, mistSet, wildSet } = config.box.atlas;
      const next = sets[SHORE * words + i]! | sets[(NEAR + seat) * words + i]!;
      return (actions < 2 ? mistSet : wildSet)[i]! & next & ~sets[MEADOWS * words + i]!;
    },
  }),

  refuse(s, seat, { at }) {
    const { atlas } = s.config.box;
    const hex = hexAt(atlas, at);
    if (hex === undefined) return refused('no-such-hex', nameOfCell(at));
    const terrain = atlas.terrain[hex];
    if (terrain !== MIST && terrain !== FOREST) return refused('nothing-to-explore-there', nameOfCell(at));
    if (isEmptyMeadow(s, hex)) return refused('tile-there-already', nameOfCell(at));
    if (!isIn(s, SHORE, hex) && !isIn(s, NEAR + seat, hex)) return refused('not-next-to-yours', nameOfCell(at));
    if (s.actions < costOf(s, hex)) return refused('needs-two-actions', nameOfCell(at));
    return hasTile(s, seat) ? undefined : refused('no-tile-left');
  },

  play(s, seat, { at }, tell) {
    const hex = hexOn(s.config.box.atlas, at);
    s.actions -= costOf(s, hex);
    layTile(s, seat, hex, tell);
  },
};
