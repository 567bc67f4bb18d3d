// Recorded games cut where they become interesting, so that a test begins there.
import { readFileSync } from 'node:fs';
import { type Bot, type Person, person, type TableWish } from './tables.ts';

interface StoredRecord {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly string[];
  readonly start?: unknown;
  readonly steps: readonly (readonly [string, string])[];
  readonly seed?: string;
}

export const readRecord = (name: string, game = 'umbra-via'): StoredRecord =>
  JSON.parse(readFileSync(new URL(`../../../games/${game}/records/${name}.json`, import.meta.url), 'utf8'));

/** The table as it stood before the n-th move of that kind; its mover is the person, the others bots. */
export function beforeMove(name: string, kind: string, n = 0): TableWish {
  const record = readRecord(name);
  const at = record.steps.flatMap(([, move], i) => (move.startsWith(kind) ? [i] : []))[n];
  if (at === undefined) throw new Error(`${name} has no ${kind} number ${n}`);
  const mover = record.steps[at]?.[0];
  const seated = (colour: string): Person | Bot =>
    colour === mover ? person('Ada') : { kind: 'bot', level: 'random' };
  return { ...common(record), steps: record.steps.slice(0, at), players: record.seats.map(seated) };
}

/** The whole game, played by people of these names. */
export function finished(name: string, names: readonly string[] = ['Ada', 'Bo', 'Cy', 'Di']): TableWish {
  const record = readRecord(name);
  const players = record.seats.map((_, i) => person(names[i] ?? `Player ${i + 1}`));
  return { ...common(record), steps: record.steps, players };
}

const common = ({ game, options, seats, start, seed }: StoredRecord) => ({
  game,
  options,
  seats,
  start: start ?? null,
  ...(seed === undefined ? {} : { seed }),
});
