import { type Seat, type Table, writePosition } from '@penumbra/kit';
import { forkTable, nameOf, rawText, sameData, seatsOfConfig } from '../compare.ts';
import { type Law, type Moment, type Move, must, type Outcome, type Run, Sampler } from '../law.ts';

const SAMPLES = 5;
const KEPT = 60;

export const natureIsSound: Law = {
  number: 16,
  title: 'outcomes that are drawn are possible, and an outcome that is refused changes nothing',
  watch(run) {
    const sampler = new Sampler(run, 'nature', 2);
    const foreign = new Sampler(run, 'foreign', 0.5);
    const elsewhere: Outcome[] = [];
    return {
      moment(m) {
        if (m.turn.kind !== 'chance') {
          if (elsewhere.length > 0 && foreign.wants(m.kind)) checkForeign(m, run.rng.pick(elsewhere));
          return;
        }
        if (!sampler.wants(m.kind)) return;
        for (let i = 0; i < SAMPLES; i++) {
          const outcome = checkDrawn(m);
          if (elsewhere.length < KEPT) elsewhere.push(outcome);
          else elsewhere[run.rng.below(KEPT)] = outcome;
        }
        for (let i = 0; i < SAMPLES; i++) checkForeign(m, run.rng.pick(elsewhere));
      },
    };
  },
};

function checkDrawn({ run, state }: Moment): Outcome {
  const { game, rng, config } = run;
  const stream = rng.next();
  const outcome = game.nature.sample(state, rng.fork(stream));
  const text = game.notation.chance(outcome, config);
  const again = game.nature.sample(state, rng.fork(stream));
  must(sameData(outcome, again), () => `the same numbers give "${text}" and "${game.notation.chance(again, config)}"`);
  const refusal = game.nature.refuse(state, outcome);
  must(!refusal, () => `"${text}" is drawn and refused: ${refusal?.code}`);
  checkApplied(run, game.clone(state), outcome, text);
  return outcome;
}

function checkApplied({ game }: Run, state: Moment['state'], outcome: Outcome, text: string): void {
  game.nature.apply(state, outcome);
  const wrong = game.invariants(state);
  must(wrong === undefined, () => `after "${text}": ${wrong}`);
}

const tableText = (table: Table): string => JSON.stringify([writePosition(table), rawText(table.state), table.steps]);

/** An outcome from another moment: possible here as well, or refused without a trace. */
function checkForeign(m: Moment, outcome: Outcome): void {
  const { run, state, turn } = m;
  const text = run.game.notation.chance(outcome, run.config);
  const refusal = turn.kind === 'chance' ? run.game.nature.refuse(state, outcome) : { code: 'not waiting' };
  if (!refusal) return checkApplied(run, run.game.clone(state), outcome, text);
  const table = forkTable(m);
  const before = tableText(table);
  must(!table.chance(outcome).ok, () => `a table takes the outcome "${text}", which is refused: ${refusal.code}`);
  must(!table.chanceText('xyzzy').ok, () => 'a table takes "xyzzy" for an outcome');
  must(tableText(table) === before, () => `the refused outcome "${text}" changed the table`);
}

const PICKS = 5;
/** Lists up to this long are drawn from until every move must have come. */
const SHORT = 12;
const DRAWS = 200;

export const picksAreFair: Law = {
  number: 15,
  title: 'pick gives legal moves, each equally often',
  watch(run) {
    const some = new Sampler(run, 'picks', 2);
    const many = new Sampler(run, 'fairness', 0.3);
    return {
      moment(m) {
        if (!run.game.pick) return;
        if (some.wants(m.kind)) for (const seat of seatsOfConfig(run.config)) checkPicks(m, seat);
        if (many.wants(m.kind)) for (const seat of seatsOfConfig(run.config)) checkFairness(m, seat);
      },
    };
  },
};

function checkPicks({ run, state, legal }: Moment, seat: Seat): void {
  const moves = legal[seat] as readonly Move[];
  if (moves.length === 0) return;
  for (let i = 0; i < PICKS; i++) {
    const move = run.game.pick?.(state, seat, run.rng) as Move;
    must(moves.includes(move), () => `pick gives ${nameOf(run.config, seat)} "${run.text(move)}", which is not legal`);
  }
}

function checkFairness({ run, state, legal }: Moment, seat: Seat): void {
  const moves = legal[seat] as readonly Move[];
  if (moves.length < 2 || moves.length > SHORT) return;
  const counts = new Map<Move, number>(moves.map((move) => [move, 0]));
  for (let i = 0; i < DRAWS * moves.length; i++) {
    const move = run.game.pick?.(state, seat, run.rng) as Move;
    counts.set(move, (counts.get(move) ?? 0) + 1);
  }
  for (const [move, count] of counts) {
    // Seven deviations off: not bad luck.
    must(Math.abs(count - DRAWS) < 7 * Math.sqrt(DRAWS), () => {
      return `pick gives "${run.text(move)}" ${count} times out of ${DRAWS * moves.length}, not about ${DRAWS}`;
    });
  }
}
