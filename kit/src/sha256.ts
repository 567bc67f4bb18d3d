// SHA-256 (FIPS 180-4), synchronous and without a platform, because the outcome of a step must be derivable
// in a browser, a worker and Node alike, in the middle of synchronous play.

const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p !== 0)) found.push(n);
  return found;
};
const fraction = (x: number): number => ((x - Math.floor(x)) * 0x100000000) | 0;
const ROUND = Int32Array.from(primes(64), (p) => fraction(Math.cbrt(p)));
const START = Int32Array.from(primes(8), (p) => fraction(Math.sqrt(p)));

const rotr = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

/** The eight words of the hash of a text's UTF-8 bytes. */
export function sha256(text: string): Int32Array {
  const bytes = utf8(text);
  const length = ((bytes.length + 8) >> 6) * 16 + 16;
  const words = new Int32Array(length);
  bytes.forEach((byte, i) => {
    words[i >> 2]! |= byte << (24 - (i & 3) * 8);
  });
  words[bytes.length >> 2]! |= 0x80 << (24 - (bytes.length & 3) * 8);
  words[length - 1] = bytes.length * 8;
  const hash = START.slice();
  const w = new Int32Array(64);
  for (let block = 0; block < length; block += 16) compress(hash, words, block, w);
  return hash;
}

export const sha256hex = (text: string): string =>
  Array.from(sha256(text), (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');

function compress(hash: Int32Array, words: Int32Array, block: number, w: Int32Array): void {
  for (let i = 0; i < 64; i++) {
    if (i < 16) {
      w[i] = words[block + i]!;
      continue;
    }
    const x = w[i - 15]!;
    const y = w[i - 2]!;
    const s0 = rotr(x, 7) ^ rotr(x, 18) ^ (x >>> 3);
    const s1 = rotr(y, 17) ^ rotr(y, 19) ^ (y >>> 10);
    w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const s1 = rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0;
    const s0 = rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, i) => {
    hash[i] = (hash[i]! + value) | 0;
  });
}

function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const char of text) {
    const code = char.codePointAt(0)!;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else {
      bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    }
  }
  return bytes;
}
