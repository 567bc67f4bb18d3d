import {
  applyEntry,
  type BySeat,
  type GameRecord,
  type GameTypes,
  openTable,
  type Prospect,
  Rng,
  type Seat,
  type Table,
} from '@penumbra/kit';
import { advise } from './advise.ts';
import { prospectOf } from './prospect.ts';
import { Search } from './search/search.ts';

/** One step of a finished game, judged from what each seat knew. */
export interface ReviewedStep {
  /** From 1; 0 is the start. */
  readonly step: number;
  readonly who: string;
  readonly what: string;
  /** What each seat could expect afterwards, by its own knowledge. */
  readonly win: BySeat<number>;
}

/** A choice that cost its seat more than the threshold. */
export interface Swing {
  readonly step: number;
  readonly seat: Seat;
  readonly played: string;
  readonly better: string;
  readonly win: number;
  readonly betterWin: number;
  /** What each of them leads to, by what the seat knew. */
  readonly why: Prospect;
  readonly betterWhy: Prospect;
}

export interface Review {
  readonly steps: readonly ReviewedStep[];
  readonly swings: readonly Swing[];
  /** By seat: what chance gave and took, summed up. */
  readonly luck: BySeat<number>;
  /** By seat: what its own choices lost against the best that was found, summed up. */
  readonly lost: BySeat<number>;
}

export interface ReviewSetup {
  /** How many worlds are looked at for every judgement. */
  readonly iterations: number;
  /** What a choice has to cost to be named. */
  readonly threshold: number;
  readonly seed: string;
  readonly onStep?: (done: number, total: number) => void;
}

/** Walks through a game step by step; throws the record's own faults. */
export function review(record: GameRecord, setup: ReviewSetup): Review {
  const table = openTable(record);
  const judge = new Judge(table, setup);
  const steps: ReviewedStep[] = [];
  const swings: Swing[] = [];
  const luck = table.config.seats.map(() => 0);
  const lost = table.config.seats.map(() => 0);
  let before = judge.standing();
  for (const [i, [who, what]] of record.steps.entries()) {
    const seat = table.config.seats.indexOf(who) as Seat;
    const found = who === 'chance' ? undefined : judge.choice(seat, what);
    const choice = found && costOf(found) > setup.threshold ? judge.surer(seat, found) : found;
    if (choice) {
      lost[seat]! += Math.max(0, costOf(choice));
      if (costOf(choice) > setup.threshold) swings.push(judge.swing(seat, i + 1, choice));
    }
    const stepsBefore = table.steps.length;
    applyEntry(table, [who, what], `steps[${i}]`);
    // A secret choice changes nothing until the last one is made.
    const win = table.steps.length === stepsBefore ? before : judge.standing();
    if (who === 'chance') for (const s of luck.keys()) luck[s]! += (win[s] as number) - (before[s] as number);
    steps.push({ step: i + 1, who, what, win });
    before = win;
    setup.onStep?.(i + 1, record.steps.length);
  }
  return { steps, swings, luck, lost };
}

interface Choice extends Pick<Swing, 'win' | 'betterWin'> {
  readonly played: GameTypes['Move'];
  readonly better: GameTypes['Move'];
}

const costOf = ({ win, betterWin }: Choice): number => betterWin - win;

/** Whoever is told off may ask for a closer look: so many times the worlds. */
const CLOSER = 4;

class Judge {
  readonly #table: Table;
  readonly #setup: ReviewSetup;
  constructor(table: Table, setup: ReviewSetup) {
    this.#table = table;
    this.#setup = setup;
  }

  #rng(name: string): Rng {
    return new Rng(`${this.#setup.seed}/${this.#table.steps.length}/${name}`);
  }

  /** What every seat can expect, each by what it sees itself. */
  standing(): number[] {
    const { game, config, state, result } = this.#table;
    const { iterations } = this.#setup;
    return config.seats.map((colour, s) => {
      const seat = s as Seat;
      if (result) return game.hints.evaluate(state, seat);
      const seen = this.#table.seen(seat);
      const search = new Search({ game, seen, seat, rng: this.#rng(colour), budget: {} });
      search.run({ iterations });
      return search.expected(seat);
    });
  }

  /** What a choice was worth against the best; undefined where there was nothing to choose. */
  choice(seat: Seat, text: string): Choice | undefined {
    const { game, config } = this.#table;
    const { iterations } = this.#setup;
    const seen = this.#table.seen(seat);
    if (seen.legal.length < 2) return undefined;
    const played = seen.legal.find((legal) => game.notation.move(legal, config) === text);
    const [best] = advise({ game, seen, seat, rng: this.#rng('best'), budget: { iterations } });
    if (!played || !best || best.move === played) return undefined;
    const worth = (move: GameTypes['Move']): number => this.#worth(seat, move, iterations);
    return { played, better: best.move, win: worth(played), betterWin: worth(best.move) };
  }

  /** The same two moves, looked at again: what was only luck of the search does not come twice. */
  surer(seat: Seat, { played, better }: Choice): Choice {
    const worth = (move: GameTypes['Move']): number => this.#worth(seat, move, CLOSER * this.#setup.iterations);
    return { played, better, win: worth(played), betterWin: worth(better) };
  }

  /** What the seat can expect after a move, by what it knew. */
  #worth(seat: Seat, only: GameTypes['Move'], iterations: number): number {
    const { game } = this.#table;
    const seen = { ...this.#table.seen(seat), legal: [only] };
    const search = new Search({ game, seen, seat, rng: this.#rng('only'), budget: {} });
    search.run({ iterations });
    return search.expected(seat);
  }

  /** The same in words that travel, with what the two moves lead to in the same worlds. */
  swing(seat: Seat, step: number, { played, better, win, betterWin }: Choice): Swing {
    const { game, config } = this.#table;
    const { iterations } = this.#setup;
    const seen = this.#table.seen(seat);
    const text = (move: GameTypes['Move']): string => game.notation.move(move, config);
    const why = (move: GameTypes['Move']): Prospect =>
      prospectOf({ game, seen, seat, rng: this.#rng('why'), budget: { iterations } }, move);
    const moves = { played: text(played), better: text(better), why: why(played), betterWhy: why(better) };
    return { step, seat, win, betterWin, ...moves };
  }
}
