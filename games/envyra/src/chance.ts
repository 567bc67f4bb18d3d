import {
  type Audience,
  allBut,
  EVERYONE,
  everySeat,
  itemOf,
  NOBODY,
  only,
  type Refusal,
  type Rng,
  type Seat,
  unreachable,
} from '@penumbra/kit';
import type { Cell } from './box.ts';
import { type Card, OPEN_CARDS, type Tile } from './components.ts';
import { cardsToDeal, cellsToLay, dealtFrom, type LayingPhase, tilesToLay } from './draws.ts';
import type { Telling } from './finish.ts';
import { type RefusalCode, refused } from './moves/refusal.ts';
import { type State, takeOut } from './state.ts';
import { goOnAfterReplacement } from './stuck.ts';
import { closeRound, goOnWithSetup } from './turn.ts';

// Each kind is drawn in the phase of its name; all outcomes of a kind are equally likely.
export type Chance =
  | { readonly kind: 'first'; readonly seat: Seat }
  /** Sorted, without the End Tile. */
  | { readonly kind: 'deal'; readonly tiles: readonly Tile[] }
  | Laying
  /** Sorted, or by seat. */
  | { readonly kind: 'open' | 'secret'; readonly cards: readonly Card[] };

export interface Laying {
  readonly kind: LayingPhase;
  /** In reading order. */
  readonly cells: readonly Cell[];
  readonly tiles: readonly Tile[];
}

export function sample(s: State, rng: Rng): Chance {
  const { phase } = s;
  const { box } = s.config;
  switch (phase) {
    case 'first':
      return { kind: phase, seat: rng.pick(everySeat(s.config.seats)) };
    case 'deal':
      return {
        kind: phase,
        tiles: dealtFrom(box)
          .flatMap(({ from, count }) => drawn(from, count, rng))
          .sort(byNumber),
      };
    case 'lay':
    case 'refill':
    case 'replace': {
      const cells = cellsToLay(s, phase);
      return { kind: phase, cells, tiles: drawn(tilesToLay(s, phase), cells.length, rng) };
    }
    case 'open':
      return { kind: phase, cards: drawn(cardsToDeal(s), OPEN_CARDS, rng).sort(byNumber) };
    case 'secret':
      return { kind: phase, cards: drawn(cardsToDeal(s), box.players, rng) };
    default:
      throw new Error(`nothing is drawn in phase ${phase}`);
  }
}

const byNumber = (a: number, b: number): number => a - b;

/** So many of a heap, one after the other. Uses the heap up. */
function drawn<T>(heap: T[], count: number, rng: Rng): T[] {
  for (let i = 0; i < count; i++) {
    const j = i + rng.below(heap.length - i);
    const thing = heap[j]!;
    heap[j] = heap[i]!;
    heap[i] = thing;
  }
  heap.length = count;
  return heap;
}

export function refuseChance(s: State, outcome: Chance): Refusal<RefusalCode> | undefined {
  if (outcome.kind !== s.phase) return refused('wrong-kind', outcome.kind);
  const { box } = s.config;
  switch (outcome.kind) {
    case 'first':
      return outcome.seat >= 0 && outcome.seat < box.players ? undefined : refused('cannot-be-drawn');
    case 'deal':
      return refuseDeal(s, outcome.tiles);
    case 'lay':
    case 'refill':
    case 'replace':
      return refuseLaying(s, outcome);
    case 'open':
      return refuseDrawn(outcome.cards, { from: cardsToDeal(s), count: OPEN_CARDS, names: box.cardIds });
    case 'secret':
      return refuseDrawn(outcome.cards, { from: cardsToDeal(s), count: box.players, names: box.cardIds });
    default:
      return unreachable(outcome);
  }
}

function refuseDeal(s: State, tiles: readonly Tile[]): Refusal<RefusalCode> | undefined {
  const { box } = s.config;
  const heaps = dealtFrom(box);
  const all = heaps.flatMap(({ from }) => from);
  const count = heaps.reduce((sum, heap) => sum + heap.count, 0);
  const refusal = refuseDrawn(tiles, { from: all, count, names: box.tileIds });
  if (refusal) return refusal;
  const fair = heaps.every((heap) => tiles.filter((tile) => heap.from.includes(tile)).length === heap.count);
  return fair ? undefined : refused('wrong-count');
}

function refuseLaying(s: State, { kind, cells, tiles }: Laying): Refusal<RefusalCode> | undefined {
  const { box } = s.config;
  const wanted = cellsToLay(s, kind);
  if (wanted.length !== cells.length || wanted.some((cell, i) => cell !== cells[i])) {
    return refused('wrong-cells', ...wanted.map((cell) => itemOf(box.grid.names, cell)));
  }
  return refuseDrawn(tiles, { from: tilesToLay(s, kind), count: wanted.length, names: box.tileIds });
}

interface Draw<T> {
  readonly from: readonly T[];
  readonly count: number;
  readonly names: readonly string[];
}

function refuseDrawn<T extends number>(things: readonly T[], draw: Draw<T>): Refusal<RefusalCode> | undefined {
  const name = (thing: T): string => draw.names[thing] ?? String(thing);
  const foreign = things.filter((thing) => !draw.from.includes(thing));
  if (foreign.length > 0) return refused('cannot-be-drawn', ...foreign.map(name));
  const twice = things.filter((thing, i) => things.indexOf(thing) !== i);
  if (twice.length > 0) return refused('drawn-twice', ...twice.map(name));
  return things.length === draw.count ? undefined : refused('wrong-count');
}

export function applyChance(s: State, outcome: Chance, tell?: Telling): void {
  switch (outcome.kind) {
    case 'first':
      s.start = outcome.seat;
      tell?.say({ kind: 'start-drawn', seat: outcome.seat });
      break;
    case 'deal':
      s.supply = [...outcome.tiles, s.config.box.end].sort(byNumber);
      tell?.say({ kind: 'tiles-dealt', count: s.supply.length });
      break;
    case 'lay':
    case 'refill':
    case 'replace':
      lay(s, outcome, tell);
      break;
    case 'open':
      s.open = [...s.open, ...outcome.cards].sort(byNumber);
      for (const card of outcome.cards) tell?.say({ kind: 'card-opened', card });
      break;
    case 'secret':
      dealSecretly(s, outcome.cards, tell);
      break;
    default:
      unreachable(outcome);
  }
  goOn(s, outcome.kind, tell);
}

function lay(s: State, { cells, tiles }: Laying, tell: Telling): void {
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i]!;
    const tile = tiles[i]!;
    takeOut(s.supply, tile);
    s.tiles[cell] = tile;
    tell?.say({ kind: 'tile-laid', cell, tile });
  }
}

// ruling E-2.4: secret cards are dealt, not picked
function dealSecretly(s: State, cards: readonly Card[], tell: Telling): void {
  for (const seat of everySeat(cards)) {
    const card = cards[seat]!;
    s.secret[seat] = card;
    tell?.say({ kind: 'card-dealt', seat, card }, only(seat));
    tell?.say({ kind: 'card-hidden', seat }, allBut(seat));
  }
}

function goOn(s: State, done: Chance['kind'], tell: Telling): void {
  if (done === 'refill') closeRound(s, tell);
  else if (done === 'replace') goOnAfterReplacement(s, tell);
  else goOnWithSetup(s, done, tell);
}

// ruling E-2.2: nobody sees which tiles are in the game and which were left out
/** Who sees the whole outcome. */
export const audience = (_s: State, outcome: Chance): Audience =>
  outcome.kind === 'deal' || outcome.kind === 'secret' ? NOBODY : EVERYONE;
