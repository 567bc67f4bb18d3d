// How map, actions and contracts share the rectangle that the board gets: the arrangement with the largest hexes.
import type { Atlas } from '../src/atlas.ts';
import { type Frame, type Layout, layoutOf, PITCH, type Shape } from './layout.ts';

/**
 * `below`: actions at the left, contracts under the map. `beside`: contracts at the right. `stack`: a phone upright.
 * `low`: a phone held sideways.
 */
export type Kind = 'below' | 'beside' | 'stack' | 'low';

export interface Arrangement {
  readonly kind: Kind;
  readonly layout: Layout;
  /** Of the map, in px. */
  readonly width: number;
  readonly height: number;
  /** Between the middles of neighbouring hexes, in px. */
  readonly hex: number;
  /** How high contracts are where they stand in a row, in px. */
  readonly cards: number;
  /** Contracts without their sentences, for want of room. */
  readonly terse: boolean;
  /** Contracts lower than is comfortable, so that hexes are large enough for a finger. */
  readonly tight: boolean;
}

export interface Room {
  readonly width: number;
  readonly height: number;
  /** Contracts to be shown: open places and the own hand. */
  readonly cards: number;
  /** The end: accounts in the place of contracts. */
  readonly over: boolean;
  /** The actions stand in the app's dock, not in here. */
  readonly docked: boolean;
}

const GAP = 8;
const RAIL = { below: 76, beside: 68, low: 68 };
/** A sentence may take four lines, as Polish ones do. */
const ROW = { cards: 140, accounts: 196 };
const CARD_COLUMN = 202;
const STACK = { gap: 6, rail: 54, cards: 70, tight: 54, accounts: 196 };
const LOW_COLUMN = 112;
/** Under this width a phone is held upright, under this height sideways. */
const NARROW = 620;
const LOW = 400;
/** In px; what a finger can hit. */
export const FINGER = 44;

const cardsIn = (kind: Kind, { over }: Room, tight: boolean): number => {
  const { cards, accounts } = kind === 'stack' ? STACK : ROW;
  if (over) return accounts;
  return tight ? STACK.tight : cards;
};

const spaceFor = (kind: Kind, room: Room, cards: number): readonly [number, number] => {
  const { width, height, docked } = room;
  if (kind === 'stack') return [width, height - cards - STACK.gap - (docked ? 0 : STACK.rail + STACK.gap)];
  const rail = kind === 'low' && docked ? 0 : RAIL[kind] + GAP;
  if (kind === 'below') return [width - rail, height - cards - GAP];
  return [width - rail - (kind === 'low' ? LOW_COLUMN : CARD_COLUMN) - GAP, height];
};

interface Wish {
  readonly kind: Kind;
  readonly shape: Shape;
  readonly frame: Frame;
  readonly tight?: boolean;
}

function fitted(atlas: Atlas, room: Room, { kind, shape, frame, tight = false }: Wish): Arrangement {
  const layout = layoutOf(atlas, shape, frame);
  const cards = cardsIn(kind, room, tight);
  const [across, down] = spaceFor(kind, room, cards);
  const scale = Math.max(0.1, Math.min(across / layout.width, down / layout.height));
  return {
    kind,
    layout,
    width: layout.width * scale,
    height: layout.height * scale,
    hex: PITCH * scale,
    cards,
    tight,
    terse: kind === 'stack' || kind === 'low' || (kind === 'beside' && room.height < room.cards * 86),
  };
}

function kindsFor({ width, height }: Room): readonly Kind[] {
  if (height < LOW && width > height) return ['low'];
  return width < NARROW ? ['stack'] : ['below', 'beside'];
}

/** The end is looked at from where it was played; only a phone has no room for that. */
const shapesFor = (atlas: Atlas, room: Room, kind: Kind): readonly Shape[] =>
  room.over && kind !== 'stack' ? [arrange(atlas, { ...room, over: false }).layout.shape] : ['wide', 'tall'];

/** The rim, and on a phone comfortable cards, are given up where hexes would be too small for a finger, and only then. */
function largeEnough(atlas: Atlas, room: Room, kind: Kind, shape: Shape): Arrangement {
  const rimmed = fitted(atlas, room, { kind, shape, frame: 'rim' });
  if (rimmed.hex >= FINGER + 1) return rimmed;
  const bare = fitted(atlas, room, { kind, shape, frame: 'bare' });
  return bare.hex < FINGER && kind === 'stack'
    ? fitted(atlas, room, { kind, shape, frame: 'bare', tight: true })
    : bare;
}

export function arrange(atlas: Atlas, room: Room): Arrangement {
  const kinds = kindsFor(room);
  const all = kinds.flatMap((kind) =>
    shapesFor(atlas, room, kind).map((shape) => largeEnough(atlas, room, kind, shape)),
  );
  // The first is the usual one; another has to be clearly better.
  return all.reduce((best, one) => (one.hex > best.hex * 1.06 ? one : best));
}
