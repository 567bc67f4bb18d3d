import {
  type Answer,
  type Audience,
  EVERYONE,
  hasSeat,
  hears,
  listSeats,
  NO_SEATS,
  no,
  type Seat,
  type Seats,
  type Viewer,
  withoutSeat,
  withSeat,
  yes,
} from './base.ts';
import type { Config, Game, GameTypes, Result, Tell, Turn } from './game.ts';
import { rngOfStep } from './rng.ts';

/** One entry of a record: who (a colour, or `chance`) and what, in notation. */
export type Step = readonly [who: string, what: string];

export const TABLE_REFUSALS = [
  'game-over',
  'waiting-for-chance',
  'not-your-turn',
  'already-committed',
  'nothing-committed',
  'nothing-to-undo',
  'not-waiting-for-chance',
  'no-seed',
] as const;
export type TableRefusal = (typeof TABLE_REFUSALS)[number];

/** What one submission led to: events in order, as far as a viewer may hear them. */
export interface Change<T extends GameTypes> {
  events(viewer: Viewer): readonly T['Event'][];
  /** Every event, for a referee's own log. */
  readonly all: readonly T['Event'][];
}

/** What a person or a bot gets: the only input a bot ever has. */
export interface Seen<T extends GameTypes> {
  readonly view: T['View'];
  readonly turn: Turn;
  /** The number of steps taken. */
  readonly step: number;
  /** Who has committed in a joint turn: that, not what. */
  readonly committed: Seats;
  /** The viewer's own commitment, which may still be retracted. */
  readonly mine: T['Move'] | undefined;
  readonly legal: readonly T['Move'][];
  readonly undoable: boolean;
}

interface Told<Event> {
  readonly event: Event;
  readonly to: Audience;
}

class Listener<Event> implements Tell<Event> {
  readonly told: Told<Event>[] = [];
  revealed = false;
  say(event: Event, to: Audience = EVERYONE): void {
    this.told.push({ event, to });
  }
  reveal(event: Event, to: Audience = EVERYONE): void {
    this.revealed = true;
    this.say(event, to);
  }
}

const changeOf = <T extends GameTypes>(told: readonly Told<T['Event']>[]): Change<T> => ({
  events: (viewer) => told.filter(({ to }) => hears(to, viewer)).map(({ event }) => event),
  get all() {
    return told.map(({ event }) => event);
  },
});

export interface TableSetup<T extends GameTypes> {
  /** Hex; without it chance has to be told its outcomes. */
  readonly seed?: string | undefined;
  /** A state to start from instead of the game's own. The table takes it over. */
  readonly start?: T['State'];
}

