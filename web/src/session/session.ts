// One game being played on this device: the table, who sits where, and the driver that lets chance and bots play.
import {
  type Answer,
  type Change,
  type GameRecord,
  type GameTypes,
  listSeats,
  recordOf,
  type Seat,
  type Seen,
  type Table,
} from '@penumbra/kit';
import type { Level } from '../think/levels.ts';
import { type Eyes, eyesFor, sameEyes, seenBy, trustAfter } from './eyes.ts';
import { isPerson, type Players, personSeats, recordName } from './players.ts';
import { type Happened, reopen, savedNow } from './reopen.ts';
import type { Saved } from './saved.ts';

/** What a bot is told: the seat's own knowledge, and which bot it is. */
export interface ThinkRequest {
  readonly table: Pick<Table, 'game' | 'config'>;
  readonly seen: Seen<GameTypes>;
  readonly seat: Seat;
  readonly level: Level;
  readonly seed: string;
}

/** Everything from outside: bots, time, storage. Tests bring their own. */
export interface SessionWorld {
  /** The chosen move in notation. */
  think(request: ThinkRequest): Promise<string>;
  /** Resolves when the eye has caught up; `undo` asks for a little longer, so that a slip can be taken back. */
  pace(undo: boolean): Promise<void>;
  /** Resolves when the screen has had a frame for what happened: the next step's work waits for it. */
  frame(): Promise<void>;
  save(saved: Saved): void;
  now(): number;
}

/** What happened as the eyes on the screen saw it; undefined where only the frame around the board changed. */
export interface News {
  readonly before: Seen<GameTypes>;
  readonly after: Seen<GameTypes>;
  readonly events: readonly GameTypes['Event'][];
}

/** What was on the screen before a change. */
interface Snapshot {
  readonly round: number;
  readonly eyes: Eyes;
  readonly mine: Seen<GameTypes>;
  readonly open: Seen<GameTypes>;
}

export class Session {
  readonly id: string;
  readonly table: Table;
  readonly players: Players;
  readonly saved: Saved;
  readonly history: Happened[];
  /** Seats whose bot is thinking, and since when. */
  readonly thinking = new Map<Seat, number>();
  /** Grows with every change, so that readers know when to look again. */
  version = 0;
  problem: string | undefined;
  readonly #world: SessionWorld;
  readonly #listeners = new Set<(news: News | undefined) => void>();
  #trusted: Seat | undefined;
  #eyes: Eyes;
  #seen: Seen<GameTypes> | undefined;
  /** A number per run of the driver; a run that is not the newest stops. */
  #run = 0;
  #driving = false;

  constructor(saved: Saved, world: SessionWorld) {
    this.#world = world;
    this.saved = saved;
    this.id = saved.id;
    this.players = saved.players;
    const { table, history } = reopen(saved);
    this.table = table;
    this.history = history;
    this.#eyes = eyesFor(this.table, this.players, undefined);
  }

  get eyes(): Eyes {
    return this.#eyes;
  }

  /** What the screen may show now, the same object until that changes. Behind a curtain the public's knowledge at most. */
  get seen(): Seen<GameTypes> {
    this.#seen ??= seenBy(this.table, this.#eyes);
    return this.#seen;
  }

  get record(): GameRecord {
    return recordOf(this.table, { names: this.players.map(recordName), start: this.saved.start });
  }

