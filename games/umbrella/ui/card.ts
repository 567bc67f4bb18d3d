// Where everything stands on the card of somebody else's place, on a phone. Pure, as the layout is.
import type { Box, Spot } from './layout.ts';

export interface Card {
  readonly stage: Box;
  /** By slot. */
  readonly tiles: readonly Box[];
  readonly strip: Box;
  readonly glyph: Spot;
}

const square = (x: number, y: number, w: number): Box => ({ x, y, w, h: w });
const PAD = 6;

export function cardAt(box: Box): Card {
  if (box.w > 3 * box.h) return longCard(box);
  const { x, y, w, h } = box;
  const isUpright = h > 1.4 * w;
  const space = Math.min(15, (w - 26) / 10);
  const room = isUpright ? (h - space - 30) / 2 : h - space - 18;
  const side = 4 * Math.max(8, Math.min(room / 4, ((w - 14) * (isUpright ? 1 : 0.58)) / 4));
  const stage = square(x + PAD, y + PAD + (isUpright ? 0 : Math.max(0, room - side) / 2), side);
  const tile = Math.min(side / 2 - 2, isUpright ? w : (w - side - 20) / 2);
  const tx = isUpright ? stage.x + (side - 2 * tile - 3) / 2 : x + side + 14;
  const ty = isUpright ? stage.y + side + 8 : stage.y + (side - 2 * tile - 3) / 2;
  return {
    stage,
    tiles: [0, 1, 2, 3].map((slot) =>
      square(tx + (slot === 0 || slot === 3 ? 0 : tile + 3), ty + (slot < 2 ? 0 : tile + 3), tile),
    ),
    strip: { x: x + 5, y: y + h - space - 5, w: 10 * space, h: space },
    glyph: { x: x + w - 11, y: y + h - space / 2 - 5 },
  };
}

/** One neighbour alone has the whole width: tiles in a row over the score tile, beside a stage as high as both. */
function longCard({ x, y, w, h }: Box): Card {
  const side = h - 2 * PAD;
  const from = x + PAD + side + 12;
  const room = x + w - 26 - from;
  const space = Math.min(h / 4, room / 10);
  const tile = Math.min(side - space - 8, (room - 18) / 4);
  const step = (10 * space - tile) / 3;
  return {
    stage: square(x + PAD, y + PAD, side),
    tiles: [0, 1, 2, 3].map((slot) => square(from + slot * step, y + PAD, tile)),
    strip: { x: from, y: y + h - PAD - space, w: 10 * space, h: space },
    glyph: { x: x + w - 13, y: y + 14 },
  };
}
