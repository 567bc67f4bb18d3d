import type { Config, GameTypes } from '@penumbra/kit';
import type { Components } from './components.ts';
import type { Options } from './options.ts';
import { countOf, type Heap, heapOn, type Pattern, type Stage, sizeOf } from './umbrellas.ts';
import { COLOURS, type Dance, NO_DANCE, type Power, SLOTS, tileOf, type Zone } from './words.ts';

export const PHASES = ['first', 'fill', 'deal', 'slide', 'complete', 'power', 'uncover', 'cover', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** What the rules look up during play, by index. */
export interface Box {
  readonly players: number;
  readonly solo: boolean;
  /** The names of the zones: the centre, the sides, the personal ones. */
  readonly zones: readonly string[];
  /** By seat and side: `zoneAt[4 * seat + side]`. */
  readonly zoneAt: readonly Zone[];
  /** The personal zone, by seat. */
  readonly personal: readonly Zone[];
  readonly tiles: readonly string[];
  /** The side that is up when a tile is drawn. */
  readonly face: number;
  /** By dance and slot: `patterns[4 * dance + slot]`. */
  readonly patterns: readonly Pattern[];
  /** The cells of each dance as printed, one bit each. */
  readonly cells: readonly number[];
  /** As printed, by seat. */
  readonly stages: readonly Stage[];
  /** The spaces that take a completion, by colour and slot: `fits[4 * colour + slot]`. */
  readonly fits: readonly number[];
  readonly powers: readonly { readonly spaces: number; readonly power: Power }[];
  /** What the score tile pays, by the set of its filled spaces. */
  readonly bonus: readonly number[];
  /** The bonus, and half of the most that one more marker would add: what a set of filled spaces is worth on the way. */
  readonly outlook: readonly number[];
  /** Unseen tiles on each of slots 1 and 2 before the deal. */
  readonly stack: number;
  readonly pool: number;
  readonly markers: number;
  /** Umbrellas of each colour. */
  readonly umbrellas: number;
}

interface SettingTypes extends GameTypes {
  Options: Options;
  Components: Components;
  Box: Box;
}
export type Setting = Config<SettingTypes>;

/** Stands in `under` for a tile that lies in no stack. */
export const UNSEEN = -2;
export const DISCARDED = -3;

export interface State {
  config: Setting;
  phase: Phase;
  /** Turns begun so far, extra ones included. Only numbers the record: positions do not keep it. */
  round: number;
  /** The seat whose turn it is; without meaning in `first` and `over`. */
  turn: number;
  /** How many seats, counted clockwise from the one at turn, still have a last turn; 0 before the end is near. */
  last: number;
  pool: number;
  aside: number;
  /** An extra turn is due. */
  again: boolean;
  /** The powers still to decide, two bits each, the present one lowest. */
  powers: number;
  /** The tile between completion and its new place. */
  passing: Dance;
  /** Solo, while a completion is decided: what was pushed out, as 4 × zone + colour; −1 otherwise. */
  pushed: number;
  /** By seat. */
  stages: Stage[];
  zones: Heap[];
  /** The filled spaces, by seat. */
  markers: number[];
  /** The visible tile, by seat and slot: `tops[4 * seat + slot]`. */
  tops: Dance[];
  /** How many tiles nobody has seen lie at the bottom of each stack. */
  unseen: number[];
  /** By tile: the known tile right below it in its stack, `NO_DANCE`, `UNSEEN` or `DISCARDED`. */
  under: number[];
}

/** A state to read only: what a view is made of, too. */
export type Known = {
  readonly [K in keyof State]: State[K] extends (infer Item)[] ? readonly Item[] : State[K];
};

export function clone(s: Known, into?: State): State {
  if (into) return copyInto(s, into);
  const copy: State = {
    config: s.config,
    phase: s.phase,
    round: s.round,
    turn: s.turn,
    last: s.last,
    pool: s.pool,
    aside: s.aside,
    again: s.again,
    powers: s.powers,
    passing: s.passing,
    pushed: s.pushed,
    stages: s.stages.slice(),
    zones: s.zones.slice(),
    markers: s.markers.slice(),
    tops: s.tops.slice(),
    unseen: s.unseen.slice(),
    under: s.under.slice(),
  };
  return copy;
}

function copyInto(s: Known, into: State): State {
  into.config = s.config;
  into.phase = s.phase;
  into.round = s.round;
  into.turn = s.turn;
  into.last = s.last;
  into.pool = s.pool;
  into.aside = s.aside;
  into.again = s.again;
  into.powers = s.powers;
  into.passing = s.passing;
  into.pushed = s.pushed;
  copyList(s.stages, into.stages);
  copyList(s.zones, into.zones);
  copyList(s.markers, into.markers);
  copyList(s.tops, into.tops);
  copyList(s.unseen, into.unseen);
  copyList(s.under, into.under);
  return into;
}

function copyList<T>(from: readonly T[], to: T[]): void {
  if (to.length !== from.length) to.length = from.length;
  for (let i = 0; i < from.length; i++) to[i] = from[i] as T;
}

export const nextSeat = (s: Known): number => (s.turn + 1 === s.config.box.players ? 0 : s.turn + 1);
/** Who gets the tile in hand: the left neighbour; alone it is the player again. */
export const receiverOf = (s: Known): number => nextSeat(s);
export const isFree = (s: Known, at: number): boolean => s.tops[at] === NO_DANCE && s.unseen[at] === 0;
/** The slot that shows a tile nobody has seen, as an index into `tops`; −1 without one. */
export function coveredSlot(s: Known): number {
  for (let at = 4 * s.turn; at < 4 * s.turn + SLOTS; at++) {
    if (s.tops[at] === NO_DANCE && (s.unseen[at] as number) > 0) return at;
  }
  return -1;
}
/** The first free slot of a seat, as an index into `tops`; −1 without one. */
export function freeSlot(s: Known, seat: number): number {
  for (let at = 4 * seat; at < 4 * seat + SLOTS; at++) if (isFree(s, at)) return at;
  return -1;
}

/** The known tiles of a stack, the visible one first. */
export function knownTiles(s: Known, at: number): Dance[] {
  const dances: Dance[] = [];
  for (let dance = s.tops[at] as Dance; dance !== NO_DANCE; dance = s.under[tileOf(dance)] as Dance) dances.push(dance);
  return dances;
}

export function umbrellasOf(s: Known, colour: number): number {
  const heaps = [...s.zones, ...s.stages.map(heapOn)];
  return heaps.reduce((sum, heap) => sum + countOf(heap, colour), 0);
}
export const umbrellasInZones = (s: Known): number => s.zones.reduce((sum, heap) => sum + sizeOf(heap), 0);
export const markersPlaced = (s: Known): number => s.markers.reduce((sum, spaces) => sum + countBits(spaces), 0);
export const unseenTiles = (s: Known): number => s.under.reduce((sum, below) => sum + (below === UNSEEN ? 1 : 0), 0);

export function countBits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

export function invariants(s: State): string | undefined {
  const { markers, umbrellas, tiles } = s.config.box;
  const inAll = markersPlaced(s) + s.pool + s.aside;
  if (inAll !== markers || s.pool < 0 || s.aside < 0) return `${inAll} markers, not ${markers}`;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const count = umbrellasOf(s, colour);
    if (count > umbrellas) return `${count} umbrellas ${COLOURS[colour]}, more than ${umbrellas}`;
  }
  const laid = s.tops.flatMap((_, at) => knownTiles(s, at)).map(tileOf);
  const known = s.passing === NO_DANCE ? laid : [...laid, tileOf(s.passing)];
  if (new Set(known).size !== known.length) return 'a tile in two places';
  const away = s.under.filter((below) => below === UNSEEN || below === DISCARDED).length;
  if (known.length + away !== tiles.length) return `${known.length + away} tiles, not ${tiles.length}`;
  if (s.unseen.reduce((sum, n) => sum + n, 0) > unseenTiles(s)) return 'more covered tiles than unseen ones';
  if (s.last >= s.config.box.players && s.last > 0) return `${s.last} last turns`;
  return undefined;
}