/** The referee: one game being played, for server, browser, command line and tests alike. */
export class Table<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly config: Config<T>;
  readonly seed: string | undefined;
  #state: T['State'];
  #steps: Step[] = [];
  #sealed: (T['Move'] | undefined)[];
  /** States before the latest moves of one seat, as far back as that seat may still take them back. */
  #undo: T['State'][] = [];
  #undoSeat: Seat | undefined;

  constructor(game: Game<T>, config: Config<T>, setup: TableSetup<T> = {}) {
    this.game = game;
    this.config = config;
    this.seed = setup.seed;
    this.#state = setup.start ?? game.setup(config);
    this.#sealed = config.seats.map(() => undefined);
  }

  /** The whole truth. For the referee's own side only: what leaves for a seat is `seen`. */
  get state(): Readonly<T['State']> {
    return this.#state;
  }
  get turn(): Turn {
    return this.game.turn(this.#state);
  }
  get steps(): readonly Step[] {
    return this.#steps;
  }
  get sealed(): readonly (T['Move'] | undefined)[] {
    return this.#sealed;
  }
  get result(): Result | undefined {
    return this.game.result(this.#state);
  }

  /** Who still has to choose. */
  get waiting(): Seats {
    const turn = this.turn;
    if (turn.kind === 'seat') return withSeat(NO_SEATS, turn.seat);
    if (turn.kind === 'joint') return listSeats(turn.seats).reduce(this.#unlessSealed, turn.seats);
    return NO_SEATS;
  }

  #unlessSealed = (seats: Seats, seat: Seat): Seats => (this.#sealed[seat] ? withoutSeat(seats, seat) : seats);

  legal(seat: Seat): readonly T['Move'][] {
    return hasSeat(this.waiting, seat) ? this.game.legal(this.#state, seat) : [];
  }

  submit(seat: Seat, move: T['Move']): Answer<Change<T>, T['Refusal'] | TableRefusal> {
    const turn = this.turn;
    if (turn.kind === 'over') return no('game-over');
    if (turn.kind === 'chance') return no('waiting-for-chance');
    if (turn.kind === 'seat' ? turn.seat !== seat : !hasSeat(turn.seats, seat)) return no('not-your-turn');
    if (this.#sealed[seat]) return no('already-committed');
    const refusal = this.game.refuse(this.#state, seat, move);
    if (refusal) return { ok: false, refusal };
    return yes(turn.kind === 'seat' ? this.#play(seat, move) : this.#commit(seat, move, turn.seats));
  }

  /** The same with a move in notation. */
  submitText(seat: Seat, text: string): Answer<Change<T>> {
    const move = this.game.notation.parseMove(text, this.#state, seat);
    return move.ok ? this.submit(seat, move.value) : move;
  }

  /** Takes back a commitment while others are still choosing. */
  retract(seat: Seat): Answer<Change<T>, TableRefusal> {
    if (!this.#sealed[seat]) return no('nothing-committed');
    this.#sealed[seat] = undefined;
    return yes(changeOf<T>([]));
  }

  undoable(seat: Seat): boolean {
    return this.#undoSeat === seat && this.#undo.length > 0 && !this.#sealed[seat];
  }

  /** Takes back the seat's latest move, unless somebody learned or decided something since. */
  undo(seat: Seat): Answer<Change<T>, TableRefusal> {
    if (!this.undoable(seat)) return no('nothing-to-undo');
    this.#state = this.#undo.pop() as T['State'];
    this.#steps.pop();
    return yes(changeOf<T>([]));
  }

  /** Nature's step: the given outcome, or the one that the seed fixes for this step. */
  chance(outcome?: T['Chance']): Answer<Change<T>, T['Refusal'] | TableRefusal> {
    if (this.turn.kind !== 'chance') return no('not-waiting-for-chance');
    if (!outcome && this.seed === undefined) return no('no-seed');
    const { nature, notation } = this.game;
    const drawn = outcome ?? nature.sample(this.#state, rngOfStep(this.seed as string, this.#steps.length));
    const refusal = nature.refuse(this.#state, drawn);
    if (refusal) return { ok: false, refusal };
    const listener = new Listener<T['Event']>();
    nature.apply(this.#state, drawn, listener);
    this.#steps.push(['chance', notation.chance(drawn, this.config)]);
    this.#forgetUndo();
    return yes(changeOf<T>(listener.told));
  }

  chanceText(text: string): Answer<Change<T>> {
    if (this.turn.kind !== 'chance') return no('not-waiting-for-chance');
    const outcome = this.game.notation.parseChance(text, this.#state);
    return outcome.ok ? this.chance(outcome.value) : outcome;
  }

  seen(viewer: Viewer): Seen<T> {
    const seat = viewer === 'public' ? undefined : viewer;
    return {
      view: this.game.view(this.#state, viewer),
      turn: this.turn,
      step: this.#steps.length,
      committed: this.#sealed.reduce<Seats>((set, m, i) => (m ? withSeat(set, i as Seat) : set), NO_SEATS),
      mine: seat === undefined ? undefined : this.#sealed[seat],
      legal: seat === undefined ? [] : this.legal(seat),
      undoable: seat !== undefined && this.undoable(seat),
    };
  }

  #play(seat: Seat, move: T['Move']): Change<T> {
    if (this.#undoSeat !== seat) this.#forgetUndo();
    this.#undo.push(this.game.clone(this.#state));
    this.#undoSeat = seat;
    const listener = new Listener<T['Event']>();
    this.game.play(this.#state, seat, move, listener);
    this.#note(seat, move);
    if (listener.revealed) this.#forgetUndo();
    return changeOf<T>(listener.told);
  }

  #commit(seat: Seat, move: T['Move'], asked: Seats): Change<T> {
    if (this.#undoSeat !== seat) this.#forgetUndo();
    this.#sealed[seat] = move;
    if (listSeats(asked).some((other) => !this.#sealed[other])) return changeOf<T>([]);
    const choices = this.#sealed;
    this.#sealed = this.config.seats.map(() => undefined);
    const listener = new Listener<T['Event']>();
    this.game.resolve(this.#state, choices, listener);
    choices.forEach((choice, other) => {
      if (choice) this.#note(other as Seat, choice);
    });
    this.#forgetUndo();
    return changeOf<T>(listener.told);
  }

  #note(seat: Seat, move: T['Move']): void {
    this.#steps.push([this.config.seats[seat] as string, this.game.notation.move(move, this.config)]);
  }

  #forgetUndo(): void {
    this.#undo = [];
    this.#undoSeat = undefined;
  }
}
