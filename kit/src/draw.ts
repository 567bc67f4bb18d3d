// What sketches of games have in common: rows, columns, boards of cells, and letters for seats.
import { type Line, type Span, span, type Tone, toneOf } from './sketch.ts';

/** What stands in a row; nothing where it is nothing. */
export type Part = Span | Line | string | number | false | undefined;

const isLine = (part: Span | Line): part is Line => Array.isArray(part);

export const row = (...parts: readonly Part[]): Line =>
  parts.flatMap((part) => {
    if (part === undefined || part === false || part === '') return [];
    if (typeof part !== 'object') return [span(String(part))];
    return isLine(part) ? part : [part];
  });

/** Parts with something between them. */
export const joinedRow = (between: string, parts: readonly Part[]): Line => {
  const rows = parts.map((part) => row(part)).filter((line) => line.length > 0);
  return rows.flatMap((line, i) => (i === 0 ? line : [span(between, 'dim'), ...line]));
};

export const widthOf = (line: Line): number => line.reduce((sum, { text }) => sum + [...text].length, 0);

export const isBlank = (line: Line): boolean => line.every(({ text }) => text.trim() === '');

/** Cut or filled up to a width. */
export function fitted(line: Line, width: number): Line {
  const over = widthOf(line) - width;
  if (over <= 0) return [...line, span(' '.repeat(-over))];
  const last = line.at(-1);
  if (!last) return [];
  const kept = [...last.text].slice(0, -over - 1).join('');
  return kept === '' ? fitted(line.slice(0, -1), width) : [...line.slice(0, -1), span(`${kept}…`, last.tone)];
}

/** Rows of cells in columns, each as wide as its widest cell; a column that is empty takes no room. */
export function columns(rows: readonly (readonly Part[])[], gap = 2): Line[] {
  const cells = rows.map((parts) => parts.map((part) => row(part)));
  const widths: number[] = [];
  for (const line of cells)
    line.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, widthOf(cell));
    });
  return cells.map((line) => line.flatMap((cell, i) => (widths[i] ? fitted(cell, widths[i] + gap) : [])));
}

const NARROWEST = 80;
const INDENT = '  ';

/** Parts with something between them, in as many lines as they need in a narrow terminal. */
export function wrapped(parts: readonly Part[], between = ' · '): Line[] {
  const lines: Line[] = [];
  for (const part of parts.map((one) => row(one)).filter((one) => one.length > 0)) {
    const last = lines.at(-1);
    const longer = [...(last ?? []), ...(last ? [span(between, 'dim')] : []), ...part];
    if (last && widthOf(longer) > NARROWEST) lines.push([span(INDENT), ...part]);
    else lines[Math.max(0, lines.length - 1)] = longer;
  }
  return lines;
}

/** Things behind what they are called, in as many lines as they need; nothing where there is none. */
export function headed(head: Part, things: readonly Part[]): Line[] {
  const shown = things.filter((thing) => row(thing).length > 0);
  return shown.length === 0 ? [] : wrapped([head, ...shown], INDENT);
}

interface BoardSize {
  readonly columns: number;
  readonly rows: number;
  /** Of a cell. */
  readonly width: number;
}

/** A board of square cells with lines between them; every cell is drawn in as many lines. */
export function boxed({ columns: across, rows, width }: BoardSize, cell: (index: number) => readonly Line[]): Line[] {
  const rule = (left: string, middle: string, right: string): Line => [
    span(`${left}${new Array<string>(across).fill('─'.repeat(width)).join(middle)}${right}`, 'dim'),
  ];
  const bar = span('│', 'dim');
  const inRow = (r: number): Line[] => {
    const cells = Array.from({ length: across }, (_, c) => cell(r * across + c));
    const lines = (cells[0] ?? []).map((_, i) => [
      bar,
      ...cells.flatMap((one) => [...fitted(one[i] ?? [], width), bar]),
    ]);
    return r === 0 ? lines : [rule('├', '┼', '┤'), ...lines];
  };
  const all = Array.from({ length: rows }, (_, r) => inRow(r)).flat();
  return [rule('┌', '┬', '┐'), ...all, rule('└', '┴', '┘')];
}

/** A letter for each name, and no two alike: the first of its own that no name before has. */
export function initials(names: readonly string[]): string[] {
  const taken: string[] = [];
  for (const name of names) {
    const letters = [...name.toUpperCase()];
    taken.push(letters.find((letter) => !taken.includes(letter)) ?? letters[0] ?? '?');
  }
  return taken;
}

/** How many there are of what: `R2 B1`, without what there is none of. */
export const countsText = (signs: readonly string[], of: (index: number) => number, between = ''): string =>
  signs.flatMap((sign, i) => (of(i) > 0 ? [`${sign}${between}${of(i)}`] : [])).join(' ');

/** Things as often as there are: `WWS`. */
export const repeatedText = (signs: readonly string[], of: (index: number) => number): string =>
  signs.map((sign, i) => sign.repeat(of(i))).join('');

/** Numbers have a minus, not a hyphen. */
export const toned = (tone: Tone, text: string | number): Span =>
  span(typeof text === 'number' && text < 0 ? `−${-text}` : String(text), tone);
export const strong = (text: string | number): Span => toned('strong', text);
export const dim = (text: string | number): Span => toned('dim', text);
/** In the colour of a seat. */
export const coloured = (colour: string, text: string): Span => toned(toneOf(colour), text);
