import { quote } from './source.ts';

/** A difference between what was expected and what is: the path of the key, both values in short. */
export interface Mismatch {
  readonly at: string;
  readonly expected: string;
  readonly got: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === 0 || value === false || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/**
 * Matches by part: listed keys only, objects recursively, lists element by element. An expected null means
 * absent or empty; an expected 0 or false also matches an absent key; an absent object counts as {}.
 */
export function matchPart(expected: unknown, got: unknown, at: string): Mismatch[] {
  const mismatch = [{ at, expected: quote(expected), got: got === undefined ? 'nothing' : quote(got) }];
  if (expected === null) return isEmpty(got) ? [] : mismatch;
  if ((expected === 0 || expected === false) && (got === undefined || got === null)) return [];
  if (Array.isArray(expected)) {
    const list = got ?? [];
    if (!Array.isArray(list) || list.length !== expected.length) return mismatch;
    return expected.flatMap((item, i) => matchPart(item, list[i], `${at}[${i}]`));
  }
  if (isObject(expected)) {
    const object = got ?? {};
    if (!isObject(object)) return mismatch;
    return Object.entries(expected).flatMap(([key, value]) => matchPart(value, object[key], `${at}.${key}`));
  }
  return expected === got ? [] : mismatch;
}
