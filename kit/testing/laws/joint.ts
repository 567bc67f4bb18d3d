import { eventsFor, type Seat, type Table, writePosition } from '@penumbra/kit';
import { difference, forkTable, rawText, viewersOf } from '../compare.ts';
import { type Law, type Moment, type Move, must, Sampler } from '../law.ts';
import { accepted, askedSeats } from '../player.ts';

export const orderIsNothing: Law = {
  number: 11,
  title: 'joint turns do not depend on the order of submission',
  watch(run) {
    const sampler = new Sampler(run, 'joint', 1.5);
    return {
      moment(m) {
        if (m.turn.kind !== 'joint' || !sampler.wants(m.kind)) return;
        const seats = [...askedSeats(m.turn)];
        const choices = new Map(seats.map((seat) => [seat, run.rng.pick(m.legal[seat] as readonly Move[])]));
        const straight = submitted(m, seats, choices);
        const reversed = submitted(m, seats.toReversed(), choices);
        const shuffled = submitted(m, run.rng.shuffle(seats), choices);
        for (const other of [reversed, shuffled]) {
          must(other === straight, () => `another order of submission: ${difference(straight, other)}`);
        }
      },
    };
  },
};

/** Everything that comes of a joint turn, after some second thoughts on the way. */
function submitted(m: Moment, order: readonly Seat[], choices: ReadonlyMap<Seat, Move>): string {
  const { run, legal } = m;
  const table = forkTable(m);
  const before = rawText(table.state);
  const heard = order.map((seat, i) => {
    must(rawText(table.state) === before, () => 'a commitment changed the state before the turn was complete');
    if (i < order.length - 1) {
      accepted(table.submit(seat, run.rng.pick(legal[seat] as readonly Move[])));
      must(!table.submit(seat, choices.get(seat) as Move).ok, () => 'a seat may commit twice');
      accepted(table.retract(seat));
    }
    const change = accepted(table.submit(seat, choices.get(seat) as Move));
    return viewersOf(run.config).map((viewer) => eventsFor(change, viewer));
  });
  return outcomeText(table, heard.at(-1));
}

const outcomeText = (table: Table, heard: unknown): string =>
  JSON.stringify([writePosition(table), rawText(table.state), table.steps, heard, table.result]);
