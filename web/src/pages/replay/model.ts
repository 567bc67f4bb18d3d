// Where a replay stands, whose eyes it looks through, and the scene between two steps.
import { MomentQueue, type Showing } from '@penumbra/board';
import type { GameRecord, GameTypes, Seat, Seen, Viewer } from '@penumbra/kit';
import { browserClock } from '../../app/clock.ts';
import type { Face } from '../../games/face.ts';
import { Timeline } from '../../record/timeline.ts';
import { motionNow } from '../../settings/settings.ts';
import { playSound } from '../../sound.ts';

export type ReplayEyes = Viewer | 'all';
export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Between two steps while it plays by itself, at speed 1. */
const BEAT_MS = 700;

/** What every part of the page is given. */
export interface ReplayParts {
  readonly model: ReplayModel;
  readonly face: Face;
  readonly names: readonly string[];
}

export class ReplayModel {
  readonly timeline: Timeline;
  readonly queue: MomentQueue;
  step: number;
  eyes: ReplayEyes;
  playing = false;
  speed: (typeof SPEEDS)[number] = 1;
  version = 0;
  #listeners = new Set<() => void>();
  #timer: (() => void) | undefined;

  constructor(record: GameRecord, face: Face, first: number | undefined) {
    this.timeline = new Timeline(record);
    this.step = Math.min(first ?? 0, this.timeline.length);
    // A running game is shown as spectators see it: its secrets are still secrets.
    this.eyes = this.timeline.over ? 'all' : 'public';
    this.queue = new MomentQueue({
      clock: browserClock,
      duration: (event) => (face.ui?.duration(event) ?? 0) / this.speed,
      instant: () => document.hidden || motionNow() === 'reduced',
      onMoment: (event) => playSound(face.ui?.sound?.(event)),
    });
    this.queue.subscribe(() => this.#changed());
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get showing(): Showing | undefined {
    return this.queue.showing;
  }

  /** The seat whose decision comes next: the all-seeing view looks over its shoulder. */
  get deciding(): Seat | undefined {
    const who = this.timeline.record.steps[this.step]?.[0];
    const seat = this.timeline.record.config.seats.indexOf(who ?? '');
    return seat < 0 ? undefined : (seat as Seat);
  }

  get viewer(): Viewer {
    return this.eyes === 'all' ? (this.deciding ?? 'public') : this.eyes;
  }

  get seen(): Seen<GameTypes> {
    return this.timeline.seen(this.step, this.viewer);
  }

  /** What a player's panel shows: in the all-seeing view everybody's own knowledge. */
  seenOf(seat: Seat): Seen<GameTypes> {
    return this.eyes === 'all' ? this.timeline.seen(this.step, seat) : this.seen;
  }

  jump = (step: number): void => {
    this.queue.clear();
    this.step = Math.min(Math.max(0, step), this.timeline.length);
    this.#changed();
  };

  forward = (): void => {
    if (this.step >= this.timeline.length) return;
    this.queue.finish();
    const { viewer } = this;
    const before = this.timeline.seen(this.step, viewer);
    const events = this.timeline.changes[this.step]?.events(viewer) ?? [];
    this.step += 1;
    this.queue.push({ before, after: this.timeline.seen(this.step, viewer), events });
    this.#changed();
  };

  look = (eyes: ReplayEyes): void => {
    this.queue.clear();
    this.eyes = eyes;
    this.#changed();
  };

  setSpeed = (speed: (typeof SPEEDS)[number]): void => {
    this.speed = speed;
    this.#changed();
  };

  toggle = (): void => {
    if (this.playing) return this.stop();
    if (this.step >= this.timeline.length) this.jump(0);
    this.playing = true;
    this.#changed();
    void this.#run();
  };

  stop = (): void => {
    this.#timer?.();
    this.#timer = undefined;
    if (!this.playing) return;
    this.playing = false;
    this.#changed();
  };

  async #run(): Promise<void> {
    while (this.playing && this.step < this.timeline.length) {
      // Steps that nobody notices, such as a sealed choice, take no beat of their own.
      const quiet = (this.timeline.changes[this.step]?.all.length ?? 0) === 0;
      this.forward();
      await this.queue.whenIdle();
      if (!quiet) await this.#beat();
    }
    this.stop();
  }

  #beat(): Promise<void> {
    return new Promise((resolve) => {
      const callOff = browserClock.after(BEAT_MS / this.speed, resolve);
      this.#timer = () => {
        callOff();
        resolve();
      };
    });
  }

  #changed(): void {
    this.version++;
    for (const listener of this.#listeners) listener();
  }
}
