import {
  everySeat,
  hasSeat,
  type Line,
  type Panel,
  padded,
  type Seat,
  type Sketch,
  type Span,
  span,
  type Tone,
  toneOf,
} from '@penumbra/kit';
import { countOfTheme } from './box.ts';
import { type Card, HIDDEN_CARD, NO_CARD, NO_TILE, THEMES, type Tile } from './components.ts';
import { listCubes } from './cubes.ts';
import { scoreOf } from './scoring.ts';
import { type Holding, heldCard, heldTile, holder } from './state.ts';
import type { View } from './view.ts';

// A cell is three lines of this width: the id; cubes, points and what it needs; the plans.
const WIDTH = 18;
const CELL_LINES = 3;
const THEME_TONES: readonly Tone[] = ['green', 'blue', 'orange'];
/** Told apart without colours, too. */
const THEME_MARKS = ['♣', '≈', '▲'];

const themeOf = (v: View, tile: Tile): number =>
  THEMES.findIndex((_, theme) => countOfTheme(v.config.box.adds[tile]!, theme) > 0);
const toneOfTile = (v: View, tile: Tile): Tone =>
  tile === v.config.box.end ? 'bad' : (THEME_TONES[themeOf(v, tile)] ?? 'yellow');
/** A letter per colour; purple and pink must not share one. */
const initial = (v: View, seat: number): string => {
  const colour = v.config.seats[seat]!;
  return colour === 'pink' ? 'K' : colour[0]!.toUpperCase();
};
const seatTone = (v: View, seat: number): Tone => toneOf(v.config.seats[seat]!);

/** Pads a row of spans to the width of a cell. */
function filled(spans: readonly Span[]): Span[] {
  const used = spans.reduce((sum, { text }) => sum + text.length, 0);
  return [...spans, span(' '.repeat(Math.max(0, WIDTH - used)))];
}

function cellLines(v: View, cell: number): Span[][] {
  const { box } = v.config;
  const tile = v.tiles[cell]!;
  const name = padded(` ${box.grid.names[cell]} `, 4, 'dim');
  if (tile === NO_TILE) return [[name], [], planSpans(v, cell)].map(filled);
  return [
    [name, span(box.tileIds[tile]!.slice(0, WIDTH - 4), toneOfTile(v, tile))],
    [span('    '), ...cubeSpans(v, cell), span(` ${box.points[tile]}★ `, 'strong'), ...needSpans(v, tile)],
    planSpans(v, cell),
  ].map(filled);
}

/** `P G · ·`: the cubes in the order they were placed, then the places left. */
function cubeSpans(v: View, cell: number): Span[] {
  const cubes = listCubes(v.cubes[cell]!);
  const left = v.config.box.required[v.tiles[cell]!]! - cubes.length;
  return [...cubes.map((seat) => span(initial(v, seat), seatTone(v, seat))), span('·'.repeat(left), 'plain')];
}

function needSpans(v: View, tile: Tile): Span[] {
  const needs = v.config.box.needs[tile]!;
  return THEMES.flatMap((_, theme) => {
    const count = countOfTheme(needs, theme);
    return count > 0 ? [span(THEME_MARKS[theme]!.repeat(count), THEME_TONES[theme])] : [];
  });
}

const planSpans = (v: View, cell: number): Span[] =>
  v.plans.flatMap((plan, seat) => (plan & (1 << cell) ? [span(` →${initial(v, seat)}`, seatTone(v, seat))] : []));

function gridPanel(v: View): Panel {
  const { columns, rows } = v.config.box.grid;
  const rule = (left: string, middle: string, right: string): Line => [
    span(`${left}${new Array(columns).fill('─'.repeat(WIDTH)).join(middle)}${right}`, 'dim'),
  ];
  const lines: Line[] = [rule('┌', '┬', '┐')];
  for (let row = 0; row < rows; row++) {
    const cells = Array.from({ length: columns }, (_, column) => cellLines(v, row * columns + column));
    for (let i = 0; i < CELL_LINES; i++) {
      lines.push([span('│', 'dim'), ...cells.flatMap((cell) => [...cell[i]!, span('│', 'dim')])]);
    }
    lines.push(row < rows - 1 ? rule('├', '┼', '┤') : rule('└', '┴', '┘'));
  }
  return { name: 'grid', lines };
}

