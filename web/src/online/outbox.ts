// Moves that were made and may not have arrived: they outlive a reload of the tab, and go with it.
import type { Outbox } from '../link/remote.ts';

const KEY = 'penumbra/outbox/';

export const tabOutbox: Outbox = {
  get(table) {
    try {
      return JSON.parse(sessionStorage.getItem(KEY + table) ?? 'null') ?? undefined;
    } catch {
      return undefined;
    }
  },
  set(table, move) {
    try {
      if (move) sessionStorage.setItem(KEY + table, JSON.stringify(move));
      else sessionStorage.removeItem(KEY + table);
    } catch {
      // Without storage a move lasts as long as the page.
    }
  },
};
