/** Milliseconds, the same in all threads: each counts its own from when it began. */
export const now = (): number => performance.timeOrigin + performance.now();
