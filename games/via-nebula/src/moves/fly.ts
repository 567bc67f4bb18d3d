import { type Atlas, hexAt } from '../atlas.ts';
import { addMeadow, isEmptyMeadow, MEADOWS, removeMeadow } from '../ground.ts';
import { firstIn, withoutFirst } from '../hexes.ts';
import { type State, setWord } from '../state.ts';
import { type Hex, MIST, nameOfCell } from '../words.ts';
import { flyCode, type MoveOf, push, type Rule } from './move.ts';
import { cellOf } from './pieces.ts';
import { refused } from './refusal.ts';

/** A meadow tile, not a printed meadow. */
const hasTile = (s: State, atlas: Atlas, hex: Hex): boolean => atlas.meadowOf[hex] === -1 && isEmptyMeadow(s, hex);

// Every tile may fly to every mist, so the moves are two sets; their hexes in order, for lists and picks.
const tiles: Hex[] = [];
const mists: Hex[] = [];
function findEnds(s: State): void {
  const { words, tileSet, mistSet } = s.config.box.atlas;
  tiles.length = 0;
  mists.length = 0;
  for (let i = 0; i < words; i++) {
    const open = setWord(s, MEADOWS * words + i);
    for (let bits = open & tileSet[i]!; bits !== 0; bits = withoutFirst(bits)) tiles.push(firstIn(bits, i));
    for (let bits = mistSet[i]! & ~open; bits !== 0; bits = withoutFirst(bits)) mists.push(firstIn(bits, i));
  }
}

/** VN-10: Flying Machine. */
export const fly: Rule<MoveOf<'fly'>> = {
  list(s, _seat, codes) {
    findEnds(s);
    for (const from of tiles) for (const to of mists) push(codes, flyCode(cellOf(s, from), cellOf(s, to)));
  },

  count(s) {
    findEnds(s);
    return tiles.length * mists.length;
  },

  nth(s, _seat, n) {
    const from = tiles[Math.floor(n / mists.length)]!;
    return flyCode(cellOf(s, from), cellOf(s, mists[n % mists.length]!));
  },

  refuse(s, _seat, { from, at }) {
    const { atlas } = s.config.box;
    const start = hexAt(atlas, from);
    if (start === undefined || !hasTile(s, atlas, start)) return refused('no-tile-there', nameOfCell(from));
    const to = hexAt(atlas, at);
    if (to === undefined || atlas.terrain[to] !== MIST) return refused('not-mist', nameOfCell(at));
    return isEmptyMeadow(s, to) ? refused('tile-there-already', nameOfCell(at)) : undefined;
  },

  play(s, seat, { from, at }, tell) {
    const { atlas } = s.config.box;
    removeMeadow(s, hexAt(atlas, from)!);
    addMeadow(s, hexAt(atlas, at)!);
    s.uses--;
    tell?.say({ kind: 'tile-flown', seat, from, to: at });
  },
};
