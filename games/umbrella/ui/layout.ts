// Where everything stands on a board of a given size, in px. Pure: tests run it on Node.

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A place at the table: the stage, a pavement on each side, a tile in each corner. */
export interface Plan {
  readonly box: Box;
  /** The thickness of a pavement with its gates. */
  readonly thick: number;
  /** Signs in words, streaks and kerbs: there is room for them. */
  readonly isLarge: boolean;
  readonly stage: Box;
  readonly cell: number;
  /** By side. */
  readonly pavements: readonly Box[];
  /** Middles of the stacks, by side and colour; the width of a canopy. */
  readonly stacks: readonly (readonly Spot[])[];
  readonly canopy: number;
  /** Middles of the gates, by side and line. */
  readonly gates: readonly (readonly Spot[])[];
  readonly gate: number;
  /** By slot. */
  readonly corners: readonly Box[];
}

const middleOf = ({ x, y, w, h }: Box): Spot => ({ x: x + w / 2, y: y + h / 2 });
export const cellMiddle = ({ stage, cell }: Pick<Plan, 'stage' | 'cell'>, at: number): Spot => ({
  x: stage.x + ((at & 3) + 0.5) * cell,
  y: stage.y + ((at >> 2) + 0.5) * cell,
});
/** The cells of a line, from the side that umbrellas come in from. */
export const lineCells = (side: number, line: number): number[] =>
  [0, 1, 2, 3].map((k) => {
    const along = side & 1 ? 3 - k : k;
    return side < 2 ? 4 * line + along : 4 * along + line;
  });
/** One cell inwards from a side. */
export const inwards = (side: number): Spot =>
  ({ 0: { x: 1, y: 0 }, 1: { x: -1, y: 0 }, 2: { x: 0, y: 1 } })[side] ?? { x: 0, y: -1 };

const LARGE = 70;

export function planAt(x: number, y: number, size: number, share: number): Plan {
  const thick = Math.round(size * share);
  const isLarge = thick > LARGE;
  const gate = isLarge ? Math.round(thick * 0.28) : Math.max(8, Math.round(thick * 0.24));
  const stage = { x: x + thick, y: y + thick, w: size - 2 * thick, h: size - 2 * thick };
  const deep = thick - gate - 4;
  const inset = isLarge ? 6 : 2;
  const long = stage.w - 2 * inset;
  const pavements = [
    { x: x + 2, y: stage.y + inset, w: deep, h: long },
    { x: x + size - 2 - deep, y: stage.y + inset, w: deep, h: long },
    { x: stage.x + inset, y: y + 2, w: long, h: deep },
    { x: stage.x + inset, y: y + size - 2 - deep, w: long, h: deep },
  ];
  const pitch = isLarge ? Math.min(stage.w * 0.155, (stage.w - 88) / 4) : Math.min(47, (long - 16) / 4.3);
  // Gathered away from the sign, and off the kerb.
  const off = isLarge ? [20, 20, 34, 34] : [8, 8, 8, 12];
  const kerb = isLarge ? 3.5 : 0;
  const cell = stage.w / 4;
  const tile = thick - (isLarge ? 12 : 6);
  const far = [x + (thick - tile) / 2, stage.x + stage.w + (thick - tile) / 2] as const;
  const down = [y + (thick - tile) / 2, stage.y + stage.h + (thick - tile) / 2] as const;
  return {
    box: { x, y, w: size, h: size },
    thick,
    isLarge,
    stage,
    cell,
    pavements,
    stacks: pavements.map((box, side) => {
      const { x: mx, y: my } = middleOf(box);
      const shift = [-kerb, kerb, -kerb, kerb][side] as number;
      return [0, 1, 2, 3].map((i) => {
        const along = (off[side] as number) + (i - 1.5) * pitch;
        return side < 2 ? { x: mx + shift, y: my + along } : { x: mx + along, y: my + shift };
      });
    }),
    canopy: Math.min(deep - (deep > 50 ? 18 : 9), pitch * 0.86),
    gates: [0, 1, 2, 3].map((side) =>
      [0, 1, 2, 3].map((line) => {
        const along = (line + 0.5) * cell;
        const beyond = gate / 2 + 1;
        if (side < 2) return { x: side === 0 ? stage.x - beyond : stage.x + stage.w + beyond, y: stage.y + along };
        return { x: stage.x + along, y: side === 2 ? stage.y - beyond : stage.y + stage.h + beyond };
      }),
    ),
    gate,
    corners: ([0, 1, 1, 0] as const).map((i, slot) => ({
      x: far[i],
      y: down[slot < 2 ? 0 : 1],
      w: tile,
      h: tile,
    })),
  };
}

export interface Strip {
  readonly box: Box;
  /** The width of a space and the gap between two. */
  readonly space: number;
  readonly gap: number;
  readonly isLarge: boolean;
}

