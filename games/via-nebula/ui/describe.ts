// Every hex and card in words: for those who hear the board, and for the names of what can be done.
import type { Seat } from '@penumbra/kit';
import { contractOf, tokenOf } from '../src/box.ts';
import { type Goods, goodsOf } from '../src/goods.ts';
import type { View } from '../src/view.ts';
import { type Contract, FOREST, type Hex, MEADOW, MIST, RUINS, type Token } from '../src/words.ts';
import type { ViaText } from '../text/words.ts';
import { atlasOfView, isOpen, isTile, type OnPlot, plotsOf } from './survey.ts';

/** `b4, Blue exploitation: 2 clay`. */
export function hexWords(v: View, seat: Seat | undefined, hex: Hex, text: ViaText): string {
  return `${atlasOfView(v).names[hex]}, ${contentWords(v, seat, hex, text)}`;
}

function contentWords(v: View, seat: Seat | undefined, hex: Hex, text: ViaText): string {
  const { labels } = text;
  const { terrain, meadowOf } = atlasOfView(v);
  if (isOpen(v, hex)) return isTile(v, hex) ? labels.tile : labels.meadow;
  switch (terrain[hex]) {
    case MEADOW:
      return meadowWords(v, meadowOf[hex] as number, text);
    case RUINS:
      return ruinWords(v, seat, hex, text);
    case MIST:
      return labels.mist;
    case FOREST:
      return labels.forest;
    default:
      return labels.forbidden;
  }
}

function meadowWords(v: View, meadow: number, text: ViaText): string {
  const { labels } = text;
  const token = (v.tokens[meadow] as number) - 1;
  if (token >= 0) {
    const { resource, amount, points } = tokenOf(v.config, token as Token);
    return labels.token(text.goods(goodsOf(resource, amount)), points);
  }
  const goods = v.goods[meadow] as Goods;
  const owner = (v.owners[meadow] as number) - 1;
  if (goods === 0) return labels.meadow;
  return labels.exploitation(owner < 0 ? undefined : text.seatName(owner as Seat, v.config), text.goods(goods));
}

function ruinWords(v: View, seat: Seat | undefined, hex: Hex, text: ViaText): string {
  const { labels } = text;
  const plots = plotsOf(v, hex);
  const owner = (on: OnPlot): string | undefined =>
    on.seat === seat ? undefined : text.seatName(on.seat as Seat, v.config);
  const free = v.config.box.places - plots.length;
  const parts = plots.map((on) =>
    on.kind === 'building' ? labels.building(owner(on)) : labels.site(owner(on), text.goods(on.goods)),
  );
  return [labels.ruin, ...parts, ...(free > 0 ? [labels.freePlots(free)] : [])].join('; ');
}

/** `Caravan, asks for 2 clay, +2 points. Give back one of your goods.` */
export function contractWords(v: View, contract: Contract, text: ViaText): string {
  const card = contractOf(v.config, contract);
  const { labels } = text;
  const points = isBonus(card.kind) ? labels.pointsLater : labels.points(card.points);
  const secret = card.private ? `, ${labels.private}` : '';
  return `${text.contract(contract, v.config)}${secret}, ${labels.asks(text.cost(contract, v.config))}, ${points}. ${text.says(contract, v.config)}`;
}

const BONUS_KINDS: readonly string[] = ['architect', 'mayor', 'merchant', 'lazy-explorer'];
/** Counted at the end. */
export const isBonus = (kind: string): boolean => BONUS_KINDS.includes(kind);
