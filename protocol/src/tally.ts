/** The prime of FNV-1a, 32 bits. */
const PRIME = 16_777_619;
/** Numbers stand at the beginning of a message and clocks at its end; what is between costs time and tells no more. */
const FIRST = 96;
const LAST = 32;

/**
 * What went over a socket so far, as a number that both ends make of every message: of its length, and of the units at
 * its beginning and its end. Neither a count nor the lengths would do: a message that came twice and one of the same
 * length that was lost would add up to nothing.
 */
export function tally(sum: number, text: string): number {
  const { length } = text;
  let hash = Math.imul(sum ^ length, PRIME);
  for (let i = 0; i < length && i < FIRST; i++) hash = Math.imul(hash ^ text.charCodeAt(i), PRIME);
  for (let i = Math.max(FIRST, length - LAST); i < length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), PRIME);
  return hash >>> 0;
}
