// A table on this device: the referee, who sits where, and the driver that lets chance and bots play.
import {
  type Answer,
  type BySeat,
  type Change,
  type Config,
  type Game,
  type GameRecord,
  type Heard,
  journalOf,
  type Link,
  listSeats,
  type News,
  newsFor,
  openJournal,
  type Refusal,
  recordOf,
  type Seat,
  type Seen,
  type Sitter,
  standing,
  type Table,
} from '@penumbra/kit';
import { isPerson, onlyPerson, type Players, personSeats, recordName, sitterOf } from '../session/players.ts';
import type { Saved } from '../session/saved.ts';
import { type Summary, summaryOf } from '../session/summary.ts';
import type { Level } from '../think/levels.ts';
import { type Eyes, eyesFor, sameEyes, seenBy, trustAfter, viewerOfEyes } from './eyes.ts';

/** What a bot is told: the seat's own knowledge, which bot it is, and the key of a stream of its own. */
export interface ThinkRequest {
  readonly game: Game;
  readonly seen: Seen;
  readonly level: Level;
  readonly key: string;
}

/** Everything from outside: bots, time, storage. Tests bring their own. */
export interface LocalWorld {
  /** The chosen move in notation. */
  think(request: ThinkRequest): Promise<string>;
  /** Resolves when the eye has caught up; `undo` asks for a little longer, so that a slip can be taken back. */
  pace(undo: boolean): Promise<void>;
  /** Resolves when the screen has had a frame for what happened: the next step's work waits for it. */
  frame(): Promise<void>;
  /** Called after every entry, and only then. */
  save(saved: Saved, summary: Summary): void;
  now(): number;
}

/** What was on the screen before a change. */
interface Snapshot {
  readonly eyes: Eyes;
  readonly mine: Seen;
  readonly open: Seen;
}

export class LocalLink implements Link {
  readonly id: string;
  readonly game: Game;
  readonly config: Config;
  readonly players: Players;
  readonly assist: Saved['assist'];
  version = 0;
  problem: string | undefined;
  readonly #table: Table;
  readonly #history: Change[] = [];
  readonly #world: LocalWorld;
  readonly #listeners = new Set<(heard: Heard | undefined) => void>();
  /** Seats whose bot is thinking, and since when. */
  readonly #thinking = new Map<Seat, number>();
  #trusted: Seat | undefined;
  #eyes: Eyes;
  #seen: Seen | undefined;
  #log: readonly News[] | undefined;
  /** A number per run of the driver; a run that is not the newest stops. */
  #run = 0;
  #driving = false;

  constructor(saved: Saved, world: LocalWorld) {
    this.#world = world;
    this.id = saved.id;
    this.players = saved.players;
    this.assist = saved.assist;
    this.#table = openJournal(saved.journal, (change) => this.#history.push(change));
    this.game = this.#table.game;
    this.config = this.#table.config;
    this.#eyes = eyesFor(this.#table, this.players, undefined);
  }

