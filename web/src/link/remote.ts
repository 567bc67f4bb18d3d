// A table on a server, as somebody at it or beside it holds it. What is shown is what the server said, and beyond it only
// what the rules make certain.
import {
  type BySeat,
  type Config,
  configure,
  type Game,
  type GameTypes,
  type Heard,
  hasSeat,
  type Link,
  type News,
  type Refusal,
  readSeen,
  type Seat,
  type Seen,
  type Sitter,
  Source,
  standing,
  worldOf,
} from '@penumbra/kit';
import {
  ApiError,
  type Connection,
  type Input,
  type NewsText,
  type SeatClock,
  type TableInfo,
  type Watched,
} from '@penumbra/protocol';
import { type Guess, guessOf, isSettled, withGuess } from './guess.ts';

type Move = GameTypes['Move'];
type Submit = Input<'moves.submit'>;

/** Where a move waits that was made and may not have arrived; it outlives the page. */
export interface Outbox {
  get(table: string): Submit | undefined;
  set(table: string, move: Submit | undefined): void;
}

export interface RemoteWorld {
  readonly connection: Connection;
  readonly game: Game;
  readonly outbox: Outbox;
  /** The server's time. */
  now(): number;
  freshId(): string;
}

/** With less time than this a stand-in may be quicker than the move: nothing is shown before it is certain. */
const SAFE_MS = 5_000;

export class RemoteLink implements Link {
  readonly id: string;
  readonly game: Game;
  readonly config: Config;
  readonly curtain = undefined;
  readonly problem = undefined;
  version = 0;
  /** Why the latest thing that was tried beside a move was refused. */
  refused: Refusal | undefined;
  readonly #world: RemoteWorld;
  readonly #listeners = new Set<(heard: Heard | undefined) => void>();
  #now: Watched;
  /** What the server said last, and the same without moves while nobody may make one. */
  #truth: Seen;
  #still: Seen;
  #guess: Guess | undefined;
  #supposed: Seen | undefined;
  #deed: Submit | undefined;
  #sending: Promise<Refusal | undefined> | undefined;
  #isQueued = false;
  #log:
    | { readonly from: readonly NewsText[]; readonly guess: Guess | undefined; readonly log: readonly News[] }
    | undefined;
  /** Since when each asked bot has been seen to think. */
  readonly #thinking = new Map<Seat, number>();

  /** Requires: a table whose game has begun. */
  constructor(watched: Watched, world: RemoteWorld) {
    this.id = watched.table;
    this.#world = world;
    this.#now = watched;
    this.game = world.game;
    this.config = configOf(world.game, this.around);
    this.#truth = this.#read(watched);
    this.#still = { ...this.#truth, legal: [] };
    this.#watchBots();
  }

