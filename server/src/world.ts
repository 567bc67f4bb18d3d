// What is handed in from outside: time, entropy, a log, limits. Tests bring their own.

export interface Log {
  info(about: object, text: string): void;
  warn(about: object, text: string): void;
  error(about: object, text: string): void;
}

export interface World {
  now(): number;
  random(bytes: number): Buffer;
  /** Runs something later; the answer calls it off. */
  after(ms: number, run: () => void): () => void;
}

export interface Limits {
  /** Tables that a person may have before they are over. */
  readonly tables: number;
  /** Deeds that may wait at one table. */
  readonly queue: number;
  /** Questions that may wait for a bot. */
  readonly questions: number;
  /** Bytes of one message or body. */
  readonly message: number;
  /** Bytes that may wait for a slow reader before it is dropped. */
  readonly backlog: number;
  /** Entries that a returning client is told one by one; beyond that it gets the board alone. */
  readonly news: number;
  /** Tables that one socket may watch. */
  readonly watched: number;
  /** Messages a second over one socket, and how many at once. */
  readonly messages: { readonly perSecond: number; readonly burst: number };
  /** What one person may ask in a minute, over all their devices; from one address, several times as much. */
  readonly requests: number;
}

export const STANDARD_LIMITS: Limits = {
  tables: 100,
  queue: 64,
  questions: 2_000,
  message: 64 * 1024,
  backlog: 1024 * 1024,
  news: 300,
  watched: 50,
  messages: { perSecond: 20, burst: 60 },
  requests: 1_200,
};