  get curtain(): Seat | undefined {
    return this.#eyes.kind === 'curtain' ? this.#eyes.seat : undefined;
  }
  get seen(): Seen {
    this.#seen ??= seenBy(this.#table, this.#eyes);
    return this.#seen;
  }
  get log(): readonly News[] {
    const viewer = viewerOfEyes(this.#eyes);
    this.#log ??= standing(this.#history).map((change) => newsFor(change, viewer));
    return this.#log;
  }
  get people(): BySeat<Sitter> {
    return this.players.map((player, seat) => ({ ...sitterOf(player), thinking: this.#thinking.get(seat as Seat) }));
  }
  get you(): Seat | undefined {
    return onlyPerson(this.players);
  }
  get canUndo(): boolean {
    return this.#undoSeat !== undefined;
  }
  /** The game so far, without what is still secret. */
  get record(): GameRecord {
    return recordOf(this.#table, { names: this.players.map(recordName) });
  }
  /** The person who may take something back now, whoever is looking. */
  get #undoSeat(): Seat | undefined {
    // Whoever has seen how it ended has nothing left to take back.
    if (this.#table.turn.kind === 'over') return undefined;
    return personSeats(this.players).find((seat) => this.#table.undoable(seat));
  }

  subscribe = (listener: (heard: Heard | undefined) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  unveil(): void {
    if (this.#eyes.kind !== 'curtain') return;
    this.#trusted = this.#eyes.seat;
    this.#look();
    this.#changed(undefined);
  }

  async act(move: Parameters<Link['act']>[0]): Promise<Refusal | undefined> {
    if (this.#eyes.kind !== 'seat') return { code: 'not-your-turn', at: [] };
    const { seat } = this.#eyes;
    const refusal = this.#enter((table) => table.submit(seat, move));
    // A bot of the same joint turn may be thinking already; its driver goes on by itself.
    if (!refusal && !this.#driving) void this.drive();
    return refusal;
  }

  retract(): void {
    const { seat } = this.#eyes.kind === 'seat' ? this.#eyes : {};
    if (seat !== undefined) this.#enter((table) => table.retract(seat));
  }

  undo(): void {
    const seat = this.#undoSeat;
    if (seat === undefined || this.#enter((table) => table.undo(seat))) return;
    void this.drive();
  }

  /** Lets chance and bots play until a person is asked or the game is over. */
  async drive(): Promise<void> {
    const run = ++this.#run;
    this.#driving = true;
    this.#thinking.clear();
    const current = (): boolean => run === this.#run;
    try {
      while (current() && (await this.#driveOnce(current))) await this.#world.frame();
    } catch (error) {
      if (!current()) return;
      this.problem = error instanceof Error ? error.message : String(error);
    }
    if (!current()) return;
    this.#driving = false;
    this.#changed(undefined);
  }

  /** Starts the driver; the answer stops it: the page is left. */
  open(): () => void {
    void this.drive();
    return () => this.stop();
  }

  stop(): void {
    this.#run++;
    this.#driving = false;
    this.#thinking.clear();
  }

  /** One step of chance or of a bot; false when a person is asked or the game is over. */
  async #driveOnce(current: () => boolean): Promise<boolean> {
    const { turn, waiting } = this.#table;
    if (turn.kind === 'over') return false;
    if (turn.kind !== 'chance') {
      const bot = listSeats(waiting).find((seat) => !isPerson(this.players[seat]));
      if (bot === undefined) return false;
      await this.#letPlay(bot, current);
      return true;
    }
    await this.#world.pace(this.canUndo);
    if (!current()) return false;
    const refusal = this.#enter((table) => table.chance());
    if (refusal) throw new Error(`chance: ${refusal.code}`);
    return true;
  }

  async #letPlay(seat: Seat, current: () => boolean): Promise<void> {
    const player = this.players[seat];
    if (player?.kind !== 'bot') return;
    this.#thinking.set(seat, this.#world.now());
    this.#changed(undefined);
    const { game } = this;
    const { length: step } = this.#table.steps;
    const seen = this.#table.seen(seat);
    // By step, not by entry: after a take-back the bot answers the same move in the same way.
    const key = this.#table.streamKey(`bot/${seat}/${step}`);
    const [text] = await Promise.all([
      this.#world.think({ game, seen, level: player.level, key }),
      this.#world.pace(this.canUndo),
    ]);
    if (!current()) return;
    this.#thinking.delete(seat);
    // A person of the same joint turn may have chosen meanwhile; that changes nothing for the bot.
    if (this.#table.steps.length !== step) return;
    const refusal = this.#enter((table) => table.submitText(seat, text));
    if (refusal) throw new Error(`the bot chose "${text}": ${refusal.code}`);
  }

  /** Everything that happens at the table happens here: one entry, kept, looked at and told. */
  #enter(make: (table: Table) => Answer<Change>): Refusal | undefined {
    const before: Snapshot = { eyes: this.#eyes, mine: this.seen, open: this.#table.seen('public') };
    const answer = make(this.#table);
    if (!answer.ok) return answer.refusal;
    this.#history.push(answer.value);
    this.#look();
    this.#save();
    this.#changed(this.#heard(before, answer.value));
    return undefined;
  }

  /** Between two people only what both may know is told; behind a curtain nothing is. */
  #heard(before: Snapshot, change: Change): Heard | undefined {
    if (this.#eyes.kind === 'curtain') return undefined;
    const same = sameEyes(before.eyes, this.#eyes);
    return {
      before: same ? before.mine : before.open,
      after: this.seen,
      news: newsFor(change, same ? viewerOfEyes(this.#eyes) : 'public'),
    };
  }

  /** Has to follow every change of the table or of the trust. */
  #look(): void {
    this.#seen = undefined;
    this.#log = undefined;
    this.#trusted = trustAfter(this.#table, this.#trusted);
    this.#eyes = eyesFor(this.#table, this.players, this.#trusted);
  }

  #save(): void {
    const { id, players, assist } = this;
    const saved = { id, journal: journalOf(this.#table), players, assist, changed: this.#world.now() };
    this.#world.save(saved, summaryOf(saved, this.#table));
  }

  #changed(heard: Heard | undefined): void {
    this.version++;
    for (const listener of this.#listeners) listener(heard);
  }
}
