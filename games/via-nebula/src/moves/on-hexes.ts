import type { Seat } from '@penumbra/kit';
import { countIn, firstIn, withoutFirst } from '../hexes.ts';
import type { State } from '../state.ts';
import { cellCode, type HexKind, push, type Rule } from './move.ts';

/** Where such a move is legal: whether at all, and if so, the i-th word of the set of hexes. */
export interface Where {
  may(s: State, seat: Seat): boolean;
  word(s: State, seat: Seat, i: number): number;
}

/** What follows for a kind of move that names one hex and nothing else. */
export const onHexes = (
  kind: HexKind,
  { may, word }: Where,
): Pick<Required<Rule>, 'list' | 'any' | 'count' | 'nth'> => ({
  list(s, seat, codes) {
    if (!may(s, seat)) return;
    const { words, cells } = s.config.box.atlas;
    for (let i = 0; i < words; i++) {
      for (let bits = word(s, seat, i); bits !== 0; bits = withoutFirst(bits)) {
        push(codes, cellCode(kind, cells[firstIn(bits, i)]!));
      }
    }
  },

  any(s, seat) {
    if (!may(s, seat)) return false;
    const { words } = s.config.box.atlas;
    for (let i = 0; i < words; i++) if (word(s, seat, i) !== 0) return true;
    return false;
  },

  count(s, seat) {
    if (!may(s, seat)) return 0;
    const { words } = s.config.box.atlas;
    let count = 0;
    for (let i = 0; i < words; i++) count += countIn(word(s, seat, i));
    return count;
  },

  nth(s, seat, n) {
    let i = 0;
    let left = n;
    let bits = word(s, seat, 0);
    for (let count = countIn(bits); left >= count; count = countIn(bits)) {
      left -= count;
      bits = word(s, seat, ++i);
    }
    for (; left > 0; left--) bits = withoutFirst(bits);
    return cellCode(kind, s.config.box.atlas.cells[firstIn(bits, i)]!);
  },
});
