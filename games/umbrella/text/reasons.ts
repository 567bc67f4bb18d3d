// Why a move is good or was not: out of what it leads to, or else by how near it brings a choreography.
import { type Clause, pickReasons, type Reasoned } from '@penumbra/kit';
import { POINTS_PER_MARKER } from '../src/components.ts';
import type { Umbrella } from '../src/index.ts';
import { play } from '../src/moves/index.ts';
import { clone, type Known } from '../src/state.ts';
import { colourAt } from '../src/umbrellas.ts';
import { COLOURS, type Dance, NO_DANCE, SLOTS } from '../src/words.ts';
import type { Names, Reason, ReasonKind, Words } from './words.ts';

export function reasonText(words: Words, names: Names, reasoned: Reasoned<Umbrella>): readonly Clause[] {
  const picked = pickReasons(reasoned, (event) => worthTo(reasoned, event as Reason)).map(({ when, event }) => ({
    when,
    text: words.reasons[event.kind as ReasonKind](event as never, names, pointsOf(reasoned, event as Reason)),
  }));
  if (picked.length > 0 || reasoned.worse) return picked;
  return nearer(words, names, reasoned).map((text) => ({ when: 'now', text }));
}

const VICTORY = 1_000;
const A_POWER = 1;

/** What a marker brings whoever places it, with what it adds to groups and runs. */
function pointsOf({ seen: { view } }: Reasoned<Umbrella>, event: Reason): number {
  if (event.kind !== 'marker-placed') return 0;
  const { bonus } = view.config.box;
  const before = view.markers[event.seat] as number;
  return POINTS_PER_MARKER + (bonus[before | (1 << event.space)] as number) - (bonus[before] as number);
}

function worthTo(reasoned: Reasoned<Umbrella>, event: Reason): number {
  const { seat } = reasoned;
  if (event.kind === 'won') return event.winners.includes(seat) ? VICTORY : -VICTORY;
  const sign = event.seat === seat ? 1 : -1;
  if (event.kind === 'marker-placed') return sign * pointsOf(reasoned, event);
  return sign * A_POWER;
}

interface Near {
  readonly colour: number;
  readonly count: number;
}

/** The colour that most cells of a slot's choreography carry. */
function nearest(s: Known, seat: number, slot: number): Near {
  const dance = s.tops[4 * seat + slot] as Dance;
  const counts = COLOURS.map(() => 0);
  const pattern = dance === NO_DANCE ? 0 : (s.config.box.patterns[4 * dance + slot] as number);
  for (let cell = 0; cell < 16; cell++) {
    if ((pattern >>> (2 * cell)) & 1) counts[colourAt(s.stages[seat]!, cell)]!++;
  }
  const count = Math.max(...counts);
  return { colour: counts.indexOf(count), count };
}

const SLOT_LIST = Array.from({ length: SLOTS }, (_, slot) => slot);

/** The choreography that a move on the own stage brings nearest to its end. */
function nearer({ labels }: Words, names: Names, { seen: { view }, seat, move }: Reasoned<Umbrella>): string[] {
  if (move.kind !== 'slide' && move.kind !== 'swap' && move.kind !== 'trade') return [];
  const after = clone(view);
  play(after, seat, move);
  const count = (slot: number): number => nearest(after, seat, slot).count;
  // What is complete and yet brings no marker has no space left: that is no reason.
  const better = SLOT_LIST.filter((slot) => count(slot) < 4 && count(slot) > nearest(view, seat, slot).count);
  const [best] = better.sort((a, b) => count(b) - count(a));
  if (best === undefined) return [];
  const { colour, count: there } = nearest(after, seat, best);
  return [labels.standsAt(best + 1, names.colour(colour), there)];
}
