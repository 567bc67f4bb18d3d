import { type Bar, barChart, histogram, html } from './charts.ts';
import type { Plan } from './match.ts';
import type { Outcome } from './outcome.ts';
import { type PartWorth, worthOfParts } from './parts.ts';
import type { Share, Summary } from './tally.ts';
import { summaryText } from './text.ts';

export interface ReportParts {
  readonly plan: Plan;
  readonly outcomes: readonly Outcome[];
  readonly summary: Summary;
}

const STYLE = `:root { color-scheme: light dark; --bar: light-dark(#6b4fa0, #a78bd8); --ink: light-dark(#222, #ddd); --paper: light-dark(#fff, #1b1a20); }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
figure { margin: 2rem 0; } figcaption { font-weight: 600; margin-bottom: .5rem; }
svg { width: 100%; font-size: 13px; } text { fill: var(--ink); } .bar { fill: var(--bar); }
.mark { stroke: var(--ink); fill: none; } .fair { stroke: var(--ink); stroke-dasharray: 3 4; fill: none; }
table { border-collapse: collapse; font-size: 14px; } td, th { text-align: left; padding: .1rem .8rem .1rem 0; } td:nth-child(n+3) { text-align: right; font-variant-numeric: tabular-nums; }
pre { overflow-x: auto; font-size: 13px; } dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; } dt { opacity: .7; } dd { margin: 0; }`;

/** One page that needs nothing beside it. */
export function reportPage(parts: ReportParts): string {
  const { plan, summary } = parts;
  const title = `${plan.config.game}: ${summary.games} games`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${html(title)}</title>
<style>${STYLE}</style>
<h1>${html(title)}</h1>
${settings(plan)}
${charts(parts).join('\n')}
${components(parts.outcomes)}
<h2>In figures</h2>
<pre>${html(summaryText(summary))}</pre>
</html>
`;
}

function settings({ config, bots, seed, rotate }: Plan): string {
  const rows = {
    seats: config.seats.map((colour, seat) => `${colour} (${bots[seat]})`).join(', ') + (rotate ? ', rotating' : ''),
    options: JSON.stringify(config.options),
    'own components': JSON.stringify(config.given.components),
    seed,
  };
  const items = Object.entries(rows).filter(([, value]) => value !== '{}');
  return `<dl>${items.map(([key, value]) => `<dt>${key}</dt><dd>${html(value)}</dd>`).join('')}</dl>`;
}

function charts({ plan, outcomes, summary }: ReportParts): string[] {
  const { seats } = plan.config;
  const fair = 1 / seats.length;
  const endings = Object.entries(summary.endings).map(([name, games]) => {
    const share = games / summary.games;
    return { name, share, label: `${games} (${percent(share)})` };
  });
  return [
    barChart('Wins by seat, with 95 % intervals; dashed: a fair share', shareBars(summary.bySeat), fair),
    barChart('Wins by bot, per seat', shareBars(summary.byBot), fair),
    histogram(
      'Length of a game in steps',
      outcomes.map(({ steps }) => steps),
    ),
    histogram(
      'Length of a game in rounds',
      outcomes.map(({ rounds }) => rounds),
    ),
    ...scoreCharts(seats, outcomes),
    barChart('How games ended', endings),
  ];
}

function scoreCharts(seats: readonly string[], outcomes: readonly Outcome[]): string[] {
  const scored = outcomes.flatMap(({ scores }) => (scores ? [scores] : []));
  if (scored.length === 0) return [];
  return seats.map((colour, seat) =>
    histogram(
      `Scores of ${colour}`,
      scored.map((scores) => scores[seat] as number),
    ),
  );
}

/** Which component a seat had to do with, how often, and how many of those games it won. */
function components(outcomes: readonly Outcome[]): string {
  const worths = worthOfParts(outcomes);
  if (worths.length === 0) return '';
  const row = ({ kind, id, share: { played, share, low, high } }: PartWorth): string =>
    `<tr><td>${html(kind.replaceAll('-', ' '))}</td><td>${html(id)}</td><td>${played}</td><td>${percent(share)}</td><td>${percent(low)} to ${percent(high)}</td></tr>`;
  return `<h2>By component</h2>
<p>In how many games of a seat it happened, and how many of those that seat won, with 95 % intervals.</p>
<table><tr><th>what happened</th><th>component</th><th>games</th><th>won</th><th>interval</th></tr>
${worths.map(row).join('\n')}
</table>`;
}

const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;

const shareBars = (shares: { readonly [name: string]: Share }): Bar[] =>
  Object.entries(shares).map(([name, { share, low, high }]) => ({ name, share, low, high, label: percent(share) }));
