import { type Line, type Panel, padded, type Sketch, type Span, span, type Tone, toneOf } from '@penumbra/kit';
import { contractOf, tokenOf } from './box.ts';
import { countOf, type Goods } from './goods.ts';
import { isEmptyMeadow } from './ground.ts';
import { scoreOf } from './scoring.ts';
import { lastSeats, NONE, ownerOf, thingOf, thingsOf } from './state.ts';
import type { View } from './view.ts';
import {
  EVERY_RESOURCE,
  FORBIDDEN,
  FOREST,
  type Hex,
  MEADOW,
  MIST,
  RESOURCE_LETTERS,
  RESOURCES,
  RUINS,
  STACKS,
  type Terrain,
} from './words.ts';

const WIDTH = 8;
const LETTERS = [...RESOURCE_LETTERS];

/** `WWS`. */
const letters = (goods: Goods): string =>
  EVERY_RESOURCE.map((kind) => LETTERS[kind]!.repeat(countOf(goods, kind))).join('');
const colourOf = (v: View, seat: number): Tone => toneOf(v.config.seats[seat]!);

const GROUND: { readonly [terrain in Terrain]?: readonly [text: string, tone: Tone] } = {
  [MIST]: ['≈≈≈≈≈', 'dim'],
  [FOREST]: ['♣♣♣♣♣', 'slate'],
  [FORBIDDEN]: ['╳╳╳╳╳', 'bad'],
};

/** What lies on a hex, in at most seven characters. */
function contentOf(v: View, hex: Hex): Span[] {
  const { atlas } = v.config.box;
  const terrain = atlas.terrain[hex]!;
  if (isEmptyMeadow(v, hex)) return [span('· · ·', 'green')];
  if (terrain === MEADOW) return meadowContent(v, atlas.meadowOf[hex]!);
  if (terrain === RUINS) return ruinContent(v, hex);
  const [text, tone] = GROUND[terrain]!;
  return [span(text, tone)];
}

function meadowContent(v: View, meadow: number): Span[] {
  const token = v.tokens[meadow]! - 1;
  if (token < 0 && v.goods[meadow] === 0) return [span('?', 'dim')];
  if (token < 0) {
    const owner = v.owners[meadow]! - 1;
    const mark = owner < 0 ? span('○', 'dim') : span('♟', colourOf(v, owner));
    return [mark, span(letters(v.goods[meadow]!), 'strong')];
  }
  const { resource, amount, points } = tokenOf(v.config, token);
  return [span(`${LETTERS[resource]}${amount}`, 'accent'), span(` +${points}`, 'dim')];
}

function ruinContent(v: View, hex: Hex): Span[] {
  const { places } = v.config.box;
  const sites = v.sites.flatMap((entry, i) =>
    thingOf(entry) === hex ? [span(`□${letters(v.siteGoods[i]!)}`, colourOf(v, ownerOf(entry)))] : [],
  );
  const buildings = v.buildings.flatMap((entry) =>
    thingOf(entry) === hex ? [span('▲', colourOf(v, ownerOf(entry)))] : [],
  );
  const free = places - sites.length - buildings.length;
  return [...buildings, ...sites, ...(free > 0 ? [span('_'.repeat(free), 'dim')] : [])];
}

const widthOf = (spans: readonly Span[]): number => spans.reduce((sum, { text }) => sum + text.length, 0);
/** Cut or padded to the width of a hex. */
function fitted(spans: readonly Span[]): Span[] {
  const over = widthOf(spans) - (WIDTH - 1);
  const last = spans.at(-1)!;
  if (over > 0) return [...spans.slice(0, -1), span(`${last.text.slice(0, -over - 1)}… `, last.tone)];
  return [...spans, span(' '.repeat(WIDTH - widthOf(spans)))];
}

