/** So much a minute for each; what is known of the last minute is forgotten, so that nothing grows. */
export function perMinute(most: number, now: () => number): (who: string) => boolean {
  const asked = new Map<string, number>();
  let minute = 0;
  return (who) => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) asked.clear();
    minute = current;
    const count = (asked.get(who) ?? 0) + 1;
    asked.set(who, count);
    return count <= most;
  };
}
