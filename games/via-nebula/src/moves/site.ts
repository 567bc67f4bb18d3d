import { countOwned, owned, type Seat } from '@penumbra/kit';
import { hexAt, hexOn } from '../atlas.ts';
import { NO_GOODS } from '../goods.ts';
import { isIn, ROOM, takePlace } from '../ground.ts';
import { buildingsLeft, type State, setWord, sitesLeft } from '../state.ts';
import { nameOfCell, RUINS } from '../words.ts';
import type { MoveOf, Rule } from './move.ts';
import { onHexes } from './on-hexes.ts';
import { refused } from './refusal.ts';

const mayHaveMore = (s: State, seat: Seat): boolean => countOwned(s.sites, seat) < buildingsLeft(s, seat);

/** VN-5: action B. */
export const site: Rule<MoveOf<'site'>> = {
  ...onHexes('site', {
    may: (s, seat) => s.siteStock[seat] !== 0 && mayHaveMore(s, seat),
    word: (s, _seat, i) => setWord(s, ROOM * s.config.box.atlas.words + i),
  }),

  refuse(s, seat, { at }) {
    const { atlas } = s.config.box;
    if (s.siteStock[seat] === 0) return refused('no-site-left');
    if (!mayHaveMore(s, seat)) return refused('more-sites-than-buildings');
    const hex = hexAt(atlas, at);
    if (hex === undefined || atlas.terrain[hex] !== RUINS) return refused('no-ruin-there', nameOfCell(at));
    return isIn(s, ROOM, hex) ? undefined : refused('no-room-there', nameOfCell(at));
  },

  play(s, seat, { at }, tell) {
    const hex = hexOn(s.config.box.atlas, at);
    s.actions--;
    s.siteStock[seat] = sitesLeft(s, seat) - 1;
    s.sites.push(owned(hex, seat));
    s.siteGoods.push(NO_GOODS);
    takePlace(s, seat, hex);
    tell?.say({ kind: 'site-placed', seat, at });
  },
};
