import type { Change, Config, Game, GameTypes } from '@penumbra/kit';
import type { Outcome } from './outcome.ts';
import { type Share, shareOf } from './tally.ts';

/** What happened with a component, as `kind component`. */
type Use = string;

/** Which components every seat had to do with, from the events that name one seat and a component. */
export class PartUses {
  readonly #game: Game;
  readonly #config: Config;
  readonly #ids: ReadonlySet<string>;
  readonly #bySeat: readonly Set<Use>[];

  constructor(game: Game, config: Config) {
    this.#game = game;
    this.#config = config;
    // A table that is keyed by seats or by plain numbers would be found in every other sentence.
    const ids = Object.values(config.components).flatMap((table: object) => Object.keys(table));
    this.#ids = new Set(ids.filter((id) => /[a-z].*\d/.test(id) && !config.seats.includes(id)));
    this.#bySeat = config.seats.map(() => new Set());
  }

  hear({ all }: Change<GameTypes>): void {
    for (const event of all) {
      const words = this.#game.notation.event(event, this.#config).split(/[^\w-]+/);
      const seats = new Set(words.flatMap((word) => this.#seatOf(word)));
      if (seats.size !== 1) continue;
      const [seat] = seats as unknown as [number];
      for (const word of words) {
        const id = this.#idOf(word);
        if (id !== undefined) this.#bySeat[seat]?.add(`${event.kind} ${id}`);
      }
    }
  }

  #seatOf(word: string): number[] {
    const seat = this.#config.seats.indexOf(word);
    return seat < 0 ? [] : [seat];
  }

  /** Sides of a tile are written as a letter behind it. */
  #idOf(word: string): string | undefined {
    if (this.#ids.has(word)) return word;
    const front = word.slice(0, -1);
    return this.#ids.has(front) ? front : undefined;
  }

  get bySeat(): readonly (readonly Use[])[] {
    return this.#bySeat.map((uses) => [...uses]);
  }
}

export interface PartWorth {
  readonly kind: string;
  readonly id: string;
  /** How often seats won that had to do with it, out of how many. */
  readonly share: Share;
}

/** By kind of event and component: in how many games of a seat it happened, and how many of those it won. */
export function worthOfParts(outcomes: readonly Outcome[]): PartWorth[] {
  const counts = new Map<Use, { wins: number; played: number }>();
  for (const { uses, winners } of outcomes) {
    uses?.forEach((list, seat) => {
      for (const use of list) {
        const count = counts.get(use) ?? { wins: 0, played: 0 };
        count.played++;
        if (winners.includes(seat)) count.wins += 1 / winners.length;
        counts.set(use, count);
      }
    });
  }
  return [...counts]
    .map(([use, { wins, played }]): PartWorth => {
      const [kind = '', id = ''] = use.split(' ');
      return { kind, id, share: shareOf(wins, played) };
    })
    .sort((a, b) => a.kind.localeCompare(b.kind) || b.share.share - a.share.share || a.id.localeCompare(b.id));
}
