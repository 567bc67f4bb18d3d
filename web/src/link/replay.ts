// A game that was played, held like a table: where it stands, and whose eyes look on.
import {
  type BySeat,
  type Config,
  type Game,
  type Heard,
  type Link,
  type News,
  newsFor,
  type Refusal,
  type Seat,
  type Seen,
  type Sitter,
  type Table,
  type Viewer,
} from '@penumbra/kit';
import { type Story, Timeline } from './timeline.ts';

export type ReplayEyes = Viewer | 'all';

export class ReplayLink implements Link {
  readonly timeline: Story;
  /** The same with the table behind it: for whoever keeps or forks it, not for pages. */
  readonly #timeline: Timeline;
  readonly game: Game;
  readonly config: Config;
  readonly people: BySeat<Sitter>;
  /** The seat of whoever looks on now, where that is known. */
  readonly you: Seat | undefined;
  readonly curtain = undefined;
  readonly canUndo = false;
  readonly problem = undefined;
  version = 0;
  #step: number;
  #eyes: ReplayEyes;
  #seen: Seen | undefined;
  readonly #listeners = new Set<(heard: Heard | undefined) => void>();

  /** The game is played once, here; whatever cannot be played is a `Fault`. */
  constructor(
    game: ConstructorParameters<typeof Timeline>[0],
    people: BySeat<Sitter>,
    { names, you }: { readonly names: readonly string[]; readonly you?: Seat | undefined },
  ) {
    this.#timeline = new Timeline(game, names);
    this.you = you;
    this.timeline = this.#timeline;
    this.game = this.#timeline.end.game;
    this.config = this.#timeline.end.config;
    this.people = people;
    this.#step = 0;
    // A running game is shown as spectators see it: its secrets are still secrets.
    this.#eyes = this.timeline.over ? 'all' : 'public';
  }

  get step(): number {
    return this.#step;
  }
  get eyes(): ReplayEyes {
    return this.#eyes;
  }
  get seen(): Seen {
    this.#seen ??= this.timeline.seen(this.#step, this.viewer);
    return this.#seen;
  }
  get log(): readonly News[] {
    return this.timeline.changes.slice(0, this.#step).map((change) => newsFor(change, this.viewer));
  }
  /** The all-seeing view looks over the shoulder of the seat whose decision comes next. */
  get viewer(): Viewer {
    if (this.#eyes !== 'all') return this.#eyes;
    const seat = this.config.seats.indexOf(this.timeline.record.steps[this.#step]?.[0] ?? '');
    return seat < 0 ? 'public' : (seat as Seat);
  }

  /** What a player's panel shows: in the all-seeing view everybody's own knowledge. */
  seenOf(seat: Seat): Seen {
    return this.#eyes === 'all' ? this.timeline.seen(this.#step, seat) : this.seen;
  }

  /** The table that the game leads to. */
  get end(): Table {
    return this.#timeline.end;
  }

  /** A new table that stands where this one stood, with dice of its own. */
  fork(step: number, seed: string): Table {
    return this.#timeline.fork(step, seed);
  }

  jump(step: number): void {
    this.#move(step);
    this.#changed(undefined);
  }

  /** One step, told as it happened. */
  forward(): void {
    const change = this.timeline.changes[this.#step];
    if (!change) return;
    const { viewer } = this;
    const before = this.timeline.seen(this.#step, viewer);
    this.#move(this.#step + 1);
    this.#changed({ before, after: this.timeline.seen(this.#step, viewer), news: newsFor(change, viewer) });
  }

  look(eyes: ReplayEyes): void {
    this.#eyes = eyes;
    this.#seen = undefined;
    this.#changed(undefined);
  }

  async act(): Promise<Refusal> {
    return { code: 'game-over', at: [] };
  }
  retract(): void {}
  undo(): void {}
  unveil(): void {}

  subscribe = (listener: (heard: Heard | undefined) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #move(step: number): void {
    this.#step = Math.min(Math.max(0, step), this.timeline.length);
    this.#seen = undefined;
  }

  #changed(heard: Heard | undefined): void {
    this.version++;
    for (const listener of this.#listeners) listener(heard);
  }
}
