import { counted } from '../output.ts';
import { type Bar, barChart, CHART_STYLE, histograms, html, tableOf, topOf, track } from './charts.ts';
import type { Plan } from './match.ts';
import type { Outcome } from './outcome.ts';
import type { PartWorth } from './parts.ts';
import { type Share, spreadOf } from './statistics.ts';
import type { Summary } from './tally.ts';
import { intervalText, isAlone, percent, spaced, summaryTables } from './text.ts';

export interface ReportParts {
  readonly plan: Plan;
  readonly outcomes: readonly Outcome[];
  readonly summary: Summary;
}

const STYLE = `:root { color-scheme: light dark; --bar: light-dark(#a892d8, #7259ad); --ink: light-dark(#211d2b, #e6e2ee); --soft: light-dark(#5f5a6b, #aaa4b8); --line: light-dark(#e2deea, #37333f); --paper: light-dark(#fff, #1b1a20); }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 46rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
h1, h2 { line-height: 1.2; } h2 { margin-top: 3rem; } h3 { margin: 1.5rem 0 .3rem; font-size: 1rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; } dt { color: var(--soft); } dd { margin: 0; }
${CHART_STYLE}`;

/** One page that needs nothing beside it. */
export function reportPage(parts: ReportParts): string {
  const { plan, summary } = parts;
  const title = `${plan.config.game}: ${counted(summary.games, 'game')}`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${html(title)}</title>
<style>${STYLE}</style>
<h1>${html(title)}</h1>
${settings(plan)}
${charts(parts).join('\n')}
${components(parts)}
<h2>In figures</h2>
${summaryTables(summary).map(tableOf).join('\n')}
</html>
`;
}

function settings({ config, bots, seed, rotate }: Plan): string {
  const { options, given } = config;
  const rows = {
    seats: config.seats.map((colour, seat) => `${colour} (${bots[seat]})`).join(', ') + (rotate ? ', rotating' : ''),
    options: Object.entries(options)
      .map(([name, value]) => `${name} ${value}`)
      .join(', '),
    'own components': Object.keys(given.components).length > 0 ? JSON.stringify(given.components) : '',
    seed,
  };
  const items = Object.entries(rows).filter(([, value]) => value !== '');
  return `<dl>${items.map(([key, value]) => `<dt>${key}</dt><dd>${html(value)}</dd>`).join('')}</dl>`;
}

const FAIR = 'with 95 % intervals; dashed: a fair share';

function charts({ plan, outcomes, summary }: ReportParts): string[] {
  const { seats } = plan.config;
  const fair = 1 / seats.length;
  const bars = (counts: { readonly [code: string]: number }): Bar[] =>
    Object.entries(counts).map(([name, games]) => {
      const share = games / summary.games;
      return { name: spaced(name), share: { share }, label: `${games} (${percent(share)})` };
    });
  const lengths = (title: string, values: readonly number[]): string => histograms([seriesOf(title, values)]);
  return [
    // Who plays alone always wins, and of one bot in every seat there is nothing to compare.
    ...(isAlone(summary) ? [] : [barChart('Wins by seat', FAIR, shareBars(summary.bySeat), fair)]),
    ...(Object.keys(summary.byBot).length > 1
      ? [barChart('Wins by bot, per seat', FAIR, shareBars(summary.byBot), fair)]
      : []),
    lengths(
      'Length of a game in steps',
      outcomes.map(({ steps }) => steps),
    ),
    lengths(
      `Length of a game in ${summary.counts}`,
      outcomes.map(({ rounds }) => rounds),
    ),
    ...scoreCharts(seats, outcomes),
    barChart('How games ended', '', bars(summary.endings)),
    ...(summary.ranks ? [barChart('What they came to', '', bars(summary.ranks))] : []),
  ];
}

function seriesOf(
  title: string,
  values: readonly number[],
): { title: string; note: string; values: readonly number[] } {
  const { median, mean } = spreadOf(values);
  return { title, note: `median ${median}, mean ${mean.toFixed(1)}`, values };
}

function scoreCharts(seats: readonly string[], outcomes: readonly Outcome[]): string[] {
  const scored = outcomes.flatMap(({ scores }) => (scores ? [scores] : []));
  if (scored.length === 0) return [];
  const series = seats.map((colour, seat) =>
    seriesOf(
      `Scores of ${colour}`,
      scored.map((scores) => scores[seat] as number),
    ),
  );
  return [histograms(series)];
}

/** Which component a seat used, how often, and how many of those games it won, or what it scored if it played alone. */
function components({ plan, summary }: ReportParts): string {
  const kinds = Object.entries(summary.components);
  if (kinds.length === 0) return '';
  const alone = isAlone(summary);
  const fair = alone ? undefined : 1 / plan.config.seats.length;
  // A phone has room for one measure.
  const shy = alone ? '' : ' class="wide"';
  const scored = summary.scores ? `<th${shy}>mean score</th>` : '';
  const won = alone ? '' : '<th>won</th><th class="wide">interval</th>';
  const tables = kinds.map(([kind, worths]) => {
    const measure = alone ? scoreBar : winBar;
    const top = topOf(Object.values(worths).map(measure), fair);
    const rows = Object.entries(worths).map(([name, worth]) => {
      const { times, share, score } = worth;
      const shown = [
        alone ? '' : wonCells(share),
        score === undefined ? '' : `<td${shy}>${score.toFixed(1)}</td>`,
      ].join('');
      return `<tr><td>${html(name)}</td><td class="wide">${times}</td><td>${share.played}</td>${shown}<td>${track(measure(worth), top, fair)}</td></tr>`;
    });
    return `<h3>${html(titled(kind))}</h3>
<table class="worth"><tr><th>component</th><th class="wide">times</th><th>by seats</th>${won}${scored}<th></th></tr>
${rows.join('\n')}</table>`;
  });
  const meaning = alone
    ? 'How often it happened, in how many games, and what those scored on average. The best stand first.'
    : `How often it happened, to how many seats, and how many of those won their game, ${FAIR}. The surest winners stand first.`;
  return `<h2>By component</h2>
<p class="quiet">${meaning}</p>
${tables.join('\n')}`;
}

const winBar = ({ share }: PartWorth): Bar['share'] => share;
const scoreBar = ({ score = 0 }: PartWorth): Bar['share'] => ({ share: score });

const titled = (code: string): string => spaced(code.charAt(0).toUpperCase() + code.slice(1));

const wonCells = (share: Share): string =>
  `<td>${percent(share.share)}</td><td class="wide">${intervalText(share)}</td>`;

const shareBars = (shares: { readonly [name: string]: Share }): Bar[] =>
  Object.entries(shares).map(([name, share]) => ({ name, share, label: percent(share.share) }));