  get around(): TableInfo {
    return this.#now.info as TableInfo;
  }
  get clocks(): readonly SeatClock[] | null {
    return this.#now.clocks;
  }
  get chat(): Watched['chat'] {
    return this.#now.chat;
  }
  get line(): Connection['state'] {
    return this.#world.connection.state;
  }
  get you(): Seat | undefined {
    return (this.around.mine ?? undefined) as Seat | undefined;
  }
  get assist(): TableInfo['settings']['assist'] {
    return this.around.settings.assist;
  }
  /** Whether a move was made here that the server has not answered yet. */
  get isWaiting(): boolean {
    return this.#deed !== undefined;
  }
  /** That move; undefined where it means nothing any more. */
  get deed(): Move | undefined {
    if (!this.#deed || this.you === undefined) return undefined;
    const { view } = this.#truth;
    const move = this.game.notation.parseMove(this.#deed.move, worldOf(this.game, view), this.you);
    return move.ok ? move.value : undefined;
  }
  /** Whether the person may act: the table goes on, and nobody stands in for them. */
  get isFree(): boolean {
    const { status, seats, mine } = this.around;
    return status === 'running' && mine !== null && !seats[mine]?.standIn;
  }
  get canUndo(): boolean {
    return this.isFree && !this.#deed && this.#truth.undoable;
  }
  get people(): BySeat<Sitter> {
    return this.around.seats.map(({ kind, name }, seat) => ({
      kind: kind === 'bot' ? 'bot' : 'person',
      name,
      thinking: this.#thinking.get(seat as Seat),
    }));
  }
  get seen(): Seen {
    if (this.#supposed) return this.#supposed;
    return this.isFree && !this.#deed && !this.#isQueued ? this.#truth : this.#still;
  }
  get log(): readonly News[] {
    const { log: from } = this.#now;
    const guess = this.#guess;
    if (this.#log?.from !== from || this.#log.guess !== guess) {
      const heard = from as unknown as readonly News[];
      this.#log = { from, guess, log: standing(guess?.kind === 'move' ? [...heard, guess.news] : heard) };
    }
    return this.#log.log;
  }

  subscribe = (listener: (heard: Heard | undefined) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  open(): () => void {
    const { connection, outbox } = this.#world;
    const handle = connection.watch(this.id, (now) => this.#hear(now));
    const stop = connection.onState(() => this.#changed(undefined));
    if (handle.now !== this.#now) this.#hear(handle.now);
    const left = outbox.get(this.id);
    if (left && !this.#deed) void this.#send(left).then((refusal) => this.#say(refusal));
    return () => {
      stop();
      handle.close();
    };
  }

  async act(move: Move): Promise<Refusal | undefined> {
    if (this.#isQueued || (this.#deed && this.#guess?.kind !== 'move')) return { code: 'on-its-way', at: [] };
    if (this.#sending && !(await this.#after(this.#sending))) return { code: 'stale-entry', at: [] };
    const text = this.game.notation.move(move, this.config);
    const before = this.seen;
    const isQuick = this.#world.connection.state === 'open' && this.#left() > SAFE_MS;
    this.#suppose(isQuick ? guessOf(this.game, this.#truth, move) : undefined);
    const deed = { table: this.id, entry: this.#truth.entry, id: this.#world.freshId(), move: text };
    this.#sending = this.#send(deed);
    const guess = this.#guess;
    this.#changed(guess?.kind === 'move' ? { before, after: guess.after, news: guess.news } : undefined);
    return this.#sending;
  }

  retract(): void {
    void this.#takeBack('moves.retract');
  }
  undo(): void {
    void this.#takeBack('moves.undo');
  }
  unveil(): void {}

  /** What comes after a step that is certain may be chosen at once; it is sent when the step has arrived. */
  async #after(sending: Promise<Refusal | undefined>): Promise<boolean> {
    this.#isQueued = true;
    this.#suppose(this.#guess);
    const refusal = await sending;
    this.#isQueued = false;
    return !refusal;
  }

  async #send(deed: Submit): Promise<Refusal | undefined> {
    const { connection, outbox } = this.#world;
    this.#deed = deed;
    outbox.set(this.id, deed);
    try {
      await connection.call('moves.submit', deed);
      return undefined;
    } catch (error) {
      this.#suppose(undefined);
      return refusalIn(error);
    } finally {
      this.#deed = undefined;
      this.#sending = undefined;
      outbox.set(this.id, undefined);
      this.#changed(undefined);
    }
  }

  async #takeBack(name: 'moves.retract' | 'moves.undo'): Promise<void> {
    const { connection, freshId } = this.#world;
    try {
      await connection.call(name, { table: this.id, entry: this.#truth.entry, id: freshId() });
    } catch (error) {
      this.#say(refusalIn(error));
    }
  }

  #say(refusal: Refusal | undefined): void {
    this.refused = refusal;
    if (refusal) this.#changed(undefined);
  }

  #suppose(guess: Guess | undefined): void {
    this.#guess = guess;
    const supposed = guess && withGuess(this.#truth, guess);
    this.#supposed = supposed && this.#isQueued ? { ...supposed, legal: [] } : supposed;
  }

  /** What is left of the own time. */
  #left(): number {
    const clock = this.you === undefined ? undefined : this.clocks?.[this.you];
    if (!clock || clock.since === null) return Number.POSITIVE_INFINITY;
    return clock[clock.uses] - (this.#world.now() - clock.since);
  }

  #hear(now: Watched): void {
    const before = this.#now;
    this.#now = now;
    if (!now.seen || !now.info || now.seen === before.seen) {
      this.#watchBots();
      return this.#changed(undefined);
    }
    const shown = this.seen;
    const guess = this.#guess;
    this.#truth = this.#read(now);
    this.#still = { ...this.#truth, legal: [] };
    this.#suppose(guess && !isSettled(guess, this.#truth) ? guess : undefined);
    this.#watchBots();
    this.#changed(this.#heard(shown, now));
  }

  /** What happened between what was shown and what is: nothing where somebody else looks on now, or the middle is unknown. */
  #heard(shown: Seen, { log, logFrom }: Watched): Heard | undefined {
    const after = this.seen;
    const news = log.filter(({ entry }) => entry >= shown.entry) as unknown as readonly News[];
    const last = news.at(-1);
    if (!last || shown.view.viewer !== after.view.viewer || logFrom > shown.entry) return undefined;
    const back = news.find(({ takesBack, takesBackFrom }) => takesBack ?? takesBackFrom);
    return { before: shown, after, news: { ...last, ...back, events: news.flatMap(({ events }) => events) } };
  }

  #read({ seen }: Watched): Seen {
    return readSeen(this.game, this.config, new Source(seen));
  }

  #watchBots(): void {
    this.around.seats.forEach(({ kind, standIn }, i) => {
      const seat = i as Seat;
      const thinks = (kind === 'bot' || standIn !== null) && hasSeat(this.#truth.waiting, seat);
      if (!thinks) this.#thinking.delete(seat);
      else if (!this.#thinking.has(seat)) this.#thinking.set(seat, Date.now());
    });
  }

  #changed(heard: Heard | undefined): void {
    this.version++;
    for (const listener of this.#listeners) listener(heard);
  }
}

const configOf = (game: Game, { seats, options, components }: TableInfo): Config =>
  configure(game, { seats: seats.map(({ colour }) => colour), options, components });

function refusalIn(error: unknown): Refusal {
  if (!(error instanceof ApiError)) throw error;
  return error.error.refusal ?? { code: error.code, at: [] };
}
