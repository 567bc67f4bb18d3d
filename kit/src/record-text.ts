import { Fault } from './fault.ts';
import type { Games } from './position.ts';
import { applyEntry, type GameRecord, openTable, readRecord, writeRecord } from './record.ts';
import { Source } from './source.ts';

const TITLE = 'penumbra record 1';
const HEADERS = ['game', 'rules', 'seats', 'names', 'options', 'components', 'start', 'seed', 'result'] as const;

/**
 * A record for people: headers, then the steps, numbered by round like a chess score.
 * Everything is on it, so it reads back to the same record.
 */
export function writeRecordText(record: GameRecord): string {
  const json = writeRecord(record);
  const headers = HEADERS.filter((key) => !isEmpty(json[key])).map((key) => `${key}: ${headerText(json[key])}`);
  return `${[TITLE, ...headers, '', ...stepLines(record)].join('\n')}\n`;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'object' && Object.keys(value).length === 0);

const headerText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function stepLines(record: GameRecord): string[] {
  const table = openTable(record);
  const width = Math.max(...['chance', ...record.config.seats].map((name) => name.length));
  let round = Number.NaN;
  return record.steps.flatMap((step, i) => {
    const now = table.game.round(table.state);
    const heading = now === round ? [] : [`${now}.`];
    round = now;
    applyEntry(table, step, `steps[${i}]`);
    return [...heading, `  ${step[0].padEnd(width)}  ${step[1]}`];
  });
}

export const isRecordText = (text: string): boolean => text.trimStart().startsWith(TITLE);

export function readRecordText(games: Games, text: string): GameRecord {
  const [title, ...lines] = text.split(/\r?\n/);
  if (title?.trim() !== TITLE) throw new Fault('bad-format', 'line 1', `a record in text begins with "${TITLE}"`);
  const json: Record<string, unknown> = { format: 'penumbra/record@1' };
  const steps: [string, string][] = [];
  lines.forEach((line, i) => {
    const at = `line ${i + 2}`;
    if (line.trim() === '' || /^\d+\.$/.test(line.trim())) return;
    if (line.startsWith(' ')) steps.push(readStepLine(line, at));
    else Object.assign(json, readHeader(line, at));
  });
  return readRecord(games, new Source({ ...json, steps }));
}

function readStepLine(line: string, at: string): [string, string] {
  const [, who, what] = /^\s+(\S+)\s+(.*\S)\s*$/.exec(line) ?? [];
  if (!who || !what) throw new Fault('bad-format', at, 'a step is a seat (or chance) and what it does');
  return [who, what];
}

function readHeader(line: string, at: string): Record<string, unknown> {
  const [, key, value] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
  if (!key || value === undefined || !(HEADERS as readonly string[]).includes(key)) {
    throw new Fault('unknown-key', at, `a header is one of ${HEADERS.join(', ')}, a colon and its value`);
  }
  if (key === 'game' || key === 'seed') return { [key]: value };
  try {
    return { [key]: JSON.parse(value) };
  } catch {
    throw new Fault('bad-json', at, `the value of ${key} is not JSON`);
  }
}
