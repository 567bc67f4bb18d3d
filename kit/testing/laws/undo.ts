import { type Seat, type Table, type Viewer, writePosition } from '@penumbra/kit';
import { difference, forkTable, nameOf, rawText, seatsOfConfig, viewersOf } from '../compare.ts';
import { type Law, type Moment, type Move, must, type Run, Sampler } from '../law.ts';
import { carryOut, isPossible, message, outlook, type Step, twinOf } from '../message.ts';
import { accepted, stepAtRandom } from '../player.ts';

/** Per viewer, on so many determinizations the step is played again. */
const WORLDS = 2;

export const undoIsHarmless: Law = {
  number: 10,
  title: 'an undoable step teaches nobody anything, and undo restores every view',
  watch(run) {
    const sampler = new Sampler(run, 'undo', 0.9);
    let before: Moment['turn'] | undefined;
    return {
      moment(m) {
        if (m.table.steps.length > 0 && before) checkLimit(m, before);
        before = m.turn;
        if (m.turn.kind !== 'seat' || !sampler.wants(m.kind)) return;
        const { seat } = m.turn;
        const move = run.rng.pick(m.legal[seat] as readonly Move[]);
        const table = forkTable(m, m.table.seed);
        const start = snapshot(run, table);
        accepted(table.submit(seat, move));
        if (!table.undoable(seat)) return checkRefused(run, table, seat);
        for (const viewer of viewersOf(run.config)) checkLesson(m, viewer, seat, move);
        checkUndo(run, table, seat, start);
      },
    };
  },
};

/** After chance, after a joint turn and after another seat's move nobody takes anything back. */
function checkLimit({ run, table }: Moment, before: Moment['turn']): void {
  const allowed = before.kind === 'seat' ? before.seat : undefined;
  for (const seat of seatsOfConfig(run.config)) {
    must(seat === allowed || !table.undoable(seat), () => {
      return `${nameOf(run.config, seat)} may undo past ${before.kind === 'seat' ? 'a decision of another' : before.kind}`;
    });
  }
}

const snapshot = (run: Run, table: Table): string =>
  JSON.stringify([
    rawText(table.state),
    writePosition(table),
    table.steps,
    // A journal only ever grows: the numbers of its entries are all that a take-back leaves behind.
    viewersOf(run.config).map((viewer) => ({ ...JSON.parse(message(run, table, viewer)), entry: 0 })),
  ]);

function checkRefused(run: Run, table: Table, seat: Seat): void {
  const before = snapshot(run, table);
  must(!table.undo(seat).ok, () => 'undo is not offered and works');
  must(snapshot(run, table) === before, () => 'a refused undo changed the table');
}

/** In every world that a viewer thinks possible, the step must be possible, sound and look the same. */
function checkLesson(m: Moment, viewer: Viewer, seat: Seat, move: Move): void {
  const { run, state } = m;
  const { game, config } = run;
  const choices: (Move | undefined)[] = [];
  choices[seat] = move;
  const step: Step = { choices, outcome: undefined };
  const truth = game.clone(state);
  const ear = carryOut(run, truth, step);
  const lesson = `${nameOf(config, viewer)} learns something from the undoable "${run.text(move)}"`;
  for (let world = 0; world < WORLDS; world++) {
    const other = twinOf(m, viewer);
    if (!other) return;
    must(isPossible(run, other, step), () => `${lesson}: that it was possible; tell it with reveal`);
    const otherEar = carryOut(run, other, step);
    const [a, b] = [ear.heard(run, viewer), otherEar.heard(run, viewer)];
    must(a === b, () => `${lesson}, hearing ${difference(a, b)}; tell it with reveal`);
    const [c, d] = [outlook(run, truth, viewer), outlook(run, other, viewer)];
    must(c === d, () => `${lesson}, seeing ${difference(c, d)}; tell it with reveal`);
  }
}

function checkUndo(run: Run, table: Table, seat: Seat, start: string): void {
  for (const other of seatsOfConfig(run.config)) {
    if (other !== seat) must(!table.undo(other).ok, () => `${nameOf(run.config, other)} may undo another's move`);
  }
  const again = run.rng.pick([0, 1]);
  // A second move of the same seat, if it is asked again, comes back together with the first.
  if (again === 1 && table.turn.kind === 'seat' && table.turn.seat === seat) {
    accepted(table.submit(seat, run.rng.pick(table.legal(seat))));
    if (!table.undoable(seat)) return checkRefused(run, table, seat);
    accepted(table.undo(seat));
  }
  accepted(table.undo(seat));
  const now = snapshot(run, table);
  must(now === start, () => `undo does not restore the table: ${difference(start, now)}`);
  must(!table.undo(seat).ok, () => 'more can be undone than was done');
  checkPast(run, table, seat);
}

/** Once somebody else has decided, or chance, it is too late. */
function checkPast(run: Run, table: Table, seat: Seat): void {
  stepAtRandom(table, run.rng);
  const { turn } = table;
  if (turn.kind === 'over' || (turn.kind === 'seat' && turn.seat === seat)) return;
  stepAtRandom(table, run.rng);
  must(!table.undo(seat).ok, () => `${nameOf(run.config, seat)} may undo after the next ${turn.kind} step`);
}