  subscribe = (listener: (news: News | undefined) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** "It is me": the curtain opens for the seat it asked for. */
  unveil(): void {
    if (this.#eyes.kind !== 'curtain') return;
    this.#trusted = this.#eyes.seat;
    this.#look();
    this.#changed(undefined);
  }

  act(move: GameTypes['Move']): Answer<Change<GameTypes>> {
    const seat = this.#handsOn();
    if (seat === undefined) return { ok: false, refusal: { code: 'not-your-turn', at: [] } };
    const before = this.#snapshot();
    const answer = this.table.submit(seat, move);
    if (!answer.ok) return answer;
    this.#happened(before, answer.value);
    // A bot of the same joint turn may be thinking already; its driver goes on by itself.
    if (!this.#driving) void this.drive();
    return answer;
  }

  retract(): void {
    const seat = this.#eyes.kind === 'seat' ? this.#eyes.seat : undefined;
    if (seat === undefined || !this.table.retract(seat).ok) return;
    this.#look();
    this.#changed(undefined);
  }

  undo(): void {
    const seat = this.undoSeat;
    if (seat === undefined || !this.table.undo(seat).ok) return;
    while ((this.history.at(-1)?.step ?? 0) > this.table.steps.length) this.history.pop();
    this.#look();
    this.#changed(undefined);
    void this.drive();
  }

  /** The person who may take something back now. */
  get undoSeat(): Seat | undefined {
    return personSeats(this.players).find((seat) => this.table.undoable(seat));
  }

  /** Lets chance and bots play until a person is asked or the game is over. */
  async drive(): Promise<void> {
    const run = ++this.#run;
    this.#driving = true;
    this.thinking.clear();
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

  /** One step of chance or of a bot; false when a person is asked or the game is over. */
  async #driveOnce(current: () => boolean): Promise<boolean> {
    const { table } = this;
    const { turn } = table;
    if (turn.kind === 'over') return false;
    if (turn.kind !== 'chance') {
      const bot = listSeats(table.waiting).find((seat) => !isPerson(this.players[seat]));
      if (bot === undefined) return false;
      await this.#letPlay(bot, current);
      return true;
    }
    await this.#world.pace(this.undoSeat !== undefined);
    if (!current()) return false;
    const before = this.#snapshot();
    const answer = table.chance();
    if (!answer.ok) throw new Error(`chance: ${answer.refusal.code}`);
    this.#happened(before, answer.value);
    return true;
  }

  /** The driver stops: the page is left. */
  stop(): void {
    this.#run++;
    this.#driving = false;
    this.thinking.clear();
  }

  async #letPlay(seat: Seat, current: () => boolean): Promise<void> {
    const player = this.players[seat];
    if (player?.kind !== 'bot') return;
    const { table } = this;
    this.thinking.set(seat, this.#world.now());
    this.#changed(undefined);
    const step = table.steps.length;
    const seen = table.seen(seat);
    const [text] = await Promise.all([
      this.#world.think({ table, seen, seat, level: player.level, seed: `${this.saved.seed}/bots` }),
      this.#world.pace(this.undoSeat !== undefined),
    ]);
    if (!current()) return;
    this.thinking.delete(seat);
    // A person of the same joint turn may have chosen meanwhile; that changes nothing for the bot.
    if (table.steps.length !== step) return;
    const before = this.#snapshot();
    const answer = table.submitText(seat, text);
    if (!answer.ok) throw new Error(`the bot chose "${text}": ${answer.refusal.code}`);
    this.#happened(before, answer.value);
  }

  #handsOn(): Seat | undefined {
    return this.#eyes.kind === 'seat' ? this.#eyes.seat : undefined;
  }

  #snapshot(): Snapshot {
    const { table } = this;
    return {
      round: table.game.round(table.state),
      eyes: this.#eyes,
      mine: this.seen,
      open: table.seen('public'),
    };
  }

  #happened(before: Snapshot, change: Change<GameTypes>): void {
    const { table } = this;
    if (change.all.length > 0) {
      this.history.push({ step: table.steps.length, round: before.round, change });
    }
    this.#look();
    // Between two people only what both may know is told; behind a curtain nothing is.
    const same = sameEyes(before.eyes, this.#eyes);
    const viewer = same && this.#eyes.kind === 'seat' ? this.#eyes.seat : 'public';
    const news = { before: same ? before.mine : before.open, after: this.seen, events: change.events(viewer) };
    this.#changed(this.#eyes.kind === 'curtain' ? undefined : news);
  }

  /** Has to follow every change of the table or of the trust. */
  #look(): void {
    this.#seen = undefined;
    this.#trusted = trustAfter(this.table, this.#trusted);
    this.#eyes = eyesFor(this.table, this.players, this.#trusted);
  }

  #changed(news: News | undefined): void {
    this.version++;
    this.#world.save(savedNow(this.saved, this.table, this.#world.now()));
    for (const listener of this.#listeners) listener(news);
  }
}
