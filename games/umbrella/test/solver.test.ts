import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Config, configure, type Games, playOut, Rng, readPosition, type Seat, Source } from '@penumbra/kit';
import { nothingLeft, patternDistance, type Umbrella, umbrella } from '../src/index.ts';
import { distanceOn } from '../src/solver.ts';
import type { State } from '../src/state.ts';
import { cellsWith, colourOn } from '../src/umbrellas.ts';

const SEATS = ['violet', 'teal', 'orange', 'slate'];
const configOf = (players: number, level = 1): Config<Umbrella> =>
  configure(umbrella, { seats: SEATS.slice(0, players), options: { level } });

/** Breadth first over whole states, by the rules themselves: the fewest slides of one seat to a pattern in a colour. */
function bruteForce(start: State, slot: number, colour: number, depth: number): number {
  const seat = start.turn;
  const shows = (s: State): boolean =>
    colourOn(s.stages[seat]!, s.config.box.patterns[4 * (s.tops[4 * seat + slot] as number) + slot]!) === colour;
  let edge = [umbrella.clone(start)];
  for (let slides = 0; slides <= depth; slides++) {
    if (edge.some(shows)) return slides;
    if (slides === depth) break;
    const next: State[] = [];
    for (const s of edge) {
      for (const move of umbrella.legal(s, seat as Seat)) {
        if (move.kind !== 'slide') continue;
        const after = umbrella.clone(s);
        umbrella.play(after, seat as Seat, move);
        after.phase = 'slide';
        after.turn = seat;
        next.push(after);
      }
    }
    edge = next;
  }
  return depth + 1;
}

/** A state in the middle of a random game, at a slide, with zones as poor as the seed wants them. */
function someState(seed: string, players: number): State {
  const rng = new Rng(seed);
  const s = umbrella.setup(configOf(players));
  playOut(umbrella, s, rng, 4 + rng.below(30));
  while (s.phase !== 'slide' && s.phase !== 'over') playOut(umbrella, s, rng, 1);
  s.zones.forEach((_, zone) => {
    if (rng.below(2) === 0) s.zones[zone] = 0 as never;
  });
  s.last = 0;
  return s;
}

test('the distance with the umbrellas at hand is that of a search over whole states', () => {
  let compared = 0;
  for (let i = 0; i < 24; i++) {
    const s = someState(`state ${i}`, 1 + (i % 4));
    if (s.phase !== 'slide') continue;
    for (const slot of [0, 1, 2, 3]) {
      if ((s.tops[4 * s.turn + slot] as number) < 0) continue;
      for (const colour of [0, 1, 2, 3]) {
        const exact = bruteForce(s, slot, colour, 2);
        assert.equal(
          Math.min(3, patternDistance(s, { seat: s.turn, slot, colour }, 2)),
          exact,
          `state ${i}, slot ${slot + 1}`,
        );
        compared++;
      }
    }
  }
  assert.ok(compared > 100);
});

test('with every zone empty the distance takes umbrellas from anywhere', () => {
  const s = someState('empty', 3);
  s.zones.fill(0 as never);
  s.zones[1 + ((s.turn + 1) % 3)] = 0x02020202 as never;
  for (const slot of [0, 1]) {
    for (const colour of [0, 1, 2, 3]) {
      assert.equal(Math.min(3, patternDistance(s, { seat: s.turn, slot, colour }, 2)), bruteForce(s, slot, colour, 2));
    }
  }
});

test('beyond its depth the distance is a lower bound', () => {
  for (let i = 0; i < 40; i++) {
    const s = someState(`bound ${i}`, 1 + (i % 4));
    for (const slot of [0, 1]) {
      if ((s.tops[4 * s.turn + slot] as number) < 0) continue;
      for (const colour of [0, 1, 2, 3]) {
        const deep = patternDistance(s, { seat: s.turn, slot, colour }, 4);
        for (const depth of [0, 1, 2, 3]) {
          const shallow = patternDistance(s, { seat: s.turn, slot, colour }, depth);
          assert.ok(shallow <= deep);
          if (shallow <= depth) assert.equal(shallow, deep);
        }
      }
    }
  }
});

test('a pattern turned with its slot is as far as the stage turned back', () => {
  const { box } = configOf(4);
  for (const dance of [0, 7, 20, 33]) {
    for (const stage of box.stages) {
      for (const slot of [0, 1, 2, 3]) {
        const turned = box.patterns[4 * dance + slot] as number;
        const set = [...Array(16).keys()].reduce((cells, cell) => cells | (((turned >>> (2 * cell)) & 1) << cell), 0);
        const cells = cellsWith(stage, 2);
        assert.equal(distanceOn(box.cells[dance] as number, slot, cells), distanceOn(set, 0, cells));
      }
    }
  }
});

const solo = (state: object): State => {
  const source = new Source({ game: 'umbrella', seats: ['violet'], state });
  return readPosition({ umbrella } as unknown as Games, source).state as unknown as State;
};

test('UM-9.11 nothing can be completed: too few umbrellas of any colour that has a space', () => {
  const dances = { violet: [['c16b', '?'], ['c14b', '?'], [], []] };
  const stages = { violet: ['RBYG', 'YGRB', 'BRGY', 'GYBR'] };
  assert.equal(nothingLeft(solo({ dances, stages, zones: { center: 'RB' } })), true);
  assert.equal(nothingLeft(solo({ dances, stages, zones: { 'side:0': 'RRRRR' } })), false);
});

test('UM-9.11 a pattern that stands does not count unless a slide leaves it standing', () => {
  const stages = { violet: ['YGBY', 'RRRR', 'BYBG', 'GBYG'] };
  const dances = { violet: [['c16b'], [], [], []] };
  assert.equal(nothingLeft(solo({ dances, stages, zones: { center: 'B' } })), true);
  assert.equal(nothingLeft(solo({ dances, stages, zones: { 'side:0': 'B' } })), false);
});

test('UM-9.11 the proof agrees with play: whoever has nothing left completes nothing at random', () => {
  let proved = 0;
  for (let i = 0; i < 60; i++) {
    const rng = new Rng(`solo ${i}`);
    const s = umbrella.setup(configOf(1, 1 + (i % 4)));
    while (umbrella.turn(s).kind !== 'over') {
      const before = s.pool;
      const over = nothingLeft(s);
      if (over) {
        proved++;
        const rest = umbrella.clone(s);
        playOut(umbrella, rest, rng);
        assert.equal(rest.pool, before);
      }
      playOut(umbrella, s, rng, 1);
    }
  }
  assert.ok(proved > 20);
});
