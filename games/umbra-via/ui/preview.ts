import { rngOfStep, type Seat, type Tell } from '@penumbra/kit';
import { type Cell, type CellSet, cellsIn, NO_TILE, OPENINGS, type Tile } from '../src/components.ts';
import type { Event } from '../src/events.ts';
import { energyOf, type Heap, NO_HEAP } from '../src/flowers.ts';
import type { Move } from '../src/moves/index.ts';
import { play, refuse } from '../src/moves/index.ts';
import { openEnds, pathAt } from '../src/paths.ts';
import { clone, type State } from '../src/state.ts';
import { awards, energyOn, firstRanked, lengthOf, lengthToClaim } from '../src/summoning.ts';
import { determinize, type View } from '../src/view.ts';

/** What one path brings, or would bring if it were complete. */
export interface PathTally {
  readonly cells: CellSet;
  readonly tiles: number;
  /** What it counts as: twice its tiles in sudden death. */
  readonly length: number;
  readonly openEnds: number;
  /** Colours with energy on it, best first. */
  readonly shares: readonly Share[];
}

export interface Share {
  readonly colour: number;
  readonly energy: number;
  readonly earned: number;
  readonly left: number;
  /** Takes the Soul Tile and wins. */
  readonly claims: boolean;
}

export interface Preview {
  /** Paths that the move completes: summoned at once, or next in an order still to be chosen. */
  readonly completed: readonly PathTally[];
  /** The path that the tile or the flowers would belong to, where nothing is completed. */
  readonly joined: PathTally | undefined;
  readonly asks: 'shift' | 'summon' | undefined;
  readonly suddenDeath: boolean;
}

/** A world that the view allows. Only others' hands are dealt anew, and no move on the board depends on them. */
const worldOf = (view: View): State => determinize(view, rngOfStep('00', 0));

/** What a move on the board would do, played out on the real rules; undefined for a bid or a refused move. */
export function preview(view: View, seat: Seat, move: Move): Preview | undefined {
  if (move.kind === 'bid') return undefined;
  const s = worldOf(view);
  if (refuse(s, seat, move)) return undefined;
  const completed: PathTally[] = [];
  let isOpen = true;
  let suddenDeath = false;
  const before = clone(s);
  const listen = (event: Event): void => {
    // What follows the next winner is another decision.
    if (event.kind === 'tile-won' || event.kind === 'round-begun') isOpen = false;
    if (!isOpen) return;
    if (event.kind === 'tile-placed') before.tiles[event.cell] = event.tile;
    if (event.kind === 'sudden-death-begun') suddenDeath = true;
    if (event.kind === 'path-summoned') completed.push(summoned(before, event, suddenDeath));
    if (event.kind === 'path-summoned') takeSouls(before, event);
  };
  const tell: Tell<Event> = { say: listen, reveal: listen };
  play(s, seat, move, tell);
  if (s.phase === 'summon' && s.placer === seat) {
    for (const cell of cellsIn(s.summoning)) completed.push(tallyOf(s, pathAt(s.tiles, cell)));
  }
  const asks = s.placer === seat && (s.phase === 'shift' || s.phase === 'summon') ? s.phase : undefined;
  const isLaid = move.kind === 'place' || move.kind === 'shift';
  const joined = completed.length === 0 && isLaid ? pathOn(s, move.cell) : undefined;
  return { completed, joined, asks, suddenDeath };
}

/** The tally of a complete path, before it is summoned. */
export const pathTally = (view: View, cell: Cell): PathTally | undefined => pathOn(worldOf(view), cell);

function pathOn(s: State, cell: Cell): PathTally | undefined {
  const isPath = s.tiles[cell] !== NO_TILE && ((s.tiles[cell] as Tile) & OPENINGS) !== 0;
  return isPath ? tallyOf(s, pathAt(s.tiles, cell)) : undefined;
}

function tallyOf(s: State, cells: CellSet): PathTally {
  const energy = energyOn(s, cells);
  const length = lengthOf(s, cells);
  return {
    cells,
    tiles: cellsIn(cells).length,
    length,
    openEnds: openEnds(s.tiles, cells),
    shares: energy === NO_HEAP ? [] : sharesOf(s, { energy, length, earned: awards(energy, length) }),
  };
}

interface Award {
  readonly energy: Heap;
  readonly length: number;
  readonly earned: readonly number[];
}

function sharesOf(s: State, { energy, length, earned }: Award): Share[] {
  const first = firstRanked(energy);
  return earned
    .map((award, colour): Share => {
      const left = s.souls[colour] as number;
      const isSeat = colour < s.config.box.players;
      const isFirst = (first & (1 << colour)) !== 0;
      const claims = isSeat && isFirst && length >= lengthToClaim(s, colour);
      return { colour, energy: energyOf(energy, colour), earned: award, left, claims };
    })
    .filter((share) => share.energy > 0)
    .sort((a, b) => b.energy - a.energy);
}

function summoned(before: State, event: Event & { readonly kind: 'path-summoned' }, flipped: boolean): PathTally {
  const tiles = cellsIn(event.cells).length;
  const length = tiles * (before.suddenDeath || flipped ? 2 : 1);
  return {
    cells: event.cells,
    tiles,
    length,
    openEnds: 0,
    shares: sharesOf(before, { energy: event.energy, length, earned: event.earned }),
  };
}

function takeSouls(before: State, event: Event & { readonly kind: 'path-summoned' }): void {
  before.souls = before.souls.map((left, colour) => left - (event.taken[colour] as number));
}