const stripAt = (x: number, y: number, w: number, isLarge: boolean): Strip => {
  const gap = isLarge ? 4 : 2;
  const space = (w - 9 * gap) / 10;
  return { box: { x, y, w, h: space }, space, gap, isLarge };
};
export const spaceBox = ({ box, space, gap }: Strip, index: number): Box => ({
  x: box.x + index * (space + gap),
  y: box.y,
  w: space,
  h: box.h,
});

export interface Layout {
  readonly kind: 'wide' | 'narrow' | 'low';
  readonly width: number;
  readonly height: number;
  readonly own: Plan;
  readonly strip: Strip;
  /** The other seats, in the order they sit to the left. */
  readonly others: readonly Box[];
  /** Markers left; what runs and groups pay; the ladder and the umbrellas of a solo game. */
  readonly pool: Box | undefined;
  readonly key: Box | undefined;
  readonly ladder: Box | undefined;
  readonly waiting: Box | undefined;
  /** Where pavements elsewhere and, on a phone, fitting spaces are offered. */
  readonly tray: Box;
}

const SHARE = { wide: 0.17, narrow: 0.165 };
const EDGE = 10;

/** `tray`: how much room pavements elsewhere want on a phone. */
export function layoutOf(width: number, height: number, others: number, tray = 0): Layout {
  if (height < 440 && width > height * 1.25) return lowLayout(width, height, others);
  if (width >= 600) return wideLayout(width, height, others);
  return height < SHORT ? shortLayout(width, height, others) : narrowLayout(width, height, others, tray);
}

/** Room under the plan for a score tile with its brackets, by the plan's size. */
const stripRoom = (size: number): number => 50 + Math.min(size, 620) / 10;
const SIDES_ROOM = 340;
const STATS = 68;

function wideLayout(width: number, height: number, others: number): Layout {
  const fitting = (height - 62) / 1.1;
  const size = Math.floor(Math.max(280, Math.min(width - SIDES_ROOM, fitting <= 620 ? fitting : height - 124, 820)));
  const isTwo = others === 1;
  const x = isTwo ? width - size - 24 : (width - size) / 2;
  const y = Math.max(4, (height - size - stripRoom(size)) / 2);
  const column = Math.min(x - (isTwo ? 32 : 2 * EDGE), isTwo ? size * 0.67 : 440);
  const long = Math.min(size, 620);
  const left = (w: number): number => (isTwo ? (x - w) / 2 : EDGE + (x - 2 * EDGE - w) / 2);
  const right = (w: number): number => width - EDGE - (x - 2 * EDGE - w) / 2 - w;
  const foot = height - STATS - 8;
  const hasFoot = others !== 3;
  const places = sidePlaces(others, { column, room: hasFoot ? foot : height, left, right });
  const low = { y: foot, h: STATS };
  const half = (column - EDGE) / 2;
  return {
    kind: 'wide',
    width,
    height,
    own: planAt(x, y, size, SHARE.wide),
    strip: stripAt(x + (size - long) / 2, y + size + 30, long, true),
    others: places,
    pool: isTwo
      ? { x: left(column), w: half, ...low }
      : hasFoot
        ? { x: left(column), w: column, ...low }
        : { x: right(column), w: column, ...low },
    key: isTwo
      ? { x: left(column) + half + EDGE, w: half, ...low }
      : hasFoot
        ? { x: right(column), w: column, ...low }
        : keyOver(places[2] as Box, { x: right(column), w: column, ...low }),
    ladder: others === 0 ? centred(left(column), column, 6 * 38 + 60, foot) : undefined,
    waiting: others === 0 ? centred(right(column), column, 128, foot) : undefined,
    tray: { x: isTwo ? left(column) : right(column), y: 12, w: column, h: foot - 20 },
  };
}

/** Under the one neighbour on the right there may be room for it, over the markers. */
const keyOver = (place: Box, pool: Box): Box | undefined => {
  const y = pool.y - pool.h - 10;
  return y > place.y + place.h + 6 ? { ...pool, y } : undefined;
};

const centred = (x: number, w: number, h: number, room: number): Box => ({ x, y: Math.max(6, (room - h) / 2), w, h });

interface Columns {
  readonly column: number;
  readonly room: number;
  left(w: number): number;
  right(w: number): number;
}

/** Above a neighbour's name stands where tiles go. */
const HEADED = 40;
const RAISED = 30;
/** A small plan has a name above it, and below it a score tile a tenth as high. */
const AROUND = 46;
const heightOf = (w: number): number => 1.1 * w + AROUND;

