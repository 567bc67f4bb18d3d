import { type Answer, hasSeat, listSeats, no, type Refusal, type Seat, type Seats, type Viewer, yes } from './base.ts';
import type { Config, Game, GameTypes, Result, Turn } from './game.ts';
import { type Change, type EntryKind, Listener } from './news.ts';
import { Rng, rngOfStep, secretKey } from './rng.ts';
import {
  SEAT_REFUSALS,
  type SeatRefusal,
  type Seen,
  type Sight,
  seatOfViewer,
  seatRefusal,
  waitingIn,
} from './seen.ts';

/** One step of a record: who (a colour, or `chance`) and what, in notation. */
export type Step = readonly [who: string, what: string];
/** One entry of a journal: a step, or what takes one back. */
export type Entry = Step;
export const RETRACT = '/retract';
export const UNDO = '/undo';
/** By everybody's consent: a seat's latest decision and whatever came after it. */
export const TAKE_BACK = '/takeback';

export const TABLE_REFUSALS = [
  ...SEAT_REFUSALS,
  'nothing-committed',
  'nothing-to-undo',
  'not-waiting-for-chance',
  'no-seed',
] as const;
export type TableRefusal = (typeof TABLE_REFUSALS)[number];

export interface TableSetup<T extends GameTypes> {
  /** Hex; without it chance has to be told its outcomes. */
  readonly seed?: string | undefined;
  /** A state to start from instead of the game's own. The table takes it over; its config is the table's. */
  readonly start?: T['State'] | undefined;
  /** A table that goes on from the middle, where nothing is sealed and nothing can be undone. */
  readonly later?: Later<T> | undefined;
}

/** What stands after some entries, and what they were. The table takes the state over; its config is the table's. */
export interface Later<T extends GameTypes = GameTypes> {
  readonly state: T['State'];
  readonly entries: readonly Entry[];
  readonly steps: readonly Step[];
}

interface Sealed<Move> {
  readonly move: Move;
  readonly entry: number;
}

interface Before<State> {
  readonly state: State;
  readonly entry: number;
}

/**
 * The referee: one game being played, for server, browser, command line and tests alike. A table is its journal:
 * entries are appended and never removed or changed, and everything else follows from them.
 */
