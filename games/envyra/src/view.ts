import { dealUntil, openPartOf, ownerOf, type Rng, thingOf, type Viewer } from '@penumbra/kit';
import { type Box, CLASSES, cardsOf, NO_THEMES, themesWith } from './box.ts';
import { type Card, FIRST_TILE, HIDDEN_CARD, HIDDEN_UNUSED_CARD, NO_CARD, NO_TILE, type Tile } from './components.ts';
import { clone, FIELDS, type State } from './state.ts';
import { fits, stuckSeats } from './stuck.ts';

const openPart = openPartOf(FIELDS);

export interface View extends ReturnType<typeof openPart> {
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
    ...openPart(s),
    viewer,
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

export function determinize(v: View, rng: Rng): State {
  const s = clone({ ...v, themes: [], supply: [] });
  countThemes(s);
  dealHiddenCards(s, rng);
  dealUntil(() => {
    dealSupply(v, s, rng);
    return s.phase !== 'replace' || anyFits(s, s.supply);
  });
  return s;
}

/** What the captured tiles amount to. */
export function countThemes(s: State): void {
  const { players, adds } = s.config.box;
  s.themes.length = 0;
  for (let seat = 0; seat < players; seat++) s.themes.push(NO_THEMES);
  for (const entry of s.captured) {
    const seat = ownerOf(entry);
    s.themes[seat] = themesWith(s.themes[seat]!, adds[thingOf(entry)]!);
  }
}

/** Each hidden card is any one that lies nowhere open. */
function dealHiddenCards(s: State, rng: Rng): void {
  if (!s.secret.some((card) => card < NO_CARD)) return;
  const { cardUsed } = s.config.box;
  const seen = [...s.open, ...s.won.map(thingOf), ...s.secret];
  const unseen = cardsOf(s.config.box).filter((card) => !seen.includes(card));
  for (const used of [true, false]) {
    const heap = rng.shuffle(unseen.filter((card) => cardUsed[card] === used));
    const wanted = used ? HIDDEN_CARD : HIDDEN_UNUSED_CARD;
    s.secret.forEach((card, seat) => {
      if (card === wanted) s.secret[seat] = heap.pop()!;
    });
  }
}

// By tile: whether it may be in the supply; by class: how many may. Rebuilt by whoever uses them.
const possible: boolean[] = [];
const unseen: number[] = [];

/** Of each class as many as the supply holds, out of those that lie nowhere open. */
function dealSupply(v: View, s: State, rng: Rng): void {
  const { classOf } = s.config.box;
  findPossible(v, s);
  const wanted = v.supply.slice();
  s.supply.length = 0;
  // Each tile is taken with the chance that so many of so many leave it: every choice is equally likely, and sorted.
  for (let tile = FIRST_TILE; tile < classOf.length; tile++) {
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
  for (const entry of s.captured) possible[thingOf(entry)] = false;
  for (const tile of s.removed) possible[tile] = false;
  if (v.nothingFits) {
    const stuck = stuckSeats(s);
    for (let tile = FIRST_TILE; tile < classOf.length; tile++) if (fits(s, tile, stuck)) possible[tile] = false;
  }
  for (let c = 0; c < CLASSES.length; c++) unseen[c] = 0;
  for (let tile = 0; tile < classOf.length; tile++) if (possible[tile]) unseen[classOf[tile]!]!++;
}
