import { sha256, sha256hex } from './sha256.ts';

/**
 * A seeded stream of numbers: sfc32, started from 128 bits of the SHA-256 of its key.
 * Streams are told apart by name: a fork depends on the key alone, never on what was drawn before, so a
 * table, each bot and each world of a search have streams that do not disturb each other.
 */
export class Rng {
  /** Not for whoever draws: with the key of one stream those of its forks could be made again. */
  readonly #key: string;
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  constructor(key: string) {
    const words = sha256(key);
    this.#key = key;
    this.a = words[0]!;
    this.b = words[1]!;
    this.c = words[2]!;
    this.d = words[3]!;
  }

  fork(name: string | number): Rng {
    return new Rng(`${this.#key}/${name}`);
  }

  /** A key for a stream somewhere else; nothing about this one can be told from it. */
  keyFor(name: string): string {
    return secretKey(this.#key, name);
  }

  /** The next 32 bits, from 0 to 2³² − 1. */
  next(): number {
    const sum = (((this.a + this.b) | 0) + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /** A whole number from 0 to n − 1, each equally likely (Lemire's method: no bias, a division hardly ever). */
  below(n: number): number {
    let product = this.next() * n;
    let low = product >>> 0;
    if (low < n) {
      const threshold = (0x100000000 - n) % n;
      while (low < threshold) {
        product = this.next() * n;
        low = product >>> 0;
      }
    }
    return (product - low) / 0x100000000;
  }

  /** From 0 up to, not including, 1. */
  fraction(): number {
    return this.next() / 0x100000000;
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('nothing to pick from');
    return list[this.below(list.length)] as T;
  }

  shuffle<T>(list: T[]): T[] {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [list[i], list[j]] = [list[j] as T, list[i] as T];
    }
    return list;
  }
}

/** A key that depends on another and does not show it: one way, and under a label that no other key is made with. */
export const secretKey = (key: string, name: string): string => sha256hex(`penumbra/stream\n${name}\n${key}`);

/** The stream of step `n` of a game: a fixed function of both, so a take-back can never re-roll. */
export const rngOfStep = (seed: string, n: number): Rng => new Rng(`${seed}:${n}`);
