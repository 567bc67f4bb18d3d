// Why a move is good or was not: out of what it leads to, or else by how far choreographies are after it.
import { type Clause, pickReasons, type Reasoned, type Seat, sameText } from '@penumbra/kit';
import { POINTS_PER_MARKER } from '../src/components.ts';
import { ANY_SPACE } from '../src/gist.ts';
import type { Umbrella } from '../src/index.ts';
import { play } from '../src/moves/index.ts';
import { patternDistance } from '../src/solver.ts';
import { clone, type Known } from '../src/state.ts';
import { COLOURS, type Colour, colourNumbered, NO_DANCE, SLOTS } from '../src/words.ts';
import type { Names, Near, Reason, ReasonKind, Words } from './words.ts';

export function reasonText(words: Words, names: Names, reasoned: Reasoned<Umbrella>): readonly Clause[] {
  const picked = pickReasons(reasoned, (event) => worthTo(reasoned, event as Reason)).map(({ when, event, same }) => ({
    when,
    text:
      same === undefined
        ? words.reasons[event.kind as ReasonKind](event as never, names, pointsOf(reasoned, event as Reason))
        : sameText(words.lang, names, same),
  }));
  if (picked.length > 0) return picked;
  const text = outlookText(words, names, reasoned);
  return text === undefined ? [] : [{ when: 'now', text }];
}

const VICTORY = 1_000;
const A_POWER = 1;

/** What a marker brings whoever places it, with what it adds to groups and runs. */
function pointsOf({ seen: { view } }: Reasoned<Umbrella>, event: Reason): number {
  return event.kind === 'marker-placed' ? markerPoints(view, event) : 0;
}

function markerPoints(
  s: Known,
  { seat, slot, colour, space }: Omit<Near, 'pushes'> & { readonly space: number },
): number {
  const { bonus } = s.config.box;
  const before = s.markers[seat] as number;
  const spaces = space === ANY_SPACE ? openSpaces(s, seat, slot, colour) : 1 << space;
  let most = 0;
  for (let rest = spaces; rest !== 0; rest &= rest - 1) {
    most = Math.max(most, (bonus[before | (rest & -rest)] as number) - (bonus[before] as number));
  }
  return POINTS_PER_MARKER + most;
}

const openSpaces = (s: Known, seat: Seat, slot: number, colour: Colour): number =>
  (s.config.box.fits[4 * colour + slot] as number) & ~(s.markers[seat] as number);

function worthTo(reasoned: Reasoned<Umbrella>, event: Reason): number {
  const { seat } = reasoned;
  if (event.kind === 'won') return event.winners.includes(seat) ? VICTORY : -VICTORY;
  const sign = event.seat === seat ? 1 : -1;
  if (event.kind === 'marker-placed') return sign * pointsOf(reasoned, event);
  return sign * A_POWER;
}

/** What is further away than this is nobody's reason. */
const CLOSE = 2;

const SLOT_LIST = Array.from({ length: SLOTS }, (_, slot) => slot);

/** Choreographies in colours that still find a space. */
function goalsOf(s: Known, seat: Seat, depth: number): Near[] {
  return SLOT_LIST.flatMap((slot) => {
    if (s.tops[4 * seat + slot] === NO_DANCE) return [];
    return COLOURS.flatMap((_, i) => {
      const colour = colourNumbered(i);
      if (openSpaces(s, seat, slot, colour) === 0) return [];
      return [{ seat, slot, colour, pushes: patternDistance(s, { seat, slot, colour }, depth) }];
    });
  });
}

/** Goals that are nearer after a move than before, the best first. What is complete already is told by events. */
function nearer(before: Known, after: Known, seat: Seat, depth: number): Near[] {
  const distances = new Map(goalsOf(before, seat, depth).map((goal) => [4 * goal.slot + goal.colour, goal.pushes]));
  const points = (goal: Near): number => markerPoints(before, { ...goal, space: ANY_SPACE });
  return goalsOf(after, seat, depth)
    .filter(({ slot, colour, pushes }) => pushes > 0 && pushes < (distances.get(4 * slot + colour) ?? 0))
    .sort((a, b) => a.pushes - b.pushes || points(b) - points(a));
}

/** For a move: what it brings near. Against one: whom it helps, or that it helps nobody. */
function outlookText({ outlook }: Words, names: Names, reasoned: Reasoned<Umbrella>): string | undefined {
  const { seen, seat, move, worse } = reasoned;
  const { view } = seen;
  if (move.kind !== 'slide' && move.kind !== 'swap' && move.kind !== 'trade') return undefined;
  const after = clone(view);
  play(after, seat, move);
  const [own] = nearer(view, after, seat, CLOSE);
  if (!worse) return own && own.pushes <= CLOSE ? outlook.near(own, names) : undefined;
  const others = view.config.seats.flatMap((_, other) =>
    other === seat ? [] : nearer(view, after, other as Seat, 1).filter(({ pushes }) => pushes === 1),
  );
  return others[0] ? outlook.helps(others[0], names) : own ? undefined : outlook.idle;
}
