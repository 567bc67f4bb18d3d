// Every step of many games against the second implementation. `GAMES=300 node --test games/umbrella/test/naive.test.ts`
// plays as many of each player count and options.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Config, everyConfig, Rng, Table, traceBefore, traceLine } from '@penumbra/kit';
import { type Umbrella, umbrella } from '../src/index.ts';
import type { Move } from '../src/moves/index.ts';
import { type Naive, naiveLegal, naiveResult, naiveStep, type TableConfig } from './naive.ts';

const GAMES = Number(process.env.GAMES ?? 2);

interface Line {
  readonly before: Naive;
  readonly legal?: Record<string, string[]>;
  readonly move: string;
  readonly after: Naive;
  readonly result?: unknown;
}

for (const config of everyConfig(umbrella)) {
  const { level, side, completion } = config.options;
  test(`${config.seats.length} players, level ${level}, ${side} side, ${completion} complete: two implementations agree`, () => {
    for (let game = 0; game < GAMES; game++) checkGame(config, game);
  });
}

function checkGame(config: Config<Umbrella>, game: number): void {
  const setting: TableConfig = { seats: config.seats, ...config.options };
  const seed = game.toString(16);
  const table = new Table(umbrella, config, { seed });
  const rng = new Rng(`${seed}/${config.seats.length}/${setting.level}/${setting.side}/${setting.completion}`);
  // Random games are long and hardly score, so that half of them follow the hints and get to the rare ends.
  const guided = game % 2 === 1;
  while (table.turn.kind !== 'over') {
    const before = traceBefore(table, game);
    const step = takeStep(table, rng, guided);
    check(JSON.parse(traceLine(before, step, table)) as Line, setting);
  }
}

function takeStep(table: Table<Umbrella>, rng: Rng, guided: boolean): { seat: string; move: string } {
  const { turn, config } = table;
  if (turn.kind === 'seat') {
    const moves = table.legal(turn.seat);
    const best = guided && rng.below(8) > 0 ? likedMost(table, moves) : rng.pick(moves);
    assert.ok(table.submit(turn.seat, best).ok);
    return { seat: config.seats[turn.seat] as string, move: table.steps.at(-1)?.[1] as string };
  }
  assert.ok(table.chance().ok);
  return { seat: 'chance', move: table.steps.at(-1)?.[1] as string };
}

function likedMost(table: Table<Umbrella>, moves: readonly Move[]): Move {
  const { state, turn } = table;
  if (turn.kind !== 'seat') throw new Error('nobody is asked');
  const liked = moves.map((move) => umbrella.hints.promise?.(state, turn.seat, move) ?? 0);
  return moves[liked.indexOf(Math.max(...liked))] as Move;
}

function check({ before, legal, move, after, result }: Line, setting: TableConfig): void {
  const lists = Object.fromEntries(Object.entries(legal ?? {}).map(([seat, moves]) => [seat, [...moves].sort()]));
  const expected = Object.entries(naiveLegal(before, setting)).map(([seat, moves]) => [seat, [...moves].sort()]);
  assert.deepEqual(lists, Object.fromEntries(expected), `legal in ${JSON.stringify(before)}`);
  assert.deepEqual(after, naiveStep(before, setting, move), `${move} in ${JSON.stringify(before)}`);
  if (after.phase === 'over') assert.deepEqual(result, naiveResult(after, setting), JSON.stringify(after));
}
