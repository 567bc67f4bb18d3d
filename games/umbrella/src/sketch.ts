import { indexIn, type Line, type Panel, padded, type Sketch, type Span, span, type Tone, toneOf } from '@penumbra/kit';
import type { ScoreTile } from './components.ts';
import { powerNames } from './moves/complete.ts';
import { danceText } from './read-dances.ts';
import { scoreOf } from './scoring.ts';
import { type Known, knownTiles, lastSeats } from './state.ts';
import { asked } from './turn.ts';
import { colourAt, countOf, type Heap } from './umbrellas.ts';
import type { View } from './view.ts';
import { COLOURS, COLUMN_NAMES, NO_DANCE, SLOTS, SPACES } from './words.ts';

const TONES: readonly Tone[] = ['red', 'blue', 'yellow', 'green'];
/** Where the mark of a slot lies. */
const MARKS = ['◤', '◥', '◢', '◣'] as const;
const GAP = span('   ');
const SLOT_WIDTH = 12;
const SPACE_WIDTH = 6;

const umbrella = (colour: number): Span => span(COLOURS[colour]!, TONES[colour]);

/** A table in characters: what all share, then everybody's stage with the zones around it, tiles and score tile. */
export function sketch(v: View): Sketch {
  const { players } = v.config.box;
  const first = v.viewer === 'public' ? 0 : v.viewer;
  const seats = Array.from({ length: players }, (_, i) => (first + i) % players);
  return [tablePanel(v), ...seats.map((seat) => seatPanel(v, seat))];
}

function tablePanel(s: Known): Panel {
  const { seats } = s.config;
  const items: Span[] = [span('phase '), span(s.phase, 'strong')];
  if (asked(s) >= 0) items.push(GAP, span('turn '), span(seats[asked(s)]!, toneOf(seats[asked(s)]!)));
  items.push(GAP, span('pool '), span(String(s.pool), 'strong'));
  if (!s.config.box.solo) items.push(GAP, span('aside '), span(String(s.aside), 'dim'));
  if (s.last > 0) {
    const names = lastSeats(s).flatMap((seat) => [span(' '), span(seats[seat]!, toneOf(seats[seat]!))]);
    items.push(GAP, span('lastTurns', 'accent'), ...names);
  }
  const lines: Line[] = [items];
  if (s.passing !== NO_DANCE) lines.push([span('passing '), span(danceText(s, s.passing), 'accent')]);
  if (s.powers !== 0) lines.push([span('powers '), span(powerNames(s.powers).join(' '), 'accent')]);
  if (s.again) lines.push([span('again', 'accent')]);
  return { name: 'table', lines };
}

function seatPanel(s: Known, seat: number): Panel {
  const name = s.config.seats[seat]!;
  const isAsked = asked(s) === seat;
  const head: Line = [
    span(isAsked ? '▶ ' : '  ', 'accent'),
    padded(name, 8, toneOf(name)),
    span(String(scoreOf(s, seat)).padStart(4), 'strong'),
  ];
  return { name, lines: [head, ...boardLines(s, seat), ...scoreLines(s, seat)] };
}

const zoneOn = (s: Known, seat: number, side: number): Heap => s.zones[s.config.box.zoneAt[4 * seat + side]!]!;
const zoneName = (s: Known, seat: number, side: number): string =>
  s.config.box.zones[s.config.box.zoneAt[4 * seat + side]!]!;

/** One colour of a zone: `R×2`, dim where there is none. */
const waiting = (heap: Heap, colour: number): Span => {
  const count = countOf(heap, colour);
  return padded(`${COLOURS[colour]}×${count}`, 4, count === 0 ? 'dim' : TONES[colour]!);
};
const heapSpans = (heap: Heap): Span[] => COLOURS.flatMap((_, colour) => [waiting(heap, colour), span(' ')]);

