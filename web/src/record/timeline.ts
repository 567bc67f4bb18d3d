// A record walked once from start to end: what everybody saw after each step, rounds, and who decided when.
import {
  applyStep,
  type Change,
  type GameRecord,
  type GameTypes,
  openRecord,
  type Result,
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

/** States are kept every so many steps; those between are played again from there. */
const STRIDE = 16;

export class Timeline {
  readonly record: GameRecord;
  readonly length: number;
  readonly rounds: readonly Mark[];
  readonly result: Result | undefined;
  readonly changes: readonly Change<GameTypes>[];
  /** By step, the move that a seat made; undefined for chance. */
  readonly moves: readonly (GameTypes['Move'] | undefined)[];
  /** Tables are cheap to copy through their states, but a table may not be rewound: so states are kept. */
  readonly #states: GameTypes['State'][] = [];

  constructor(record: GameRecord) {
    this.record = record;
    this.length = record.steps.length;
    const table = openRecord(record);
    const rounds: Mark[] = [];
    const changes: Change<GameTypes>[] = [];
    const moves: (GameTypes['Move'] | undefined)[] = [];
    const note = (step: number): void => {
      const round = table.game.round(table.state);
      if (rounds.at(-1)?.round !== round) rounds.push({ step, round });
      if (step % STRIDE === 0) this.#states.push(table.game.clone(table.state as GameTypes['State']));
    };
    note(0);
    record.steps.forEach((step, i) => {
      moves.push(moveOf(table, step));
      changes.push(applyStep(table, step, `steps[${i}]`));
      note(i + 1);
    });
    this.rounds = rounds;
    this.changes = changes;
    this.moves = moves;
    this.result = table.result;
  }

  get over(): boolean {
    return this.result !== undefined;
  }

  /** What a viewer saw after so many steps. `all` sees every hand: for finished games only. */
  seen(step: number, viewer: Viewer): Seen<GameTypes> {
    return { ...this.tableAt(step).seen(viewer), step };
  }

  roundAt(step: number): number {
    return this.rounds.findLast((mark) => mark.step <= step)?.round ?? 1;
  }

  /** A table of its own after so many steps; what is done to it changes nothing here. */
  tableAt(step: number): Table {
    const { record } = this;
    const { game, config, seed } = record;
    const nearest = Math.min(Math.floor(step / STRIDE), this.#states.length - 1);
    // A joint turn is written one seat after the other: a stretch must not begin inside it.
    const begin = this.#jointStart(nearest * STRIDE);
    const kept = begin === nearest * STRIDE ? this.#states[nearest] : undefined;
    const table = kept ? newTable(record, game.clone(kept)) : openRecord({ ...record, game, config, seed });
    for (let i = kept ? begin : 0; i < step; i++) {
      applyStep(table, record.steps[i] as GameRecord['steps'][number], `steps[${i}]`);
    }
    return table;
  }

  /** The step at which the turn that step belongs to began. */
  #jointStart(step: number): number {
    let start = step;
    while (start > 0 && this.changes[start - 1]?.all.length === 0) start--;
    return start;
  }

  /** The next step, after the given one, that this seat decided; undefined if there is none. */
  nextDecision(step: number, seat: Seat): number | undefined {
    const colour = this.record.config.seats[seat];
    const index = this.record.steps.findIndex(([who], i) => i > step && who === colour);
    return index < 0 ? undefined : index;
  }
}

function moveOf({ game, state, config }: Table, [who, what]: Step): GameTypes['Move'] | undefined {
  const seat = config.seats.indexOf(who);
  const move = seat < 0 ? undefined : game.notation.parseMove(what, state, seat as Seat);
  return move?.ok ? move.value : undefined;
}

const newTable = (record: GameRecord, start: GameTypes['State']): Table =>
  new Table(record.game, record.config, { seed: record.seed, start });
