// A guided game on a real table: the script plays chance and the others, the learner makes the learner's moves.
import { type Guide, type GuideStep, MomentQueue, type Refused, type Showing } from '@penumbra/board';
import {
  type Answer,
  type Change,
  configure,
  type GameTypes,
  type Refusal,
  readPosition,
  type Seat,
  type Seen,
  Source,
  Table,
} from '@penumbra/kit';
import { announce } from '../../app/announce.ts';
import { browserClock, sleep } from '../../app/clock.ts';
import { catalog } from '../../games/catalog.ts';
import type { Face } from '../../games/face.ts';
import { motionNow } from '../../settings/settings.ts';
import { playSound } from '../../sound.ts';
import type { ShellText } from '../../text/index.ts';

type Move = GameTypes['Move'];
const PACE_MS = 350;

export class GuideModel {
  readonly table: Table;
  readonly seat: Seat;
  readonly queue: MomentQueue;
  readonly steps: readonly GuideStep[];
  at = 0;
  version = 0;
  refused: Refused | undefined;
  /** Why a move that is legal is not wanted now. */
  instead: string | undefined;
  readonly #face: Face;
  readonly #t: ShellText;
  #refusals = 0;
  #listeners = new Set<() => void>();
  #open = true;

  constructor(guide: Guide, face: Face, t: ShellText) {
    this.#face = face;
    this.#t = t;
    this.steps = guide.steps;
    this.table = openGuide(guide, face);
    this.seat = this.table.config.seats.indexOf(guide.seat) as Seat;
    this.queue = new MomentQueue({
      clock: browserClock,
      duration: (event) => face.ui?.duration(event) ?? 0,
      instant: () => document.hidden || motionNow() === 'reduced',
      onMoment: (event) => playSound(face.ui?.sound?.(event)),
    });
    this.queue.subscribe(() => this.#changed());
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  start = (): (() => void) => {
    this.#open = true;
    void this.#run();
    return () => {
      this.#open = false;
      this.queue.clear();
    };
  };

  get step(): GuideStep | undefined {
    return this.steps[this.at];
  }
  get done(): boolean {
    return this.at >= this.steps.length;
  }
  get showing(): Showing | undefined {
    return this.queue.showing;
  }
  get seen(): Seen<GameTypes> {
    return this.table.seen(this.seat);
  }
  /** How many bubbles there are, and which one this is. */
  get progress(): { readonly now: number; readonly all: number } {
    const talks = (steps: readonly GuideStep[]): number =>
      steps.filter(({ kind }) => kind === 'say' || kind === 'ask').length;
    return { now: Math.min(talks(this.steps.slice(0, this.at + 1)), talks(this.steps)), all: talks(this.steps) };
  }

  next = (): void => {
    if (this.step?.kind !== 'say') return;
    this.queue.finish();
    this.#advance();
    void this.#run();
  };

  act = (move: Move): void => {
    this.queue.finish();
    const { step, table, seat } = this;
    const name = table.game.notation.move(move, table.config);
    const refusal = table.game.refuse(table.state, seat, move);
    if (refusal) return this.#refuse(move, refusal);
    if (step?.kind !== 'ask') return;
    if (step.moves && !step.moves.includes(name)) {
      this.instead = step.instead ? this.#face.text.guide(step.instead) : this.#t.learn.notThis;
      announce([this.instead]);
      return this.#changed();
    }
    this.#apply(() => table.submit(seat, move));
    this.#advance();
    void this.#run();
  };

  /** Plays the script up to the next bubble. */
  async #run(): Promise<void> {
    for (;;) {
      const { step } = this;
      if (!this.#open || !step || step.kind === 'say' || step.kind === 'ask') break;
      await this.queue.whenIdle();
      if (!document.hidden && motionNow() === 'full') await sleep(PACE_MS);
      if (!this.#open || this.step !== step) return;
      this.#apply(() =>
        step.kind === 'chance'
          ? this.table.chanceText(step.outcome)
          : this.table.submitText(this.table.config.seats.indexOf(step.seat) as Seat, step.move),
      );
      this.#advance();
    }
    this.#changed();
  }

  #apply(play: () => Answer<Change<GameTypes>>): void {
    const before = this.seen;
    const answer = play();
    if (!answer.ok) throw new Error(`the guide cannot go on at ${this.at}: ${answer.refusal.code}`);
    const events = answer.value.events(this.seat);
    this.queue.push({ before, after: this.seen, events });
    announce(events.flatMap((event) => this.#face.text.event(event, this.table.config) ?? []));
  }

  #advance(): void {
    this.at++;
    this.refused = undefined;
    this.instead = undefined;
    this.#changed();
  }

  #refuse(move: Move, refusal: Refusal): void {
    const sentence = this.#face.text.refusal(refusal, this.table.config);
    this.refused = { refusal: refusal as Refused['refusal'], move, sentence, id: ++this.#refusals };
    announce([sentence]);
    this.#changed();
  }

  #changed(): void {
    this.version++;
    for (const listener of this.#listeners) listener();
  }
}

function openGuide(guide: Guide, { game }: Face): Table {
  if (guide.start) return readPosition(catalog, new Source(guide.start, 'guide'));
  return new Table(game, configure(game, { seats: guide.seats, options: guide.options }));
}
