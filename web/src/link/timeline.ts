// A game walked once from start to end: what everybody saw after each step, rounds, and who decided when.
import {
  applyEntry,
  type Change,
  type Entry,
  eventsFor,
  everyEvent,
  type GameRecord,
  type GameTypes,
  type Opening,
  openTable,
  type Result,
  recordOf,
  type Seat,
  type Seen,
  type Step,
  Table,
  type Viewer,
} from '@penumbra/kit';

export interface Mark {
  /** The number of steps before this round begins. */
  readonly step: number;
  readonly round: number;
}

interface Kept {
  readonly step: number;
  readonly state: GameTypes['State'];
}

/** States are kept every so many steps; those between are played again from there. */
const STRIDE = 16;

export class Timeline {
  readonly record: GameRecord;
  readonly length: number;
  readonly rounds: Mark[] = [];
  readonly result: Result | undefined;
  /** By step. */
  readonly changes: Change[] = [];
  /** By step, the move that a seat made; undefined for chance. */
  readonly moves: (GameTypes['Move'] | undefined)[] = [];
  readonly #end: Table;
  /** A table may not be rewound, but it can start from any state: so some are kept, with the step they stand at. */
  readonly #kept: Kept[] = [];

  /** Plays a record or a journal once; whatever cannot be played is a `Fault`. */
  constructor(game: Opening & { readonly entries: readonly Entry[] }, names: readonly string[]) {
    // Without the seed, which nobody who looks on may know before the end: what chance did is among the entries.
    const table = openTable({ ...game, seed: undefined });
    this.#note(table, 0);
    for (const [i, entry] of game.entries.entries()) {
      const change = applyEntry(table, entry, `entries[${i}]`);
      this.#hear(change);
      this.#note(table, change.step);
    }
    this.record = { ...recordOf(table, { names }), seed: table.result ? game.seed : undefined };
    this.length = table.steps.length;
    this.result = table.result;
    this.#end = table;
  }

  /** What is taken back never was; of a joint turn the last step is the one at which something happens. */
  #hear(change: Change): void {
    const { step, made } = change;
    while (this.rounds.length > 1 && (this.rounds.at(-1) as Mark).step > step) this.rounds.pop();
    while ((this.#kept.at(-1) as Kept).step > step) this.#kept.pop();
    this.changes.length = Math.min(this.changes.length, step);
    this.moves.length = this.changes.length;
    if (this.changes.length === step) return;
    while (this.changes.length < step - 1) this.changes.push({ ...change, told: [] });
    this.changes.push(change);
    if (change.who === 'chance') this.moves.push(undefined);
    for (const [, move] of made) this.moves.push(move);
  }

  #note(table: Table, step: number): void {
    const round = table.game.round(table.state);
    if (this.rounds.at(-1)?.round !== round) this.rounds.push({ step, round });
    if (step >= this.#kept.length * STRIDE) this.#kept.push({ step, state: table.game.clone(table.state) });
  }

  get over(): boolean {
    return this.result !== undefined;
  }

  /** The table that the record leads to. */
  get end(): Table {
    return this.#end;
  }

  /** Of a finished game its last change, as somebody saw it: what decided. */
  decided(viewer: Viewer): { readonly before: Seen; readonly events: readonly GameTypes['Event'][] } | undefined {
    const last = this.length - 1;
    return this.over ? { before: this.seen(last, viewer), events: this.events(last, viewer) } : undefined;
  }

  /** What a viewer saw after so many steps. */
  seen(step: number, viewer: Viewer): Seen {
    return { ...this.tableAt(step).seen(viewer), step };
  }

  /** What a viewer heard of a step; `all`: everything that was told to anybody. */
  events(step: number, viewer: Viewer | 'all'): readonly GameTypes['Event'][] {
    const change = this.changes[step];
    if (!change) return [];
    return viewer === 'all' ? everyEvent(change) : eventsFor(change, viewer);
  }

  /** A move in notation as it reads after so many steps. */
  moveAt(step: number, seat: Seat, text: string): GameTypes['Move'] | undefined {
    const { game, state } = this.tableAt(step);
    const move = game.notation.parseMove(text, state, seat);
    return move.ok ? move.value : undefined;
  }

  roundAt(step: number): number {
    return this.rounds.findLast((mark) => mark.step <= step)?.round ?? 1;
  }

  /** A table of its own after so many steps; what is done to it changes nothing here. */
  tableAt(step: number): Table {
    const { game, config, steps } = this.#end;
    const kept = this.#kept.findLast((one) => one.step <= step) as Kept;
    const table = new Table(game, config, { start: game.clone(kept.state) });
    for (let i = kept.step; i < step; i++) applyEntry(table, steps[i] as Step, `steps[${i}]`);
    return table;
  }

  /** A new table that stands where this one stood, with dice of its own. */
  fork(step: number, seed: string): Table {
    const { game, config, state, sealed } = this.tableAt(step);
    const table = new Table(game, config, { seed, start: game.clone(state) });
    sealed.forEach((move, seat) => {
      if (move) table.submit(seat as Seat, move);
    });
    return table;
  }

  /** The next step, after the given one, that this seat decided; undefined if there is none. */
  nextDecision(step: number, seat: Seat): number | undefined {
    const colour = this.record.config.seats[seat];
    const index = this.record.steps.findIndex(([who], i) => i > step && who === colour);
    return index < 0 ? undefined : index;
  }

  /** The same backwards. */
  earlierDecision(step: number, seat: Seat): number | undefined {
    const colour = this.record.config.seats[seat];
    const index = this.record.steps.findLastIndex(([who], i) => i < step && who === colour);
    return index < 0 ? undefined : index;
  }
}

/** What pages know of it: what viewers saw, and no table behind it. */
export type Story = Omit<Timeline, 'end' | 'tableAt' | 'fork'>;
