import type { Rng, Viewer } from '@penumbra/kit';
import { type Box, CLASSES, type ThemeCounts } from './box.ts';
import { type Card, NO_CARD, NO_TILE, type Tile } from './components.ts';
import { blankState, copyList, copyOpen, heldCard, heldTile, holder, type Open, type State } from './state.ts';
import { fits, stuckSeats } from './stuck.ts';

/** A card the viewer may not see, of those used with this number of players; and one that only a position can deal. */
export const HIDDEN_CARD = -2 as Card;
const HIDDEN_UNUSED_CARD = -3 as Card;

export interface View extends Open {
  readonly viewer: Viewer;
  /** By seat: what the viewer may see, else that there is one. */
  readonly secret: readonly Card[];
  /** How many tiles of each class the supply holds: the setup says how many are dealt, the rest is counting. */
  readonly supply: readonly number[];
  /** A removal found no replacement: nothing in the supply fits. */
  readonly nothingFits: boolean;
}

export function view(s: State, viewer: Viewer): View {
  const { box } = s.config;
  return {
    config: s.config,
    viewer,
    phase: s.phase,
    round: s.round,
    start: s.start,
    turn: s.turn,
    pass: s.pass,
    cell: s.cell,
    quiet: s.quiet,
    lastRound: s.lastRound,
    sittingOut: s.sittingOut,
    tiles: s.tiles.slice(),
    cubes: s.cubes.slice(),
    reserve: s.reserve.slice(),
    plans: s.plans.slice(),
    captured: s.captured.slice(),
    removed: s.removed.slice(),
    open: s.open.slice(),
    won: s.won.slice(),
    secret: s.secret.map((card, seat) => (seat === viewer || s.phase === 'over' ? card : hidden(box, card))),
    supply: CLASSES.map((_, c) => s.supply.reduce((count, tile) => count + (box.classOf[tile] === c ? 1 : 0), 0)),
    nothingFits: replacementFailed(s, s.supply.length) && !anyFits(s, s.supply),
  };
}

const hidden = (box: Box, card: Card): Card => {
  if (card === NO_CARD) return NO_CARD;
  return box.cardUsed[card] ? HIDDEN_CARD : HIDDEN_UNUSED_CARD;
};

/**
 * What everybody can tell until the next capture: players sit out, a cell is empty and the supply is not. In play a
 * cell is otherwise left empty only when nothing is left to lay.
 */
export const replacementFailed = (s: State, supply: number): boolean =>
  s.sittingOut !== 0 && s.quiet > 0 && supply > 0 && s.tiles.includes(NO_TILE);

function anyFits(s: State, tiles: readonly Tile[]): boolean {
  const stuck = stuckSeats(s);
  return tiles.some((tile) => fits(s, tile, stuck));
}

export function determinize(v: View, rng: Rng, into?: State): State {
  const s = into ?? blankState(v.config);
  copyOpen(v, s);
  countThemes(s);
  copyList(v.secret, s.secret);
  dealHiddenCards(s, rng);
  do dealSupply(v, s, rng);
  while (s.phase === 'replace' && !anyFits(s, s.supply));
  return s;
}

/** What the captured tiles amount to. */
export function countThemes(s: State): void {
  const { players, adds } = s.config.box;
  s.themes.length = 0;
  for (let seat = 0; seat < players; seat++) s.themes.push(0 as ThemeCounts);
  for (const entry of s.captured) {
    const seat = holder(entry);
    s.themes[seat] = ((s.themes[seat] as number) + (adds[heldTile(entry)] as number)) as ThemeCounts;
  }
}

/** Each hidden card is any one that lies nowhere open. */
function dealHiddenCards(s: State, rng: Rng): void {
  if (!s.secret.some((card) => card < NO_CARD)) return;
  const { cardUsed } = s.config.box;
  const seen = [...s.open, ...s.won.map(heldCard), ...s.secret];
  const unseen = cardUsed.flatMap((_, card) => (seen.includes(card as Card) ? [] : [card as Card]));
  for (const used of [true, false]) {
    const heap = rng.shuffle(unseen.filter((card) => cardUsed[card] === used));
    const wanted = used ? HIDDEN_CARD : HIDDEN_UNUSED_CARD;
    s.secret.forEach((card, seat) => {
      if (card === wanted) s.secret[seat] = heap.pop() as Card;
    });
  }
}

// By tile: whether it may be in the supply; by class: how many may, and how many are. Rebuilt by whoever uses them.
const possible: boolean[] = [];
const unseen: number[] = [];
const wanted: number[] = [];

/** Of each class as many as the supply holds, out of those that lie nowhere open. */
function dealSupply(v: View, s: State, rng: Rng): void {
  const { classOf } = s.config.box;
  findPossible(v, s);
  copyList(v.supply, wanted);
  s.supply.length = 0;
  // Each tile is taken with the chance that so many of so many leave it: every choice is equally likely, and sorted.
  for (let tile = 0 as Tile; tile < classOf.length; tile++) {
    if (!possible[tile]) continue;
    const c = classOf[tile]!;
    if (wanted[c]! > 0 && rng.below(unseen[c]!) < wanted[c]!) {
      s.supply.push(tile);
      wanted[c]!--;
    }
    unseen[c]!--;
  }
}

function findPossible(v: View, s: State): void {
  const { classOf } = s.config.box;
  for (let tile = 0; tile < classOf.length; tile++) possible[tile] = true;
  for (const tile of s.tiles) if (tile !== NO_TILE) possible[tile] = false;
  for (const entry of s.captured) possible[heldTile(entry)] = false;
  for (const tile of s.removed) possible[tile] = false;
  if (v.nothingFits) {
    const stuck = stuckSeats(s);
    for (let tile = 0 as Tile; tile < classOf.length; tile++) if (fits(s, tile, stuck)) possible[tile] = false;
  }
  for (let c = 0; c < CLASSES.length; c++) unseen[c] = 0;
  for (let tile = 0; tile < classOf.length; tile++) if (possible[tile]) unseen[classOf[tile]!]!++;
}
