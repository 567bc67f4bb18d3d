// What somebody at a table holds, wherever the table is: on this device, on a server, in a record or in a lesson.
import type { BySeat, Refusal, Seat } from './base.ts';
import type { Config, Game, GameTypes } from './game.ts';
import type { News } from './news.ts';
import type { Seen } from './seen.ts';

/** Who sits on a seat, as everybody may know. A bot's name is its level. */
export interface Sitter {
  readonly kind: 'person' | 'bot';
  readonly name: string;
  /** Since when they have been thinking, in ms since 1970; undefined while they are not, or nobody can tell. */
  readonly thinking?: number | undefined;
}

/** One change as this link's viewer saw it: what was on the screen, what is, and what was heard in between. */
export interface Heard<T extends GameTypes = GameTypes> {
  readonly before: Seen<T>;
  readonly after: Seen<T>;
  readonly news: News<T>;
}

/** Pages and boards know a table by this and by nothing else. */
export interface Link<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly config: Config<T>;
  /** What may be shown now, the same object until that changes. Its viewer is whose hands these are. */
  readonly seen: Seen<T>;
  readonly people: BySeat<Sitter>;
  /** What happened as this viewer heard it; what was taken back is gone. */
  readonly log: readonly News<T>[];
  /** The person who has to say that it is them before anything is shown; until then `seen` is the public's. */
  readonly curtain: Seat | undefined;
  /** Whether somebody whose hands these are may take something back. */
  readonly canUndo: boolean;
  /** Why the table does not go on, if it does not. */
  readonly problem: string | undefined;
  /** Grows with every change, so that readers know when to look again. */
  readonly version: number;
  /** Makes a move, or commits to one in a joint turn. The answer is why not. */
  act(move: T['Move']): Promise<Refusal | undefined>;
  retract(): void;
  undo(): void;
  /** "It is me." */
  unveil(): void;
  /** Hears of every change; without news where only the frame around the board changed, or another looks on now. */
  subscribe(listener: (heard: Heard<T> | undefined) => void): () => void;
}
