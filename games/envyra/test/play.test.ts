import assert from 'node:assert/strict';
import { test } from 'node:test';
import { everyEvent, listSeats, Rng, type Seat } from '@penumbra/kit';
import { envyra } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { configOf, tableOn } from './tables.ts';

const PURPLE = 0 as Seat;

test('E-4.1 harmless variations of a move give the very same object', () => {
  const table = tableOn({ phase: 'plan', grid: { a1: { tile: 'flora-leaf-1' }, b2: { tile: 'water-ice-1' } } });
  const legal = table.legal(PURPLE);
  for (const text of ['plan a1 b2', 'PLAN B2  A1', ' plan a1,b2', 'a1 b2 plan']) {
    const move = envyra.notation.parseMove(text, table.state, PURPLE);
    assert.ok(move.ok && legal.includes(move.value), text);
  }
});

test('E-4.1 what cannot be read is refused with a code and the words', () => {
  const table = tableOn({ phase: 'plan', grid: { a1: { tile: 'flora-leaf-1' } } });
  const codes = ['', 'jump a1', 'plan', 'plan a1 a1', 'plan a9', 'plan a1 b1 c1', 'deploy a1 b1'].map((text) => {
    const move = envyra.notation.parseMove(text, table.state, PURPLE);
    return move.ok ? 'ok' : [move.refusal.code, ...move.refusal.at].join(' ');
  });
  assert.deepEqual(codes, [
    'empty',
    'unknown-word jump',
    'one-or-two-cells',
    'cell-twice a1',
    'bad-cell a9',
    'one-or-two-cells a1 b1 c1',
    'one-cell a1 b1',
  ]);
});

test('E-5.2 a refusal says why, and where', () => {
  const lock = { cubes: 2, points: 1, needs: { flora: 1 } };
  const grid = { a1: { tile: 'lock' }, b1: { tile: 'flora-leaf-1' } };
  const table = tableOn(
    { phase: 'deploy', grid, plans: { purple: ['a1', 'b1'], gray: ['c1'] } },
    { components: { tiles: { lock } } },
  );
  const refusal = (text: string): string => {
    const answer = table.submitText(PURPLE, text);
    return answer.ok ? 'ok' : [answer.refusal.code, ...answer.refusal.at].join(' ');
  };
  assert.equal(refusal('deploy a1'), 'restricted a1');
  assert.equal(refusal('deploy c2'), 'not-planned c2');
  assert.equal(refusal('plan b1'), 'wrong-phase');
  assert.equal(refusal('deploy b1'), 'ok');
});

test('E-6.1 the events of a capture come in order', () => {
  const grid = { a1: { tile: 'flora-tree-1', cubes: ['gray'] }, b1: { tile: 'water-ice-1' } };
  const table = tableOn({ phase: 'deploy', round: 2, grid, plans: { purple: ['a1'], gray: ['a1'] } });
  const answer = table.submitText(PURPLE, 'deploy a1');
  assert.ok(answer.ok);
  assert.deepEqual(
    everyEvent(answer.value).map((event) => envyra.notation.event(event, table.config)),
    [
      'cube-deployed purple a1',
      'tile-captured purple a1 flora-tree-1 gray purple',
      'turn-skipped gray 1',
      'turn-skipped gray 2',
      'cubes-returned gray a1',
      'round-begun 3 gray',
    ],
  );
});

/** One seat takes what promises most, the others anything. */
function winsOfPromise(games: number): number {
  const rng = new Rng('promise');
  const config = configOf(2);
  let wins = 0;
  for (let i = 0; i < games; i++) {
    const s = envyra.setup(config);
    const choose = (seat: Seat) => (seat === i % 2 ? mostPromising(s, seat) : rng.pick(envyra.legal(s, seat)));
    for (let turn = envyra.turn(s); turn.kind !== 'over'; turn = envyra.turn(s)) {
      if (turn.kind === 'chance') envyra.nature.apply(s, envyra.nature.sample(s, rng));
      else if (turn.kind === 'seat') envyra.play(s, turn.seat, choose(turn.seat));
      else envyra.resolve(s, listSeats(turn.seats).map(choose));
    }
    if (envyra.result(s)?.winners.includes((i % 2) as Seat)) wins++;
  }
  return wins;
}

