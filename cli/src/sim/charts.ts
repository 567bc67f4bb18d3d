// Charts as inline SVG, small enough to need no library: bars with intervals, and histograms.

const WIDTH = 640;
const LEFT = 130;
const ROW = 30;

export const html = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] as string);

const fixed = (x: number): string => x.toFixed(1);

export interface Bar {
  readonly name: string;
  /** From 0 to 1, as are the ends of the interval. */
  readonly share: number;
  readonly low?: number;
  readonly high?: number;
  readonly label: string;
}

/** One bar a line, with a line where a fair share would be. */
export function barChart(title: string, bars: readonly Bar[], fair?: number): string {
  const top = Math.max(...bars.map(({ share, high }) => high ?? share), fair ?? 0, 0.01);
  const x = (share: number): number => LEFT + (share / top) * (WIDTH - LEFT - 150);
  const height = bars.length * ROW + 10;
  const rows = bars.map(({ name, share, low, high, label }, i) => {
    const y = i * ROW + 8;
    const middle = fixed(y + 9);
    const whisker =
      low === undefined || high === undefined
        ? ''
        : `<path class="mark" d="M${fixed(x(low))} ${middle}H${fixed(x(high))}M${fixed(x(low))} ${y + 5}v8M${fixed(x(high))} ${y + 5}v8"/>`;
    return `<text x="${LEFT - 8}" y="${y + 13}" text-anchor="end">${html(name)}</text>
<rect class="bar" x="${LEFT}" y="${y}" width="${fixed(x(share) - LEFT)}" height="18"/>${whisker}
<text x="${fixed(x(Math.max(share, high ?? 0)) + 8)}" y="${y + 13}">${html(label)}</text>`;
  });
  const line = fair === undefined ? '' : `<path class="fair" d="M${fixed(x(fair))} 0V${height}"/>`;
  return figure(title, height, rows.join('\n') + line);
}

/** How often each value came, in at most 40 columns. */
export function histogram(title: string, values: readonly number[]): string {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const step = Math.max(1, Math.ceil((most - least + 1) / 40));
  const counts = Array.from({ length: Math.floor((most - least) / step) + 1 }, () => 0);
  for (const value of values) counts[Math.floor((value - least) / step)]! += 1;
  const tallest = Math.max(...counts);
  const width = (WIDTH - 60) / counts.length;
  const columns = counts.map((count, i) => {
    const height = (count / tallest) * 130;
    const from = least + i * step;
    const name = step === 1 ? `${from}` : `${from} to ${from + step - 1}`;
    return `<rect class="bar" x="${fixed(40 + i * width)}" y="${fixed(150 - height)}" width="${fixed(width * 0.9)}" height="${fixed(height)}"><title>${name}: ${count}</title></rect>`;
  });
  const axis = `<path class="mark" d="M40 150H${WIDTH - 20}"/><text x="40" y="168">${least}</text>
<text x="${WIDTH - 20}" y="168" text-anchor="end">${most}</text><text x="34" y="26" text-anchor="end">${tallest}</text>`;
  return figure(title, 175, columns.join('\n') + axis);
}

const figure = (title: string, height: number, content: string): string => `<figure>
<figcaption>${html(title)}</figcaption>
<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${html(title)}">${content}</svg>
</figure>`;
