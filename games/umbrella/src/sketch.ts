import { draw, indexIn, itemOf, type Line, type Say, type Sketch, type Span, type Tone } from '@penumbra/kit';
import { type ScoreTile, scoreTileOf } from './components.ts';
import { powerNames } from './moves/complete.ts';
import { danceText } from './notation.ts';
import { scoreOf } from './scoring.ts';
import { type Known, knownTiles, lastSeats } from './state.ts';
import { asked } from './turn.ts';
import { colourAt, countOf, type Heap } from './umbrellas.ts';
import type { View } from './view.ts';
import { COLOURS, COLUMN_NAMES, CORNERS, NO_DANCE, ROW_NAMES, SLOT_NAMES, SPACES, type Zone } from './words.ts';

const { coloured, dim, fitted, joinedRow, row, strong, toned, wrapped } = draw;

const TONES: readonly Tone[] = ['red', 'blue', 'yellow', 'green'];
/** Where the mark of a slot lies. */
const MARKS = ['◤', '◥', '◢', '◣'] as const;
const MARGIN = 4;
const SIDE_WIDTH = 11;
const SLOT_WIDTH = 12;
const SPACE_WIDTH = 6;

const umbrella = (colour: number): Span => toned(itemOf(TONES, colour), itemOf(COLOURS, colour));
const blank = (width: number): Span => dim(' '.repeat(width));

/** A table in characters: what all share, then everybody's stage with the zones around it, tiles and score tile. */
export function sketch(v: View, say: Say): Sketch {
  const { seats, box } = v.config;
  const first = v.viewer === 'public' ? 0 : v.viewer;
  const around = seats.map((_, i) => (first + i) % box.players);
  return [
    { name: 'table', lines: tableLines(v, say) },
    ...around.map((seat) => ({ name: itemOf(seats, seat), lines: seatLines(v, seat, say) })),
  ];
}

function tableLines(s: Known, say: Say): Line[] {
  const { seats, box } = s.config;
  const name = (seat: number): Span => coloured(itemOf(seats, seat), say(itemOf(seats, seat)));
  const powers = powerNames(s.powers).map(say).join(' ');
  const now = [
    strong(say(s.phase)),
    asked(s) >= 0 && name(asked(s)),
    [dim(`${say('pool')}: `), strong(s.pool)],
    !box.solo && [dim(`${say('aside')}: `), strong(s.aside)],
    s.last > 0 && [toned('accent', `${say('lastTurns')}: `), ...joinedRow(' ', lastSeats(s).map(name))],
  ];
  const more = [
    ...(s.passing === NO_DANCE ? [] : [`${say('passing')}: ${danceText(s.passing, s.config)}`]),
    ...(powers ? [`${say('powers')}: ${powers}`] : []),
    ...(s.again ? [say('again')] : []),
  ];
  return [...wrapped(now), ...more.map((text) => [toned('accent', text)])];
}

/** One colour of a zone: `R×2`, dim where there is none. */
const waiting = (heap: Heap, colour: number): Span => {
  const count = countOf(heap, colour);
  return toned(count === 0 ? 'dim' : itemOf(TONES, colour), `${itemOf(COLOURS, colour)}×${count}`);
};

/** The stage between its four zones, the tiles of the four slots beside it, and the score tile under them. */
function seatLines(s: Known, seat: number, say: Say): Line[] {
  const { zoneAt, zones } = s.config.box;
  const stage = itemOf(s.stages, seat);
  const zoneOn = (side: number): Zone => itemOf(zoneAt, 4 * seat + side);
  const nameOn = (side: number): Span => dim(say(itemOf(zones, zoneOn(side))));
  const waitingOn = (side: number, colour: number): Span => waiting(itemOf(s.zones, zoneOn(side)), colour);
  const across = (side: number): Line => {
    const heap = COLOURS.map((_, colour) => waitingOn(side, colour));
    return row(blank(SIDE_WIDTH), joinedRow(' ', heap), '   ', nameOn(side));
  };
  const heads = row(blank(SIDE_WIDTH), dim(`${COLUMN_NAMES.join('  ')} `), blank(MARGIN + 7), slotHeads(s, seat));
  const rows = ROW_NAMES.map((name, r) => [
    ...fitted([blank(MARGIN), waitingOn(0, r), dim(` ${name}`)], SIDE_WIDTH),
    ...COLUMN_NAMES.flatMap((_, c) => [umbrella(colourAt(stage, 4 * r + c)), blank(2)]),
    ...fitted([waitingOn(1, r)], MARGIN + 6),
    ...MARKS.flatMap((_, slot) => patternRow(s, seat, slot, r)),
  ]);
  const score = row(
    toned('accent', asked(s) === seat ? '▶ ' : '  '),
    strong(scoreOf(s, seat)),
    dim(` ${say('points')}`),
  );
  const sides = row(blank(MARGIN), nameOn(0), dim(' ◂ ▸ '), nameOn(1));
  return [score, across(2), heads, ...rows, across(3), sides, ...scoreLines(s, seat, say)];
}

