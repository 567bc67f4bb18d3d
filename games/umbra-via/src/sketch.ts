import { draw, everySeat, hasSeat, itemOf, type Line, type Say, type Seat, type Sketch } from '@penumbra/kit';
import { colourName, coloursOf } from './box.ts';
import { BOARD, NO_TILE, OPENINGS, SHAPES, type Tile, tileName } from './components.ts';
import { countOf, energyOf, type Flowers, type Heap, KIND_LETTERS, KINDS, NEUTRAL } from './flowers.ts';
import { bidAt } from './state.ts';
import type { View } from './view.ts';

const { boxed, coloured, columns, countsText, dim, fitted, initials, isBlank, repeatedText, strong, toned, wrapped } =
  draw;

/** A cell is nine characters wide and four lines high: three for the path, one for its energy. */
const WIDTH = 9;
/** By the openings: north 1, east 2, south 4, west 8. */
const JUNCTIONS = '   ┗ ┃┏┣ ┛━┻┓┫┳';
const SPECIAL_MARKS: { readonly [name: string]: string } = { 'four-point': '✦', void: '◌', block: '■' };
const LETTERS = [...KIND_LETTERS];

/** The three lines of a tile's path, with a name in the corner. */
function pathLines(tile: Tile, name = ''): Line[] {
  const open = tile & OPENINGS;
  const middle = open === 0 ? (SPECIAL_MARKS[tileName(tile)] ?? ' ') : JUNCTIONS.charAt(open);
  const arm = (side: number): string => (open & side ? '━' : ' ').repeat(4);
  return [
    [dim(name.padEnd(4)), strong(open & 1 ? '┃' : '')],
    [strong(`${arm(8)}${middle}${arm(2)}`)],
    [strong(open & 4 ? '    ┃' : '')],
  ];
}

const flowersText = (all: Flowers): string => repeatedText(LETTERS, (kind) => countOf(all, kind));

function seatRow(v: View, seat: Seat, letter: string, say: Say): draw.Part[] {
  const colour = itemOf(v.config.seats, seat);
  const held = itemOf(v.handSizes, seat);
  const isOwn = seat === v.viewer;
  const contents = countsText(LETTERS, (kind) => countOf(itemOf(v.bags, seat), kind)) || '-';
  const marks = [seat === v.placer && say('placer'), hasSeat(v.winners, seat) && say('winners')];
  return [
    coloured(colour, `${letter} ${say(colour)}`),
    strong(itemOf(v.souls, seat)),
    dim(v.tiebreak.indexOf(seat) + 1 || '-'),
    dim(`${contents}${!isOwn && held > 0 ? ` ${say('with hand')}` : ''}`),
    toned(isOwn ? 'accent' : 'plain', isOwn ? flowersText(v.hand) : '?'.repeat(held)),
    toned('good', marks.filter(Boolean).join(' ')),
  ];
}

function altarLines(v: View): Line[] {
  const slots = v.altar.map((tile, slot): Line[] => {
    const place = v.order.indexOf(slot);
    const when = place < 0 ? '' : place === 0 ? ' ▸' : ` +${place}`;
    const bids = v.config.seats.map((colour, seat) => [
      coloured(colour, flowersText(itemOf(v.bids, bidAt(slot, seat)))),
    ]);
    return [[toned(place === 0 ? 'accent' : 'dim', `${slot + 1}${when}`)], ...pathLines(tile), ...bids];
  });
  const lines = itemOf(slots, 0).map((_, i) => slots.flatMap((slot) => fitted(itemOf(slot, i), WIDTH + 2)));
  return lines.filter((line) => !isBlank(line));
}

/** The board, the altar with its bids, and what everybody has. */
export function sketch(v: View, say: Say): Sketch {
  const { seats, box } = v.config;
  const letters = initials(seats.map(say));
  const energy = (heap: Heap): Line =>
    coloursOf(v.config).flatMap((colour) => {
      const count = energyOf(heap, colour);
      const tone = colour === NEUTRAL ? 'gray' : colourName(v.config, colour);
      return count > 0 ? [coloured(tone, `${letters[colour] ?? 'n'}${count}`)] : [];
    });
  const cell = (i: number): Line[] => {
    const tile = itemOf(v.tiles, i);
    return [...pathLines(tile, BOARD.names[i]), energy(itemOf(tile === NO_TILE ? v.loose : v.energy, i))];
  };
  const heap = (name: string, counts: readonly number[]): Line[] => {
    const shapes = SHAPES.flatMap((shape, i) => (counts[i] ? [dim(`${say(shape)} ${counts[i]}`)] : []));
    return wrapped([dim(`${say(name)}:`), ...(shapes.length > 0 ? shapes : ['-'])], '  ');
  };
  const kinds = LETTERS.slice(0, box.neutral ? 4 : 2).map((letter, kind) => `${letter} ${say(itemOf(KINDS, kind))}`);
  const rows = [
    ['', say('souls'), say('tie'), say('bags'), say('hands')].map(dim),
    ...everySeat(seats).map((seat) => seatRow(v, seat, itemOf(letters, seat), say)),
    ...(box.neutral ? [[toned('gray', `n ${say('neutral')}`), strong(itemOf(v.souls, NEUTRAL))]] : []),
  ];
  const counted = v.phase === 'bid' || v.phase === 'draw' ? ` ${v.bid}/2` : '';
  return [
    { name: 'status', lines: [[strong(`${say('round')} ${v.round} · ${say(v.phase)}${counted}`)]] },
    { name: 'board', lines: boxed({ ...BOARD, width: WIDTH }, cell) },
    ...(v.altar.some((tile) => tile !== NO_TILE) ? [{ name: 'altar', lines: altarLines(v) }] : []),
    {
      name: 'seats',
      lines: [
        ...columns(rows),
        ...(v.suddenDeath ? [[toned('bad', say('suddenDeath'))]] : []),
        ...heap('stack', v.stack),
        ...heap('discard', v.discard),
        ...wrapped(kinds.map(dim)),
      ],
    },
  ];
}
