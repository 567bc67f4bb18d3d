// Why a move is good, or was not: out of what it leads to, the few things that are worth a sentence.
import type { Seat } from './base.ts';
import type { GameTypes } from './game.ts';
import type { Seen } from './seen.ts';

/** The end, whoever won: no game tells an event of this kind itself. */
export interface Won {
  readonly kind: 'won';
  readonly winners: readonly Seat[];
}

/** What a move leads to in most worlds that its seat holds possible, as far as that seat would hear it. */
export interface Prospect<Event = GameTypes['Event']> {
  /** By the move itself, before anybody else has a say. */
  readonly now: readonly (Event | Won)[];
  /** Soon, if everybody plays on as they probably will. */
  readonly next: readonly (Event | Won)[];
  /** Everything that happened at all. */
  readonly often: readonly Likely<Event>[];
}

export interface Likely<Event> {
  readonly event: Event | Won;
  /** Of the worlds, in how many it happened. */
  readonly share: number;
  /** How many choices of its own the seat had made until then, on average. */
  readonly after: number;
}

export const WHENS = ['now', 'next', 'likely', 'else', 'more', 'less', 'sooner', 'later'] as const;
/** `likely`: next, but not surely; `else`: what another move would lead to; the last four: what happens more or less often, sooner or later than after it. */
export type When = (typeof WHENS)[number];

/** Half a sentence in small letters, without a stop, that may stand alone or behind a word for when: "you take Seed 3". */
export interface Clause {
  readonly when: When;
  readonly text: string;
}

export interface Weighed<Event = GameTypes['Event']> {
  readonly why: Prospect<Event>;
  /** What the next best choice leads to: only what is different explains anything. */
  readonly other: Prospect<Event> | undefined;
  /** A choice that the other one is better than: what speaks against it is wanted. */
  readonly worse?: boolean;
}

/** A move in words: what it is weighed against, who may make it, and what that seat sees. */
export interface Reasoned<T extends GameTypes = GameTypes> extends Weighed<T['Event']> {
  readonly move: T['Move'];
  readonly seat: Seat;
  readonly seen: Seen<T>;
}

export interface Picked<Event> {
  readonly when: When;
  readonly event: Event | Won;
  /** Otherwise this seat does what has just been told. */
  readonly same?: Seat;
}

const isWon = (event: unknown): boolean => (event as Won).kind === 'won';

const NOTHING: Prospect<never> = { now: [], next: [], often: [] };
/** What comes later may yet be prevented. */
const LATER = 0.7;
/** What weighs less than this beside a gain goes without saying. */
const A_FRACTION = 0.2;

/** What is worth telling, at most two things. `worth` says what an event is worth to the seat: less than 0 where it hurts. */
export function pickReasons<Event>(
  { why, other = NOTHING, worse = false }: Weighed<Event>,
  worth: (event: Event | Won) => number,
): readonly Picked<Event>[] {
  const [all, others] = [told(why), told(other)];
  const here = all.filter((one) => !isIn(others, one));
  const there = others.filter((one) => !isIn(all, one));
  const value = ({ when, event }: Picked<Event>): number => worth(event) * (when === 'now' ? 1 : LATER);
  const best = (list: readonly Picked<Event>[], sign: number): Picked<Event> | undefined =>
    list.filter((one) => sign * value(one) > 0).sort((a, b) => sign * (value(b) - value(a)))[0];
  const [gain, rival] = [best(here, 1), best(there, 1)];
  // A gain speaks for a move only where it is the larger one.
  const isMore = gain !== undefined && (rival === undefined || value(gain) >= value(rival));
  const found = worse ? (best(here, -1) ?? (isMore ? undefined : gain)) : isMore ? gain : undefined;
  const feared = worse ? undefined : best(there, -1);
  // Beside a victory nobody asks what else would have happened.
  const harm = found && feared && -value(feared) < A_FRACTION * value(found) ? undefined : feared;
  if (!found && !harm) return listed(oftener({ why, other }, (event) => (worse ? -1 : 1) * worth(event)));
  return listed(found && hedged(found, why), harm && otherwise(harm.event, found?.event));
}