/** `◤1 c07w +2`: the mark, the slot, the visible tile and how many lie below it. */
function slotHeads(s: Known, seat: number): Line {
  return MARKS.flatMap((mark, slot) => {
    const place = 4 * seat + slot;
    const known = knownTiles(s, place);
    const unseen = itemOf(s.unseen, place);
    const below = known.length + unseen - 1;
    const top = known[0] === undefined ? (unseen > 0 ? '?' : '') : danceText(known[0], s.config);
    const text = `${mark}${itemOf(SLOT_NAMES, slot)} ${top}${below > 0 ? ` +${below}` : ''}`;
    return fitted([toned(top === '' ? 'dim' : 'strong', text)], SLOT_WIDTH);
  });
}

/** The cells of a pattern show the umbrellas that stand there now. */
function patternRow(s: Known, seat: number, slot: number, r: number): Line {
  const dance = itemOf(s.tops, 4 * seat + slot);
  if (dance === NO_DANCE) return [blank(SLOT_WIDTH)];
  const pattern = itemOf(s.config.box.patterns, 4 * dance + slot);
  const cells = COLUMN_NAMES.flatMap((_, c) => {
    const cell = 4 * r + c;
    return [(pattern >>> (2 * cell)) & 1 ? umbrella(colourAt(itemOf(s.stages, seat), cell)) : dim('·'), blank(1)];
  });
  return fitted(cells, SLOT_WIDTH);
}

/** The spaces of the score tile, the markers on them, and what the tile pays or grants. */
function scoreLines(s: Known, seat: number, say: Say): Line[] {
  const { components, options } = s.config;
  const tile = scoreTileOf(components, options.level);
  const filled = itemOf(s.markers, seat);
  const kinds = tile.spaces.flatMap((kind, i) => fitted(spaceSpans(kind, (filled & (1 << i)) !== 0), SPACE_WIDTH));
  const lines = [SPACES.flatMap((space) => fitted([dim(space)], SPACE_WIDTH)), kinds, [dim(noteText(tile, say))]];
  return lines.map((line) => [blank(MARGIN), ...line]);
}

/** Under the spaces: a bar with the bonus under each group, and the powers between theirs. */
function noteText({ groups = [], powers = [] }: ScoreTile, say: Say): string {
  const column = (space: string | undefined): number => SPACE_WIDTH * indexIn(SPACES, space);
  const notes = [
    ...groups.map(({ spaces, bonus }) => {
      const text = `└─+${bonus}`.padEnd(SPACE_WIDTH * (spaces.length - 1) + 2, '─').concat('┘');
      return { from: column(spaces[0]), text };
    }),
    ...powers.map(({ between, power }) => ({ from: column(between[0]) + 3, text: say(power) })),
  ];
  return notes
    .sort((a, b) => a.from - b.from)
    .reduce((line, { from, text }) => line.padEnd(from).slice(0, from).concat(text), '');
}

function spaceSpans(kind: string, filled: boolean): Span[] {
  const corner = indexIn(CORNERS, kind);
  const letters =
    corner < 0
      ? [...kind].map((letter) => umbrella(indexIn(COLOURS, letter)))
      : [toned('white', itemOf(MARKS, corner))];
  return filled ? [strong('['), ...letters, strong(']')] : [blank(1), ...letters];
}
