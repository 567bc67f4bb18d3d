import { interned, type Seat, type Tell, unreachable } from '@penumbra/kit';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { type Cell, type Contract, cellNumbered, contractNumbered, type Resource, resourceNumbered } from '../words.ts';
import type { Refused } from './refusal.ts';

export const MOVE_KINDS = [
  'craft',
  'site',
  'explore',
  'carry',
  'build',
  'exchange',
  'extra',
  'fly',
  'lay',
  'return',
  'harvest',
  'deliver',
  'draw',
  'shortcut',
  'skip',
] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];
/** Kinds that name one hex and nothing else. */
export type HexKind = 'craft' | 'site' | 'explore' | 'lay' | 'harvest';

/** Moves name hexes by cell, so that a move means the same on every map. `nth` tells two own sites on a ruin apart. */
export type Move =
  | { readonly kind: HexKind; readonly at: Cell }
  | {
      readonly kind: 'carry';
      readonly from: Cell;
      /** Undefined where the exploitation holds one kind only. */
      readonly resource: Resource | undefined;
      readonly at: Cell;
      readonly nth: number;
    }
  | {
      readonly kind: 'build';
      readonly at: Cell;
      readonly nth: number;
      readonly contract: Contract;
      readonly payment: Payment;
    }
  | {
      readonly kind: 'exchange';
      readonly at: Cell;
      readonly nth: number;
      readonly out: Resource;
      readonly into: Resource;
    }
  | { readonly kind: 'fly'; readonly from: Cell; readonly at: Cell }
  /** `at` may be `STORAGE`. */
  | { readonly kind: 'return' | 'deliver'; readonly at: Cell; readonly nth: number; readonly resource: Resource }
  | { readonly kind: 'extra' | 'draw' | 'shortcut' | 'skip' };

export type MoveOf<K extends MoveKind> = Extract<Move, { readonly kind: K }>;

/** What is paid for a contract that takes any resources: 0 for what is printed, a set of kinds, or 32 + a kind. */
export type Payment = number;
export const AS_PRINTED: Payment = 0;
export const EQUAL_PAYMENT = 32;

/** No cell of any map. */
export const STORAGE = cellNumbered(1023);

// A move's code is a number that says all of it: the kind in the lowest four bits. Legal moves are listed as codes,
// which costs nothing, and become moves when somebody wants to see them.
const K = Object.fromEntries(MOVE_KINDS.map((kind, i) => [kind, i])) as { readonly [kind in MoveKind]: number };
const site = (at: Cell, nth: number): number => at * 2 + nth - 1;

export const plainCode = (kind: MoveKind): number => K[kind];
export const cellCode = (kind: HexKind, at: Cell): number => (at << 4) | K[kind];
export const carryCode = (from: Cell, resource: Resource | -1, at: Cell, nth: number): number =>
  ((((from * 8 + resource + 1) * 2048) | site(at, nth)) << 4) | K.carry;
export const buildCode = (at: Cell, nth: number, contract: number, payment: Payment): number =>
  (((site(at, nth) * 256 + contract) * 64 + payment) << 4) | K.build;
export const exchangeCode = (at: Cell, nth: number, out: Resource, into: Resource): number =>
  (((site(at, nth) * 8 + out) * 8 + into) << 4) | K.exchange;
export const flyCode = (from: Cell, at: Cell): number => ((from * 1024 + at) << 4) | K.fly;
export const returnCode = (at: Cell, nth: number, resource: Resource): number =>
  ((site(at, nth) * 8 + resource) << 4) | K.return;
export const deliverCode = (at: Cell, nth: number, resource: Resource): number =>
  ((site(at, nth) * 8 + resource) << 4) | K.deliver;

const siteIn = (place: number): { at: Cell; nth: number } => ({ at: cellNumbered(place >> 1), nth: (place & 1) + 1 });

/** Equal moves are the same object. */
export const moveOf = interned<Move>((code) => {
  const kind = MOVE_KINDS[code & 15]!;
  const rest = code >> 4;
  switch (kind) {
    case 'craft':
    case 'site':
    case 'explore':
    case 'lay':
    case 'harvest':
      return { kind, at: cellNumbered(rest) };
    case 'carry': {
      const named = ((rest >> 11) & 7) - 1;
      const resource = named < 0 ? undefined : resourceNumbered(named);
      return { kind, from: cellNumbered(rest >> 14), resource, ...siteIn(rest & 2047) };
    }
    case 'build':
      return { kind, ...siteIn(rest >> 14), contract: contractNumbered((rest >> 6) & 255), payment: rest & 63 };
    case 'exchange':
      return { kind, ...siteIn(rest >> 6), out: resourceNumbered((rest >> 3) & 7), into: resourceNumbered(rest & 7) };
    case 'fly':
      return { kind, from: cellNumbered(rest >> 10), at: cellNumbered(rest & 1023) };
    case 'return':
    case 'deliver':
      return { kind, ...siteIn(rest >> 3), resource: resourceNumbered(rest & 7) };
    case 'extra':
    case 'draw':
    case 'shortcut':
    case 'skip':
      return { kind };
    default:
      return unreachable(kind);
  }
});

/** Codes of moves, listed into a buffer that is used again and again. */
export interface Codes {
  size: number;
  readonly list: number[];
}
export function push(codes: Codes, code: number): void {
  codes.list[codes.size] = code;
  codes.size++;
}

/** One kind of move: what may be done, why not, and what it does. */
export interface Rule<M extends Move = Move> {
  list(s: State, seat: Seat, codes: Codes): void;
  /** Whether the list would have anything, where that is cheaper to know. */
  any?(s: State, seat: Seat): boolean;
  /** How long the list would be, and the code of its n-th move, where both can be had without it: first one, then the other. */
  count?(s: State, seat: Seat): number;
  nth?(s: State, seat: Seat, n: number): number;
  /** Requires: the seat is asked for this kind of move. */
  refuse(s: State, seat: Seat, move: M): Refused;
  play(s: State, seat: Seat, move: M, tell?: Tell<Event>): void;
}
