import type { Clock } from '@penumbra/board/pure';

export const browserClock: Clock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** Runs when the page has nothing better to do; the answer calls it off. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) return browserClock.after(1_000, run);
  const handle = requestIdleCallback(run);
  return () => cancelIdleCallback(handle);
}

const LONGEST_FRAME_MS = 50;

/** Resolves after the next frame was drawn. A hidden tab draws none, and one that is being hidden may never. */
export const frameDrawn = async (): Promise<void> => {
  if (document.hidden) return;
  const frame = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await Promise.race([frame, sleep(LONGEST_FRAME_MS)]);
};

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
