// Tesserae of a tile's stone, as one path per shade: a few nodes instead of a hundred.

const SHADES = 4;
const PER_SIDE = 9;
/** Half of the gap between two stones. */
const GROUT = 0.62;
const JITTER = 1.5;

/** A small hash: the mosaic has to be the same in every rendering, without a generator. */
const noise = (a: number, b: number, c: number): number => {
  let h = (a * 374761393 + b * 668265263 + c * 2147483647) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};

const corner = (i: number, j: number, seed: number): readonly [number, number] => {
  const step = 100 / PER_SIDE;
  const inner = (k: number): boolean => k > 0 && k < PER_SIDE;
  return [
    i * step + (inner(i) ? (noise(i, j, seed) - 0.5) * 2 * JITTER : 0),
    j * step + (inner(j) ? (noise(j, i, seed + 7) - 0.5) * 2 * JITTER : 0),
  ];
};

const mosaics = new Map<number, readonly string[]>();

/** The stones of a 100 × 100 tile by shade. */
export function mosaic(seed: number): readonly string[] {
  const known = mosaics.get(seed);
  if (known) return known;
  const shades: string[] = new Array(SHADES).fill('');
  for (let i = 0; i < PER_SIDE; i++) {
    for (let j = 0; j < PER_SIDE; j++) {
      const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [
        corner(i, j, seed),
        corner(i + 1, j, seed),
        corner(i + 1, j + 1, seed),
        corner(i, j + 1, seed),
      ];
      const g = GROUT;
      const shade = Math.floor(noise(i, j, seed + 3) * SHADES);
      const at = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
      shades[shade] += `M${at(ax + g, ay + g)}L${at(bx - g, by + g)}L${at(cx - g, cy - g)}L${at(dx + g, dy - g)}Z`;
    }
  }
  mosaics.set(seed, shades);
  return shades;
}

/** The courses of a path: lines along it, as drawn with dashes each dash is a stone. */
export function courses(openings: number): { readonly bed: string; readonly lanes: readonly string[] } {
  const kind = COURSES[openings];
  if (!kind) return { bed: '', lanes: [] };
  return kind;
}

const straight = (d: number): string => `M${50 + d} 0V100`;
const flat = (d: number): string => `M0 ${50 + d}H100`;
/** A bend around the corner where north and east meet, `d` away from its middle line. */
const bend = (d: number): string => `M${50 - d} 0A${50 + d} ${50 + d} 0 0 0 100 ${50 + d}`;
const OFFSETS = [-10.5, 0, 10.5];

const turned = (quarter: number, d: string): string => {
  const turn = (x: number, y: number): [number, number] => {
    let point: [number, number] = [x, y];
    for (let i = 0; i < quarter; i++) point = [100 - point[1], point[0]];
    return point;
  };
  const [, mx, my, r, ex, ey] = /^M(\S+) (\S+)A(\S+) \S+ 0 0 0 (\S+) (\S+)$/.exec(d) as RegExpExecArray;
  return `M${turn(Number(mx), Number(my)).join(' ')}A${r} ${r} 0 0 0 ${turn(Number(ex), Number(ey)).join(' ')}`;
};

const bendCourse = (quarter: number): { bed: string; lanes: string[] } => ({
  bed: turned(quarter, bend(0)),
  lanes: OFFSETS.map((d) => turned(quarter, bend(d))),
});
/** A straight course and a branch that starts at its edge. */
const teeCourse = (
  line: (d: number) => string,
  branch: (d: number) => string,
  bed: string,
): { bed: string; lanes: string[] } => ({
  bed: line(0) + bed,
  lanes: [...OFFSETS.map(line), ...OFFSETS.map(branch)],
});

const NS = 5;
const EW = 10;
const COURSES: { readonly [openings: number]: { readonly bed: string; readonly lanes: readonly string[] } } = {
  [NS]: { bed: straight(0), lanes: OFFSETS.map(straight) },
  [EW]: { bed: flat(0), lanes: OFFSETS.map(flat) },
  3: bendCourse(0),
  6: bendCourse(1),
  12: bendCourse(2),
  9: bendCourse(3),
  7: teeCourse(straight, (d) => `M66.5 ${50 + d}H100`, 'M50 50H100'),
  13: teeCourse(straight, (d) => `M33.5 ${50 + d}H0`, 'M50 50H0'),
  14: teeCourse(flat, (d) => `M${50 + d} 66.5V100`, 'M50 50V100'),
  11: teeCourse(flat, (d) => `M${50 + d} 33.5V0`, 'M50 50V0'),
};
