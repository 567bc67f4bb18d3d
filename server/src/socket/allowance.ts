/** So many a second in the long run, and some more at once: true while there is one left. */
export function newAllowance(
  { perSecond, burst }: { readonly perSecond: number; readonly burst: number },
  now: () => number,
): () => boolean {
  let left = burst;
  let since = now();
  return () => {
    left = Math.min(burst, left + ((now() - since) * perSecond) / 1_000);
    since = now();
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
