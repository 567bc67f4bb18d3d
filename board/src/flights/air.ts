// Pieces on their way, apart from React's state: a flight draws itself and nothing else again.
import type { ReactNode } from 'react';
import type { Box } from '../geometry.ts';
import type { Path } from './path.ts';

/** The name of an element, an element, or a rectangle of the window. */
export type Place = string | Element | Box;

export interface Flight {
  readonly from: Place;
  readonly to: Place;
  /** What flies, at its largest size. */
  readonly piece: ReactNode;
  readonly ms: number;
  readonly delay?: number | undefined;
  /** `arc` unless given. */
  readonly path?: Path | undefined;
  readonly easing?: string | undefined;
  /** The name of an element that is not to be seen until the piece has landed: the same piece where it will lie. */
  readonly hides?: string | undefined;
}

export interface Aloft extends Flight {
  readonly id: number;
}

export interface Landing {
  /** When it has landed, was called off or could not start: its places are not on the screen. */
  readonly landed: Promise<void>;
  /** Ends it at once. */
  end(): void;
}

interface Entry {
  readonly aloft: Aloft;
  readonly resolve: () => void;
  animation?: Animation | undefined;
}

const NOWHERE: Landing = { landed: Promise.resolve(), end: () => {} };

export class Air {
  /** Reduced motion: nothing flies. */
  still = false;
  readonly #entries = new Map<number, Entry>();
  readonly #listeners = new Set<() => void>();
  #next = 1;
  #aloft: readonly Aloft[] = [];

  get aloft(): readonly Aloft[] {
    return this.#aloft;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  fly = (flight: Flight): Landing => {
    if (this.still || flight.ms <= 0) return NOWHERE;
    const id = this.#next++;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#entries.set(id, { aloft: { ...flight, id }, resolve });
    this.#changed();
    return { landed: promise, end: () => this.land(id) };
  };

  /** The layer tells what it has started, so that it can be hurried. */
  started(id: number, animation: Animation): void {
    const entry = this.#entries.get(id);
    if (entry) entry.animation = animation;
  }

  land(id: number): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    this.#entries.delete(id);
    entry.resolve();
    this.#changed();
  }

  /** More events wait: everything in the air goes on that many times as fast. */
  hurry(factor: number): void {
    for (const { animation } of this.#entries.values()) animation?.updatePlaybackRate(animation.playbackRate * factor);
  }

  clear(): void {
    for (const id of [...this.#entries.keys()]) this.land(id);
  }

  #changed(): void {
    this.#aloft = [...this.#entries.values()].map(({ aloft }) => aloft);
    for (const listener of this.#listeners) listener();
  }
}
