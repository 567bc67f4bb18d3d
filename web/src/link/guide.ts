// A guided game on a real table: the script plays chance and the others, the learner makes the learner's moves.
import {
  type Answer,
  type BySeat,
  type Change,
  type Config,
  configure,
  type Game,
  type Games,
  type GameTypes,
  type Guide,
  type GuideStep,
  type Heard,
  type Link,
  type News,
  newsFor,
  type Refusal,
  readPosition,
  type Seat,
  type Seen,
  type Sitter,
  Source,
  Table,
} from '@penumbra/kit';

type Entry = (table: Table) => Answer<Change>;

const isTalk = (step: GuideStep | undefined): boolean => step?.kind === 'say' || step?.kind === 'ask';

/** The steps at which something is said, in order. */
export const talksIn = (steps: readonly GuideStep[]): readonly number[] =>
  steps.flatMap((step, at) => (isTalk(step) ? [at] : []));

export class GuideLink implements Link {
  readonly game: Game;
  readonly config: Config;
  readonly people: BySeat<Sitter>;
  /** The learner's. */
  readonly you: Seat;
  readonly assist = 'coach';
  readonly curtain = undefined;
  readonly canUndo = false;
  readonly problem = undefined;
  version = 0;
  at = 0;
  /** The id of the sentence that says why a legal move is not wanted now; empty where the lesson has none. */
  instead: string | undefined;
  readonly #guide: Guide;
  /** Resolves when the eye has caught up. */
  readonly #pace: () => Promise<void>;
  #table: Table;
  #changes: Change[] = [];
  #log: readonly News[] | undefined;
  #seen: Seen | undefined;
  /** By step, what the learner did there: the way back leads over it. */
  readonly #made = new Map<number, GameTypes['Move']>();
  #run = 0;
  readonly #listeners = new Set<(heard: Heard | undefined) => void>();

  /** `from` is the number of a sentence, the first being 1: somebody was there before. */
  constructor(guide: Guide, game: Game, pace: () => Promise<void>, from = 1) {
    this.game = game;
    this.#guide = guide;
    this.#pace = pace;
    this.#table = openGuide(guide, game);
    this.config = this.#table.config;
    this.you = this.config.seats.indexOf(guide.seat) as Seat;
    this.people = this.config.seats.map((name) => ({ kind: name === guide.seat ? 'person' : 'bot', name }));
    this.#goTo(talksIn(guide.steps)[from - 1] ?? 0);
  }

  get seen(): Seen {
    this.#seen ??= this.#table.seen(this.you);
    return this.#seen;
  }
  get log(): readonly News[] {
    this.#log ??= this.#changes.map((change) => newsFor(change, this.you));
    return this.#log;
  }
  get steps(): readonly GuideStep[] {
    return this.#guide.steps;
  }
  get step(): GuideStep | undefined {
    return this.steps[this.at];
  }
  get done(): boolean {
    return this.at >= this.steps.length;
  }
  /** How many sentences there are, and which one this is. */
  get progress(): { readonly now: number; readonly all: number } {
    const talks = talksIn(this.steps);
    return { now: talks.filter((at) => at <= this.at).length, all: talks.length };
  }
  get #earlier(): number {
    return this.steps.findLastIndex((step, i) => i < this.at && isTalk(step));
  }
  get canGoBack(): boolean {
    return this.#earlier >= 0;
  }

  /** Lets the script play; the answer stops it. */
  open(): () => void {
    void this.#play();
    return () => {
      this.#run++;
    };
  }

  /** Past a sentence. */
  next(): void {
    if (this.step?.kind !== 'say') return;
    this.#advance(undefined);
    void this.#play();
  }

  /** To the sentence before, with everything as it stood then. */
  back(): void {
    const to = this.#earlier;
    if (to < 0) return;
    this.#run++;
    this.#table = openGuide(this.#guide, this.game);
    this.#goTo(to);
    this.#advance(undefined, 0);
  }

  /** From the start of the lesson to one of its steps. */
  #goTo(to: number): void {
    this.#changes = [];
    for (this.at = 0; this.at < to; this.at++) {
      const answer = this.#entryAt(this.at)?.(this.#table);
      if (answer?.ok) this.#changes.push(answer.value);
    }
  }

  async act(move: GameTypes['Move']): Promise<Refusal | undefined> {
    const { step } = this;
    const refusal = this.#table.refusal(this.you, move);
    if (refusal) return refusal;
    const name = this.game.notation.move(move, this.config);
    if (step?.kind !== 'ask' || (step.moves && !step.moves.includes(name))) {
      this.instead = (step?.kind === 'ask' && step.instead) || '';
      this.#changed(undefined);
      return undefined;
    }
    this.#made.set(this.at, move);
    this.#enter((table) => table.submit(this.you, move));
    void this.#play();
    return undefined;
  }

  retract(): void {}
  undo(): void {}
  unveil(): void {}

  subscribe = (listener: (heard: Heard | undefined) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Up to the next sentence. */
  async #play(): Promise<void> {
    const run = ++this.#run;
    while (this.step && !isTalk(this.step)) {
      await this.#pace();
      if (run !== this.#run) return;
      const entry = this.#entryAt(this.at);
      if (entry) this.#enter(entry);
    }
  }

  /** What happens at a step; nothing where only words are said. */
  #entryAt(at: number): Entry | undefined {
    const step = this.steps[at];
    const made = this.#made.get(at);
    switch (step?.kind) {
      case 'chance':
        return (table) => table.chanceText(step.outcome);
      case 'move':
        return (table) => table.submitText(this.config.seats.indexOf(step.seat) as Seat, step.move);
      case 'ask':
        // Of whoever comes back only the place is known; what the lesson asks for leads there.
        return (table) => (made ? table.submit(this.you, made) : table.submitText(this.you, step.moves?.[0] ?? ''));
      default:
        return undefined;
    }
  }

  #enter(entry: Entry): void {
    const before = this.seen;
    const answer = entry(this.#table);
    if (!answer.ok) throw new Error(`the guide cannot go on at ${this.at}: ${answer.refusal.code}`);
    this.#changes.push(answer.value);
    this.#seen = undefined;
    this.#advance({ before, after: this.seen, news: newsFor(answer.value, this.you) });
  }

  #advance(heard: Heard | undefined, by = 1): void {
    this.at += by;
    this.instead = undefined;
    this.#log = undefined;
    if (!heard) this.#seen = undefined;
    this.#changed(heard);
  }

  #changed(heard: Heard | undefined): void {
    this.version++;
    for (const listener of this.#listeners) listener(heard);
  }
}

function openGuide(guide: Guide, game: Game): Table {
  const games: Games = { [game.facts.id]: game };
  if (guide.start) return readPosition(games, new Source(guide.start, 'guide'));
  return new Table(game, configure(game, { seats: guide.seats, options: guide.options }));
}