/** The stage between its four zones, the tiles of the four slots beside it. */
function boardLines(s: Known, seat: number): Line[] {
  const on = (side: number): Heap => zoneOn(s, seat, side);
  const above: Line = [span(' '.repeat(11)), ...heapSpans(on(2)), span(' '), span('center', 'dim')];
  const columns: Line = [
    padded(zoneName(s, seat, 0), 12, 'dim'),
    span(`${COLUMN_NAMES.join('  ')}   `, 'dim'),
    padded(zoneName(s, seat, 1), 12, 'dim'),
    ...slotHeads(s, seat),
  ];
  const rows = [0, 1, 2, 3].map(
    (row): Line => [
      span('    '),
      waiting(on(0), row),
      span(` ${row + 1}  `, 'dim'),
      ...[0, 1, 2, 3].flatMap((column) => [umbrella(colourAt(s.stages[seat]!, 4 * row + column)), span('  ')]),
      span(' '),
      waiting(on(1), row),
      span('        '),
      ...[0, 1, 2, 3].flatMap((slot) => patternRow(s, seat, slot, row)),
    ],
  );
  const below: Line = [span(' '.repeat(11)), ...heapSpans(on(3)), span(' '), span('personal', 'dim')];
  return [above, columns, ...rows, below];
}

/** `◤1 c07w +2`: the mark, the slot, the visible tile and how many lie below it. */
function slotHeads(s: Known, seat: number): Span[] {
  return Array.from({ length: SLOTS }, (_, slot) => {
    const at = 4 * seat + slot;
    const known = knownTiles(s, at);
    const below = Math.max(0, known.length + s.unseen[at]! - 1);
    const top = known[0] === undefined ? (s.unseen[at]! > 0 ? '?' : '') : danceText(s, known[0]);
    const text = `${MARKS[slot]}${slot + 1} ${top}${below > 0 ? ` +${below}` : ''}`;
    return padded(text, SLOT_WIDTH, top === '' ? 'dim' : 'strong');
  });
}

/** The cells of a pattern show the umbrellas that stand there now. */
function patternRow(s: Known, seat: number, slot: number, row: number): Span[] {
  const dance = s.tops[4 * seat + slot]!;
  if (dance === NO_DANCE) return [span(' '.repeat(SLOT_WIDTH))];
  const pattern = s.config.box.patterns[4 * dance + slot]!;
  const cells = [0, 1, 2, 3].flatMap((column) => {
    const cell = 4 * row + column;
    const shown = (pattern >>> (2 * cell)) & 1;
    return [shown ? umbrella(colourAt(s.stages[seat]!, cell)) : span('·', 'dim'), span(' ')];
  });
  return [...cells, span(' '.repeat(SLOT_WIDTH - 8))];
}

/** The spaces of the score tile, the markers on them, and what the tile pays or grants. */
function scoreLines(s: Known, seat: number): Line[] {
  const { components, options } = s.config;
  const tile = components.scoreTiles[options.level]!;
  const filled = s.markers[seat]!;
  const names = SPACES.map((space) => padded(space, SPACE_WIDTH, 'dim'));
  const kinds = tile.spaces.flatMap((kind, i) => spaceSpans(kind, (filled & (1 << i)) !== 0));
  const margin = span('    ');
  const notes = noteLine(tile);
  return [[margin, ...names], [margin, ...kinds], ...(notes === '' ? [] : [[margin, span(notes, 'dim')]])];
}

/** Under the spaces: a bar with the bonus under each group, and the powers between theirs. */
function noteLine({ groups = [], powers = [] }: ScoreTile): string {
  const line: string[] = [];
  const write = (from: number, text: string): void => {
    for (let i = 0; i < text.length; i++) line[from + i] = text[i]!;
  };
  const column = (space: string | undefined): number => SPACE_WIDTH * indexIn(SPACES, space);
  for (const { spaces, bonus } of groups) {
    const width = SPACE_WIDTH * (spaces.length - 1) + 3;
    write(column(spaces[0]), `└─+${bonus}`.padEnd(width - 1, '─').concat('┘'));
  }
  for (const { between, power } of powers) write(column(between[0]) + 3, power);
  return Array.from(line, (letter) => letter ?? ' ').join('');
}

const CORNER_MARKS: { readonly [corner: string]: string } = {
  'top-left': '◤',
  'top-right': '◥',
  'bottom-right': '◢',
  'bottom-left': '◣',
};

function spaceSpans(kind: string, filled: boolean): Span[] {
  const mark = CORNER_MARKS[kind];
  const letters = mark ? [span(mark, 'white')] : [...kind].map((letter) => umbrella(indexIn(COLOURS, letter)));
  const spans = filled ? [span('[', 'strong'), ...letters, span(']', 'strong')] : [span(' '), ...letters, span(' ')];
  return [...spans, span(' '.repeat(SPACE_WIDTH - letters.length - 2))];
}
