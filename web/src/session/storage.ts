// Tables on this device, in the browser's storage: one entry each, so that a damaged one takes no other along.
import { Fault, type Games, type JsonObject, openJournal, Source } from '@penumbra/kit';
import { readSaved, type Saved, writeSaved } from './saved.ts';
import { isOver, readSummary, type Summary, summaryOf, writeSummary } from './summary.ts';

/** The part of `localStorage` that is used. */
export interface Store {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const TABLE = 'penumbra/table/';
/** Kept by the review itself; here it only goes with its game. */
const REVIEW = 'penumbra/review/';
const SHELF = 'penumbra/shelf/';
const LAST = 'penumbra/last/';
const STRENGTH = 'penumbra/strength/';
/** Finished games are kept until there are this many; the oldest go first. */
const KEEP_FINISHED = 30;

/** A table that is kept and cannot be opened, with the reason. */
export interface Closed {
  readonly problem: Fault;
}
export const isClosed = (loaded: Saved | Closed): loaded is Closed => 'problem' in loaded;

export class TableStore {
  readonly #store: Store;
  readonly #games: Games;
  /** False once the browser refused to keep something: private mode, or no room. */
  keeps = true;

  constructor(store: Store, games: Games) {
    this.#store = store;
    this.#games = games;
  }

  save(saved: Saved, summary: Summary): void {
    this.#set(TABLE + saved.id, writeSaved(saved));
    this.#set(SHELF + saved.id, writeSummary(summary));
  }

  load(id: string): Saved | Closed | undefined {
    const text = this.#store.getItem(TABLE + id);
    if (text === null) return undefined;
    try {
      return readSaved(this.#games, Source.parse(text, 'the table'));
    } catch (error) {
      if (error instanceof Fault) return { problem: error };
      throw error;
    }
  }

  remove(id: string): void {
    this.#store.removeItem(TABLE + id);
    this.#store.removeItem(SHELF + id);
    this.#store.removeItem(REVIEW + id);
  }

  /** The last played first. Nothing is replayed for it but what a version without summaries left behind, once. */
  list(): Summary[] {
    for (const key of this.#keys(TABLE)) {
      const id = key.slice(TABLE.length);
      if (this.#store.getItem(SHELF + id) === null) this.#summarise(id);
    }
    const summaries = this.#keys(SHELF).flatMap((key) => readSummary(this.#store.getItem(key) ?? '') ?? []);
    return summaries.sort((a, b) => b.changed - a.changed);
  }

  tidy(): void {
    for (const { id } of this.list().filter(isOver).slice(KEEP_FINISHED)) this.remove(id);
  }

  /** A table of an older version gets its summary; one that no longer opens keeps what can be said of it. */
  #summarise(id: string): void {
    try {
      const saved = this.load(id);
      // Its rules are not here yet; the next time they may be.
      if (saved && isClosed(saved) && saved.problem.code === 'unknown-game') return;
      if (saved && !isClosed(saved)) this.save(saved, summaryOf(saved, openJournal(saved.journal)));
      else this.#set(SHELF + id, closedSummary(id, this.#store.getItem(TABLE + id) ?? ''));
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
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

  /** What is known of how well the person at this device plays a game. */
  strength(game: string): string | null {
    return this.#store.getItem(STRENGTH + game);
  }

  keepStrength(game: string, strength: JsonObject): void {
    this.#set(STRENGTH + game, strength);
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
}

/** What an older program kept, as far as it can be shown without its rules. */
function closedSummary(id: string, text: string): JsonObject {
  const source = Source.parse(text, 'the table');
  const { game, rules, options, components, seats, players, over, changed } = source.value as JsonObject;
  const seen = { turn: over === true ? 'over' : 'seat', waiting: [], round: 0 };
  return {
    format: 'penumbra/shelf@1',
    id,
    game,
    rules,
    options,
    components,
    seats,
    players,
    changed,
    seen,
  } as JsonObject;
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
