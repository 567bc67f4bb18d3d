// Events on their way to the eye: one after the other, faster when more wait, at once when nobody looks.
import type { GameTypes, Seen } from '@penumbra/kit';
import type { Moment } from '../contract/board.ts';

export interface Clock {
  now(): number;
  /** Runs once after that many ms; the answer calls it off. */
  after(ms: number, run: () => void): () => void;
}

/** One change of a table as one viewer saw it. */
export interface Scene<T extends GameTypes = GameTypes> {
  readonly before: Seen<T>;
  readonly after: Seen<T>;
  readonly events: readonly T['Event'][];
}

export interface Showing<T extends GameTypes = GameTypes> {
  readonly before: Seen<T>;
  readonly after: Seen<T>;
  readonly moments: readonly Moment<T>[];
}

export interface QueueSetup<T extends GameTypes = GameTypes> {
  readonly clock: Clock;
  /** How long an event wants to be shown. */
  duration(event: T['Event']): number;
  /** True while nothing should move: a hidden tab, reduced motion. Asked at every event. */
  instant(): boolean;
  /** Called once for every event, when its moment begins. */
  onMoment?(event: T['Event']): void;
  /** Called once for every scene, when all of it has been shown. */
  onShown?(scene: Scene<T>): void;
}

/** However much happens in one change, it is told in this time. */
const LONGEST_SCENE_MS = 3_200;

export class MomentQueue<T extends GameTypes = GameTypes> {
  readonly #setup: QueueSetup<T>;
  readonly #listeners = new Set<() => void>();
  #waiting: Scene<T>[] = [];
  #scene: Scene<T> | undefined;
  #index = 0;
  #firstId = 0;
  #nextId = 1;
  #showing: Showing<T> | undefined;
  #callOff: (() => void) | undefined;
  #ends = 0;
  #isHeld = false;
  #idlers: (() => void)[] = [];

  constructor(setup: QueueSetup<T>) {
    this.#setup = setup;
  }

  /** What is on stage; the same object until something changes. */
  get showing(): Showing<T> | undefined {
    return this.#showing;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  push(scene: Scene<T>): void {
    this.#waiting.push(scene);
    if (this.#scene) this.#hurry();
    else this.#nextScene();
  }

  /** While it is held, the moment on stage stays and nothing follows it. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    if (!this.#scene) return;
    this.#callOff?.();
    if (!isHeld) this.#wait(Math.max(0, this.#ends - this.#setup.clock.now()));
  }

  /** Shows the end of everything now: somebody wants to act. */
  finish(): void {
    this.#callOff?.();
    const scenes = this.#scene ? [this.#scene, ...this.#waiting] : this.#waiting;
    this.#waiting = [];
    scenes.forEach((scene, i) => {
      const from = i === 0 && this.#scene ? this.#index + 1 : 0;
      for (const event of scene.events.slice(from)) this.#setup.onMoment?.(event);
      this.#setup.onShown?.(scene);
    });
    this.#rest();
  }

  /** Forgets everything without telling it: the viewer changed. */
  clear(): void {
    this.#callOff?.();
    this.#waiting = [];
    this.#rest();
  }

  whenIdle(): Promise<void> {
    return this.#scene ? new Promise((resolve) => this.#idlers.push(resolve)) : Promise.resolve();
  }

  #nextScene(): void {
    const scene = this.#waiting.shift();
    if (!scene) return this.#rest();
    this.#scene = scene;
    this.#firstId = this.#nextId;
    this.#nextId += scene.events.length;
    this.#begin(0);
  }

  /** Events that need no time of their own pass in the same breath. */
  #begin(first: number): void {
    const { events } = this.#scene as Scene<T>;
    for (let index = first; index < events.length; index++) {
      const event = events[index] as T['Event'];
      this.#setup.onMoment?.(event);
      const ms = this.#msOf(event);
      if (ms <= 0) continue;
      this.#index = index;
      this.#stage();
      this.#wait(ms);
      return;
    }
    this.#setup.onShown?.(this.#scene as Scene<T>);
    this.#nextScene();
  }

  #wait(ms: number): void {
    this.#ends = this.#setup.clock.now() + ms;
    if (this.#isHeld) return;
    this.#callOff = this.#setup.clock.after(ms, () => this.#begin(this.#index + 1));
  }

  /** What is left of the running moment, at the new speed. */
  #hurry(): void {
    const left = Math.max(0, this.#ends - this.#setup.clock.now());
    this.#callOff?.();
    // What moves already is told to go faster.
    this.#stage();
    this.#wait(this.#setup.instant() ? 0 : left / (1 + this.#waiting.length));
  }

  #msOf(event: T['Event']): number {
    if (this.#setup.instant()) return 0;
    const total = (this.#scene as Scene<T>).events.reduce((sum, one) => sum + this.#setup.duration(one), 0);
    const squeeze = Math.min(1, LONGEST_SCENE_MS / Math.max(total, 1));
    return (this.#setup.duration(event) * squeeze) / (1 + this.#waiting.length);
  }

  #stage(): void {
    const { before, after, events } = this.#scene as Scene<T>;
    const moments = events.map((event, i): Moment<T> => {
      const when = i < this.#index ? 'past' : i === this.#index ? 'now' : 'ahead';
      return { id: this.#firstId + i, event, when, ms: this.#msOf(event) };
    });
    this.#showing = { before, after, moments };
    this.#notify();
  }

  #rest(): void {
    const showed = this.#showing !== undefined;
    this.#scene = undefined;
    this.#showing = undefined;
    this.#callOff = undefined;
    const idlers = this.#idlers;
    this.#idlers = [];
    for (const resolve of idlers) resolve();
    if (showed) this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
