// Time that passes when a test says so.
import type { World } from '@penumbra/server';

export interface ManualTime extends Pick<World, 'now' | 'after'> {
  /** Lets so many milliseconds pass: what is due is run, in order. */
  pass(ms: number): void;
}

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

export function manualTime(start = 1_800_000_000_000): ManualTime {
  const timers = new Set<Timer>();
  let now = start;
  return {
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    pass(ms) {
      const end = now + ms;
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (!next) break;
        timers.delete(next);
        now = Math.max(now, next.at);
        next.run();
      }
      now = end;
    },
  };
}
