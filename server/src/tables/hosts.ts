// The tables in memory. Those that nobody needs leave it.
import type { Core } from '../core.ts';
import type { Hosted, Hosts } from './hosted.ts';
import { loadHosted } from './load.ts';

export function newHosts(core: () => Core): Hosts {
  const hosted = new Map<string, Hosted>();
  const loading = new Map<string, Promise<Hosted>>();
  return {
    get(id) {
      const known = hosted.get(id);
      if (known) {
        known.used = core().now();
        return known;
      }
      const already = loading.get(id);
      if (already) return already;
      const promise = loadHosted(core(), id)
        .then((loaded) => {
          hosted.set(id, loaded);
          return loaded;
        })
        .finally(() => loading.delete(id));
      loading.set(id, promise);
      return promise;
    },
    peek: (id) => hosted.get(id),
    get all() {
      return hosted.values();
    },
    get size() {
      return hosted.size;
    },
    sweep(before) {
      for (const [id, one] of hosted) {
        if (one.watchers.size === 0 && one.thinking.size === 0 && one.lock.length === 0 && one.used < before) {
          hosted.delete(id);
        }
      }
    },
  };
}
