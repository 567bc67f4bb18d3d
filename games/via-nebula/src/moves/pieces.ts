import { nothingAt, type Seat, seatNumbered, type Tell } from '@penumbra/kit';
import { type TokenCard, tokenOf } from '../box.ts';
import type { Event } from '../events.ts';
import { countOf, type Goods, goodsOf, minus, plus } from '../goods.ts';
import { addMeadow, stock, takeCraftsman, takeToken } from '../ground.ts';
import { goodsOn, goodsOnSite, type State, uncovered } from '../state.ts';
import { type Cell, type Hex, type Meadow, type Resource, STACKS, type Token } from '../words.ts';

// What several kinds of moves do with pieces.

/** The leftmost stack with tiles; −1 if all are empty. */
export function leftmostStack(s: State, seat: number): number {
  for (let stack = seat * STACKS; stack < (seat + 1) * STACKS; stack++) if (s.stacks[stack] !== 0) return stack;
  return -1;
}
export const hasTile = (s: State, seat: number): boolean => s.reserve > 0 || leftmostStack(s, seat) >= 0;

/** Requires: the seat has a tile. */
export function layTile(s: State, seat: Seat, hex: Hex, tell?: Tell<Event>): void {
  const stack = leftmostStack(s, seat);
  if (stack < 0) s.reserve--;
  else s.stacks[stack] = s.stacks[stack]! - 1;
  addMeadow(s, hex);
  tell?.say({ kind: 'meadow-laid', seat, at: cellOf(s, hex), from: stack < 0 ? 'reserve' : 'stack' });
  if (stack >= 0 && s.stacks[stack] === 0) tellUncovered(s, seat, tell);
}
export const tellUncovered = (s: State, seat: Seat, tell?: Tell<Event>): void =>
  tell?.say({ kind: 'explorer-uncovered', seat, explorers: uncovered(s, seat) });

export const cellOf = (s: State, hex: Hex): Cell => s.config.box.atlas.cells[hex] ?? nothingAt(hex);
export const hexOfMeadow = (s: State, meadow: Meadow): Hex => s.config.box.atlas.meadows[meadow] ?? nothingAt(meadow);

/** What a token gives now: as much as the supply has. Rules of A and of Harvest, and of the special tokens. */
function yieldOf(s: State, token: Token): Goods {
  const { resource, amount }: TokenCard = tokenOf(s.config, token);
  // ruling VN-1.4: a short supply gives what it has
  return goodsOf(resource, Math.min(amount, countOf(s.supply, resource)));
}

/** A token makes way for its resources. Gives what was put there; with nothing, the hex is an empty meadow. */
export function openExploitation(s: State, meadow: Meadow, token: Token): Goods {
  const goods = yieldOf(s, token);
  takeToken(s, meadow);
  stock(s, meadow, goods);
  s.supply = minus(s.supply, goods);
  if (goods === 0) addMeadow(s, hexOfMeadow(s, meadow));
  return goods;
}

/** One resource leaves an exploitation. The last one gone, the craftsman returns and the hex is an empty meadow. */
export function takeFromExploitation(s: State, meadow: Meadow, kind: Resource, tell?: Tell<Event>): void {
  stock(s, meadow, minus(goodsOn(s, meadow), goodsOf(kind, 1)));
  if (s.goods[meadow] === 0) emptyExploitation(s, meadow, tell);
}

/** Requires: no resources are left there. */
export function emptyExploitation(s: State, meadow: Meadow, tell?: Tell<Event>): void {
  const owner = seatNumbered(s.owners[meadow]! - 1);
  const hex = hexOfMeadow(s, meadow);
  takeCraftsman(s, meadow);
  addMeadow(s, hex);
  tell?.say({ kind: 'exploitation-emptied', at: cellOf(s, hex) });
  if (owner >= 0) tell?.say({ kind: 'craftsman-returned', seat: owner, at: cellOf(s, hex) });
}

export function addToSite(s: State, index: number, kind: Resource): void {
  s.siteGoods[index] = plus(goodsOnSite(s, index), goodsOf(kind, 1));
}
export const toSupply = (s: State, goods: Goods): void => {
  s.supply = plus(s.supply, goods);
};
export const fromSupply = (s: State, goods: Goods): void => {
  s.supply = minus(s.supply, goods);
};
