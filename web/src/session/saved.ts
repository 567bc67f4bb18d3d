// A table on this device as JSON: its journal, and who plays.
import {
  type Entry,
  type Games,
  JOURNAL_FORMAT,
  type Journal,
  type Json,
  type JsonObject,
  readJournal,
  type Seat,
  Source,
  writeJournal,
} from '@penumbra/kit';
import { type Players, readPlayer } from './players.ts';

const SAVED_FORMAT = 'penumbra/local-table@2';
const KEYS = ['format', 'id', 'journal', 'players', 'assist', 'changed', 'you'] as const;

export const ASSISTS = ['off', 'legal', 'coach'] as const;

export interface Saved {
  readonly id: string;
  readonly journal: Journal;
  readonly players: Players;
  readonly assist: (typeof ASSISTS)[number];
  /** When it was last played, in ms since 1970. */
  readonly changed: number;
  /** The seat of whoever uses this device, in a game that was played with others elsewhere. */
  readonly you?: Seat | undefined;
}

export const writeSaved = ({ id, journal, players, assist, changed, you }: Saved): JsonObject => ({
  format: SAVED_FORMAT,
  id,
  journal: writeJournal(journal),
  players: writePlayers(players),
  assist,
  changed,
  ...(you !== undefined && { you }),
});

export const writePlayers = (players: Players): Json => players.map((player) => ({ ...player }) as JsonObject);

/** Throws a `Fault` for what an older or foreign program left behind and cannot be played on. */
export function readSaved(games: Games, source: Source): Saved {
  const { format, id, journal, players, assist, changed, you } = upgraded(source).fields(...KEYS);
  if (format.text() !== SAVED_FORMAT) format.fail('bad-format', `not ${SAVED_FORMAT}`);
  const read = readJournal(games, journal);
  const seated = players.list().map(readPlayer);
  if (seated.length !== read.config.seats.length) players.fail('bad-value', 'a player for every seat is wanted');
  return {
    id: id.text(),
    journal: read,
    players: seated,
    assist: assist.oneOf(ASSISTS),
    changed: changed.count(),
    ...(!you.absent && { you: you.count() as Seat }),
  };
}

const FIRST_FORMAT = 'penumbra/local-table@1';

/** The first version kept the steps of a record and the sealed choices beside them: together they are a journal. */
function upgraded(source: Source): Source {
  if (source.child('format').value !== FIRST_FORMAT) return source;
  const old = source.value as JsonObject;
  const sealed = Object.entries((old.sealed ?? {}) as { readonly [colour: string]: string });
  const entries: readonly Entry[] = [...((old.steps ?? []) as unknown as Entry[]), ...sealed];
  return new Source({
    format: SAVED_FORMAT,
    id: old.id,
    journal: {
      format: JOURNAL_FORMAT,
      game: old.game,
      rules: old.rules,
      options: old.options,
      components: old.components,
      seats: old.seats,
      start: withoutSealed(old.start),
      seed: old.seed,
      entries,
    },
    players: old.players,
    assist: old.assist,
    changed: old.changed,
  });
}

/** A fork used to begin with the choices of others that were sealed; they stand among the steps. */
function withoutSealed(start: Json | undefined): Json {
  if (!start) return null;
  const { sealed: _among, ...rest } = start as JsonObject;
  return rest;
}
