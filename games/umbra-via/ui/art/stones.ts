// Tiles as a mason would lay them: irregular stones, two courses along the path's edge, a kerb, three lanes to walk on.

/** A small hash: the mosaic has to be the same in every rendering, without a generator. */
export const noise = (a: number, b: number, c: number): number => {
  let h = (a * 374761393 + b * 668265263 + c * 2147483647) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};

type Point = readonly [x: number, y: number];
const PER_SIDE = 8;
const JITTER = 2;
/** How far a stone's corners keep from its neighbours', as a share of the way to its middle. */
const GROUT = 0.13;

const corner = (i: number, j: number, seed: number): Point => {
  const step = 100 / PER_SIDE;
  const shift = (k: number, r: number): number => (k > 0 && k < PER_SIDE ? (r - 0.5) * 2 * JITTER : 0);
  return [i * step + shift(i, noise(i, j, seed)), j * step + shift(j, noise(j, i, seed + 7))];
};

/** Stones on 100 × 100, one path per shade: a few nodes instead of sixty. */
function field(seed: number): string {
  const shades = ['', '', '', ''];
  for (let i = 0; i < PER_SIDE; i++) {
    for (let j = 0; j < PER_SIDE; j++) {
      const stone = [corner(i, j, seed), corner(i + 1, j, seed), corner(i + 1, j + 1, seed), corner(i, j + 1, seed)];
      const middle = (axis: 0 | 1): number => stone.reduce((sum, point) => sum + point[axis], 0) / 4;
      const [mx, my] = [middle(0), middle(1)];
      const points = stone.map(([x, y]) => `${(x + (mx - x) * GROUT).toFixed(1)} ${(y + (my - y) * GROUT).toFixed(1)}`);
      shades[Math.floor(noise(i, j, seed + 3) * 4)] += `M${points.join('L')}Z`;
    }
  }
  return shades.map((d, shade) => `<path d="${d}" class="uv-stone${shade}"/>`).join('');
}

/** A shape in the position from which it is turned: straight north–south, bend north–east, tee north–east–south. */
interface Shape {
  /** Lines at a distance from the middle of the path. */
  along(distance: number): readonly string[];
  readonly lanes: readonly string[];
}
const LANES = [-9.7, 0, 9.7];
const upright = (d: number): string => `M${50 + d} 0V100`;
const around = (d: number): string => `M${50 - d} 0A${50 + d} ${50 + d} 0 0 0 100 ${50 + d}`;
const beside = (d: number): readonly string[] => {
  if (d < 0) return [upright(d)];
  if (d === 0) return [upright(0), 'M50 50H100'];
  return [`M${50 + d} 0V${50 - d}H100`, `M${50 + d} 100V${50 + d}H100`];
};
const SHAPES: { readonly [name in PathShape]: Shape } = {
  straight: { along: (d) => [upright(d)], lanes: LANES.map(upright) },
  bend: { along: (d) => [around(d)], lanes: LANES.map(around) },
  tee: { along: beside, lanes: [...LANES.map(upright), ...LANES.map((d) => `M65.4 ${50 + d}H100`)] },
};
export const PATH_SHAPES = ['straight', 'bend', 'tee'] as const;
export type PathShape = (typeof PATH_SHAPES)[number];
export const VARIANTS = 3;

const line = (d: string, look: string, dash = '', offset = 0): string =>
  `<path d="${d}" class="${look}"${dash && ` stroke-dasharray="${dash}"`}${offset ? ` stroke-dashoffset="${offset}"` : ''}/>`;

/** A course of stones of uneven length: laid once, then some of them again in lighter and darker shades. */
function course(d: string, seed: number): string {
  const stones = Array.from({ length: 9 }, (_, i) => 5.6 + noise(i, seed, 4) * 5);
  const shade = (i: number): number => Math.floor(noise(seed, i, 11) * 3);
  const dashes = (isLaid: (i: number) => boolean): string => {
    const out: number[] = [];
    let gap = 0;
    stones.forEach((length, i) => {
      if (!isLaid(i)) gap += length + 1.4;
      else {
        if (out.length % 2 === 1) out.push(gap);
        else if (gap > 0) out.push(0, gap);
        out.push(length);
        gap = 1.4;
      }
    });
    return [...out, gap].map((n) => n.toFixed(1)).join(' ');
  };
  return (
    line(
      d,
      'uv-row',
      dashes(() => true),
    ) +
    line(
      d,
      'uv-row uv-row-b',
      dashes((i) => shade(i) === 1),
    ) +
    line(
      d,
      'uv-row uv-row-c',
      dashes((i) => shade(i) === 2),
    )
  );
}