/** The left neighbour left, the right one right; of three the one opposite stands over the left neighbour. */
function sidePlaces(others: number, { column, room, left, right }: Columns): Box[] {
  const fit = (count: number): number => Math.min(column, ((room - 16 - 12 * (count - 1)) / count - AROUND) / 1.1);
  const at = (x: (w: number) => number, index: number, count: number): Box => {
    const w = fit(count);
    const h = heightOf(w);
    const top = Math.max(4, (room - count * h - (count - 1) * 12) / 2);
    return { x: x(w), y: top + index * (h + 12), w, h };
  };
  if (others === 3) {
    const [next, opposite] = [at(left, 1, 2), at(left, 0, 2)];
    return [next, opposite, { ...at(right, 0, 1), y: opposite.y }];
  }
  // A little above the middle: what is offered of other pavements finds its room below.
  return [at(left, 0, 1), at(right, 0, 1)]
    .slice(0, others)
    .map((box) => ({ ...box, y: Math.min(box.y, Math.max(HEADED, box.y - RAISED)) }));
}

const POOL_LINE = 24;
const SHORT = 450;

function narrowLayout(width: number, height: number, others: number, tray: number): Layout {
  const strip = (width - 8) / 10;
  const below = 22 + strip + 16;
  const least = Math.max(tray, others === 0 ? 96 : 84);
  const size = Math.floor(Math.max(260, Math.min(width, height - below - least - POOL_LINE - 6)));
  const top = Math.max(least, Math.min(height - below - size - POOL_LINE - 6, Math.max(tray, 132)));
  const gap = 6;
  const w = others === 0 ? width : (width - (others - 1) * gap) / others;
  const x = (width - size) / 2;
  return {
    kind: 'narrow',
    width,
    height,
    own: planAt(x, top + 4, size, SHARE.narrow),
    strip: stripAt(4, top + 4 + size + 20, width - 8, true),
    others: Array.from({ length: others }, (_, i) => ({ x: i * (w + gap), y: 0, w, h: top - 2 })),
    pool: { x: 4, y: top + 4 + size + below, w: width - 8, h: POOL_LINE },
    key: undefined,
    ladder: others === 0 ? { x: 0, y: 0, w: width, h: 44 } : undefined,
    waiting: others === 0 ? { x: 0, y: 48, w: width, h: 44 } : undefined,
    tray: { x: 0, y: 0, w: width, h: top - 2 },
  };
}

/** A figure under a tile may be wider than the tile. */
const PILLS = 8;

/** A phone with a lesson above the stage: the plan, and the others in a column beside it. */
function shortLayout(width: number, height: number, others: number): Layout {
  const below = 22 + (width - 8) / 10 + 16;
  const isTight = height < 360;
  const line = isTight ? 0 : POOL_LINE + 4;
  const size = Math.floor(Math.max(200, Math.min(width - 90 - 2 * PILLS, height - below - line)));
  const y = Math.max(0, (height - below - line - size) / 2);
  const x = 2 * PILLS + size + 2;
  const w = width - x;
  const h = Math.min(2 * w, (size - 6 * (others - 1)) / Math.max(1, others));
  return {
    kind: 'narrow',
    width,
    height,
    own: planAt(PILLS, y, size, SHARE.narrow),
    strip: stripAt(4, y + size + 22, width - 8, true),
    others: Array.from({ length: others }, (_, i) => ({ x, y: y + i * (h + 6), w, h })),
    pool: isTight ? undefined : { x: 4, y: y + size + below, w: width - 8, h: POOL_LINE },
    key: undefined,
    ladder: undefined,
    waiting: undefined,
    tray: { x, y, w, h: size },
  };
}

/** A phone held sideways: the plan as high as the stage, everything else beside it. */
function lowLayout(width: number, height: number, others: number): Layout {
  const size = Math.floor(Math.min(height - 16, width - 190));
  const x = size + 10;
  const w = width - x;
  const space = (w - 14) / 10;
  const foot = height - POOL_LINE;
  const top = foot - space - 18;
  const room = top - 18;
  const h = (room - 6 * (others - 1)) / Math.max(1, others);
  return {
    kind: 'low',
    width,
    height,
    own: planAt(0, (height - size) / 2, size, SHARE.narrow),
    strip: stripAt(x + 7, top, w - 14, true),
    others: Array.from({ length: others }, (_, i) => ({ x, y: i * (h + 6), w, h })),
    pool: { x: x + 2, y: foot, w: w - 4, h: POOL_LINE },
    key: undefined,
    ladder: others === 0 ? { x, y: 0, w, h: 44 } : undefined,
    waiting: others === 0 ? { x, y: 50, w, h: 128 } : undefined,
    tray: { x, y: 0, w, h: room },
  };
}

/** A picture of one place: plan and score tile alone. */
export function pictureLayout(width: number): Layout {
  const size = width - 8;
  const strip = stripAt(10, size + 30, width - 20, true);
  return {
    kind: 'narrow',
    width,
    height: size + strip.space + 52,
    own: planAt(4, 4, size, SHARE.wide),
    strip,
    others: [],
    pool: undefined,
    key: undefined,
    ladder: undefined,
    waiting: undefined,
    tray: { x: 0, y: 0, w: width, h: 0 },
  };
}
