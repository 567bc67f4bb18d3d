// QR codes for links (ISO/IEC 18004): bytes, medium error correction, versions 1 to 10, which hold 213 bytes.

/** Per version: data codewords of all blocks, correction codewords of each block, blocks. */
const VERSIONS = [
  [16, 10, 1],
  [28, 16, 1],
  [44, 26, 1],
  [64, 18, 2],
  [86, 24, 2],
  [108, 16, 4],
  [124, 18, 4],
  [154, 22, 4],
  [182, 22, 5],
  [216, 26, 5],
] as const;
const ALIGNMENTS = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
] as const;

/** True is dark. Throws for what is too long. */
export function qrCode(text: string): readonly (readonly boolean[])[] {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.findIndex(([data], i) => bytes.length + (i < 9 ? 2 : 3) <= data) + 1;
  if (version === 0) throw new Error('too long for a QR code');
  const codewords = interleaved(dataCodewords(bytes, version), version);
  const grids = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => drawn(codewords, version, mask));
  return grids.reduce((best, grid) => (penalty(grid) < penalty(best) ? grid : best));
}

function dataCodewords(bytes: Uint8Array, version: number): number[] {
  const [capacity] = VERSIONS[version - 1] as (typeof VERSIONS)[number];
  const bits: number[] = [];
  const push = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >>> i) & 1);
  };
  push(4, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, capacity * 8 - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < capacity * 8; pad ^= 0xec ^ 0x11) push(pad, 8);
  return Array.from({ length: capacity }, (_, i) => Number.parseInt(bits.slice(i * 8, i * 8 + 8).join(''), 2));
}

/** Multiplication in the field of 256 elements that the correction is made in. */
function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> i) & 1) * a;
  }
  return product;
}

function generator(degree: number): number[] {
  let result: number[] = [1];
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2)) {
    const factors = result;
    result = [...factors, 0].map((factor, j) => factor ^ times(factors[j - 1] ?? 0, root));
  }
  return result.slice(1);
}

function correction(data: readonly number[], degree: number): number[] {
  const divisor = generator(degree);
  let rest: number[] = new Array(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest[0] as number);
    rest = [...rest.slice(1), 0].map((value, i) => value ^ times(divisor[i] as number, factor));
  }
  return rest;
}

/** Blocks that differ by one are the shorter ones first; then the codewords of all of them in turn. */
function interleaved(data: readonly number[], version: number): number[] {
  const [, degree, count] = VERSIONS[version - 1] as (typeof VERSIONS)[number];
  const short = Math.floor(data.length / count);
  const longer = data.length % count;
  let at = 0;
  const blocks = Array.from({ length: count }, (_, i) => {
    const block = data.slice(at, at + short + (i >= count - longer ? 1 : 0));
    at += block.length;
    return block;
  });
  const turn = (rows: readonly (readonly number[])[]): number[] =>
    Array.from({ length: Math.max(...rows.map(({ length }) => length)) }, (_, i) =>
      rows.flatMap((row) => row[i] ?? []),
    ).flat();
  return [...turn(blocks), ...turn(blocks.map((block) => correction(block, degree)))];
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function drawn(codewords: readonly number[], version: number, mask: number): boolean[][] {
  const size = version * 4 + 17;
  const grid: (boolean | undefined)[][] = Array.from({ length: size }, () => new Array(size).fill(undefined));
  const set = (x: number, y: number, dark: boolean): void => {
    if (x >= 0 && y >= 0 && x < size && y < size) (grid[y] as boolean[])[x] = dark;
  };
  const square = (cx: number, cy: number, radius: number): void => {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++) {
        const far = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, radius === 2 ? far !== 1 : far !== 2 && far !== 4);
      }
  };
  for (let i = 8; i < size - 8; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4);
  const places = ALIGNMENTS[version - 1] as readonly number[];
  const last = places.at(-1);
  for (const x of places)
    for (const y of places) if (!((x === 6 && (y === 6 || y === last)) || (x === last && y === 6))) square(x, y, 2);
  formatBits(set, size, mask);
  if (version >= 7) versionBits(set, size, version);
  return filled(grid, codewords, MASKS[mask] as (x: number, y: number) => boolean);
}

type Set = (x: number, y: number, dark: boolean) => void;

const remainder = (value: number, bits: number, divisor: number): number => {
  let rest = value;
  for (let i = 0; i < bits; i++) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * divisor);
  return rest;
};

/** The level is medium, which is written as 0. */
function formatBits(set: Set, size: number, mask: number): void {
  const bits = ((mask << 10) | remainder(mask, 10, 0x537)) ^ 0x5412;
  const bit = (i: number): boolean => ((bits >>> i) & 1) === 1;
  for (let i = 0; i < 15; i++) {
    if (i < 6) set(8, i, bit(i));
    else if (i < 8) set(8, i + 1, bit(i));
    else if (i === 8) set(7, 8, bit(i));
    else set(14 - i, 8, bit(i));
    if (i < 8) set(size - 1 - i, 8, bit(i));
    else set(8, size - 15 + i, bit(i));
  }
  set(8, size - 8, true);
}

function versionBits(set: Set, size: number, version: number): void {
  const bits = (version << 12) | remainder(version, 12, 0x1f25);
  for (let i = 0; i < 18; i++) {
    const dark = ((bits >>> i) & 1) === 1;
    set(size - 11 + (i % 3), Math.floor(i / 3), dark);
    set(Math.floor(i / 3), size - 11 + (i % 3), dark);
  }
}

/** Upwards and downwards in pairs of columns from the right, around what is drawn already. */
function filled(
  grid: readonly (boolean | undefined)[][],
  codewords: readonly number[],
  isMasked: (x: number, y: number) => boolean,
): boolean[][] {
  const size = grid.length;
  const result = grid.map((row) => [...row]);
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const isUp = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (grid[y]?.[x] !== undefined) continue;
        const dark = (((codewords[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1) === 1;
        (result[y] as boolean[])[x] = dark !== isMasked(x, y);
        at++;
      }
    }
  }
  return result as boolean[][];
}

/** How hard a grid is to read: long runs, blocks, and being too dark or too light. */
function penalty(grid: readonly (readonly boolean[])[]): number {
  const size = grid.length;
  const columns = grid.map((_, x) => grid.map((row) => row[x] as boolean));
  let sum = 0;
  for (const line of [...grid, ...columns]) {
    const text = line.map(Number).join('');
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    for (const _ of text.matchAll(/(?=00001011101|10111010000)/g)) sum += 40;
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const dark = grid[y]?.[x];
      if (dark === grid[y - 1]?.[x] && dark === grid[y]?.[x - 1] && dark === grid[y - 1]?.[x - 1]) sum += 3;
    }
  const share = grid.flat().filter(Boolean).length / (size * size);
  return sum + Math.floor(Math.abs(share * 20 - 10)) * 10;
}
