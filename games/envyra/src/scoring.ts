import { type BySeat, everySeat, ownerOf, type Result, type Seat, thingOf } from '@penumbra/kit';
import { NO_CARD, SET_POINTS } from './components.ts';
import { endingOf } from './finish.ts';
import { ownsSymbols, type Scored, type State } from './state.ts';

export interface Score {
  readonly tiles: number;
  readonly sets: number;
  readonly equilibrium: number;
  readonly total: number;
}

export function scoreOf(s: Scored, seat: Seat): Score {
  const tiles = tilePoints(s, seat);
  const sets = setPoints(s, seat);
  const equilibrium = wonPoints(s, seat) + secretPoints(s, seat);
  return { tiles, sets, equilibrium, total: tiles + sets + equilibrium };
}

/** The points printed on captured tiles, the End Tile's too. */
function tilePoints(s: Scored, seat: Seat): number {
  let sum = 0;
  for (const entry of s.captured) if (ownerOf(entry) === seat) sum += s.config.box.points[thingOf(entry)]!;
  return sum;
}

// By kind: how many tiles of it. Emptied by whoever uses it.
const owned: number[] = [];

/** The best partition of a seat's tiles into sets. */
function setPoints(s: Scored, seat: Seat): number {
  const { kind, kinds, kindsOfTheme } = s.config.box;
  for (let k = 0; k < kinds; k++) owned[k] = 0;
  for (let i = 0; i < s.captured.length; i++) {
    const entry = s.captured[i]!;
    const k = kind[thingOf(entry)]!;
    if (k >= 0 && ownerOf(entry) === seat) owned[k]!++;
  }
  let sum = 0;
  for (const ofTheme of kindsOfTheme) sum += bestSets(owned, ofTheme);
  return sum;
}

const LARGEST_SET = SET_POINTS.length - 1;

/**
 * The sets of one theme. Since each symbol more is worth at least what the one before was, the largest set possible is
 * always right, made of the symbols there are most of. Uses up `counts`.
 */
export function bestSets(counts: number[], kinds: readonly number[]): number {
  if (kinds.length > LARGEST_SET) return bestOfManySymbols(counts, kinds);
  // All symbols that are left fit into one set: no need to ask which there are most of.
  for (let sum = 0; ; ) {
    let size = 0;
    for (let i = 0; i < kinds.length; i++) {
      const kind = kinds[i]!;
      if (counts[kind] === 0) continue;
      counts[kind]!--;
      size++;
    }
    if (size < 2) return sum;
    sum += SET_POINTS[size]!;
  }
}

/** Only a table of one's own has so many. */
function bestOfManySymbols(counts: number[], kinds: readonly number[]): number {
  const most = [...kinds].sort((a, b) => counts[b]! - counts[a]!).slice(0, LARGEST_SET);
  const set = most.filter((kind) => counts[kind] !== 0);
  if (set.length < 2) return 0;
  for (const kind of set) counts[kind]!--;
  return SET_POINTS[set.length]! + bestOfManySymbols(counts, kinds);
}

function wonPoints(s: Scored, seat: Seat): number {
  let sum = 0;
  for (const entry of s.won) if (ownerOf(entry) === seat) sum += s.config.box.cardPoints[thingOf(entry)]!;
  return sum;
}

/** A card that a view hides counts for nothing. */
function secretPoints(s: Scored, seat: Seat): number {
  const card = s.secret[seat]!;
  return card > NO_CARD && ownsSymbols(s, seat, card) ? s.config.box.cardPoints[card]! : 0;
}

const endOwner = (s: State): Seat | undefined => {
  const entry = s.captured.find((held) => thingOf(held) === s.config.box.end);
  return entry === undefined ? undefined : ownerOf(entry);
};

export function result(s: State): Result | undefined {
  if (s.phase !== 'over') return undefined;
  const scores = everySeat(s.config.seats).map((seat) => scoreOf(s, seat));
  const by = (item: keyof Score): BySeat<number> => scores.map((score) => score[item]);
  return {
    winners: winnersOf(scores, endOwner(s)),
    scores: by('total'),
    sheet: [
      { item: 'tiles', points: by('tiles') },
      { item: 'sets', points: by('sets') },
      ...(s.config.box.openCards || s.config.box.secretCards
        ? [{ item: 'equilibrium', points: by('equilibrium') }]
        : []),
    ],
    ending: endingOf(s),
  };
}

/** Most points; then more of them from sets; then the End Tile; else shared. */
function winnersOf(scores: readonly Score[], owner: Seat | undefined): Seat[] {
  let best = everySeat(scores);
  for (const item of ['total', 'sets'] as const) {
    const most = Math.max(...best.map((seat) => scores[seat]![item]));
    best = best.filter((seat) => scores[seat]![item] === most);
  }
  return owner !== undefined && best.includes(owner) ? [owner] : best;
}
