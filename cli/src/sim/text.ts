import type { PartWorth } from './parts.ts';
import type { Share, Spread } from './statistics.ts';
import type { Summary } from './tally.ts';

export const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;
const round1 = (x: number): string => (Number.isInteger(x) ? String(x) : x.toFixed(1));
export const intervalText = ({ low, high }: Share): string => `${(100 * low).toFixed(1)}–${percent(high)}`;
/** `tile-placed` for people. */
export const spaced = (code: string): string => code.replaceAll('-', ' ');

/** Rows of cells, the headings first. */
export type Rows = readonly (readonly string[])[];

const shareCells = (share: Share): string[] => [round1(share.wins), percent(share.share), intervalText(share)];
const spreadCells = ({ mean, deviation, min, median, max }: Spread): string[] => [
  mean.toFixed(1),
  deviation.toFixed(1),
  ...[min, median, max].map(round1),
];

/** Columns: the first to the left, the others to the right. */
export function columns(rows: Rows): string {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length)));
  const cell = (text: string, i: number): string => (i === 0 ? text.padEnd(widths[i]!) : text.padStart(widths[i]!));
  return rows.map((row) => `  ${row.map(cell).join('  ')}`.trimEnd()).join('\n');
}

/** Who plays alone always wins and leads nobody. */
export const isAlone = ({ bySeat }: Summary): boolean => Object.keys(bySeat).length === 1;

/** What a simulation found, but for the components. */
export function summaryTables(summary: Summary): Rows[] {
  const { bySeat, byBot, steps, rounds, counts, scores, margin, endings, ranks } = summary;
  const of = <V>(table: { readonly [key: string]: V }, write: (value: V) => readonly string[]): string[][] =>
    Object.entries(table).map(([key, value]) => [key, ...write(value)]);
  const SPREAD = ['mean', 'deviation', 'least', 'median', 'most'];
  const WINS = ['won', 'share', '95 % interval'];
  const wins = [
    [['wins by seat', ...WINS], ...of(bySeat, shareCells)],
    [['wins by bot', ...WINS], ...of(byBot, shareCells)],
  ];
  const counted = (n: number): string[] => [String(n), percent(n / summary.games)];
  const points = scores && margin && { ...scores, ...(!isAlone(summary) && { 'first to last': margin }) };
  return [
    ...(isAlone(summary) ? [] : wins),
    [['length', ...SPREAD], ...of({ steps, [counts]: rounds }, spreadCells)],
    ...(points ? [[['scores', ...SPREAD], ...of(points, spreadCells)]] : []),
    [['endings', 'games', 'share'], ...of(endings, counted)],
    ...(ranks ? [[['ranks', 'games', 'share'], ...of(ranks, counted)]] : []),
  ];
}

/** Longer tables show this many of their best and of their worst. */
const ENDS = 5;

/** How often each component was used, and how seats did that used it. */
function componentTables(summary: Summary): Rows[] {
  const won = ({ share }: PartWorth): string[] => [percent(share.share), intervalText(share)];
  const { winHead, winCells } = isAlone(summary)
    ? { winHead: [], winCells: () => [] }
    : { winHead: ['of them won', '95 % interval'], winCells: won };
  const scoreHead = summary.scores ? ['mean score'] : [];
  return Object.entries(summary.components).map(([kind, worths]) => {
    const rows = Object.entries(worths).map(([component, worth]) => {
      const { times, share, score } = worth;
      const scored = score === undefined ? [] : [score.toFixed(1)];
      return [component, String(times), String(share.played), ...winCells(worth), ...scored];
    });
    const left = rows.length - 2 * ENDS;
    const shown = left <= 1 ? rows : [...rows.slice(0, ENDS), [`… ${left} more`], ...rows.slice(-ENDS)];
    return [[spaced(kind), 'times', 'by seats', ...winHead, ...scoreHead], ...shown];
  });
}

/** For a terminal. */
export const summaryText = (summary: Summary): string =>
  [...summaryTables(summary), ...componentTables(summary)].map(columns).join('\n\n');
