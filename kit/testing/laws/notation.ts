import { type Answer, Rng, readPosition, type Seat, Source, type Table, writePosition } from '@penumbra/kit';
import { behaviour, difference, forkTable, nameOf, rawText, sameData, viewersOf } from '../compare.ts';
import { type Law, type Moment, type Move, must, Sampler } from '../law.ts';
import { askedSeats, stepAtRandom } from '../player.ts';

/** How far a table continued from a printed position is compared with the one it was printed from. */
const CONTINUED = 30;
/** Of a long legal list so many are read back. */
const READ_BACK = 30;

export const printsAndParses: Law = {
  number: 5,
  title: 'positions, moves and chance print and parse back, and play goes on from a printed position',
  watch(run) {
    const words = new Sampler(run, 'words', 3);
    const positions = new Sampler(run, 'positions', 2);
    const continued = new Sampler(run, 'continued', 0.4);
    return {
      moment(m) {
        if (words.wants(m.kind)) {
          checkMoves(m);
          checkChance(m);
        }
        if (positions.wants(m.kind)) {
          checkPosition(m);
          checkViews(m);
        }
        if (continued.wants(m.kind)) checkContinued(m);
      },
    };
  },
};

function checkMoves({ run, state, legal }: Moment): void {
  legal.forEach((moves, seat) => {
    const some = moves.length <= READ_BACK ? moves : Array.from({ length: READ_BACK }, () => run.rng.pick(moves));
    for (const move of some) {
      const text = run.game.notation.move(move, run.config);
      for (const variation of [text, ...variations(text)]) {
        const read = run.game.notation.parseMove(variation, state, seat as Seat);
        must(read.ok, () => `"${variation}" cannot be read: ${!read.ok && read.refusal.code}`);
        must(read.value === move, () => `"${variation}" is read as another move (or another object) than "${text}"`);
      }
    }
    const text = moves[0] && run.text(run.rng.pick(moves));
    if (text) checkNonsense(`move "${text}"`, text, (it) => run.game.notation.parseMove(it, state, seat as Seat));
  });
}

/** Harmless: case of the keyword and of cells, blanks. */
function variations(text: string): string[] {
  const [keyword = '', ...rest] = text.split(' ');
  const cells = rest.map((word) => (/^[a-z][1-9]\d?$/.test(word) ? word.toUpperCase() : word));
  return [[keyword.toUpperCase(), ...cells].join(' '), `  ${text.replaceAll(' ', '   ')} `];
}

/** What is no move at all is refused with a code, not an exception. */
function checkNonsense(what: string, text: string, read: (text: string) => Answer<unknown>): void {
  for (const broken of ['', 'xyzzy', `${text} xyzzy`, `xyzzy ${text}`, text.slice(0, 1)]) {
    const answer = read(broken);
    must(!answer.ok && answer.refusal.code !== '', () => `"${broken}", made from ${what}, is read as something`);
  }
}

function checkChance({ run, state, outcome }: Moment): void {
  if (!outcome) return;
  const { notation, nature } = run.game;
  const text = notation.chance(outcome, run.config);
  const [keyword = '', ...rest] = text.split(' ');
  for (const variation of [text, [keyword.toUpperCase(), ...rest].join('  ')]) {
    const read = notation.parseChance(variation, state);
    must(read.ok, () => `the outcome "${variation}" cannot be read: ${!read.ok && read.refusal.code}`);
    must(sameData(read.value, outcome), () => `the outcome "${variation}" is read as another one`);
    must(notation.chance(read.value, run.config) === text, () => `"${variation}" is printed differently when read`);
    must(!nature.refuse(state, read.value), () => `the outcome "${variation}" is refused when read`);
  }
  checkNonsense(`chance "${text}"`, text, (broken) => notation.parseChance(broken, state));
}

const positionText = (table: Table): string => JSON.stringify(writePosition(table));

/** With the commitments of some seats, as a server would store it in the middle of a joint turn. */
function someCommit(m: Moment): Table {
  const table = forkTable(m);
  const seats = askedSeats(m.turn);
  if (m.turn.kind !== 'joint' || seats.length < 2) return table;
  for (const seat of seats.slice(m.run.rng.below(seats.length) + 1)) {
    table.submit(seat, m.run.rng.pick(m.legal[seat] as readonly Move[]));
  }
  return table;
}

function checkPosition(m: Moment): void {
  const table = someCommit(m);
  const text = positionText(table);
  const read = readPosition(m.run.games, Source.parse(text, 'the position'));
  const again = positionText(read);
  must(again === text, () => `export(import(p)) differs from p: ${difference(text, again)}`);
  const wrong = m.run.game.invariants(read.state);
  must(wrong === undefined, () => `a read position breaks an invariant: ${wrong}`);
}

/** A bot outside is given its view as text. */
function checkViews({ run, state }: Moment): void {
  const { game, config } = run;
  for (const viewer of viewersOf(config)) {
    const view = game.view(state, viewer);
    const text = JSON.stringify(game.notation.view(view));
    const read = game.notation.readView(Source.parse(text, 'the view'), config, viewer);
    const printed = JSON.stringify(game.notation.view(read));
    must(
      printed === text,
      () => `the view of ${nameOf(config, viewer)} reads back as another: ${difference(text, printed)}`,
    );
    // Every field, but for the number of the round: a game whose positions do not carry it cannot read it back.
    const given = { ...view, round: 0 };
    const again = { ...read, round: 0 };
    must(sameData(again, given), () => {
      return `the view of ${nameOf(config, viewer)} reads back differently: ${difference(rawText(given), rawText(again))}`;
    });
    // What a bot makes of it: the same stream has to lead to the same worlds.
    const seed = run.rng.next().toString(36);
    const [one, two] = [view, read].map((v) => JSON.stringify(game.notation.state(game.determinize(v, new Rng(seed)))));
    must(one === two, () => {
      return `the view of ${nameOf(config, viewer)}, read back, deals other worlds: ${difference(String(one), String(two))}`;
    });
  }
}

function checkContinued(m: Moment): void {
  const { run } = m;
  const original = forkTable(m);
  const copy = readPosition(run.games, Source.parse(positionText(original), 'the position'));
  const stream = run.rng.next().toString(36);
  const [one, two] = [run.rng.fork(stream), run.rng.fork(stream)];
  for (let step = 0; step < CONTINUED && original.turn.kind !== 'over'; step++) {
    const [a, b] = [behaviour(run, original.state), behaviour(run, copy.state)];
    must(a === b, () => `${step} steps after reading the position: ${difference(a, b)}`);
    const [toldA, toldB] = [stepAtRandom(original, one), stepAtRandom(copy, two)];
    must(toldA === toldB, () => `events ${step} steps after reading the position: ${difference(toldA, toldB)}`);
  }
}
