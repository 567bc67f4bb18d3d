// The flowers' outlines. Every colour has its own silhouette, so that colour is never the only mark.
const FLOWER_COLOURS = ['purple', 'blue', 'red', 'yellow', 'neutral'] as const;
export type FlowerColour = (typeof FLOWER_COLOURS)[number];

/** One petal pointing up, and the angles it is repeated at. */
interface Whorl {
  readonly d: string;
  readonly at: readonly number[];
}
interface Bloom {
  readonly back?: Whorl;
  readonly front: Whorl;
  /** On each front petal. */
  readonly vein: string;
  readonly heart: string;
}

const around = (count: number, from = 0): number[] => Array.from({ length: count }, (_, i) => from + (360 / count) * i);

const BLOOMS: { readonly [colour in FlowerColour]: Bloom } = {
  // an iris: three broad falls over three narrow standards
  purple: {
    back: { d: 'M0 4C-13-12-15-36 0-52C15-36 13-12 0 4Z', at: around(3, 60) },
    front: { d: 'M0 6C-30-8-34-34-17-47C-10-52-4-47 0-40C4-47 10-52 17-47C34-34 30-8 0 6Z', at: around(3) },
    vein: 'M0-14V-33M-9-18L-13-33M9-18L13-33',
    heart: '<circle r="10" fill="#ffe08a"/><circle r="4.5" fill="#6b3a08"/>',
  },
  // a bellflower seen from the front: a five-pointed star
  blue: {
    front: { d: 'M0 6C-28-6-25-28 0-54C25-28 28-6 0 6Z', at: around(5) },
    vein: 'M0-16V-40M-8-20L-9-30M8-20L9-30',
    heart:
      '<circle r="9" fill="#f4f8ff"/><path d="M0-7V7M-6-3.5L6 3.5M-6 3.5L6-3.5" stroke="#123f86" stroke-width="2.6"/>',
  },
  // a poppy: four broad round petals
  red: {
    back: { d: 'M0 6C-34-4-44-40-24-50C-14-54-5-50 0-44C5-50 14-54 24-50C44-40 34-4 0 6Z', at: [0, 180] },
    front: { d: 'M0 6C-30-4-40-36-22-47C-12-52-5-48 0-42C5-48 12-52 22-47C40-36 30-4 0 6Z', at: [90, 270] },
    vein: 'M-9-20L-15-34M9-20L15-34',
    heart:
      '<circle r="13" fill="#2a0a12"/><circle r="8" fill="none" stroke="#ffd08a" stroke-width="3.4" stroke-dasharray="2 3"/>',
  },
  // a daisy: sixteen narrow petals
  yellow: {
    back: { d: 'M0 0C-9-12-10-44 0-51C10-44 9-12 0 0Z', at: around(8, 22.5) },
    front: { d: 'M0 0C-10-12-11-47 0-53C11-47 10-12 0 0Z', at: around(8) },
    vein: 'M0-28V-42',
    heart:
      '<circle r="15" fill="#7a3f05"/><circle r="10" fill="none" stroke="#ffcf6b" stroke-width="3" stroke-dasharray="2 2.6"/><circle r="3.6" fill="#ffcf6b"/>',
  },
  // a clover leaf on its stem
  neutral: {
    back: { d: 'M-3 0C-2 20-8 34-15 46L-7 51C0 38 4 22 4 0Z', at: [0] },
    front: { d: 'M0 2C-14-8-38-20-28-41C-21-53-4-51 0-39C4-51 21-53 28-41C38-20 14-8 0 2Z', at: [0, -112, 112] },
    vein: 'M-13-22L0-31L13-22',
    heart: '<circle r="5" fill="#4f5c4a"/>',
  },
};

/** A spirit: a flame with a curled tip. In rows of eleven it stands upright, or the row reads as sixes. */
const WISP =
  'M24-61C9-55 4-46 9-36C15-25 36-16 43 8C51 37 29 57 0 57C-29 57-47 38-44 13C-42-6-28-17-20-29C-11-43 3-58 24-61Z';
const FLAME =
  'M4-58C8-40 24-32 34-16C42-4 45 6 44 18C42 42 23 57 0 57C-23 57-43 42-44 17C-45-2-31-16-20-28C-9-40 0-46 4-58Z';
const CORE = 'M1-8C3 4 18 10 18 26C18 37 10 44 0 44C-10 44-18 37-18 26C-18 12-4 6 1-8Z';

const path = (d: string, look: string, angle = 0): string =>
  `<path d="${d}" class="${look}"${angle === 0 ? '' : ` transform="rotate(${angle})"`}/>`;
const whorl = ({ d, at }: Whorl, look: string): string => at.map((angle) => path(d, look, angle)).join('');
const petals = ({ back, front }: Bloom, look: string): string =>
  (back ? whorl(back, `${look} ${look}-back`) : '') + whorl(front, look);
const symbol = (id: string, half: number, body: string, look = ''): string =>
  `<symbol id="uv-${id}" viewBox="${-half} ${-half} ${2 * half} ${2 * half}" class="${look}">${body}</symbol>`;

function bloomSymbols(colour: FlowerColour): string {
  const bloom = BLOOMS[colour];
  const veins = whorl({ d: bloom.vein, at: bloom.front.at }, 'uv-vein');
  const gradient = (id: string, y: number, r: number, stops: readonly (readonly [number, string])[]): string =>
    `<radialGradient id="uv-${id}-${colour}" gradientUnits="userSpaceOnUse" cx="0" cy="${y}" r="${r}">${stops
      .map(([offset, fill]) => `<stop offset="${offset}" stop-color="${fill}"/>`)
      .join('')}</radialGradient>`;
  const [mid, pale, deep] = ['', '-pale', '-deep'].map((shade) => `var(--uv-${colour}${shade})`) as [
    string,
    string,
    string,
  ];
  return [
    gradient('petal', 0, 54, [[0.12, deep], [0.5, mid], [1, pale]]), // biome-ignore format: a table
    gradient('wisp', 14, 62, [[0, '#fffdf4'], [0.55, '#fff6df'], [1, pale]]), // biome-ignore format: a table
    symbol(
      `energy-${colour}`,
      58,
      `<g fill="url(#uv-petal-${colour})">${petals(bloom, 'uv-petal')}</g>${veins}${bloom.heart}`,
    ),
    symbol(`casing-${colour}`, 66, petals(bloom, 'uv-casing')),
    symbol(
      `soul-${colour}`,
      62,
      `${path(WISP, 'uv-wisp-halo')}<g fill="url(#uv-wisp-${colour})">${path(WISP, 'uv-wisp')}</g><path d="M-16-16C-25-6-31 4-30 18" class="uv-wisp-light"/><g transform="translate(0 14) scale(.56)">${petals(bloom, 'uv-small')}</g>`,
    ),
  ].join('');
}

export const BLOOM_SYMBOLS =
  FLOWER_COLOURS.map(bloomSymbols).join('') +
  `<symbol id="uv-flame" viewBox="-52 -62 104 124">${path(FLAME, 'uv-flame') + path(CORE, 'uv-flame-core')}</symbol>` +
  `<symbol id="uv-flame-gone" viewBox="-52 -62 104 124">${path(FLAME, 'uv-flame-gone')}</symbol>`;