/** Two lines a row: names with their terrain, and what lies there. Every second row is shifted by half a hex. */
function mapPanel(v: View): Panel {
  const { atlas } = v.config.box;
  const lines: Line[] = atlas.rows.flatMap((row, r) => {
    const shift = span(r % 2 === 0 ? '' : ' '.repeat(WIDTH / 2));
    const hexes = [...row].map((_, column) => atlas.names.indexOf(`${String.fromCharCode(97 + column)}${r + 1}`));
    const blank = span(' '.repeat(WIDTH));
    const names = hexes.map((hex) =>
      hex < 0
        ? blank
        : padded(
            `${atlas.names[hex]}${atlas.terrain[hex] === RUINS ? ' R' : ''}`,
            WIDTH,
            atlas.terrain[hex] === RUINS ? 'plain' : 'dim',
          ),
    );
    return [
      [shift, ...names],
      [shift, ...hexes.flatMap((hex) => (hex < 0 ? [blank] : fitted(contentOf(v, hex as Hex))))],
    ];
  });
  return { name: 'map', lines };
}

function contractLine(v: View, contract: number): Line {
  if (contract === NONE) return [span('—', 'dim')];
  const card = contractOf(v.config, contract);
  const cost = card.demand === 'these' ? letters(card.cost) : `${card.demand}:${card.size}`;
  return [padded(card.id, 20, 'strong'), padded(cost, 13), span(`+${card.points}`, 'good')];
}

function playerLines(v: View, seat: number): Line[] {
  const name = v.config.seats[seat]!;
  const own = v.viewer === seat;
  const hand = v.hands[seat]!;
  const count = (text: string, n: number): Span => span(`${text} ${n}  `, n === 0 ? 'dim' : 'plain');
  const ids = (list: readonly number[]): string => list.map((contract) => contractOf(v.config, contract).id).join(' ');
  const stored = letters(v.storage[seat]!);
  const tokens = thingsOf(v.kept, seat).map((token) => tokenOf(v.config, token).id);
  const done = thingsOf(v.done, seat);
  const more: Line[] = [
    ...(tokens.length > 0 ? [[span('          tokens  ', 'dim'), span(tokens.join(' '))]] : []),
    ...(done.length > 0 ? [[span('          done    ', 'dim'), span(ids(done), 'good')]] : []),
  ];
  return [
    [
      span(v.turn === seat ? '▸ ' : '  ', 'accent'),
      padded(own ? `${name}*` : name, 8, colourOf(v, seat)),
      padded(`${scoreOf(v, seat)}`, 5, 'strong'),
      count('♟', v.craftsmen[seat]!),
      count('□', v.siteStock[seat]!),
      count('▲', v.buildingStock[seat]!),
      span(`stacks ${v.stacks.slice(seat * STACKS, (seat + 1) * STACKS).join(' ')}  `),
      count('hand', hand.size),
      ...(stored ? [span(`storage ${stored}`, 'bad')] : []),
      ...(v.endCard === seat ? [span(' end-card', 'accent')] : []),
    ],
    ...more,
  ];
}

function statusLine(v: View): Line {
  const turn = v.turn === NONE ? [] : [span(' '), span(v.config.seats[v.turn]!, colourOf(v, v.turn))];
  const last = lastSeats(v.last).map((seat) => v.config.seats[seat]);
  return [
    span(v.phase, 'accent'),
    ...turn,
    ...(v.actions > 0 ? [span(` actions ${v.actions}`)] : []),
    ...(v.ability === NONE ? [] : [span(` ability ${contractOf(v.config, v.ability).id}`, 'good')]),
    ...(last.length > 0 ? [span(` last-turns ${last.join(' ')}`, 'bad')] : []),
    span(`   deck ${v.deckSize}  reserve ${v.reserve}  supply `, 'dim'),
    span(EVERY_RESOURCE.map((kind) => `${RESOURCES[kind]} ${countOf(v.supply, kind)}`).join(' '), 'dim'),
  ];
}

export function sketch(v: View): Sketch {
  const own = v.viewer === 'public' ? undefined : v.hands[v.viewer]?.contracts;
  return [
    { name: 'status', lines: [statusLine(v)] },
    mapPanel(v),
    { name: 'open', lines: v.open.map((contract) => contractLine(v, contract)) },
    ...(own && own.length > 0 ? [{ name: 'hand', lines: own.map((contract) => contractLine(v, contract)) }] : []),
    { name: 'players', lines: v.config.seats.flatMap((_, seat) => playerLines(v, seat)) },
  ];
}
