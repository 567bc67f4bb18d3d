// Charts of HTML and CSS alone: they need no library, and their text keeps its size on a phone.
import { type Share, spreadOf } from './statistics.ts';
import type { Rows } from './text.ts';

export const html = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] as string);

export const CHART_STYLE = `figure { margin: 2rem 0; } figcaption { font-weight: 600; margin-bottom: .5rem; } figcaption small, .quiet { font-weight: 400; color: var(--soft); }
.bars { display: grid; grid-template-columns: max-content minmax(5rem, 1fr) max-content; gap: 0 .75rem; align-items: center; }
.bars b { font-weight: 400; text-align: right; font-variant-numeric: tabular-nums; }
.track { position: relative; height: 1.9rem; overflow: hidden; } .track i { position: absolute; }
.fill { left: 0; top: .35rem; bottom: .35rem; background: var(--bar); border-radius: 0 .2rem .2rem 0; }
.whisker { top: calc(50% - .3rem); height: .6rem; border: solid var(--ink); border-width: 0 1.5px; background: linear-gradient(var(--ink), var(--ink)) center / 100% 1.5px no-repeat; }
.fair { top: 0; bottom: 0; border-left: 1.5px dashed var(--ink); }
.plot { display: grid; grid-template-columns: 2.75rem 1fr; font-size: .8rem; font-variant-numeric: tabular-nums; }
.y, .x, .area { position: relative; } .y { height: 9rem; } .small .y { height: 6rem; } .x { grid-column: 2; height: 1.6rem; }
.y span { position: absolute; right: .5rem; transform: translateY(50%); } .x span { position: absolute; top: .2rem; white-space: nowrap; transform: translateX(-50%); }
.area { display: flex; align-items: flex-end; gap: 1px; border-bottom: 1px solid var(--ink); } .area b { flex: 1; background: var(--bar); min-width: 0; }
.area i { position: absolute; left: 0; right: 0; border-top: 1px solid var(--line); z-index: -1; }
.small { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr)); gap: 0 1.5rem; } .small figure { margin: 0 0 1rem; }
table { border-collapse: collapse; overflow-wrap: normal; margin: 0 0 1.5rem; font-variant-numeric: tabular-nums; } th { font-weight: 600; } td, th { text-align: right; padding: .15rem 0 .15rem 1rem; white-space: nowrap; }
td:first-child, th:first-child { text-align: left; padding-left: 0; } tr + tr { border-top: 1px solid var(--line); }
.worth { width: 100%; } .worth td:last-child { width: 40%; min-width: 6rem; padding-right: 2px; } .worth .track { height: 1.2rem; }
@media (max-width: 32rem) { .wide { display: none; } td, th { padding-left: .5rem; } td:first-child { white-space: normal; } figure, table { font-size: .9rem; } }`;

export interface Bar {
  readonly name: string;
  readonly share: Pick<Share, 'share'> & Partial<Share>;
  readonly label: string;
}

const at = (x: number, top: number): string => `${((100 * x) / top).toFixed(2)}%`;

/** A share with its interval, and a dashed line where a fair share would be. */
export function track({ share, low, high }: Bar['share'], top: number, fair?: number): string {
  const whisker =
    low === undefined || high === undefined
      ? ''
      : `<i class="whisker" style="left:${at(low, top)};width:${at(high - low, top)}"></i>`;
  const line = fair === undefined ? '' : `<i class="fair" style="left:${at(fair, top)}"></i>`;
  return `<div class="track"><i class="fill" style="width:${at(share, top)}"></i>${whisker}${line}</div>`;
}

/** What is seen less often than this may run out of its chart: a single lucky game is no measure for the others. */
const FEW = 20;
/** So that the end of the longest interval is seen. */
const AIR = 1.02;

export function topOf(shares: readonly Bar['share'][], fair = 0): number {
  const many = shares.filter(({ played = FEW }) => played >= FEW);
  return Math.max(...(many.length > 0 ? many : shares).map(({ share, high }) => high ?? share), fair, 0.01) * AIR;
}

