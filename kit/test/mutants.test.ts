// The suite on trial: each mutant of the toy game breaks one law on purpose, and the suite must say so.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  configure,
  everyConfig,
  type Game,
  type GameTypes,
  jointTurn,
  readRecord,
  replay,
  type Seat,
  Source,
  withSeat,
} from '@penumbra/kit';
import { breaches, journalLaw, openingOf, REFEREE } from '@penumbra/kit/testing';
import { FAIRNESS } from './mutants/fairness.ts';
import { KNOWLEDGE } from './mutants/knowledge.ts';
import { MOVES } from './mutants/moves.ts';
import { OUTCOMES } from './mutants/outcomes.ts';
import { REFEREES } from './mutants/referees.ts';
import { OWN_CELLS, type Toy, type ToyState, toy } from './toy-game.ts';

const opening = (game: Game<Toy>) => ({
  config: everyConfig(game).find((c) => c.seats.length === 3 && c.options.rounds === 3 && c.options.show)!,
});

for (const { name, laws, make } of [...MOVES, ...KNOWLEDGE, ...OUTCOMES, ...FAIRNESS]) {
  test(`law ${laws.join(', ')} · ${name}`, () => {
    const mutant: Game<Toy> = { ...toy, ...make() };
    const failures = breaches(mutant, opening(mutant), { games: 60 });
    assert.deepEqual(
      failures.map(({ law }) => law.number).sort((a, b) => a - b),
      [...laws],
      failures.map(({ message }) => message).join('\n'),
    );
  });
}

for (const { name, make, reason } of REFEREES) {
  test(`law 17 · ${name}`, () => {
    const laws = [journalLaw({ ...REFEREE, ...make() })];
    const [failure, ...others] = breaches(toy, opening(toy), { games: 10, laws });
    assert.match(failure?.reason ?? 'nothing broke', reason);
    assert.deepEqual(others, []);
  });
}

test('law 18 · a view is read with the printed box, whatever is played with', () => {
  const mutant: Game<Toy> = {
    ...toy,
    notation: {
      ...toy.notation,
      readView: (source, { seats, options }, viewer) =>
        toy.notation.readView(source, configure(toy, { seats, options }), viewer),
    },
  };
  assert.deepEqual(breaches(mutant, opening(mutant), { games: 20 }), []);
  const failures = breaches(mutant, openingOf(mutant, OWN_CELLS), { games: 20 });
  assert.deepEqual(
    failures.map(({ law }) => law.number),
    [5],
  );
});

test('a game that cannot be played is a failure of its own', () => {
  const broken: Game<Toy> = {
    ...toy,
    turn: (s) => (s.phase === 2 && s.round === 2 ? jointTurn(withSeat(0 as never, 7 as Seat)) : toy.turn(s)),
  };
  const failures = breaches(broken, opening(broken), { games: 5 });
  assert.ok(failures.some(({ law }) => law.number === 1));
});

test('a failure names seed, step and a record that replays to it', () => {
  const invariants = (s: ToyState) => (s.round === 3 ? 'too late' : undefined);
  const mutant: Game<Toy> = { ...toy, invariants };
  const failure = breaches(mutant, opening(mutant), { games: 5 }).find(({ law }) => law.number === 12);
  assert.match(failure!.message, /^law 12 · .*: too late\n {2}toy · 3 players\n/);
  assert.match(failure!.message, /game 0 · step \d+ · seed [0-9a-f]{32}/);
  const [, file] = /penumbra replay (\S+)/.exec(failure!.message)!;
  assert.ok(existsSync(file!));
  const record = readRecord({ toy: toy as Game<GameTypes> }, Source.parse(readFileSync(file!, 'utf8'), file!));
  assert.equal(replay(record).steps.length, record.steps.length);
});
