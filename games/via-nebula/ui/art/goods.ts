// The five goods: outlines that hold at 14 px and in black, in a box from −14 to 14.
import type { Kind } from '../../text/words.ts';

interface Drawn {
  readonly outline: string;
  /** What lies inside the outline. */
  readonly face: string;
  /** Lines that tell it apart where it is only wanted. */
  readonly inner: string;
}

const WOOD =
  'M-8.6 .6L5.4-6.2C8.4-7.4 11.4-4.9 11.3-1.4C11.3 .9 10.2 2.5 8.6 3.2L-5.4 9.6C-8 10.5-10.6 8.4-10.9 5.4C-11 3.3-10.2 1.4-8.6 .6Z';
const STONE = 'M-10.4 4.6L-7.6-4.4L-.6-9.6L7.4-6.6L10.8 2L6.6 8.8L-6 9.2Z';
const CLAY =
  'M-5.2-10H5.2V-7L3.6-4.9C8.6-2.8 10 2.6 7.2 6.6C6.2 8.2 5 9.2 3.8 10H-3.8C-5 9.2-6.2 8.2-7.2 6.6C-10 2.6-8.6-2.8-3.6-4.9L-5.2-7Z';
const WHEAT =
  'M-10-6.6C-8.6-9.6-6.2-10.2-4.6-8.6C-4-11-1.6-12 0-10.4C1.6-12 4-11 4.6-8.6C6.2-10.2 8.6-9.6 10-6.6C8.4-2.4 5.4-.2 2.8 1.6L6.2 10.4C2.2 11.6-2.2 11.6-6.2 10.4L-2.8 1.6C-5.4-.2-8.4-2.4-10-6.6Z';
const FOOD =
  'M-5.5-.6C-6.4-5.4-3.2-8 .2-7.8C2.4-11.6 6.4-11.4 8.8-9.6C8-7 6.4-5.6 4.6-5C5.4-3.6 5.6-2 5.3-.6C9.2-1.2 11.2 1.6 11 4.4C10.8 8.4 6.4 10.8 2.6 8.8C1.6 8.3 .8 7.6 .1 6.8C-.8 8.2-2.6 9.8-5.6 9.9C-9.2 9.9-11.2 7.2-11.1 4.3C-11 1.4-8.8-1-5.5-.6Z';

const p = (look: string, d: string): string => `<path class="vn-${look}" d="${d}"/>`;

const GOODS: { readonly [kind in Kind]: Drawn } = {
  wood: {
    outline: WOOD,
    face:
      p('wood', WOOD) +
      '<g transform="rotate(-24 7.4 -1.6)"><ellipse cx="7.4" cy="-1.6" rx="3.9" ry="4.7" class="vn-wood-end"/><ellipse cx="7.4" cy="-1.6" rx="1.7" ry="2.1" class="vn-wood-ring"/></g>' +
      p('line', 'M-7.6 4L1-.2M-5.6 6.8L2.4 3'),
    inner: 'M8.6 3.2C5.6 4.2 4 1.4 4.2-1.4C4.3-3.6 5-5.4 6.4-6.4',
  },
  stone: {
    outline: STONE,
    face:
      p('stone', STONE) +
      p('stone-lit', 'M-7.6-4.4L-.6-9.6L7.4-6.6L1.4-2.4Z') +
      p('stone-dim', 'M1.4-2.4L7.4-6.6L10.8 2L6.6 8.8L1 3Z'),
    inner: 'M-7.6-4.4L1.4-2.4L7.4-6.6M1.4-2.4L1 3L6.6 8.8',
  },
  clay: {
    outline: CLAY,
    face: p('clay', CLAY) + p('clay-band', 'M-7.9 0C-3 2 3 2 7.9 0L8.2 3C3 5-3 5-8.2 3Z') + p('line', 'M-4.8-8.2H4.8'),
    inner: 'M-8 0C-3 2 3 2 8 0M-8.2 3C-3 5 3 5 8.2 3',
  },
  wheat: {
    outline: WHEAT,
    face:
      p('wheat', WHEAT) +
      p('line', 'M-6.6-6.4L-1.2 1M6.6-6.4L1.2 1M0-8.4V1M-1.4 4L-3.4 9.6M1.4 4L3.4 9.6') +
      '<rect x="-3.9" y=".4" width="7.8" height="3.2" rx="1.4" class="vn-wheat-tie"/>',
    inner: 'M-3 1.4H3M-3 4H3M0-8.4V1',
  },
  food: {
    outline: FOOD,
    face:
      p('food', FOOD) +
      p('leaf', 'M.2-7.8C2.4-11.6 6.4-11.4 8.8-9.6C8-7 4.4-4.4 .2-7.8Z') +
      p('line', 'M-5.5-.6C-3 0-.6 2.4 .1 6.8M5.3-.6C3 0 .8 2.6 .1 6.8M-5.5-.6C-2 1 2.6 1 5.3-.6') +
      '<circle cx="-2" cy="-4" r="1.3" class="vn-shine-dot"/><circle cx="-7.4" cy="3" r="1.3" class="vn-shine-dot"/><circle cx="4.4" cy="3" r="1.3" class="vn-shine-dot"/>',
    inner: 'M-5.5-.6C-2 1 2.6 1 5.3-.6M.1 6.8C-.2 4-2 1-5.5-.6M.1 6.8C.4 4 2.4 1 5.3-.6M.2-7.8C2-6 3.4-5.4 4.6-5',
  },
};

const GOOD_BOX = '-14 -14 28 28';

/** `good-wood` and, only wanted, `want-wood`. */
export const goodSymbols = (): string =>
  Object.entries(GOODS)
    .map(
      ([kind, { outline, face, inner }]) =>
        `<symbol id="vn-good-${kind}" viewBox="${GOOD_BOX}" overflow="visible">${p('halo', outline)}${face}${p('good-edge', outline)}</symbol>` +
        `<symbol id="vn-want-${kind}" viewBox="${GOOD_BOX}" overflow="visible">${p('want', outline + inner)}</symbol>`,
    )
    .join('');
