import {
  draw,
  everySeat,
  itemOf,
  type Line,
  ownerOf,
  type Say,
  type Seat,
  type Sketch,
  type Span,
  thingOf,
  thingsOf,
} from '@penumbra/kit';
import { hexAt } from './atlas.ts';
import { contractOf, tokenOf } from './box.ts';
import { countOf, type Goods } from './goods.ts';
import { isEmptyMeadow } from './ground.ts';
import { scoreOf } from './scoring.ts';
import { lastSeats, NONE } from './state.ts';
import type { View } from './view.ts';
import * as words from './words.ts';
import { type Contract, EVERY_RESOURCE, type Hex, type Terrain } from './words.ts';

const { coloured, columns, countsText, dim, fitted, headed, repeatedText, strong, toned, wrapped } = draw;

const WIDTH = 7;
const LETTERS = [...words.RESOURCE_LETTERS];
const GROUND: { readonly [terrain in Terrain]?: Span } = {
  [words.MIST]: dim('≈≈≈≈≈'),
  [words.FOREST]: toned('slate', '♣♣♣♣♣'),
  [words.FORBIDDEN]: toned('bad', '╳╳╳╳╳'),
};

/** `WWS`. */
const letters = (goods: Goods): string => repeatedText(LETTERS, (kind) => countOf(goods, itemOf(EVERY_RESOURCE, kind)));
const ofSeat = ({ config }: View, seat: number, text: string): Span => coloured(itemOf(config.seats, seat), text);

/** What lies on a hex, in at most six characters. */
function contentOf(v: View, hex: Hex): Line {
  const { atlas } = v.config.box;
  const terrain = itemOf(atlas.terrain, hex);
  if (isEmptyMeadow(v, hex)) return [toned('green', '· · ·')];
  if (terrain === words.MEADOW) return meadowContent(v, itemOf(atlas.meadowOf, hex));
  if (terrain === words.RUINS) return ruinContent(v, hex);
  return [GROUND[terrain] ?? dim('')];
}

function meadowContent(v: View, meadow: number): Line {
  const token = itemOf(v.tokens, meadow) - 1;
  const goods = itemOf(v.goods, meadow);
  const owner = itemOf(v.owners, meadow) - 1;
  if (token >= 0) {
    const { resource, amount, points } = tokenOf(v.config, token);
    return [toned('accent', `${LETTERS[resource]}${amount}`), dim(` +${points}`)];
  }
  if (goods === 0) return [dim('?')];
  return [owner < 0 ? dim('○') : ofSeat(v, owner, '♟'), strong(letters(goods))];
}

function ruinContent(v: View, hex: Hex): Line {
  const here = (list: View['sites'], text: (i: number) => string): Span[] =>
    list.flatMap((entry, i) => (thingOf(entry) === hex ? [ofSeat(v, ownerOf(entry), text(i))] : []));
  const things = [...here(v.buildings, () => '▲'), ...here(v.sites, (i) => `□${letters(itemOf(v.siteGoods, i))}`)];
  return [...things, dim('_'.repeat(Math.max(0, v.config.box.places - things.length)))];
}

/** Two lines a row: names with their terrain, and what lies there. Every second row is shifted by about half a hex. */
function mapLines(v: View, say: Say): Line[] {
  const { atlas } = v.config.box;
  const lines = atlas.rows.flatMap((row, r) => {
    const shift = dim(' '.repeat(r % 2 === 0 ? 0 : WIDTH >> 1));
    const hexes = [...row].map((_, column) => hexAt(atlas, words.cellAt(column, r)));
    const drawn = (content: (hex: Hex) => Line): Line =>
      hexes.flatMap((hex) => fitted(hex === undefined ? [] : content(hex), WIDTH - 1).concat(dim(' ')));
    const nameOf = (hex: Hex): Span =>
      atlas.terrain[hex] === words.RUINS ? toned('plain', `${atlas.names[hex]} R`) : dim(itemOf(atlas.names, hex));
    return [
      [shift, ...drawn((hex) => [nameOf(hex)])],
      [shift, ...drawn((hex) => contentOf(v, hex))],
    ];
  });
  const signs = ['≈ mist', '♣ forest', '╳ forbidden', 'R ruin', '♟ craftsmen', '□ sites', '▲ buildings'];
  return [
    ...lines,
    ...wrapped(
      signs.map((sign) => dim(`${sign.charAt(0)} ${say(sign.slice(2)).toLowerCase()}`)),
      '  ',
    ),
  ];
}

