// A replay on the screen: the link to it, the scene between two steps, how fast it goes by itself, and where it stands
// in the address, so that a reload and a link open the same.

import { MomentQueue, type Showing } from '@penumbra/board';
import type { Review, Swing } from '@penumbra/bots';
import type { GameTypes, Seat } from '@penumbra/kit';
import { browserClock } from '../../app/clock.ts';
import type { Place } from '../../app/route.ts';
import type { Face } from '../../games/face.ts';
import type { ReplayEyes, ReplayLink } from '../../link/replay.ts';
import type { Story } from '../../link/timeline.ts';
import { dearest } from '../../review/swings.ts';
import { motionNow } from '../../settings/settings.ts';
import { playSound } from '../../sound.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export const TABS = ['review', 'steps'] as const;
export type Tab = (typeof TABS)[number];

/** Between two steps while it plays by itself, at speed 1. */
const BEAT_MS = 700;

type Move = GameTypes['Move'];

/** A dear choice that is looked at: what was played, and what would have been better. */
export interface Looked {
  readonly swing: Swing;
  readonly played: Move | undefined;
  readonly better: Move | undefined;
}

/** What every part of the page is given. */
export interface ReplayParts {
  readonly model: ReplayModel;
  readonly face: Face;
  readonly names: readonly string[];
}

export class ReplayModel {
  readonly link: ReplayLink;
  readonly queue: MomentQueue;
  playing = false;
  speed: (typeof SPEEDS)[number] = 1;
  tab: Tab;
  looked: Looked | undefined;
  version = 0;
  readonly #address: (place: Place) => string;
  #listeners = new Set<() => void>();
  #timer: (() => void) | undefined;

  constructor(link: ReplayLink, face: Face, place: Place, address: (place: Place) => string) {
    this.link = link;
    this.#address = address;
    this.tab = TABS.find((tab) => tab === place.tab) ?? 'review';
    const eyes = eyesNamed(link, place.eyes);
    if (eyes !== undefined) link.look(eyes);
    // An empty board says nothing: a finished game opens on its end until somebody knows better.
    link.jump(place.step ?? (link.timeline.over ? link.timeline.length : 0));
    this.queue = new MomentQueue({
      clock: browserClock,
      duration: (event) => face.ui.duration(event, link.config) / this.speed,
      instant: () => document.hidden || motionNow() === 'reduced',
      onMoment: (event) => playSound(face.ui.sound?.(event)),
    });
    this.queue.subscribe(() => this.#changed());
    link.subscribe((heard) => {
      if (heard) this.queue.push({ ...heard, events: heard.news.events });
      else this.queue.clear();
      this.#changed();
    });
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get timeline(): Story {
    return this.link.timeline;
  }
  get step(): number {
    return this.link.step;
  }
  get showing(): Showing | undefined {
    return this.queue.showing;
  }

  jump = (step: number): void => {
    this.stop();
    this.looked = undefined;
    this.link.jump(step);
    this.#note();
  };

  /** One step, by hand. */
  next = (): void => {
    this.stop();
    this.forward();
  };

  forward = (): void => {
    this.queue.finish();
    this.looked = undefined;
    this.link.forward();
    this.#note();
  };

  /** To the choice of a seat before or after the one that is shown. */
  decision = (seat: Seat, back = false): void => {
    const step = back ? this.timeline.earlierDecision(this.step, seat) : this.timeline.nextDecision(this.step, seat);
    if (step !== undefined) this.jump(step);
  };

  see = (eyes: ReplayEyes): void => {
    this.link.look(eyes);
    this.#note();
  };

  open = (tab: Tab): void => {
    this.tab = tab;
    this.#note();
    this.#changed();
  };

  /** Stands before a dear choice with both moves on the board, seen by whoever had to choose. */
  look = (swing: Swing): void => {
    this.jump(swing.step - 1);
    const { timeline } = this;
    this.looked = {
      swing,
      played: timeline.moveAt(swing.step - 1, swing.seat, swing.played),
      better: timeline.moveAt(swing.step - 1, swing.seat, swing.better),
    };
    this.#changed();
  };

  /** The dearest choice, unless the address or the person chose a place. */
  begin = (review: Review): void => {
    const [first] = dearest(review);
    if (first) this.look(first);
  };

  setSpeed = (speed: (typeof SPEEDS)[number]): void => {
    this.speed = speed;
    this.#changed();
  };

  toggle = (): void => {
    if (this.playing) return this.stop();
    if (this.step >= this.timeline.length) this.jump(0);
    this.looked = undefined;
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
      const quiet = this.timeline.changes[this.step]?.told.length === 0;
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

  /** The address says where one stands; it is no new page, so nothing is added to the history. */
  #note(): void {
    const { eyes, config } = this.link;
    const seen = typeof eyes === 'number' ? (config.seats[eyes] as string) : eyes;
    history.replaceState(history.state, '', this.#address({ step: this.step, eyes: seen, tab: this.tab }));
  }

  #changed(): void {
    this.version++;
    for (const listener of this.#listeners) listener();
  }
}

/** Eyes as the address names them; a running game keeps its secrets, whatever the address says. */
function eyesNamed({ config, timeline }: ReplayLink, name: string | undefined): ReplayEyes | undefined {
  if (name === undefined || !timeline.over) return undefined;
  if (name === 'all' || name === 'public') return name;
  const seat = config.seats.indexOf(name);
  return seat < 0 ? undefined : (seat as Seat);
}
