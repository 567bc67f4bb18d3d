import type { Seat } from './base.ts';
import { configure } from './config.ts';
import { Fault } from './fault.ts';
import type { Game, GameTypes } from './game.ts';
import { type JsonObject, quote, type Source } from './source.ts';
import { Table } from './table.ts';

export const POSITION_FORMAT = 'penumbra/position@1';
const KEYS = ['format', 'game', 'options', 'seats', 'components', 'state', 'sealed'] as const;

/** How the readers find a game by its id. The catalog is one. */
export type Games = { readonly [id: string]: Game };

export function gameOf(games: Games, id: Source): Game {
  const game = Object.hasOwn(games, id.text()) ? games[id.text()] : undefined;
  return game ?? id.fail('unknown-game', `unknown game ${quote(id.value)}; known: ${Object.keys(games).join(', ')}`);
}

/** A table as text: the state, what it is played with, and the commitments of an incomplete joint turn. */
export function writePosition<T extends GameTypes>(table: Table<T>): JsonObject {
  const sealed = writeSealed(table);
  return { ...positionOf(table, table.state), ...(Object.keys(sealed).length > 0 && { sealed }) };
}

/** The position before the first entry, where that was not the start of a game. */
export const writeStart = <T extends GameTypes>(table: Table<T>): JsonObject | undefined =>
  table.start && positionOf(table, table.start);

function positionOf<T extends GameTypes>({ game, config }: Table<T>, state: Readonly<T['State']>): JsonObject {
  return {
    format: POSITION_FORMAT,
    game: config.game,
    options: config.given.options,
    seats: config.seats,
    ...(Object.keys(config.given.components).length > 0 && { components: config.given.components }),
    state: game.notation.state(state),
  };
}

export function writeSealed<T extends GameTypes>(table: Table<T>): JsonObject {
  const { game, config } = table;
  return Object.fromEntries(
    table.sealed.flatMap((move, seat) =>
      move ? [[config.seats[seat] as string, game.notation.move(move, config)]] : [],
    ),
  );
}

/** Opens a table on a position; everything wrong with it is a `Fault` that names the key. */
export function readPosition(games: Games, source: Source, seed?: string): Table {
  const fields = source.fields(...KEYS);
  if (!fields.format.absent && fields.format.text() !== POSITION_FORMAT) {
    fields.format.fail('bad-format', `${quote(fields.format.value)} is not ${POSITION_FORMAT}`);
  }
  const game = gameOf(games, fields.game);
  const config = configure(game, {
    seats: fields.seats.value,
    options: fields.options.value,
    components: fields.components.value,
  });
  const start = game.notation.readState(fields.state, config);
  const table = new Table(game, start.config, { seed, start });
  readSealed(table, fields.sealed);
  return table;
}

function readSealed(table: Table, source: Source): void {
  const entries = source.entries();
  if (entries.length === 0) return;
  if (table.turn.kind !== 'joint') source.fail('impossible', 'nobody commits in secret in this phase');
  for (const [colour, entry] of entries) {
    const seat = table.config.seats.indexOf(colour);
    if (seat < 0) entry.fail('unknown-seat', `${quote(colour)} is not seated here`);
    const answer = table.submitText(seat as Seat, entry.text());
    if (!answer.ok) entry.fail('impossible', `${quote(entry.value)} is not possible: ${answer.refusal.code}`);
  }
  if (table.steps.length > 0)
    throw new Fault('impossible', source.at, 'every seat has committed: the turn is complete');
}
