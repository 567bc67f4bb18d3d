// How the board stands in the rectangle it gets. Pure.

/** `side`: as wide, with the tide turned by a quarter beside the tiles; `low`: so on a phone held sideways. */
export type Kind = 'wide' | 'side' | 'phone' | 'low';

export interface Arrangement {
  readonly kind: Kind;
  /** The width of a tile in px; its height is 1.16 times that. */
  readonly tile: number;
  readonly gap: number;
  readonly rail: number;
  /** No sentences in the rail. */
  readonly terse: boolean;
  /** The rail's boxes are small: more of them than there is room for. */
  readonly mini: boolean;
}

interface Room {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
  /** Boxes of the rail. */
  readonly boxes: number;
}

export const RATIO = 1.16;
const PHONE_WIDTH = 640;
const LOW_HEIGHT = 400;
const LEAST = 58;

/** What stands around the tiles, in px: besides them, above and below them. */
interface Around {
  readonly beside: number;
  readonly above: number;
  readonly gap: number;
  readonly most: number;
}

const tileWidth = ({ width, height, columns, rows }: Room, { beside, above, gap, most }: Around): number => {
  const across = (width - beside - gap * (columns - 1)) / columns;
  const down = (height - above - gap * (rows - 1)) / rows / RATIO;
  return Math.floor(Math.max(LEAST, Math.min(across, down, most)));
};

const BOX = { full: 122, terse: 98 };
/** How much larger the tiles have to be for the tide to leave its place above them. */
const WORTH_TURNING = 1.2;

export function arrange(room: Room): Arrangement {
  const { width, height, boxes } = room;
  if (height < LOW_HEIGHT && width > 480) {
    const rail = 112;
    const tile = tileWidth(room, { beside: 10 + 11 + 176 + rail + 16, above: 26, gap: 4, most: 130 });
    return { kind: 'low', tile, gap: 4, rail, terse: true, mini: true };
  }
  if (width < PHONE_WIDTH) {
    const rows = boxes > 4 ? 2 : 1;
    const tile = tileWidth(room, { beside: 10 + 11, above: 13 + 104 + 13 + 6 + rows * 52, gap: 4, most: 128 });
    return { kind: 'phone', tile, gap: 4, rail: width, terse: true, mini: true };
  }
  const upright = desk(room, 'wide');
  const turned = desk(room, 'side');
  return turned.tile >= upright.tile * WORTH_TURNING ? turned : upright;
}

/** With the players' panels around the board: the tide above the tiles, or beside them where the room is low. */
function desk(room: Room, kind: 'wide' | 'side'): Arrangement {
  const { width, height, boxes } = room;
  const terse = width < 800;
  const [rail, gap] = terse ? [132, 6] : [186, 8];
  const above = 22 + 18 + (kind === 'side' ? 0 : terse ? 94 : 108);
  const beside = 24 + 14 + 12 + rail + (kind === 'side' ? 196 + 14 : 0);
  const tile = tileWidth(room, { beside, above, gap, most: 230 });
  const isTight = boxes * (terse ? BOX.terse : BOX.full) > height - above;
  return { kind, tile, gap, rail, terse: terse || isTight, mini: boxes * BOX.terse > height - above };
}