export function barChart(title: string, note: string, bars: readonly Bar[], fair?: number): string {
  const shares = bars.map(({ share }) => share);
  const top = topOf(shares, fair);
  const rows = bars.map(
    ({ name, share, label }) => `<span>${html(name)}</span>${track(share, top, fair)}<b>${html(label)}</b>`,
  );
  return `<figure><figcaption>${html(title)} <small>${html(note)}</small></figcaption><div class="bars">${rows.join('\n')}</div></figure>`;
}

/** The numbers along an axis: at most `most` of them, 1, 2 or 5 and noughts apart. */
export function ticks(from: number, to: number, most: number): { readonly step: number; readonly values: number[] } {
  let step = 1;
  for (let i = 0; (to - from) / step > most; i++) step *= i % 3 === 1 ? 2.5 : 2;
  const first = Math.ceil(from / step) * step;
  return { step, values: Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, i) => first + i * step) };
}

export interface Series {
  readonly title: string;
  readonly note: string;
  readonly values: readonly number[];
}

const MOST_COLUMNS = 40;

/** How often each value came; all series on the same scale, so that they can be compared. */
export function histograms(series: readonly Series[]): string {
  const { min: least, max: most } = spreadOf(series.flatMap(({ values }) => values));
  const { step } = ticks(least, most + 1, MOST_COLUMNS);
  const start = Math.floor(least / step) * step;
  const columns = Math.floor((most - start) / step) + 1;
  const counts = series.map(({ values }) => countIn(values, { start, step, columns }));
  const scale: Scale = { start, step, columns, tallest: Math.max(...counts.flat()) };
  const figures = series.map((one, i) => histogram(one, counts[i] as number[], scale));
  return series.length === 1 ? (figures[0] as string) : `<div class="small">${figures.join('\n')}</div>`;
}

interface Scale {
  readonly start: number;
  readonly step: number;
  readonly columns: number;
  readonly tallest: number;
}

function countIn(values: readonly number[], { start, step, columns }: Omit<Scale, 'tallest'>): number[] {
  const counts = new Array<number>(columns).fill(0);
  for (const value of values) counts[Math.floor((value - start) / step)]! += 1;
  return counts;
}

function histogram({ title, note }: Series, counts: readonly number[], scale: Scale): string {
  const { start, step, columns, tallest } = scale;
  const bars = counts.map((count, i) => {
    const from = start + i * step;
    const name = step === 1 ? `${from}` : `${from} to ${from + step - 1}`;
    return `<b style="height:${at(count, tallest)}" title="${name}: ${count}"></b>`;
  });
  const heights = ticks(0, tallest, 3).values;
  // Where a column is one value, its number stands under its middle.
  const middle = step === 1 ? 0.5 : 0;
  const below = ticks(start, start + columns * step - (step === 1 ? 1 : 0), 6).values.map(
    (value) => `<span style="left:${at(value - start + middle, columns * step)}">${value}</span>`,
  );
  return `<figure><figcaption>${html(title)} <small>${html(note)}</small></figcaption>
<div class="plot" role="img" aria-label="${html(`${title}: ${note}`)}"><div class="y">${heights.map((n) => `<span style="bottom:${at(n, tallest)}">${n}</span>`).join('')}</div>
<div class="area">${heights.map((n) => `<i style="bottom:${at(n, tallest)}"></i>`).join('')}${bars.join('')}</div><div class="x">${below.join('')}</div></div></figure>`;
}

export function tableOf([head = [], ...rows]: Rows): string {
  const line = (cells: readonly string[], tag: 'td' | 'th'): string =>
    `<tr>${cells.map((cell) => `<${tag}>${html(cell)}</${tag}>`).join('')}</tr>`;
  return `<table>${line(head, 'th')}\n${rows.map((row) => line(row, 'td')).join('\n')}</table>`;
}
