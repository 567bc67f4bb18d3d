/** How many letters have to be changed, added, removed or swapped with the next to get from one text to the other. */
export function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = swapped ? (before[j - 2] as number) + 1 : change;
      next.push(Math.min(change, swap, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    before = row;
    row = next;
  }
  return row[b.length] as number;
}

/** The texts nearest to a misspelt one, if any is near at all: at most half of its letters differ. */
export function nearest(text: string, known: readonly string[]): string[] {
  const wanted = text.trim().toLowerCase();
  const rated = known
    .map((candidate) => ({ candidate, away: distance(wanted, candidate.toLowerCase()) }))
    .sort((a, b) => a.away - b.away);
  const far = Math.min(Math.max(1, wanted.length / 2), (rated[0]?.away ?? 0) + 1);
  return rated
    .filter(({ away }) => away <= far)
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}

/** `; did you mean "a" or "b"?`, or nothing. */
export function didYouMean(text: string, known: readonly string[]): string {
  const near = nearest(text, known).map((candidate) => `"${candidate}"`);
  if (near.length === 0) return '';
  const last = near.pop() as string;
  return `; did you mean ${near.length > 0 ? `${near.join(', ')} or ` : ''}${last}?`;
}
