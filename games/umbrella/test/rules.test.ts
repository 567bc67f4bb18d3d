import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Config, configure, everyConfig, everyEvent, playOut, Rng, type Seat, Table } from '@penumbra/kit';
import { COMPONENTS } from '../src/components.ts';
import { SOLO_RANKS, soloRank, type Umbrella, umbrella } from '../src/index.ts';
import { completeMove } from '../src/moves/complete.ts';
import { coverMove } from '../src/moves/cover.ts';
import { DECLINE } from '../src/moves/decline.ts';
import type { Move } from '../src/moves/index.ts';
import { slideMove } from '../src/moves/slide.ts';
import { STOP } from '../src/moves/stop.ts';
import { swapMove } from '../src/moves/swap.ts';
import { tradeMove } from '../src/moves/trade.ts';
import type { State } from '../src/state.ts';
import { countOf, heapOn, stageRows, turnedBy } from '../src/umbrellas.ts';
import { CELLS, COLOURS, SIDES, SPACES } from '../src/words.ts';

const configOf = (players: number, options: object = {}): Config<Umbrella> =>
  configure(umbrella, { seats: ['violet', 'teal', 'orange', 'slate'].slice(0, players), options });
const count = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

test('UM-1.4 a quarter turn takes a1 to d1 and d1 to d4', () => {
  const named = (cell: string, quarters: number): string => CELLS[turnedBy(CELLS.indexOf(cell), quarters)] as string;
  assert.deepEqual([named('a1', 1), named('d1', 1), named('a1', 2), named('b2', 1)], ['d1', 'd4', 'd4', 'c2']);
});

test('UM-1.7 48 patterns, all different even after turning', () => {
  const { patterns } = configOf(2).box;
  const shapes = count(48).map((dance) => [...patterns.slice(4 * dance, 4 * dance + 4)].sort().join());
  assert.equal(new Set(shapes).size, 48);
});

test('UM-1.7 printed stages carry each colour once in every row, column and quarter', () => {
  for (const rows of Object.values(COMPONENTS.tables.stages.entries)) {
    const columns = count(4).map((c) => rows.map((row) => row[c]).join(''));
    const quarters = [0, 2].flatMap((r) =>
      [0, 2].map((c) => `${rows[r]?.slice(c, c + 2)}${rows[r + 1]?.slice(c, c + 2)}`),
    );
    for (const four of [...rows, ...columns, ...quarters]) assert.equal([...four].sort().join(''), 'BGRY');
  }
});

test('UM-1.7 the printed tables cannot be changed', () => {
  const { tiles, stages, scoreTiles } = COMPONENTS.tables;
  for (const table of [tiles.entries, stages.entries, scoreTiles.entries]) assert.ok(Object.isFrozen(table));
  assert.ok(Object.isFrozen(tiles.entries.c01?.white) && Object.isFrozen(scoreTiles.entries[1]?.groups?.[0]));
});

test('UM-2.1 stages as printed, one umbrella of each colour in every zone', () => {
  const s = umbrella.setup(configOf(4));
  assert.deepEqual(stageRows(s.stages[3]!), ['GRBY', 'BYGR', 'RGYB', 'YBRG']);
  assert.equal(s.zones.length, 9);
  for (const heap of s.zones) for (const colour of count(4)) assert.equal(countOf(heap, colour), 1);
});

/** How often each of some answers comes, and whether that is what chance would give. */
function assertAlike(draws: readonly string[], answers: number): void {
  const tally = new Map<string, number>();
  for (const draw of draws) tally.set(draw, (tally.get(draw) ?? 0) + 1);
  assert.equal(tally.size, answers);
  const wanted = draws.length / answers;
  const chi = [...tally.values()].reduce((sum, n) => sum + (n - wanted) ** 2 / wanted, 0);
  assert.ok(chi < answers + 6 * Math.sqrt(2 * answers), `chi² ${chi} with ${answers} answers`);
}

