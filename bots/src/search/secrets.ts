// What a seat knows that not everybody does, as a number.

interface Parts {
  readonly [key: string]: unknown;
}
const NOTHING: Parts = Object.freeze({});
const EMPTY: readonly unknown[] = Object.freeze([]);

/** Where a view shows more than the public one, and what: two that differ there have the same number by accident only. */
export const secretsIn = (view: object, open: object): number => fold(view, open, 0);

function fold(own: unknown, open: unknown, hash: number): number {
  if (own === open) return hash;
  if (Array.isArray(own)) return foldList(own, Array.isArray(open) ? open : EMPTY, hash);
  if (typeof own === 'object' && own !== null) return foldParts(own as Parts, (open ?? NOTHING) as Parts, hash);
  return mixed(hash, figureOf(own));
}

function foldList(own: readonly unknown[], open: readonly unknown[], hash: number): number {
  let sum = hash;
  for (let i = 0; i < own.length; i++) {
    const found = fold(own[i], open[i], sum);
    if (found !== sum) sum = mixed(found, i);
  }
  return sum;
}

function foldParts(own: Parts, open: Parts, hash: number): number {
  let sum = hash;
  let place = 0;
  for (const key in own) {
    place++;
    const found = fold(own[key], open[key], sum);
    if (found !== sum) sum = mixed(found, place);
  }
  return sum;
}

function figureOf(value: unknown): number {
  if (typeof value === 'number') return value;
  let figure = 0;
  for (const character of String(value)) figure = mixed(figure, character.charCodeAt(0));
  return figure;
}

/** Two numbers of 32 bits stirred into one, as MurmurHash3 does it. */
function mixed(hash: number, figure: number): number {
  let sum = Math.imul(hash ^ figure, 0xcc9e2d51) + 0x9e3779b9;
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35);
  return sum ^ (sum >>> 16);
}
