import type { Seat } from '@penumbra/kit';
import { hexAt } from '../atlas.ts';
import { NO_GOODS } from '../goods.ts';
import { placesTaken, takePlace } from '../ground.ts';
import { countOwned, owned, type State } from '../state.ts';
import { type Hex, nameOfCell, RUINS } from '../words.ts';
import { cellCode, type MoveOf, push, type Rule, refusal } from './move.ts';
import { cellOf } from './pieces.ts';

const hasRoom = (s: State, hex: Hex): boolean => placesTaken(s, hex) < s.config.box.places;
const mayHaveMore = (s: State, seat: Seat): boolean => countOwned(s.sites, seat) < (s.buildingStock[seat] as number);

/** VN-5: action B. */
export const site: Rule<MoveOf<'site'>> = {
  list(s, seat, codes) {
    if (s.siteStock[seat] === 0 || !mayHaveMore(s, seat)) return;
    for (const hex of s.config.box.atlas.ruins) if (hasRoom(s, hex)) push(codes, cellCode('site', cellOf(s, hex)));
  },

  refuse(s, seat, { at }) {
    const { atlas } = s.config.box;
    if (s.siteStock[seat] === 0) return refusal('no-site-left');
    if (!mayHaveMore(s, seat)) return refusal('more-sites-than-buildings');
    const hex = hexAt(atlas, at);
    if (hex === undefined || atlas.terrain[hex] !== RUINS) return refusal('no-ruin-there', nameOfCell(at));
    return hasRoom(s, hex) ? undefined : refusal('no-room-there', nameOfCell(at));
  },

  play(s, seat, { at }, tell) {
    const hex = hexAt(s.config.box.atlas, at) as Hex;
    s.actions--;
    s.siteStock[seat] = (s.siteStock[seat] as number) - 1;
    s.sites.push(owned(hex, seat));
    s.siteGoods.push(NO_GOODS);
    takePlace(s, seat, hex);
    tell?.say({ kind: 'site-placed', seat, at });
  },
};