test('UM-2.3 every seat is first alike, every unseen tile is dealt and uncovered alike', () => {
  const rng = new Rng('chance');
  const config = configOf(3);
  const text = (s: State): string => umbrella.notation.chance(umbrella.nature.sample(s, rng), config);
  const s = umbrella.setup(config);
  assertAlike(
    count(3000).map(() => text(s)),
    3,
  );
  umbrella.nature.apply(s, umbrella.nature.sample(s, rng));
  const deals = count(4000).map(() => text(s).match(/c\d\d/g) as string[]);
  for (const place of count(6))
    assertAlike(
      deals.map((tiles) => tiles[place] as string),
      24,
    );
  for (const tiles of deals) assert.equal(new Set(tiles).size, 6);
  umbrella.nature.apply(s, umbrella.nature.sample(s, rng));
  s.tops[4 * s.turn] = -1 as never;
  s.phase = 'uncover';
  assertAlike(
    count(4000).map(() => text(s)),
    18,
  );
});

test('UM-9.2 all 20 umbrellas are mixed: each zone gets a colour k times as often as drawing five of twenty does', () => {
  const rng = new Rng('fill');
  const s = umbrella.setup(configOf(1));
  const draws = 20_000;
  const seen = count(6).map(() => 0);
  for (let i = 0; i < draws; i++) {
    const outcome = umbrella.nature.sample(s, rng);
    assert.equal(umbrella.nature.refuse(s, outcome), undefined);
    if (outcome.kind === 'fill') seen[countOf(outcome.zones[2]!, 1)]!++;
  }
  const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
  seen.forEach((times, k) => {
    const chance = (choose(5, k) * choose(15, 5 - k)) / choose(20, 5);
    const spread = Math.sqrt(draws * chance * (1 - chance));
    assert.ok(Math.abs(times - draws * chance) < 5 * spread + 1, `${k} times: ${times}`);
  });
});

/** Everything that can be said in this game. */
const EVERY_MOVE: readonly Move[] = [
  ...count(4).flatMap((side) =>
    count(4).flatMap((colour) =>
      count(4).flatMap((line) => [-1, ...count(9)].map((from) => slideMove(side, colour, line, from))),
    ),
  ),
  ...count(4).flatMap((slot) =>
    SPACES.flatMap((_, space) => [-1, 0, 1].map((face) => completeMove(slot, space, face))),
  ),
  ...count(4).map(coverMove),
  ...count(16).flatMap((a) => count(16).map((b) => swapMove(a, b))),
  ...count(9).flatMap((zone) => count(4).flatMap((colour) => count(16).map((cell) => tradeMove(zone, colour, cell)))),
  DECLINE,
  STOP,
];

test('UM-3 to UM-9 of everything that can be said, what is not refused is what is listed, for every seat', () => {
  const universe = new Set(EVERY_MOVE);
  const met = new Set<string>();
  for (const config of everyConfig(umbrella)) {
    const s = umbrella.setup(config);
    const rng = new Rng(`refuse ${config.seats.length}`);
    for (let steps = 0; steps < 400 && umbrella.turn(s).kind !== 'over'; steps++) {
      if (s.phase !== 'slide' || rng.below(20) === 0) {
        met.add(`${s.phase} ${s.powers & 3}`);
        if (rng.below(4) === 0) s.zones.fill(0 as never, 0, 1);
        for (const seat of count(config.seats.length) as Seat[]) {
          const allowed = [...universe].filter((move) => !umbrella.refuse(s, seat, move));
          assert.deepEqual(new Set(umbrella.legal(s, seat)), new Set(allowed));
        }
      }
      playOut(umbrella, s, rng, 1);
    }
  }
  assert.ok(met.size >= 5, [...met].join());
});

test('random moves are picked alike, also where few umbrellas are left', () => {
  const rng = new Rng('pick');
  for (const zones of [
    [0x01010101, 0x00020001],
    [0x00010000, 0],
    [0, 0],
  ]) {
    const config = configOf(3);
    const s = umbrella.setup(config);
    playOut(umbrella, s, rng, 2);
    s.zones.fill(0 as never);
    s.zones[0] = zones[0] as never;
    s.zones[1 + s.turn] = zones[1] as never;
    if (zones[0] === 0) s.zones[1 + ((s.turn + 1) % 3)] = 0x01000001 as never;
    const moves = umbrella.legal(s, s.turn as Seat);
    const picked = count(200 * moves.length).map(() =>
      umbrella.notation.move(umbrella.pick?.(s, s.turn as Seat, rng) as Move, config),
    );
    assertAlike(picked, moves.length);
  }
});

