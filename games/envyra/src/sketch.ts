import { draw, everySeat, hasSeat, itemOf, type Line, type Say, type Seat, type Sketch, thingsOf } from '@penumbra/kit';
import { countOfTheme } from './box.ts';
import { type Card, HIDDEN_CARD, NO_CARD, NO_TILE, THEMES, type Tile } from './components.ts';
import { listCubes } from './cubes.ts';
import { scoreOf } from './scoring.ts';
import type { View } from './view.ts';

const { boxed, coloured, columns, dim, headed, initials, strong, toned, wrapped } = draw;

// A cell is three lines of this width: the tile; cubes, points and what it needs; the plans.
const WIDTH = 18;
/** Themes are told apart without colours, too. */
const THEME_SIGNS = [
  ['♣', 'green'],
  ['≈', 'blue'],
  ['▲', 'orange'],
] as const;

const themeOf = ({ config }: View, tile: Tile): number =>
  THEMES.findIndex((_, theme) => countOfTheme(itemOf(config.box.adds, tile), theme) > 0);
const tilesOf = (v: View, seat: Seat): Tile[] => thingsOf(v.captured, seat);

function tileSpan(v: View, tile: Tile, say: Say) {
  const { tileIds, end } = v.config.box;
  const [, tone] = THEME_SIGNS[themeOf(v, tile)] ?? [];
  return toned(tile === end ? 'bad' : (tone ?? 'yellow'), say(itemOf(tileIds, tile)));
}

function cardText({ config }: View, card: Card, say: Say): string {
  const { symbols, points } = config.components.cards[itemOf(config.box.cardIds, card)] ?? { symbols: [], points: 0 };
  return `${symbols.map(say).join(' + ')}: ${points}★`;
}

/** `P G · ·`: the cubes in the order they were placed, then the places left; what it is worth, and what it needs. */
function cellLines(v: View, cell: number, say: Say): Line[] {
  const { seats, box } = v.config;
  const letters = initials(seats.map(say));
  const seatSpan = (seat: Seat, before = '') => coloured(itemOf(seats, seat), `${before}${itemOf(letters, seat)}`);
  const tile = itemOf(v.tiles, cell);
  const name = dim(` ${itemOf(box.grid.names, cell)} `);
  const plans = everySeat(seats).filter((seat) => itemOf(v.plans, seat) & (1 << cell));
  const planned = plans.map((seat) => seatSpan(seat, ' →'));
  if (tile === NO_TILE) return [[name], [], planned];
  const cubes = listCubes(itemOf(v.cubes, cell)).map((seat) => seatSpan(seat));
  const left = '·'.repeat(itemOf(box.required, tile) - cubes.length);
  const needs = THEME_SIGNS.map(([mark, tone], i) =>
    toned(tone, mark.repeat(countOfTheme(itemOf(box.needs, tile), i))),
  );
  const worth = strong(` ${itemOf(box.points, tile)}★ `);
  return [[name, tileSpan(v, tile, say)], [dim('    '), ...cubes, toned('plain', left), worth, ...needs], planned];
}

function seatRow(v: View, seat: Seat, letter: string, say: Say): draw.Part[] {
  const colour = itemOf(v.config.seats, seat);
  const themes = tilesOf(v, seat).map((tile) => themeOf(v, tile));
  const marks = [
    seat === v.start && say('starts'),
    seat === v.turn && say('turn'),
    hasSeat(v.sittingOut, seat) && say('sits out'),
  ];
  return [
    coloured(colour, `${letter} ${say(colour)}${seat === v.viewer ? ' *' : ''}`),
    strong(scoreOf(v, seat).total),
    coloured(colour, '■'.repeat(itemOf(v.reserve, seat))),
    ...THEME_SIGNS.map(([mark, tone], i) => toned(tone, `${mark}${themes.filter((theme) => theme === i).length}`)),
    toned('accent', marks.filter(Boolean).join(', ')),
  ];
}

/** What a seat has captured and won, and its secret card as far as it is known; nothing where that is nothing. */
function holdingLines(v: View, seat: Seat, letter: string, say: Say): Line[] {
  const own = itemOf(v.secret, seat);
  const won = thingsOf(v.won, seat).map((card) => cardText(v, card, say));
  const held = [
    ...tilesOf(v, seat).map((tile) => tileSpan(v, tile, say)),
    ...won.map((card) => toned('good', `${say('won')}: ${card}`)),
    own !== NO_CARD && toned('violet', `${say('secret')}: ${own <= HIDDEN_CARD ? '?' : cardText(v, own, say)}`),
  ];
  return headed(coloured(itemOf(v.config.seats, seat), letter), held);
}

function stateLines(v: View, say: Say): Line[] {
  const turn = v.config.seats[v.turn];
  const status = [
    strong(`${say('round')} ${v.round}`),
    toned('accent', say(v.phase)),
    turn !== undefined && coloured(turn, say(turn)),
    v.pass > 0 && toned('accent', v.pass === 1 ? '→' : '←'),
    `${say('supply')}: ${v.supply.reduce((sum, count) => sum + count, 0)}`,
    v.quiet > 1 && dim(`${say('quiet')}: ${v.quiet}`),
    v.lastRound && v.phase !== 'over' && toned('bad', say('lastRound')),
  ];
  const open = v.open.map((card) => toned('violet', cardText(v, card, say)));
  const removed = v.removed.map((tile) => tileSpan(v, tile, say));
  return [...wrapped(status), ...headed(dim(`${say('open')}:`), open), ...headed(dim(`${say('removed')}:`), removed)];
}

export function sketch(v: View, say: Say): Sketch {
  const { seats, box } = v.config;
  const letters = initials(seats.map(say));
  const all = everySeat(seats);
  const rows = all.map((seat) => seatRow(v, seat, itemOf(letters, seat), say));
  const holdings = all.flatMap((seat) => holdingLines(v, seat, itemOf(letters, seat), say));
  const head = ['', say('points'), say('cubes'), ...THEMES.map(say)].map(dim);
  return [
    { name: 'state', lines: stateLines(v, say) },
    { name: 'grid', lines: boxed({ ...box.grid, width: WIDTH }, (cell) => cellLines(v, cell, say)) },
    { name: 'seats', lines: [...columns([head, ...rows]), ...holdings] },
  ];
}