const held = (list: readonly Holding[], seat: number): Holding[] => list.filter((entry) => holder(entry) === seat);

function seatLines(v: View, seat: Seat): Line[] {
  const { box, seats } = v.config;
  const tiles = held(v.captured, seat).map(heldTile);
  const counts = THEMES.map((_, theme) => tiles.filter((tile) => themeOf(v, tile) === theme).length);
  const marks = [
    seat === v.start ? 'start' : '',
    seat === v.turn ? 'turn' : '',
    hasSeat(v.sittingOut, seat) ? 'sits out' : '',
  ];
  return [
    [
      padded(`${initial(v, seat)} ${seats[seat]}${seat === v.viewer ? ' *' : ''}`, 11, seatTone(v, seat)),
      padded(`${scoreOf(v, seat).total} points`, 11, 'strong'),
      span('reserve ', 'dim'),
      padded('■'.repeat(v.reserve[seat]!), 7, seatTone(v, seat)),
      ...counts.map((count, theme) => padded(`${THEME_MARKS[theme]}${count}`, 4, THEME_TONES[theme])),
      span(marks.filter(Boolean).join(', '), 'accent'),
    ],
    ...wrapped(tiles.map((tile) => span(`${box.tileIds[tile]} `, toneOfTile(v, tile)))),
    ...cardLines(v, seat),
  ];
}

const LINE = 76;
const INDENT = '           ';

/** Spans in lines that fit a terminal. */
function wrapped(spans: readonly Span[]): Line[] {
  const lines: Span[][] = [];
  let room = 0;
  for (const one of spans) {
    if (one.text.length > room) {
      lines.push([span(INDENT)]);
      room = LINE;
    }
    lines.at(-1)?.push(one);
    room -= one.text.length;
  }
  return lines;
}

const cardName = (v: View, card: Card): string => v.config.box.cardIds[card] ?? '?';

function cardText(v: View, card: Card): string {
  const { symbols, points } = v.config.components.cards[cardName(v, card)] ?? { symbols: [], points: 0 };
  return `${cardName(v, card)} (${symbols.join(' + ')}: ${points}★)`;
}

function cardLines(v: View, seat: number): Line[] {
  const won = held(v.won, seat).map((entry) => span(`${cardName(v, heldCard(entry))} won  `, 'good'));
  const own = v.secret[seat]!;
  const secret =
    own === NO_CARD
      ? []
      : [span(`secret ${own <= HIDDEN_CARD ? '?' : cardText(v, own)}`, own <= HIDDEN_CARD ? 'dim' : 'violet')];
  return won.length + secret.length > 0 ? [[span(INDENT), ...won, ...secret]] : [];
}

function statePanel(v: View): Panel {
  const { seats, box } = v.config;
  const supply = v.supply.reduce((sum, count) => sum + count, 0);
  const whose = v.turn >= 0 ? ` · ${seats[v.turn]}` : '';
  const way = v.pass === 1 ? ' · there' : v.pass === 2 ? ' · back' : '';
  const lines: Line[] = [
    [
      span(`round ${v.round}`, 'strong'),
      span(` · ${v.phase}${whose}${way}`, 'accent'),
      span(` · supply ${supply}`),
      span(v.quiet > 1 ? ` · quiet ${v.quiet}` : '', 'dim'),
      span(v.lastRound && v.phase !== 'over' ? ' · last round' : '', 'bad'),
    ],
  ];
  if (v.open.length > 0)
    lines.push([span('open ', 'dim'), span(v.open.map((card) => cardText(v, card)).join('  '), 'violet')]);
  if (v.removed.length > 0) {
    lines.push([
      span('removed ', 'dim'),
      ...v.removed.map((tile) => span(`${box.tileIds[tile]} `, toneOfTile(v, tile))),
    ]);
  }
  return { name: 'state', lines };
}

export const sketch = (v: View): Sketch => [
  statePanel(v),
  gridPanel(v),
  { name: 'seats', lines: everySeat(v.config.seats).flatMap((seat) => seatLines(v, seat)) },
];