function contractLines(v: View, contracts: readonly Contract[], say: Say): Line[] {
  const rows = contracts.map((contract) => {
    if (contract === NONE) return [dim('—')];
    const { id, demand, cost, size, points } = contractOf(v.config, contract);
    const asked = demand === 'these' ? letters(cost) : `${size} ${say(demand)}`;
    return [strong(say(id)), asked, toned('good', `+${points}`)];
  });
  return columns(rows);
}

function playerRow(v: View, seat: Seat, say: Say): draw.Part[] {
  const name = say(itemOf(v.config.seats, seat));
  return [
    [toned('accent', v.turn === seat ? '▸ ' : '  '), ofSeat(v, seat, v.viewer === seat ? `${name} *` : name)],
    strong(scoreOf(v, seat)),
    ...[v.craftsmen, v.siteStock, v.buildingStock].map((stock) => itemOf(stock, seat)),
    v.stacks.slice(seat * words.STACKS, (seat + 1) * words.STACKS).join(' '),
    itemOf(v.hands, seat).size,
    toned('bad', letters(itemOf(v.storage, seat))),
    v.endCard === seat && toned('accent', say('endCard')),
  ];
}

/** What a seat has taken and built, if anything. */
function doneLines(v: View, seat: Seat, say: Say): Line[] {
  const tokens = thingsOf(v.kept, seat).map((token) => toned('plain', say(tokenOf(v.config, token).id)));
  const done = thingsOf(v.done, seat).map((contract) => toned('good', say(contractOf(v.config, contract).id)));
  return headed(ofSeat(v, seat, `${say(itemOf(v.config.seats, seat))}:`), [...tokens, ...done]);
}

function statusLines(v: View, say: Say): Line[] {
  const name = (seat: number): Span => ofSeat(v, seat, say(itemOf(v.config.seats, seat)));
  const last = lastSeats(v.last).map((seat) => say(itemOf(v.config.seats, seat)));
  const now = [
    toned('accent', say(v.phase)),
    v.turn !== NONE && name(v.turn),
    v.actions > 0 && `${say('actionsLeft')}: ${v.actions}`,
    v.ability !== NONE && toned('good', `${say('ability')}: ${say(contractOf(v.config, v.ability).id)}`),
    last.length > 0 && toned('bad', `${say('lastTurns')}: ${last.join(', ')}`),
  ];
  const signs = words.RESOURCES.map((resource, kind) => `${LETTERS[kind]} ${say(resource)} `);
  const supply = countsText(signs, (kind) => countOf(v.supply, itemOf(EVERY_RESOURCE, kind)));
  const stock = [dim(supply), dim(`${say('deck')}: ${v.deckSize}`), dim(`${say('reserve')}: ${v.reserve}`)];
  return [...wrapped(now), ...wrapped(stock)];
}

export function sketch(v: View, say: Say): Sketch {
  const own = v.viewer === 'public' ? undefined : v.hands[v.viewer]?.contracts;
  const seats = everySeat(v.config.seats);
  const head = ['', say('points'), '♟', '□', '▲', say('piles'), say('cards'), say('store')].map(dim);
  const rows = columns([head, ...seats.map((seat) => playerRow(v, seat, say))]);
  return [
    { name: 'status', lines: statusLines(v, say) },
    { name: 'map', lines: mapLines(v, say) },
    { name: 'open', lines: contractLines(v, v.open, say) },
    ...(own && own.length > 0 ? [{ name: 'hand', lines: contractLines(v, own, say) }] : []),
    { name: 'players', lines: [...rows, ...seats.flatMap((seat) => doneLines(v, seat, say))] },
  ];
}
