// What the home page knows about a table without opening it.
import { Fault, type JsonObject, Source, type Table, writeSeen } from '@penumbra/kit';
import { type Players, readPlayer } from './players.ts';
import { type Saved, writePlayers } from './saved.ts';

const FORMAT = 'penumbra/shelf@1';
const KEYS = [
  'format',
  'id',
  'game',
  'rules',
  'options',
  'components',
  'seats',
  'players',
  'changed',
  'you',
  'seen',
] as const;

export interface Summary {
  readonly id: string;
  readonly game: string;
  /** The rules it is played under; a table of older rules is kept, and not played on. */
  readonly rules: number;
  readonly options: JsonObject;
  readonly components: JsonObject;
  readonly seats: readonly string[];
  readonly players: Players;
  /** When it was last played, in ms since 1970. */
  readonly changed: number;
  readonly you?: number | undefined;
  /** What the public sees of it, in the kit's text form. */
  readonly seen: JsonObject;
}

export const summaryOf = ({ id, players, changed, you }: Saved, table: Table): Summary => ({
  id,
  game: table.config.game,
  rules: table.game.facts.rules,
  options: table.config.given.options,
  components: table.config.given.components,
  seats: table.config.seats,
  players,
  changed,
  ...(you !== undefined && { you }),
  seen: writeSeen(table.game, table.seen('public')),
});

export const writeSummary = ({ players, ...rest }: Summary): JsonObject => ({
  format: FORMAT,
  ...rest,
  players: writePlayers(players),
});

/** Only its form is read: what it says of the game needs no rules to be shown. */
export function readSummary(text: string): Summary | undefined {
  try {
    const { format, ...fields } = Source.parse(text, 'the summary').fields(...KEYS);
    if (format.text() !== FORMAT) return undefined;
    return {
      id: fields.id.text(),
      game: fields.game.text(),
      rules: fields.rules.count(),
      options: fields.options.value as JsonObject,
      components: fields.components.value as JsonObject,
      seats: fields.seats.list().map((colour) => colour.text()),
      players: fields.players.list().map(readPlayer),
      changed: fields.changed.count(),
      ...(!fields.you.absent && { you: fields.you.count() }),
      seen: fields.seen.value as JsonObject,
    };
  } catch (error) {
    if (error instanceof Fault) return undefined;
    throw error;
  }
}

const seatsNamed = (names: unknown, { seats }: Summary): number[] =>
  ((names ?? []) as readonly string[]).map((colour) => seats.indexOf(colour));

export const isOver = ({ seen }: Summary): boolean => seen.turn === 'over';
export const roundOf = ({ seen }: Summary): number => Number(seen.round);
/** The seats that it waits for. */
export const waitingOf = (summary: Summary): readonly number[] => seatsNamed(summary.seen.waiting, summary);
export const winnersOf = (summary: Summary): readonly number[] =>
  seatsNamed((summary.seen.result as JsonObject | undefined)?.winners, summary);
/** What somebody alone came to. */
export const rankOf = ({ seen }: Summary): string | undefined =>
  (seen.result as JsonObject | undefined)?.rank as string | undefined;
