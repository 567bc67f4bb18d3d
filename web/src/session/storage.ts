// Tables on this device, in the browser's storage: one entry each, so that a damaged one takes no other along.
import { Fault, type Games, type JsonObject, Source } from '@penumbra/kit';
import { readSaved, type Saved, writeSaved } from './saved.ts';

/** The part of `localStorage` that is used. */
export interface Store {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const TABLE = 'penumbra/table/';
const LAST = 'penumbra/last/';
/** Finished games are kept until there are this many; the oldest go first. */
const KEEP_FINISHED = 30;

export class TableStore {
  readonly #store: Store;
  readonly #games: Games;
  /** False once the browser refused to keep something: private mode, or no room. */
  keeps = true;

  constructor(store: Store, games: Games) {
    this.#store = store;
    this.#games = games;
  }

  save(saved: Saved): void {
    this.#set(TABLE + saved.id, writeSaved(saved));
  }

  load(id: string): Saved | undefined {
    return this.#read(TABLE + id);
  }

  remove(id: string): void {
    this.#store.removeItem(TABLE + id);
  }

  /** The last played first. Entries that cannot be read any more are left where they are and not listed. */
  list(): Saved[] {
    const tables = this.#keys(TABLE).flatMap((key) => this.#read(key) ?? []);
    return tables.sort((a, b) => b.changed - a.changed);
  }

  tidy(): void {
    for (const { id } of this.list()
      .filter(({ over }) => over)
      .slice(KEEP_FINISHED)) {
      this.remove(id);
    }
  }

  /** The settings a game was last played with, for the one-click start. */
  lastWish(game: string): JsonObject | undefined {
    const text = this.#store.getItem(LAST + game);
    try {
      return text === null ? undefined : (JSON.parse(text) as JsonObject);
    } catch {
      return undefined;
    }
  }

  keepWish(game: string, wish: JsonObject): void {
    this.#set(LAST + game, wish);
  }

  #keys(prefix: string): string[] {
    const keys = Array.from({ length: this.#store.length }, (_, i) => this.#store.key(i));
    return keys.filter((key): key is string => key?.startsWith(prefix) ?? false);
  }

  #set(key: string, value: JsonObject): void {
    try {
      this.#store.setItem(key, JSON.stringify(value));
    } catch {
      this.keeps = false;
    }
  }

  #read(key: string): Saved | undefined {
    const text = this.#store.getItem(key);
    if (text === null) return undefined;
    try {
      return readSaved(this.#games, Source.parse(text, key));
    } catch (error) {
      if (error instanceof Fault) return undefined;
      throw error;
    }
  }
}

/** Storage that lasts as long as the page: for tests, and where the browser offers none. */
export function memoryStore(): Store {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}
