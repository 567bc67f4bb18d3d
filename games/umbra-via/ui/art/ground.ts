// What the garden's ground is made of, as patterns and gradients.

const LEAVES = [
  [4, 5, 20, 'a'], [13, 3, 80, 'b'], [22, 8, -40, 'c'], [8, 13, -20, 'b'], [17, 15, 50, 'a'],
  [25, 19, 10, 'b'], [3, 22, 70, 'c'], [12, 23, -60, 'a'], [20, 24, 30, 'c'],
] as const; // biome-ignore format: a table
const SPRIGS = [
  [9, 14, 'a'], [33, 8, 'b'], [22, 30, 'a'], [43, 27, 'b'], [8, 42, 'b'], [35, 45, 'a'],
] as const; // biome-ignore format: a table

const leaf = ([x, y, angle, look]: (typeof LEAVES)[number]): string =>
  `<path d="M0-5.4C3.6-2.6 3.6 2.6 0 5.4C-3.6 2.6-3.6-2.6 0-5.4Z" transform="translate(${x} ${y}) rotate(${angle})" class="uv-leaf-${look}"/>`;
const sprig = ([x, y, look]: (typeof SPRIGS)[number]): string =>
  `<path d="M${x} ${y}c-1-4-3-5-5-5.5M${x} ${y}v-7.5M${x} ${y}c1-4 3-5 5-5.5" class="uv-sprig-${look}"/>`;

type Stop = readonly [offset: number, fill: string, opacity?: number];
const stops = (all: readonly Stop[]): string =>
  all
    .map(([at, fill, opacity = 1]) => `<stop offset="${at}" stop-color="${fill}" stop-opacity="${opacity}"/>`)
    .join('');
const linear = (id: string, [x1, y1, x2, y2]: readonly number[], all: readonly Stop[]): string =>
  `<linearGradient id="uv-${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(all)}</linearGradient>`;
const radial = (id: string, all: readonly Stop[]): string =>
  `<radialGradient id="uv-${id}">${stops(all)}</radialGradient>`;
const pattern = (id: string, size: number, body: string, turn = 0): string =>
  `<pattern id="uv-${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">${body}</pattern>`;

export const GROUND = [
  linear('spill', [0, 1, 0, 0], [[0, 'var(--uv-glow)', 0.75], [1, 'var(--uv-glow)', 0]]), // biome-ignore format: a table
  radial('lamp', [[0, 'var(--uv-lamp)', 0.85], [0.3, 'var(--uv-lamp)', 0.32], [1, 'var(--uv-lamp)', 0]]), // biome-ignore format: a table
  radial('ember', [[0, '#ff8a5c', 0.85], [0.3, '#ff8a5c', 0.32], [1, '#ff8a5c', 0]]), // biome-ignore format: a table
  radial('aura', [
    [0.3, '#fff6d2', 0.85],
    [1, '#fff6d2', 0],
  ]),
  linear('moss', [0, 0, 1, 1], [[0, 'var(--uv-moss-1)'], [1, 'var(--uv-moss-2)']]), // biome-ignore format: a table
  linear('hedge', [0, 0, 0, 1], [[0, 'var(--uv-hedge-1)'], [1, 'var(--uv-hedge-2)']]), // biome-ignore format: a table
  linear('dusk', [0, 0, 1, 1], [[0, 'var(--uv-dusk-1)'], [0.45, 'var(--uv-dusk-2)'], [1, 'var(--uv-dusk-3)']]), // biome-ignore format: a table
  pattern('leaves', 26, `${LEAVES.map(leaf).join('')}<circle cx="17" cy="8" r="1.2" class="uv-berry"/>`, 17),
  pattern(
    'sprigs',
    50,
    `${SPRIGS.map(sprig).join('')}<circle cx="20" cy="11" r="1.1" class="uv-daisy"/><circle cx="46" cy="40" r="1.1" class="uv-daisy"/>`,
  ),
  '<clipPath id="uv-tile-edge"><rect width="100" height="100" rx="7"/></clipPath>',
].join('');
