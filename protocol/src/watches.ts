// The tables that a connection follows.
import { hasGap, hear, type TableMessage, unheard, type Watched } from './watched.ts';

export type WatchListener = (now: Watched, before: Watched) => void;

export interface WatchHandle {
  readonly now: Watched;
  close(): void;
}

export interface Watches {
  readonly all: Iterable<Watched>;
  add(table: string, listener: WatchListener): WatchHandle;
  said(message: TableMessage): void;
}

interface Watch {
  now: Watched;
  readonly listeners: Set<WatchListener>;
}

/** `begin` asks the server for what is missing, `end` for no more. */
export function newWatches(begin: (watched: Watched) => void, end: (table: string) => void): Watches {
  const watches = new Map<string, Watch>();
  return {
    get all() {
      return [...watches.values()].map(({ now }) => now);
    },
    add(table, listener) {
      const known = watches.get(table);
      const watch: Watch = known ?? { now: unheard(table), listeners: new Set() };
      watches.set(table, watch);
      watch.listeners.add(listener);
      if (!known) begin(watch.now);
      return {
        get now() {
          return watch.now;
        },
        close() {
          watch.listeners.delete(listener);
          if (watch.listeners.size > 0 || watches.get(table) !== watch) return;
          watches.delete(table);
          end(table);
        },
      };
    },
    said(message) {
      const watch = watches.get(message.table);
      if (!watch) return;
      const before = watch.now;
      watch.now = hear(before, message);
      // Another seat than before sees everything anew.
      if (before.seen && !watch.now.seen) begin(watch.now);
      else if (hasGap(before, message)) begin(before);
      if (watch.now !== before) for (const listener of watch.listeners) listener(watch.now, before);
    },
  };
}