function mostPromising(s: State, seat: Seat) {
  const rate = envyra.hints.promise!;
  return envyra.legal(s, seat).reduce((best, move) => (rate(s, seat, move) > rate(s, seat, best) ? move : best));
}

test('the most promising moves win at least nine of ten games against random ones', () => {
  assert.ok(winsOfPromise(100) >= 90);
});

test('the evaluation knows the end, and who is ahead before it', () => {
  const over = tableOn({ phase: 'over', captured: { purple: ['flora-leaf-1'] } });
  assert.deepEqual(
    [0, 1].map((seat) => envyra.hints.evaluate(over.state as State, seat as Seat)),
    [1, 0],
  );
  const grid = { a1: { tile: 'end', cubes: ['purple', 'purple'] }, b1: { tile: 'fire-sun-2' } };
  const captured = { purple: ['flora-leaf-1', 'water-ice-1', 'fire-lava-1'] };
  const winning = tableOn({ phase: 'deploy', grid, captured, plans: { purple: ['a1'], gray: ['b1'] } });
  assert.equal(envyra.hints.evaluate(winning.state as State, PURPLE), 1);
});

test('the evaluation likes points, themes, cubes, the start and what is closed to others; all chances make one', () => {
  const chance = (state: object): number => {
    const { state: s } = tableOn({ phase: 'plan', round: 3, grid, start: 'gray', ...state });
    const [purple, gray] = [0, 1].map((seat) => envyra.hints.evaluate(s as State, seat as Seat)) as [number, number];
    assert.ok(Math.abs(purple + gray - 1) < 1e-9);
    return purple;
  };
  const grid = { a1: { tile: 'fire-sun-2' }, b1: { tile: 'end' } };
  const owning = (...purple: string[]): object => ({ captured: { purple } });
  const one = owning('flora-leaf-2');
  const two = owning('flora-leaf-2', 'flora-leaf-1');
  const both = owning('flora-leaf-2', 'water-wave-1');
  const better: { readonly [what: string]: readonly [object, object] } = {
    points: [two, one],
    themes: [both, two],
    cubes: [{ ...one, grid: { ...grid, a1: { tile: 'fire-sun-2', cubes: ['purple'] } } }, one],
    start: [{ ...one, start: 'purple' }, one],
    'closed to others': [{ ...both, grid: { ...grid, c1: { tile: 'bonus-2-1' } } }, both],
  };
  for (const [what, [more, less]] of Object.entries(better)) assert.ok(chance(more) > chance(less), what);
});

test('the sketch shows every tile in sight and keeps others’ secrets', () => {
  const equilibrium = { secret: { purple: 'card-3', gray: 'card-4' } };
  const grid = { a1: { tile: 'flora-leaf-2', cubes: ['gray'] }, b2: { tile: 'bonus-3-1' } };
  const table = tableOn(
    { phase: 'plan', round: 2, grid, captured: { gray: ['water-ice-1'] }, equilibrium },
    { options: { equilibrium: 'secret' } },
  );
  const cardOf = (id: string): string => table.config.components.cards[id]?.symbols.join(' + ') ?? id;
  const text = envyra
    .sketch(envyra.view(table.state, PURPLE))
    .flatMap(({ lines }) => lines.map((line) => line.map((span) => span.text).join('')))
    .join('\n');
  for (const word of ['flora-leaf-2', 'bonus-3-1', 'water-ice-1', cardOf('card-3'), 'secret: ?', 'G··', '♣▲▲'])
    assert.ok(text.includes(word), word);
  assert.ok(!text.includes(cardOf('card-4')));
  assert.ok(text.split('\n').every((line) => [...line].length <= 100));
});
