import { type Change, eventsFor, type GameTypes, type Table, type Viewer } from '@penumbra/kit';
import type { Speech } from './speech.ts';

interface Entry {
  /** How many steps had been taken: a take-back removes what came later. */
  readonly step: number;
  readonly line: string;
}

/** What has happened, as far as the people in front of this screen may hear it. */
export class News {
  readonly #viewer: Viewer;
  readonly #speech: Speech;
  #entries: Entry[] = [];
  /** How far each seat has read. */
  readonly #read: number[] = [];

  constructor(viewer: Viewer, speech: Speech) {
    this.#viewer = viewer;
    this.#speech = speech;
  }

  hear(table: Table, change: Change<GameTypes>): void {
    const step = table.steps.length;
    const lines = this.#speech.lines(eventsFor(change, this.#viewer));
    this.#entries.push(...lines.map((line) => ({ step, line })));
  }

  /** After a take-back: drops what happened after the steps that are left. */
  forget(steps: number): void {
    this.#entries = this.#entries.filter(({ step }) => step <= steps);
    this.#read.forEach((count, reader) => {
      this.#read[reader] = Math.min(count, this.#entries.length);
    });
  }

  /** What this reader has not seen yet. */
  unread(reader: number): string[] {
    const from = this.#read[reader] ?? 0;
    this.#read[reader] = this.#entries.length;
    return this.#entries.slice(from).map(({ line }) => line);
  }

  get all(): readonly string[] {
    return this.#entries.map(({ line }) => line);
  }
}