export class Table<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly config: Config<T>;
  readonly seed: string | undefined;
  readonly #start: T['State'] | undefined;
  #state: T['State'];
  #entries: Entry[] = [];
  #steps: Step[] = [];
  /** The entry that each step was completed by. */
  #entryOfStep: number[] = [];
  #sealed: (Sealed<T['Move']> | undefined)[];
  #committed = 0 as Seats;
  /** What stood before the latest moves of one seat, as far back as that seat may still take them back. */
  #undo: Before<T['State']>[] = [];
  #undoSeat: Seat | undefined;

  constructor(game: Game<T>, config: Config<T>, { seed, start, later }: TableSetup<T> = {}) {
    const state = later?.state ?? start;
    if (state && state.config !== config) throw new Error('a table has one config: that of the state it starts from');
    this.game = game;
    this.config = config;
    this.seed = seed;
    this.#start = start && game.clone(start);
    this.#state = state ?? game.setup(config);
    if (later) {
      this.#entries = [...later.entries];
      this.#steps = [...later.steps];
      this.#entryOfStep = later.steps.map(() => Number.NaN);
    }
    this.#sealed = config.seats.map(() => undefined);
  }

  /** The whole truth. For the referee's own side only: what leaves for a seat is `seen`. */
  get state(): Readonly<T['State']> {
    return this.#state;
  }
  /** What stood before the first entry, where that was not the start of a game. */
  get start(): Readonly<T['State']> | undefined {
    return this.#start;
  }
  get turn(): Turn {
    return this.game.turn(this.#state);
  }
  get entries(): readonly Entry[] {
    return this.#entries;
  }
  /** What the entries come to: taken back and retracted ones folded away, joint moves in seat order. */
  get steps(): readonly Step[] {
    return this.#steps;
  }
  get sealed(): readonly (T['Move'] | undefined)[] {
    return this.#sealed.map((one) => one?.move);
  }
  get result(): Result | undefined {
    return this.game.result(this.#state);
  }
  /** Who still has to choose. */
  get waiting(): Seats {
    return waitingIn(this.turn, this.#committed);
  }

  legal(seat: Seat): readonly T['Move'][] {
    return hasSeat(this.waiting, seat) ? this.game.legal(this.#state, seat) : [];
  }

  /** What `submit` would answer, without playing. */
  refusal(seat: Seat, move: T['Move']): Refusal<T['Refusal'] | SeatRefusal> | undefined {
    const code = seatRefusal(this.turn, this.#committed, seat);
    return code ? { code, at: [] } : this.game.refuse(this.#state, seat, move);
  }

  submit(seat: Seat, move: T['Move']): Answer<Change<T>, T['Refusal'] | TableRefusal> {
    const refusal = this.refusal(seat, move);
    if (refusal) return { ok: false, refusal };
    const { turn } = this;
    return yes(turn.kind === 'joint' ? this.#commit(seat, move, turn.seats) : this.#play(seat, move));
  }

  /** The same with a move in notation. */
  submitText(seat: Seat, text: string): Answer<Change<T>, T['Refusal'] | TableRefusal> {
    const move = this.game.notation.parseMove(text, this.#state, seat);
    return move.ok ? this.submit(seat, move.value) : move;
  }

  /** Takes back a commitment while others are still choosing. */
  retract(seat: Seat): Answer<Change<T>, TableRefusal> {
    const sealed = this.#sealed[seat];
    if (!sealed) return no('nothing-committed');
    this.#seal(seat, undefined);
    return yes(this.#enter(seat, RETRACT, { kind: 'retraction', takesBack: sealed.entry }));
  }

  undoable(seat: Seat): boolean {
    return this.#undoSeat === seat && this.#undo.length > 0 && !this.#sealed[seat];
  }

  /** Takes back the seat's latest move, unless somebody learned or decided something since. */
  undo(seat: Seat): Answer<Change<T>, TableRefusal> {
    const before = this.undoable(seat) ? this.#undo.pop() : undefined;
    if (!before) return no('nothing-to-undo');
    this.#state = before.state;
    this.#steps.pop();
    this.#entryOfStep.pop();
    return yes(this.#enter(seat, UNDO, { kind: 'undo', takesBack: before.entry }));
  }

  /** Where the seat's latest decision began, counted in steps; undefined if it has made none that still stands. */
  #decisionOf(seat: Seat): number | undefined {
    const last = this.#steps.findLastIndex(([who]) => who === this.config.seats[seat]);
    if (last < 0) return undefined;
    // The moves of a joint turn were completed by one entry.
    const first = this.#entryOfStep.indexOf(this.#entryOfStep[last] as number);
    return first < 0 ? undefined : first;
  }

  canTakeBack(seat: Seat): boolean {
    return this.turn.kind !== 'over' && this.#decisionOf(seat) !== undefined;
  }

  /**
   * Takes back the seat's latest decision and everything since, whoever learned or decided something: for tables where
   * all have agreed. Chance cannot be tried again by it, because outcomes belong to steps.
   */
  takeBack(seat: Seat): Answer<Change<T>, TableRefusal> {
    const to = this.#decisionOf(seat);
    if (to === undefined || this.turn.kind === 'over') return no('nothing-to-undo');
    const from = to === 0 ? 0 : (this.#entryOfStep[to - 1] as number) + 1;
    const { game, config } = this;
    const table = new Table<T>(game, config, { start: this.#start && game.clone(this.#start) });
    for (const [who, what] of this.#steps.slice(0, to)) {
      if (who === 'chance') table.chanceText(what);
      else table.submitText(config.seats.indexOf(who) as Seat, what);
    }
    this.#state = table.#state;
    this.#steps.length = to;
    this.#entryOfStep.length = to;
    for (const other of listSeats(this.#committed)) this.#seal(other, undefined);
    this.#forgetUndo();
    return yes(this.#enter(seat, TAKE_BACK, { kind: 'takeback', takesBackFrom: from }));
  }

  /** Nature's step: the given outcome, or the one that the seed fixes for this step. */
  chance(outcome?: T['Chance']): Answer<Change<T>, T['Refusal'] | TableRefusal> {
    if (this.turn.kind !== 'chance') return no('not-waiting-for-chance');
    const { nature, notation } = this.game;
    const drawn = outcome ?? this.#drawn();
    if (!drawn) return no('no-seed');
    const refusal = nature.refuse(this.#state, drawn);
    if (refusal) return { ok: false, refusal };
    const listener = new Listener<T['Event']>();
    const round = this.game.round(this.#state);
    nature.apply(this.#state, drawn, listener);
    const text = notation.chance(drawn, this.config);
    this.#steps.push(['chance', text]);
    this.#entryOfStep.push(this.#entries.length);
    this.#forgetUndo();
    return yes(this.#enter('chance', text, { kind: 'chance', round, told: listener.told }));
  }

  chanceText(text: string): Answer<Change<T>, T['Refusal'] | TableRefusal> {
    if (this.turn.kind !== 'chance') return no('not-waiting-for-chance');
    const outcome = this.game.notation.parseChance(text, this.#state);
    return outcome.ok ? this.chance(outcome.value) : outcome;
  }

  /** The outcome that the seed fixes for the next step. Requires: the turn is chance. */
  #drawn(): T['Chance'] | undefined {
    if (this.seed === undefined) return undefined;
    return this.game.nature.sample(this.#state, rngOfStep(this.seed, this.#steps.length));
  }

  seen(viewer: Viewer): Seen<T> {
    const seat = seatOfViewer(viewer);
    return { ...this.sight(viewer), legal: seat === undefined ? [] : this.legal(seat) };
  }

  /** The same without the legal moves, which do not travel and are what takes longest. */
  sight(viewer: Viewer): Sight<T> {
    const seat = seatOfViewer(viewer);
    return {
      view: this.game.view(this.#state, viewer),
      turn: this.turn,
      waiting: this.waiting,
      committed: this.#committed,
      mine: seat === undefined ? undefined : this.#sealed[seat]?.move,
      undoable: seat !== undefined && this.undoable(seat),
      round: this.game.round(this.#state),
      step: this.#steps.length,
      entry: this.#entries.length,
      result: this.result,
    };
  }

  /** The key of a stream for somebody at this table; nothing of the seed can be told from it. */
  streamKey(name: string): string {
    return secretKey(this.seed ?? '', name);
  }
  stream(name: string): Rng {
    return new Rng(this.streamKey(name));
  }

  #play(seat: Seat, move: T['Move']): Change<T> {
    if (this.#undoSeat !== seat) this.#forgetUndo();
    const round = this.game.round(this.#state);
    this.#undo.push({ state: this.game.clone(this.#state), entry: this.#entries.length });
    this.#undoSeat = seat;
    const listener = new Listener<T['Event']>();
    this.game.play(this.#state, seat, move, listener);
    const text = this.#note(seat, move);
    if (listener.revealed) this.#forgetUndo();
    return this.#enter(seat, text, { kind: 'move', round, told: listener.told, made: [[seat, move]] });
  }

  #commit(seat: Seat, move: T['Move'], asked: Seats): Change<T> {
    if (this.#undoSeat !== seat) this.#forgetUndo();
    const round = this.game.round(this.#state);
    this.#seal(seat, { move, entry: this.#entries.length });
    const text = this.game.notation.move(move, this.config);
    if (this.#committed !== asked) return this.#enter(seat, text, { kind: 'commitment', round });
    const choices = this.sealed;
    for (const other of listSeats(asked)) this.#seal(other, undefined);
    const listener = new Listener<T['Event']>();
    this.game.resolve(this.#state, choices, listener);
    const made = listSeats(asked).map((other) => [other, choices[other] as T['Move']] as const);
    for (const [other, choice] of made) this.#note(other, choice);
    this.#forgetUndo();
    return this.#enter(seat, text, { kind: 'commitment', round, told: listener.told, made });
  }

  #seal(seat: Seat, sealed: Sealed<T['Move']> | undefined): void {
    this.#sealed[seat] = sealed;
    this.#committed = (sealed ? this.#committed | (1 << seat) : this.#committed & ~(1 << seat)) as Seats;
  }

  #note(seat: Seat, move: T['Move']): string {
    const text = this.game.notation.move(move, this.config);
    this.#steps.push([this.config.seats[seat] as string, text]);
    this.#entryOfStep.push(this.#entries.length);
    return text;
  }

  /** Appends what was done; has to follow it. */
  #enter(who: Seat | 'chance', what: string, deed: Deed<T>): Change<T> {
    const { kind, round, told = [], made = [], takesBack, takesBackFrom } = deed;
    const entry = this.#entries.length;
    this.#entries.push([who === 'chance' ? who : (this.config.seats[who] as string), what]);
    return {
      entry,
      kind,
      who,
      round: round ?? this.game.round(this.#state),
      step: this.#steps.length,
      committed: this.#committed,
      ...(takesBack !== undefined && { takesBack }),
      ...(takesBackFrom !== undefined && { takesBackFrom }),
      told,
      made,
    };
  }

  #forgetUndo(): void {
    if (this.#undo.length > 0) this.#undo = [];
    this.#undoSeat = undefined;
  }
}

interface Deed<T extends GameTypes> {
  readonly kind: EntryKind;
  /** Where it was made in another than the one that follows. */
  readonly round?: number;
  readonly told?: Change<T>['told'];
  readonly made?: Change<T>['made'];
  readonly takesBack?: number;
  readonly takesBackFrom?: number;
}
