import type { Share, Spread, Summary } from './tally.ts';

const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;
const round1 = (x: number): string => (Number.isInteger(x) ? String(x) : x.toFixed(1));

const shareText = ({ wins, share, low, high }: Share): string[] => [
  round1(wins),
  percent(share),
  `${percent(low)} to ${percent(high)}`,
];
const spreadText = ({ mean, deviation, min, median, max }: Spread): string[] => [
  mean.toFixed(1),
  deviation.toFixed(1),
  ...[min, median, max].map(round1),
];

/** Columns: the first to the left, the others to the right. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length)));
  const cell = (text: string, i: number): string => (i === 0 ? text.padEnd(widths[i]!) : text.padStart(widths[i]!));
  return rows.map((row) => `  ${row.map(cell).join('  ')}`.trimEnd()).join('\n');
}

/** What a simulation found, for a terminal. */
export function summaryText(summary: Summary): string {
  const { bySeat, byBot, steps, rounds, scores, margin, endings } = summary;
  const of = <V>(table: { readonly [key: string]: V }, write: (value: V) => readonly string[]): string[][] =>
    Object.entries(table).map(([key, value]) => [key, ...write(value)]);
  const SPREAD = ['mean', 'deviation', 'least', 'median', 'most'];
  return [
    columns([['wins by seat', 'won', 'share', '95 % interval'], ...of(bySeat, shareText)]),
    columns([['wins by bot, per seat', 'won', 'share', '95 % interval'], ...of(byBot, shareText)]),
    columns([['length', ...SPREAD], ...of({ steps, rounds }, spreadText)]),
    ...(scores && margin
      ? [columns([['scores', ...SPREAD], ...of({ ...scores, 'first to last': margin }, spreadText)])]
      : []),
    columns([['endings', 'games', 'share'], ...of(endings, (n) => [String(n), percent(n / summary.games)])]),
  ].join('\n\n');
}
