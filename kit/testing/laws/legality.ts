import { MAX_SEATS, type Refusal, type Rng, type Seat, type Table, writePosition } from '@penumbra/kit';
import { forkTable, nameOf, seatsOfConfig, textsOf } from '../compare.ts';
import { type Law, type Moment, type Move, must, type Run, Sampler } from '../law.ts';
import { askedSeats } from '../player.ts';

export const someoneMoves: Law = {
  number: 1,
  title: 'someone can always move unless the game is over, and nobody else can',
  watch: ({ config }) => ({
    moment({ turn, legal }) {
      const asked = askedSeats(turn);
      must(turn.kind !== 'joint' || asked.length > 0, () => 'a joint turn asks nobody');
      for (const seat of asked) {
        must(seat >= 0 && seat < config.seats.length && seat < MAX_SEATS, () => `there is no seat ${seat}`);
        must((legal[seat] as readonly Move[]).length > 0, () => `${nameOf(config, seat)} is asked and has no move`);
      }
      legal.forEach((moves, seat) => {
        must(moves.length === 0 || asked.includes(seat as Seat), () => {
          return `${config.seats[seat]} is not asked and has ${moves.length} moves (${turn.kind})`;
        });
      });
    },
  }),
};

/** Moves met anywhere in a run, some of every kind. */
export class Pool {
  readonly #most = 200;
  readonly #byKind = new Map<string, { seen: number; moves: Move[] }>();
  readonly #rng: Rng;

  constructor(rng: Rng) {
    this.#rng = rng;
  }

  add(move: Move): void {
    let kind = this.#byKind.get(move.kind);
    if (!kind) {
      kind = { seen: 0, moves: [] };
      this.#byKind.set(move.kind, kind);
    }
    kind.seen++;
    if (kind.moves.length < this.#most) kind.moves.push(move);
    else if (this.#rng.below(kind.seen) < this.#most) kind.moves[this.#rng.below(this.#most)] = move;
  }

  /** Up to `each` of every kind. */
  some(each: number): Move[] {
    return [...this.#byKind.values()].flatMap(({ moves }) =>
      Array.from({ length: Math.min(each, moves.length) }, () => this.#rng.pick(moves)),
    );
  }
}

const NEAR_MISSES = 16;
/** How many refused moves of a sampled moment are also handed to a table. */
const SUBMITTED = 2;

export const legalIsExact: Law = {
  number: 2,
  title: 'legal has no duplicates and refuse is empty exactly for its members',
  watch(run) {
    const sampler = new Sampler(run, 'legality', 4);
    const pool = new Pool(run.rng.fork('near misses'));
    const known = new Map<string, Move>();
    return {
      moment(m) {
        if (!sampler.wants(m.kind)) return;
        for (const seat of seatsOfConfig(run.config)) {
          const moves = m.legal[seat] as readonly Move[];
          must(new Set(moves).size === moves.length, () => `the same move twice in ${textsOf(run, moves)}`);
          checkInterned(run, moves, known);
          for (const move of moves) pool.add(move);
          const strange = mutated(m, seat, pool);
          for (const move of strange) checkInterned(run, [move], known);
          checkRefusals(m, seat, [...pool.some(NEAR_MISSES), ...strange]);
        }
        checkTable(m, pool);
      },
    };
  },
};

function checkInterned({ game, config }: Run, moves: readonly Move[], known: Map<string, Move>): void {
  const texts = new Set<string>();
  for (const move of moves) {
    const text = game.notation.move(move, config);
    must(!texts.has(text), () => `two moves in one list are both written "${text}"`);
    texts.add(text);
    must(Object.isFrozen(move), () => `"${text}" is not frozen`);
    const first = known.get(text);
    if (!first) known.set(text, move);
    must(!first || first === move, () => `"${text}" is not always the same object`);
  }
}

function checkRefusals({ run, state, legal }: Moment, seat: Seat, others: readonly Move[]): void {
  const { game, config } = run;
  const members = new Set(legal[seat]);
  for (const move of members) {
    const refusal = game.refuse(state, seat, move);
    must(!refusal, () => `${nameOf(config, seat)}: "${run.text(move)}" is in legal and refused: ${refusal?.code}`);
  }
  for (const move of others) {
    if (members.has(move)) continue;
    const refusal = game.refuse(state, seat, move);
    must(refusal !== undefined, () => `${nameOf(config, seat)}: "${run.text(move)}" is not in legal and not refused`);
    must(
      isRefusal(refusal),
      () => `"${run.text(move)}" is refused with ${JSON.stringify(refusal)}, not a code and names`,
    );
  }
}

const isRefusal = ({ code, at }: Refusal): boolean =>
  typeof code === 'string' && code !== '' && Array.isArray(at) && at.every((name) => typeof name === 'string');

/** Moves with one word of their text taken from another move: as close to legal as can be. */
function mutated({ run, state, legal }: Moment, seat: Seat, pool: Pool): Move[] {
  const { game, rng } = run;
  const moves = legal[seat] as readonly Move[];
  if (moves.length === 0) return [];
  return pool.some(1).flatMap((donor) => {
    const words = run.text(rng.pick(moves)).split(' ');
    const place = rng.below(words.length);
    const word = run.text(donor).split(' ')[place];
    if (word === undefined) return [];
    const answer = game.notation.parseMove(words.with(place, word).join(' '), state, seat);
    return answer.ok ? [answer.value] : [];
  });
}

function checkTable(m: Moment, pool: Pool): void {
  const { run, legal } = m;
  const refused = pool.some(1).slice(0, SUBMITTED);
  if (refused.length === 0) return;
  const table = forkTable(m);
  const before = tableText(table);
  for (const move of refused) {
    const seat = run.rng.below(run.config.seats.length) as Seat;
    if (legal[seat]?.includes(move)) continue;
    must(!table.submit(seat, move).ok, () => `a table takes "${run.text(move)}", which is not legal`);
    must(tableText(table) === before, () => `the refused "${run.text(move)}" changed the table`);
  }
}

const tableText = (table: Table): string => JSON.stringify([writePosition(table), table.steps]);
