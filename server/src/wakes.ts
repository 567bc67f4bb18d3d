// When the server itself has to do something at a table: let a bot play, or end somebody's time. The moments are kept
// with the tables, so that a restart goes on with them.
import type { World } from './world.ts';

export interface Wakes {
  /** The one moment of a table; null for none. */
  set(table: string, at: number | null): void;
  close(): Promise<void>;
}

/** The same before anybody keeps them: the core is there first. */
export interface Moments extends Wakes {
  use(wakes: Wakes): void;
}

export function newMoments(): Moments {
  let keeper: Wakes | undefined;
  return {
    use(wakes) {
      keeper = wakes;
    },
    set: (table, at) => keeper?.set(table, at),
    async close() {
      const last = keeper;
      keeper = undefined;
      await last?.close();
    },
  };
}

/** Timers do not reach further than this. */
const FURTHEST_MS = 2 ** 31 - 1;

export function timerWakes({ now, after }: Pick<World, 'now' | 'after'>, wake: (table: string) => void): Wakes {
  const timers = new Map<string, () => void>();
  const set = (table: string, at: number | null): void => {
    timers.get(table)?.();
    timers.delete(table);
    if (at === null) return;
    const ms = Math.max(0, at - now());
    const ring = (): void => {
      timers.delete(table);
      if (ms > FURTHEST_MS) set(table, at);
      else wake(table);
    };
    timers.set(table, after(Math.min(ms, FURTHEST_MS), ring));
  };
  return {
    set,
    async close() {
      for (const callOff of timers.values()) callOff();
      timers.clear();
    },
  };
}
