// A table on this device as JSON: its record, what a record may not hold while the game runs, and who plays.
import {
  type Config,
  configure,
  type Game,
  type Games,
  type GameTypes,
  type JsonObject,
  type Seat,
  Source,
  type Step,
} from '@penumbra/kit';
import { type Player, type Players, readPlayer } from './players.ts';

const SAVED_FORMAT = 'penumbra/local-table@1';
const KEYS = [
  'format',
  'id',
  'game',
  'rules',
  'seats',
  'options',
  'components',
  'start',
  'steps',
  'sealed',
  'seed',
  'players',
  'assist',
  'over',
  'changed',
] as const;

export const ASSISTS = ['off', 'legal', 'coach'] as const;

export interface Saved {
  readonly id: string;
  readonly game: Game;
  readonly config: Config;
  readonly start: JsonObject | undefined;
  readonly steps: readonly Step[];
  /** Commitments of an incomplete joint turn, by seat, in notation. */
  readonly sealed: readonly (readonly [Seat, string])[];
  readonly seed: string;
  readonly players: Players;
  readonly assist: (typeof ASSISTS)[number];
  readonly over: boolean;
  /** When it was last played, in ms since 1970. */
  readonly changed: number;
}

export function writeSaved(saved: Saved): JsonObject {
  const { config } = saved;
  return {
    format: SAVED_FORMAT,
    id: saved.id,
    game: config.game,
    rules: saved.game.facts.rules,
    seats: config.seats,
    options: config.given.options,
    components: config.given.components,
    start: saved.start ?? null,
    steps: saved.steps,
    sealed: Object.fromEntries(saved.sealed.map(([seat, move]) => [config.seats[seat] as string, move])),
    seed: saved.seed,
    players: saved.players.map((player) => ({ ...player }) as JsonObject),
    assist: saved.assist,
    over: saved.over,
    changed: saved.changed,
  };
}

/** Throws a `Fault` for what an older or foreign program left behind. */
export function readSaved(games: Games, source: Source): Saved {
  const fields = source.fields(...KEYS);
  if (fields.format.text() !== SAVED_FORMAT) fields.format.fail('bad-format', `not ${SAVED_FORMAT}`);
  const game =
    games[fields.game.text()] ?? fields.game.fail('unknown-game', `unknown game ${String(fields.game.value)}`);
  if (fields.rules.count() !== game.facts.rules) fields.rules.fail('wrong-rules', 'played under other rules');
  const config: Config<GameTypes> = configure(game, {
    seats: fields.seats.value,
    options: fields.options.value,
    components: fields.components.value,
  });
  const players: Player[] = fields.players.list().map(readPlayer);
  if (players.length !== config.seats.length) fields.players.fail('bad-value', 'a player for every seat is wanted');
  return {
    id: fields.id.text(),
    game,
    config,
    start: fields.start.absent ? undefined : (fields.start.value as JsonObject),
    steps: fields.steps.list().map((step): Step => [step.child(0).text(), step.child(1).text()]),
    sealed: fields.sealed
      .entries()
      .map(([colour, move]) => [new Source(colour, move.at).indexIn(config.seats, 'seat') as Seat, move.text()]),
    seed: fields.seed.text(),
    players,
    assist: fields.assist.oneOf(ASSISTS),
    over: fields.over.flag(),
    changed: fields.changed.count(),
  };
}