/** Stones of neighbouring lanes start at different places. */
const STARTS = [
  [0, 0, 20.8],
  [5.2, 15.6, 5.2],
  [2.4, 12.8, 33.6],
] as const;

function pathArt(name: PathShape, seed: number): string {
  const { along, lanes } = SHAPES[name];
  const middle = along(0).join('');
  const rows = [-34.6, -25.2, 25.2, 34.6].flatMap((d, i) => along(d).map((p, k) => course(p, seed + i * 3 + k)));
  const kerbs = [-18, 18].flatMap((d) => along(d)).map((p) => line(p, 'uv-kerb'));
  const walks = lanes.map((p, i) => {
    const [first, second, third] = STARTS[i % 3] as (typeof STARTS)[number];
    return (
      line(p, 'uv-walk', '', first) + line(p, 'uv-walk uv-walk-b', '', second) + line(p, 'uv-walk uv-walk-c', '', third)
    );
  });
  return [
    field(seed),
    line(middle, 'uv-grout-bed'),
    ...rows,
    line(middle, 'uv-kerb-bed'),
    ...kerbs,
    line(middle, 'uv-walk-bed'),
    ...walks,
  ].join('');
}

/** The middle line of a path in the position from which it is turned, a little beyond its ends. */
export const MIDLINES: { readonly [name in PathShape]: string } = {
  straight: 'M50-3V103',
  bend: 'M50-3V0A50 50 0 0 0 100 50H103',
  tee: 'M50-3V103M50 50H103',
};

const turned = (angles: readonly number[], d: string, look: string): string =>
  angles.map((angle) => `<path d="${d}" transform="rotate(${angle})" class="${look}"/>`).join('');

const FOUR_POINT = `<circle cx="50" cy="50" r="40" class="uv-disc"/><circle cx="50" cy="50" r="36" class="uv-ring-stones"/>
<g transform="translate(50 50)">${turned([45, 135, 225, 315], 'M0-24L6-7L0 0L-6-7Z', 'uv-ray-small')}
${turned([0, 90, 180, 270], 'M0-44L10-10L0 0Z', 'uv-ray-dark')}${turned([0, 90, 180, 270], 'M0-44L-10-10L0 0Z', 'uv-ray')}
<circle r="6.5" class="uv-disc"/><circle r="3" class="uv-ray"/></g>`;
const VOID = `<circle cx="50" cy="50" r="43" class="uv-disc"/><circle cx="50" cy="50" r="39.5" class="uv-ring-stones uv-ring-broken"/>
<circle cx="50" cy="50" r="35" fill="url(#uv-pit)"/><path transform="translate(50 50)" class="uv-swirl"
d="M-28 4A28 28 0 0 1 22-17M27 8A27 27 0 0 1-19 20M-17-9A19 19 0 0 1 19 2M14 14A19 19 0 0 1-17 8M-8-5A10 10 0 0 1 9 4"/>
<g fill="#e9dcff"><circle cx="33" cy="38" r="1.3"/><circle cx="66" cy="61" r="1.5"/><circle cx="60" cy="33" r="1"/><circle cx="38" cy="66" r="1"/></g>`;
const BLOCK = `<path d="M18 12H80L89 22V80L80 89H20L11 80V21Z" class="uv-disc"/><path d="M20 14H79L86 22V76L78 84H22L14 77V22Z" fill="#8b8f9c"/>
<path d="M20 14H79L86 22L80 26H21L14 22Z" fill="#aeb2bd"/><path d="M34 36L66 70M66 36L34 70" class="uv-carved"/>
<path d="M34 38.4L66 72.4M66 38.4L34 72.4" class="uv-carved-light"/>`;

const symbol = (id: string, body: string): string =>
  `<symbol id="uv-tile-${id}" viewBox="0 0 100 100">${body}</symbol>`;

export const TILE_SYMBOLS = [
  '<radialGradient id="uv-pit"><stop offset="0" stop-color="#05030c"/><stop offset=".6" stop-color="#150d2e"/><stop offset="1" stop-color="#3a2670"/></radialGradient>',
  ...PATH_SHAPES.flatMap((name, k) =>
    Array.from({ length: VARIANTS }, (_, i) => symbol(`${name}-${i}`, pathArt(name, 11 + k * 17 + i * 5))),
  ),
  symbol('four-point', field(90) + FOUR_POINT),
  symbol('void', field(120) + VOID),
  symbol('block', field(150) + BLOCK),
].join('');
