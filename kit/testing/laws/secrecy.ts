import { type Answer, eventsFor, hears, type Seat, type Viewer } from '@penumbra/kit';
import { difference, forkTable, nameOf, seatsOfConfig, tableOn, viewersOf } from '../compare.ts';
import { type Law, type Moment, type Move, must, type Outcome, type Run, Sampler, type State } from '../law.ts';
import { carryOut, isPossible, message, outlook, type Step, twinOf } from '../message.ts';
import { askedSeats } from '../player.ts';
import { Pool } from './legality.ts';

/** How often an outcome is drawn again to find one that looks the same to a viewer. */
const REDRAWN = 40;

export const nothingLeaks: Law = {
  number: 9,
  title: 'states that differ only in what a viewer cannot know are the same to that viewer',
  watch(run) {
    const sampler = new Sampler(run, 'secrecy', 1.2);
    const pool = new Pool(run.rng.fork('questions'));
    return {
      moment(m) {
        if (!sampler.wants(m.kind)) return;
        for (const moves of m.legal) for (const move of moves.slice(0, 20)) pool.add(move);
        for (const viewer of viewersOf(run.config)) {
          const twin = twinOf(m, viewer);
          if (!twin) continue;
          checkMessages(m, viewer, twin);
          if (viewer !== 'public') checkAnswers(m, viewer, twin, pool.some(3));
          checkStep(m, viewer, twin);
          checkOutcome(m, viewer);
        }
        checkCommitments(m);
      },
    };
  },
};

function same(run: Run, viewer: Viewer, what: string, [a, b]: readonly [string, string]): void {
  must(a === b, () => `${what} of ${nameOf(run.config, viewer)} depends on what they cannot know: ${difference(a, b)}`);
}

function checkMessages(m: Moment, viewer: Viewer, twin: State): void {
  const { run } = m;
  const tables = [forkTable(m), tableOn(run, run.game.clone(twin))] as const;
  same(run, viewer, 'the message', [message(run, tables[0], viewer), message(run, tables[1], viewer)]);
}

/** Refusals and parsing are answers, too. */
function checkAnswers({ run, state }: Moment, seat: Seat, twin: State, moves: readonly Move[]): void {
  const { game } = run;
  for (const move of moves) {
    const text = run.text(move);
    const refusals = [game.refuse(state, seat, move), game.refuse(twin, seat, move)].map((r) => JSON.stringify(r));
    same(run, seat, `the refusal of "${text}"`, [String(refusals[0]), String(refusals[1])]);
    const read = [state, twin].map((s) => readText(run, game.notation.parseMove(text, s, seat)));
    same(run, seat, `the reading of "${text}"`, [String(read[0]), String(read[1])]);
  }
}

const readText = (run: Run, answer: Answer<Move>): string =>
  answer.ok ? run.text(answer.value) : JSON.stringify(answer.refusal);

/**
 * The same chance or joint step on the truth and on its twin: if the viewer hears the same, it sees the same.
 * The end of a game may open everything. (Steps of a single seat are the matter of law 10.)
 */
function checkStep({ run, state, turn, legal, outcome }: Moment, viewer: Viewer, twin: State): void {
  const { game, config } = run;
  if (turn.kind !== 'chance' && turn.kind !== 'joint') return;
  const asked = askedSeats(turn);
  const choices = seatsOfConfig(config).map((seat) =>
    asked.includes(seat) ? run.rng.pick(legal[seat] as readonly Move[]) : undefined,
  );
  const step: Step = { choices, outcome };
  if (!isPossible(run, twin, step)) return;
  const states = [game.clone(state), game.clone(twin)] as const;
  const ears = [carryOut(run, states[0], step), carryOut(run, states[1], step)] as const;
  if (ears.some((ear) => ear.revealed) || states.some((s) => game.turn(s).kind === 'over')) return;
  if (ears[0].heard(run, viewer) !== ears[1].heard(run, viewer)) return;
  const outlooks = [outlook(run, states[0], viewer), outlook(run, states[1], viewer)] as const;
  same(run, viewer, 'after a step that sounded the same the outlook', outlooks);
}

/** Two outcomes that are printed alike for a viewer sound alike and leave it with the same view. */
function checkOutcome({ run, state, outcome }: Moment, viewer: Viewer): void {
  if (!outcome) return;
  const { game, config } = run;
  const text = game.notation.chance(outcome, config, viewer);
  const whole = game.notation.chance(outcome, config);
  if (hears(game.nature.audience(state, outcome), viewer)) {
    must(text === whole, () => `${nameOf(config, viewer)} is in the audience of "${whole}" and reads "${text}"`);
  }
  const other = redraw(run, state, (drawn) => {
    return game.notation.chance(drawn, config, viewer) === text && game.notation.chance(drawn, config) !== whole;
  });
  if (!other) return;
  const states = [game.clone(state), game.clone(state)] as const;
  const ears = [outcome, other].map((drawn, i) => carryOut(run, states[i] as State, { choices: [], outcome: drawn }));
  if (ears.some((ear) => ear.revealed)) return;
  const heard = ears.map((ear) => ear.heard(run, viewer));
  same(run, viewer, `what is heard of "${text}"`, [heard[0] as string, heard[1] as string]);
  const outlooks = [outlook(run, states[0], viewer), outlook(run, states[1], viewer)] as const;
  same(run, viewer, `after "${text}" the outlook`, outlooks);
}

function redraw({ game, rng }: Run, state: State, wanted: (outcome: Outcome) => boolean): Outcome | undefined {
  for (let i = 0; i < REDRAWN; i++) {
    const drawn = game.nature.sample(state, rng);
    if (wanted(drawn)) return drawn;
  }
  return undefined;
}

/** Of a commitment others learn that it was made, and nothing else. */
function checkCommitments(m: Moment): void {
  const { run, turn, legal } = m;
  const asked = askedSeats(turn);
  if (turn.kind !== 'joint' || asked.length < 2) return;
  const seat = run.rng.pick(asked);
  const moves = legal[seat] as readonly Move[];
  const tables = [forkTable(m), forkTable(m)] as const;
  const before = viewersOf(run.config).map((viewer) => message(run, tables[0], viewer));
  const told = tables.map((table) => table.submit(seat, run.rng.pick(moves)));
  viewersOf(run.config).forEach((viewer, i) => {
    if (viewer === seat) return;
    const events = told.map((answer) => JSON.stringify(answer.ok && eventsFor(answer.value, viewer)));
    must(
      events.every((heard) => heard === '[]'),
      () => `${nameOf(run.config, viewer)} hears of a commitment: ${events}`,
    );
    const after = [message(run, tables[0], viewer), message(run, tables[1], viewer)] as const;
    same(run, viewer, 'while others choose, the message', after);
    const { committed, waiting, entry } = JSON.parse(before[i] as string);
    const unchanged = { ...JSON.parse(after[0]), committed, waiting, entry };
    same(run, viewer, 'after a commitment the message', [before[i] as string, JSON.stringify(unchanged)]);
  });
}
