/** The prime of FNV-1a, 32 bits. */
const PRIME = 16_777_619;

/**
 * What went over a socket so far, as a number that both ends make of every message. Neither a count nor the lengths
 * would do: a message that came twice and one of the same length that was lost would add up to nothing.
 */
export function tally(sum: number, text: string): number {
  let hash = sum;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), PRIME);
  return hash >>> 0;
}
