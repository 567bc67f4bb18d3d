import { hasSeat, type Seat, type Viewer } from './base.ts';
import { Fault } from './fault.ts';
import { type Mismatch, matchPart } from './match.ts';
import { type Games, readPosition } from './position.ts';
import { writeResult } from './result.ts';
import { quote, Source } from './source.ts';
import type { Table } from './table.ts';

/** The seed of chance that a scenario leaves to the runner. */
const SEED = '5ce7a210';
const KEYS = ['name', 'rule', 'position', 'play', 'legal', 'expect', 'view', 'result', 'refused'] as const;

/** Runs a scenario; an empty list means that it passed. A malformed scenario is a `Fault`. */
export function runScenario(games: Games, source: Source): readonly Mismatch[] {
  const scenario = source.fields(...KEYS);
  if (!scenario.refused.absent) return checkRefused(games, scenario.position, scenario.refused.text());
  const table = readPosition(games, rooted(scenario.position), SEED);
  const failures = scenario.play.list().flatMap((line) => playLine(table, line));
  if (failures.length > 0) return failures;
  return [
    ...scenario.legal.entries().flatMap(([colour, wish]) => checkLegal(table, colour, wish)),
    ...(scenario.expect.absent
      ? []
      : matchPart(scenario.expect.value, table.game.notation.state(table.state), 'expect')),
    ...scenario.view.entries().flatMap(([colour, wish]) => checkView(table, colour, wish)),
    ...checkResult(table, scenario.result),
  ];
}

/** Errors in a position name the key as the position's own, wherever the position stands. */
const rooted = (position: Source): Source => new Source(position.value);

function checkRefused(games: Games, position: Source, key: string): Mismatch[] {
  try {
    readPosition(games, rooted(position), SEED);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return error.message.includes(key)
      ? []
      : [{ at: 'refused', expected: `an error that names ${key}`, got: error.message }];
  }
  return [{ at: 'refused', expected: `an error that names ${key}`, got: 'the position was accepted' }];
}

function playLine(table: Table, line: Source): Mismatch[] {
  const [who, what, mark, ...rest] = line.list();
  if (!who || !what || rest.length > 0) line.fail('bad-type', 'a line of play is who, what and perhaps "illegal"');
  const illegal = mark !== undefined && mark.oneOf(['illegal'], 'mark') === 'illegal';
  const colour = who.oneOf(['chance', ...table.config.seats], 'seat');
  if (colour !== 'chance') while (table.turn.kind === 'chance') table.chance();
  const before = illegal ? JSON.stringify(table.game.notation.state(table.state)) : '';
  const answer =
    colour === 'chance' ? table.chanceText(what.text()) : table.submitText(seatNamed(table, colour), what.text());
  if (!illegal)
    return answer.ok ? [] : [{ at: line.at, expected: quote(what.value), got: `refused: ${answer.refusal.code}` }];
  if (answer.ok) return [{ at: line.at, expected: `${quote(what.value)} refused`, got: 'accepted' }];
  const after = JSON.stringify(table.game.notation.state(table.state));
  return before === after
    ? []
    : [{ at: line.at, expected: 'nothing changed', got: 'a refused move changed the state' }];
}

const seatNamed = (table: Table, colour: string): Seat => table.config.seats.indexOf(colour) as Seat;

function checkLegal(table: Table, colour: string, wish: Source): Mismatch[] {
  const seat = seatNamed(table, colour);
  if (seat < 0) wish.fail('unknown-seat', `${quote(colour)} is not seated here`);
  const { exactly, count, with: some, without } = wish.fields('exactly', 'count', 'with', 'without');
  const { notation } = table.game;
  const legal = table.legal(seat).map((move) => notation.move(move, table.config));
  const canonical = (entry: Source): string => {
    const move = notation.parseMove(entry.text(), table.state, seat);
    return move.ok ? notation.move(move.value, table.config) : entry.text();
  };
  const failures: Mismatch[] = [];
  const expectThat = (ok: boolean, at: string, expected: string): void => {
    if (!ok)
      failures.push({ at, expected, got: hasSeat(table.waiting, seat) ? quote(legal) : `${colour} is not asked` });
  };
  if (!exactly.absent) {
    const wanted = exactly.list().map(canonical).sort();
    expectThat(JSON.stringify(wanted) === JSON.stringify([...legal].sort()), exactly.at, quote(wanted));
  }
  if (!count.absent) expectThat(legal.length === count.count(), count.at, `${count.value} moves`);
  for (const entry of some.list()) expectThat(legal.includes(canonical(entry)), entry.at, quote(entry.value));
  for (const entry of without.list())
    expectThat(!legal.includes(canonical(entry)), entry.at, `not ${quote(entry.value)}`);
  return failures;
}

function checkView(table: Table, colour: string, wish: Source): Mismatch[] {
  const viewer: Viewer = colour === 'public' ? 'public' : seatNamed(table, colour);
  if (viewer !== 'public' && viewer < 0) wish.fail('unknown-seat', `${quote(colour)} is not seated here`);
  const { game, state } = table;
  return matchPart(wish.value, game.notation.view(game.view(state, viewer)), wish.at);
}

function checkResult(table: Table, wish: Source): Mismatch[] {
  if (wish.absent) return [];
  const { result, config } = table;
  if (!result) return [{ at: wish.at, expected: quote(wish.value), got: 'the game is not over' }];
  return matchPart(wish.value, writeResult(result, config, 'whole'), wish.at);
}
