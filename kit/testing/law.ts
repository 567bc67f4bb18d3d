import type { Change, Config, Game, Games, GameTypes, Rng, Table, Turn } from '@penumbra/kit';

export type State = GameTypes['State'];
export type Move = GameTypes['Move'];
export type Outcome = GameTypes['Chance'];

/** How the moves of a game are chosen: anything legal, or mostly what the game's own hints like. */
export type Style = 'random' | 'promise';

/** Many games from one opening: what all laws look at together. */
export interface Run {
  readonly game: Game;
  /** The same game as the readers want it. */
  readonly games: Games;
  readonly config: Config;
  /** A table at the opening. */
  open(seed: string): Table;
  readonly rng: Rng;
  /** 1, or less where many configs share the time: how much of what is sampled is looked at. */
  readonly effort: number;
  /** A move in notation; the same move is printed once. */
  text(move: Move): string;
}

/** One position of one game, before the next step. */
export interface Moment {
  readonly run: Run;
  readonly table: Table;
  readonly state: State;
  readonly turn: Turn;
  /** What `legal` gives, by seat. */
  readonly legal: readonly (readonly Move[])[];
  /** What chance will do, if it is waited for. */
  readonly outcome: Outcome | undefined;
  /** Moments of the same kind are alike; rare kinds are looked at more closely. */
  readonly kind: string;
}

/** One game that is over, or was cut off. */
export interface Played {
  readonly table: Table;
  readonly style: Style;
  /** What each step led to; a commitment that others still wait for led to nothing. */
  readonly log: readonly (Change<GameTypes> | undefined)[];
  readonly over: boolean;
}

/** A law at work on one run. It breaks by throwing. */
export interface Watch {
  moment?(m: Moment): void;
  end?(played: Played): void;
  conclude?(): void;
}

export interface Law {
  readonly number: number;
  readonly title: string;
  watch(run: Run): Watch;
}

class LawBroken extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'LawBroken';
  }
}

/** The reason is put into words only if it is needed. */
export function must(holds: boolean, reason: () => string): asserts holds {
  if (!holds) throw new LawBroken(reason());
}

const USUAL_KINDS = 6;
const ALWAYS = 2;

/**
 * Picks moments to look at: about `eagerness` times the root of how many there are of a kind, so that rare kinds get
 * their share; less of each where a game has many kinds, but always some.
 */
export class Sampler {
  readonly #rng: Rng;
  readonly #eagerness: number;
  readonly #kinds = new Map<string, { seen: number; taken: number }>();

  constructor(run: Run, name: string, eagerness: number) {
    this.#rng = run.rng.fork(`sampler ${name}`);
    this.#eagerness = eagerness * run.effort;
  }

  wants(kind: string): boolean {
    let count = this.#kinds.get(kind);
    if (!count) {
      count = { seen: 0, taken: 0 };
      this.#kinds.set(kind, count);
    }
    count.seen++;
    const share = this.#eagerness * Math.sqrt((count.seen * USUAL_KINDS) / Math.max(USUAL_KINDS, this.#kinds.size));
    if (count.taken >= Math.max(share, ALWAYS) || this.#rng.below(2) === 0) return false;
    count.taken++;
    return true;
  }
}