/** What somebody else does instead is not told in full a second time. */
function otherwise<Event>(event: Event | Won, found: Event | Won | undefined): Picked<Event> {
  const { seat, ...rest } = event as { readonly seat?: Seat };
  const { seat: own, ...same } = (found ?? {}) as { readonly seat?: Seat };
  const isSame = seat !== undefined && own !== undefined && JSON.stringify(rest) === JSON.stringify(same);
  return { when: 'else', event, ...(isSame && { same: seat }) };
}

/** What happens less often than this is not promised. */
const SURELY = 0.9;

function hedged<Event>(picked: Picked<Event>, { often }: Prospect<Event>): Picked<Event> {
  const text = JSON.stringify(picked.event);
  const { share = 1 } = often.find(({ event }) => JSON.stringify(event) === text) ?? {};
  return share < SURELY ? { ...picked, when: 'likely' } : picked;
}

/** Differences that are smaller may be chance. */
const CLEARLY = 0.25;
const CLEARLY_SOONER = 0.5;
/** What happens less often than this has no moment of its own. */
const USUALLY = 0.6;
/** What a choice sooner is worth, of what the event is. */
const TEMPO = 0.5;

interface Leaning<Event> extends Picked<Event> {
  readonly value: number;
}

/** Where nothing is certain: what the move makes more likely, or less; or what comes sooner by it, or later. */
function oftener<Event>(
  { why, other }: { readonly why: Prospect<Event>; readonly other: Prospect<Event> },
  worth: (event: Event | Won) => number,
): Picked<Event> | undefined {
  // Without another move everything is new.
  if (other === NOTHING) return undefined;
  const both = new Map<string, [Likely<Event> | undefined, Likely<Event> | undefined]>();
  for (const chance of why.often) both.set(JSON.stringify(chance.event), [chance, undefined]);
  for (const chance of other.often) {
    const text = JSON.stringify(chance.event);
    both.set(text, [both.get(text)?.[0], chance]);
  }
  const leanings = [...both.values()].flatMap(([here, there]) => leaningsOf(here, there, worth));
  const [best] = leanings.filter(({ value }) => value > 0).sort((a, b) => b.value - a.value);
  return best && { when: best.when, event: best.event };
}

function leaningsOf<Event>(
  here: Likely<Event> | undefined,
  there: Likely<Event> | undefined,
  worth: (event: Event | Won) => number,
): Leaning<Event>[] {
  const event = (here ?? there)?.event as Event | Won;
  // That one wins more often is what the chances say already.
  if (isWon(event)) return [];
  const more = (here?.share ?? 0) - (there?.share ?? 0);
  const sooner = here && there && Math.min(here.share, there.share) >= USUALLY ? there.after - here.after : 0;
  const found: Leaning<Event>[] = [];
  if (Math.abs(more) >= CLEARLY) {
    found.push({ when: more > 0 ? 'more' : 'less', event, value: worth(event) * more });
  }
  if (Math.abs(sooner) >= CLEARLY_SOONER) {
    const step = Math.sign(sooner) * Math.min(1, Math.abs(sooner)) * TEMPO;
    found.push({ when: sooner > 0 ? 'sooner' : 'later', event, value: worth(event) * step });
  }
  return found;
}

const listed = <T>(...list: readonly (T | undefined)[]): T[] => list.filter((one) => one !== undefined);

const told = <Event>({ now, next }: Prospect<Event>): Picked<Event>[] => [
  ...now.map((event) => ({ when: 'now', event }) as const),
  ...next.map((event) => ({ when: 'next', event }) as const),
];

/** As good elsewhere: the same, no later. */
const isIn = <Event>(list: readonly Picked<Event>[], { when, event }: Picked<Event>): boolean => {
  const text = JSON.stringify(event);
  return list.some((one) => (one.when === 'now' || one.when === when) && JSON.stringify(one.event) === text);
};
