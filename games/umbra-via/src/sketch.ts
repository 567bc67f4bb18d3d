import {
  everySeat,
  type Line,
  type Panel,
  padded,
  type Seat,
  type Sketch,
  type Span,
  span,
  toneOf,
} from '@penumbra/kit';
import { colourName, coloursOf } from './box.ts';
import { BOARD, NO_TILE, OPENINGS, SHAPES, SLOTS, type Tile, tileName } from './components.ts';
import { countOf, energyOf, type Flowers, type Heap, KIND_LETTERS, NO_HEAP } from './flowers.ts';
import { bidAt } from './state.ts';
import type { View } from './view.ts';

// A cell is drawn nine characters wide and four lines high: three for the path, one for its energy.
const WIDTH = 9;
const JUNCTION: { readonly [openings: number]: string } = {
  5: '┃',
  10: '━',
  3: '┗',
  6: '┏',
  12: '┓',
  9: '┛',
  7: '┣',
  14: '┳',
  13: '┫',
  11: '┻',
};
const SPECIAL_MARK: { readonly [name: string]: string } = { 'four-point': '✦', void: '◌', block: '■' };

/** The three lines of a tile's path. */
function tileLines(tile: Tile): readonly string[] {
  const open = tile & OPENINGS;
  if (open === 0) return ['', (SPECIAL_MARK[tileName(tile)] ?? '').padStart(5), ''].map((line) => line.padEnd(WIDTH));
  const west = open & 8 ? '━━━━' : '    ';
  const east = open & 2 ? '━━━━' : '    ';
  return [
    open & 1 ? '    ┃    ' : '         ',
    `${west}${JUNCTION[open]}${east}`,
    open & 4 ? '    ┃    ' : '         ',
  ];
}

const initial = (name: string): string => (name === 'neutral' ? 'n' : name[0]!.toUpperCase());

/** `P2 B1 n3`, padded to a cell's width. */
function heapSpans(energy: Heap, v: View): Span[] {
  const spans: Span[] = [];
  let used = 0;
  for (const colour of coloursOf(v.config)) {
    const count = energyOf(energy, colour);
    if (count === 0) continue;
    const name = colourName(v.config, colour);
    const text = `${initial(name)}${count}`;
    spans.push(span(text, toneOf(name === 'neutral' ? 'gray' : name)));
    used += text.length;
  }
  const gaps = Math.max(0, WIDTH - used);
  return [...spans, span(' '.repeat(gaps))];
}

function cellLine(v: View, cell: number, line: number): Span[] {
  const tile = v.tiles[cell]!;
  const isEmpty = tile === NO_TILE;
  if (line === 3) return heapSpans((isEmpty ? v.loose : v.energy)[cell] ?? NO_HEAP, v);
  if (isEmpty) return [padded(line === 1 ? `   ${BOARD.names[cell]}` : '', WIDTH, 'dim')];
  return [span(tileLines(tile)[line]!, 'strong')];
}

function boardPanel(v: View): Panel {
  const rule = (left: string, middle: string, right: string): Line => [
    span(`  ${left}${new Array(4).fill('─'.repeat(WIDTH)).join(middle)}${right}`, 'dim'),
  ];
  const lines: Line[] = [
    [span(`   ${['a', 'b', 'c', 'd'].map((c) => c.padStart(5).padEnd(WIDTH + 1)).join('')}`, 'dim')],
    rule('┌', '┬', '┐'),
  ];
  for (let row = 0; row < 4; row++) {
    for (let line = 0; line < 4; line++) {
      const cells = [0, 1, 2, 3].flatMap((column) => [...cellLine(v, row * 4 + column, line), span('│', 'dim')]);
      lines.push([span(line === 1 ? `${row + 1} ` : '  ', 'dim'), span('│', 'dim'), ...cells]);
    }
    lines.push(row < 3 ? rule('├', '┼', '┤') : rule('└', '┴', '┘'));
  }
  return { name: 'board', lines };
}

const letters = (all: Flowers): string =>
  [...KIND_LETTERS].map((letter, kind) => letter.repeat(countOf(all, kind))).join('');

function altarPanel(v: View): Panel {
  const slots = Array.from({ length: SLOTS }, (_, slot) => slot);
  const heading = slots.map((slot) => {
    const place = v.order.indexOf(slot);
    return padded(
      `${slot + 1}${place < 0 ? '' : place === 0 ? ' now' : ` +${place}`}`,
      WIDTH + 2,
      place === 0 ? 'accent' : 'dim',
    );
  });
  const drawn = [0, 1, 2].map(
    (line): Line =>
      slots.map((slot) =>
        padded(v.altar[slot] === NO_TILE ? '' : tileLines(v.altar[slot]!)[line]!, WIDTH + 2, 'strong'),
      ),
  );
  const bids = v.config.seats.map(
    (colour, seat): Line => slots.map((slot) => padded(letters(v.bids[bidAt(slot, seat)]!), WIDTH + 2, toneOf(colour))),
  );
  return {
    name: 'altar',
    lines: [heading, ...drawn, ...bids.filter((line) => line.some((s) => s.text.trim() !== ''))],
  };
}

function seatLine(v: View, seat: Seat): Line {
  const colour = v.config.seats[seat]!;
  const bag = v.bags[seat]!;
  const held = v.handSizes[seat]!;
  const isOwn = seat === v.viewer;
  const contents = [...KIND_LETTERS]
    .flatMap((letter, kind) => (countOf(bag, kind) > 0 ? [`${letter}${countOf(bag, kind)}`] : []))
    .join(' ');
  const hand = isOwn ? letters(v.hand) : held > 0 ? '?'.repeat(held) : '';
  const marks = [seat === v.placer ? 'placing' : '', v.winners & (1 << seat) ? 'won' : ''].filter(Boolean).join(' ');
  return [
    padded(`${initial(colour)} ${colour}`, 10, toneOf(colour)),
    padded(`soul tile ${v.souls[seat]}`, 14, 'strong'),
    padded(`tiebreak ${v.tiebreak.indexOf(seat) + 1 || '-'}`, 13, 'dim'),
    padded(`bag ${contents || '-'}${!isOwn && held > 0 ? ' (with hand)' : ''}`, 34, 'dim'),
    span(hand === '' ? '' : `hand ${hand} `, isOwn ? 'accent' : 'plain'),
    span(marks, 'good'),
  ];
}

function seatsPanel(v: View): Panel {
  const lines = everySeat(v.config.seats).map((seat) => seatLine(v, seat));
  if (v.config.box.neutral) {
    lines.push([
      padded('n neutral', 10, 'gray'),
      padded(`soul tile ${v.souls[4]}`, 14, 'strong'),
      span(v.suddenDeath ? 'sudden death: every tile counts twice' : '', 'bad'),
    ]);
  }
  const heap = (counts: readonly number[]): string =>
    SHAPES.flatMap((shape, i) => (counts[i] ? [`${shape} ${counts[i]}`] : [])).join(' ') || '-';
  lines.push([span(`stack ${heap(v.stack)} · discard ${heap(v.discard)}`, 'dim')]);
  return { name: 'seats', lines };
}

export function sketch(v: View): Sketch {
  const status: Panel = {
    name: 'status',
    lines: [
      [
        span(
          `round ${v.round} · ${v.phase}${v.phase === 'bid' || v.phase === 'draw' ? ` ${v.bid} of 2` : ''}`,
          'strong',
        ),
      ],
    ],
  };
  const hasAltar = v.altar.some((tile) => tile !== NO_TILE);
  return [status, boardPanel(v), ...(hasAltar ? [altarPanel(v)] : []), seatsPanel(v)];
}
