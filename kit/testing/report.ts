import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Config, recordOf, type Table, writePosition, writeRecord } from '@penumbra/kit';
import type { Law } from './law.ts';

export interface Failure {
  readonly law: Law;
  /** The whole message, with what is needed to see it again. */
  readonly message: string;
  readonly reason: string;
  /** The game and its config. */
  readonly where: string;
}

/** What is behind other breaches comes first: who knows what, then whether the game holds together at all. */
const CAUSES = [0, 9, 10, 7, 8, 20, 19, 4, 12, 1, 2, 16];
const rank = (number: number): number => (CAUSES.includes(number) ? CAUSES.indexOf(number) : CAUSES.length + number);

export const byCause = <T extends { readonly number: number }>(laws: readonly T[]): T[] =>
  laws.toSorted((a, b) => rank(a.number) - rank(b.number));

/** One defect breaks many laws in many configs: it is told in full once, and then by name. */
export class Telling {
  readonly #told = new Map<number, string>();

  /** What to say about the failures of one law, given those of its run. */
  messageOf(failure: Failure, all: readonly Failure[]): string {
    const { law, reason, message, where } = failure;
    const earlier = this.#told.get(law.number);
    if (earlier) return `law ${law.number} again, first in ${earlier}: ${reason}\n  ${where}`;
    this.#told.set(law.number, where);
    const [first] = byCause(all.map((other) => other.law));
    return first === undefined || first === law
      ? message
      : `${message}\n  perhaps because of law ${first.number}: ${first.title}`;
  }
}

export function describeConfig(config: Config): string {
  const players = config.seats.length === 1 ? '1 player' : `${config.seats.length} players`;
  const { options } = config.given;
  return Object.keys(options).length > 0 ? `${players} · ${JSON.stringify(options)}` : players;
}

/** Where it happened: the number of the game in its run, and the table as it stood. */
export interface Scene {
  readonly number: number;
  readonly table: Table;
}

export function describeFailure(law: Law, error: unknown, config: Config, scene?: Scene): Failure {
  const reason = error instanceof Error ? error.message : String(error);
  const stack = error instanceof Error && error.name !== 'LawBroken' ? [error.stack ?? ''] : [];
  const where = `${config.game} · ${describeConfig(config)}`;
  const lines = [
    `law ${law.number} · ${law.title}: ${reason}`,
    where,
    ...(scene ? sceneLines(law, scene) : []),
    ...stack,
  ];
  return { law, reason, where, message: lines.join('\n  ') };
}

function sceneLines(law: Law, { number, table }: Scene): string[] {
  const { config, seed } = table;
  const folder = path.join(tmpdir(), 'penumbra-conformance');
  mkdirSync(folder, { recursive: true });
  const name = `${config.game}-law-${law.number}-${seed?.slice(0, 12)}-${table.steps.length}`;
  const record = path.join(folder, `${name}.record.json`);
  const position = path.join(folder, `${name}.position.json`);
  writeFileSync(
    record,
    write(() => writeRecord({ ...recordOf(table), seed })),
  );
  writeFileSync(
    position,
    write(() => writePosition(table)),
  );
  return [
    `game ${number} · step ${table.steps.length} · seed ${seed}`,
    `penumbra replay ${record}`,
    `position: ${position}`,
  ];
}

/** What is broken may be the very thing that writes. */
function write(make: () => unknown): string {
  try {
    return `${JSON.stringify(make(), null, 1)}\n`;
  } catch (error) {
    return JSON.stringify({ unwritable: String(error) });
  }
}