test('UM-3.2 with 2–4 players no umbrella is ever lost', () => {
  for (const players of [2, 3, 4]) {
    const s = umbrella.setup(configOf(players, { level: 4 }));
    const rng = new Rng(`kept ${players}`);
    for (let i = 0; i < 50; i++) {
      playOut(umbrella, s, rng, 20);
      for (const colour of count(4)) {
        const all = [...s.zones, ...s.stages.map(heapOn)].reduce((sum, heap) => sum + countOf(heap, colour), 0);
        assert.equal(all, 6 * players + 1, `${COLOURS[colour]}`);
      }
    }
  }
});

test('UM-9.13 ranks of a solo score', () => {
  const indexOf = (score: number): number => SOLO_RANKS.findIndex(({ rank }) => rank === soloRank(score));
  assert.deepEqual([14, 15, 18, 19, 23, 24, 26, 27, 30, 31].map(indexOf), [0, 1, 1, 2, 2, 3, 3, 4, 4, 5]);
});

test('the sheet adds up to the score', () => {
  for (const config of everyConfig(umbrella)) {
    const s = umbrella.setup(config);
    playOut(umbrella, s, new Rng('sheet'));
    const result = umbrella.result(s);
    config.seats.forEach((_, seat) => {
      const sum = result?.sheet?.reduce((points, line) => points + (line.points[seat] as number), 0);
      assert.equal(sum, result?.scores?.[seat]);
    });
  }
});

test('every event of a game can be put into words of the notation', () => {
  const table = new Table(umbrella, configOf(2, { level: 4 }), { seed: '0a' });
  const rng = new Rng('words');
  while (table.turn.kind !== 'over') {
    const { turn } = table;
    const answer = turn.kind === 'seat' ? table.submit(turn.seat, rng.pick(table.legal(turn.seat))) : table.chance();
    assert.ok(answer.ok);
    for (const event of everyEvent(answer.value))
      assert.doesNotMatch(umbrella.notation.event(event, table.config), /undefined/);
  }
});

test('the sketch names every seat and fits a hundred columns', () => {
  for (const config of everyConfig(umbrella)) {
    const s = umbrella.setup(config);
    playOut(umbrella, s, new Rng('sketch'), 60);
    const panels = umbrella.sketch(umbrella.view(s, 'public'));
    assert.deepEqual(
      panels.map(({ name }) => name),
      ['table', ...config.seats],
    );
    for (const line of panels.flatMap(({ lines }) => lines)) {
      assert.ok(line.reduce((width, { text }) => width + text.length, 0) <= 100);
    }
  }
});

/** The move after which the seat stands best. */
function greedy(s: State, seat: Seat): Move {
  const values = umbrella.legal(s, seat).map((move) => {
    const next = umbrella.clone(s);
    umbrella.play(next, seat, move);
    return umbrella.hints.evaluate(next, seat);
  });
  return umbrella.legal(s, seat)[values.indexOf(Math.max(...values))] as Move;
}

test('one step ahead by the hints beats random play', () => {
  let won = 0;
  const games = 20;
  for (let game = 0; game < games; game++) {
    const s = umbrella.setup(configOf(2, { level: 1 + (game % 4) }));
    const rng = new Rng(`greedy ${game}`);
    for (let turn = umbrella.turn(s); turn.kind !== 'over'; turn = umbrella.turn(s)) {
      if (turn.kind === 'seat' && turn.seat === game % 2) umbrella.play(s, turn.seat, greedy(s, turn.seat));
      else playOut(umbrella, s, rng, 1);
    }
    if (umbrella.result(s)?.winners.includes((game % 2) as Seat)) won++;
  }
  assert.ok(won >= 0.9 * games, `${won} of ${games}`);
});

test('sides are named in the order of their indices', () => {
  assert.deepEqual(
    SIDES.map((_, side) => SIDES[side ^ 1]),
    ['right', 'left', 'bottom', 'top'],
  );
});
