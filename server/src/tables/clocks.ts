// The time of the seats of one table: pure, with the moment handed in.
import { hasSeat, type Seat, type Seats } from '@penumbra/kit';
import type { ClockSettings, SeatClock } from '@penumbra/protocol';

const DAY_MS = 86_400_000;
/** Whoever comes back with an empty bank gets at least so much. */
const RETURN_MS = 30_000;

export interface OwnClock extends SeatClock {
  /** The step up to which time was given: taking back and moving again gives none twice. */
  readonly mark: number;
}
export type Clocks = readonly OwnClock[];

export interface Moment {
  readonly now: number;
  /** Whose time passes: those who are asked and play for themselves. */
  readonly running: Seats;
  /** Who is on vacation: that passes instead. */
  readonly away: Seats;
}

function fullTime(clock: ClockSettings): number {
  switch (clock.kind) {
    case 'none':
      return 0;
    case 'move':
    case 'bank':
      return clock.seconds * 1_000;
    case 'correspondence':
      return Math.round(clock.days * DAY_MS);
  }
}

export function newClocks(clock: ClockSettings, seats: number): Clocks | null {
  if (clock.kind === 'none') return null;
  const vacation = clock.kind === 'correspondence' ? Math.round(clock.vacation * DAY_MS) : 0;
  return Array.from({ length: seats }, () => ({ left: fullTime(clock), vacation, uses: 'left', since: null, mark: 0 }));
}

/** Charges what has passed, and lets the right clocks run from now on. */
export const tick = (clocks: Clocks, { now, running, away }: Moment): Clocks =>
  clocks.map((one, seat) => ({
    ...one,
    ...(one.since !== null && { [one.uses]: Math.max(0, one[one.uses] - Math.max(0, now - one.since)) }),
    since: hasSeat(running, seat as Seat) ? now : null,
    uses: hasSeat(away, seat as Seat) ? 'vacation' : 'left',
  }));

/** Gives time for decisions that were made: all of it anew, or a little more. */
export const grant = (clocks: Clocks, clock: ClockSettings, deciders: readonly Seat[], step: number): Clocks =>
  clocks.map((one, seat) => {
    if (!deciders.includes(seat as Seat) || step <= one.mark) return one;
    const left = clock.kind === 'bank' ? one.left + clock.increment * 1_000 : fullTime(clock);
    return { ...one, left, mark: step };
  });

/** For a person who takes the seat back. */
export const refill = (clocks: Clocks, clock: ClockSettings, seat: Seat): Clocks =>
  clocks.map((one, i) => {
    if (i !== seat) return one;
    const least = clock.kind === 'bank' ? Math.max(RETURN_MS, clock.increment * 1_000) : fullTime(clock);
    return { ...one, left: Math.max(one.left, least) };
  });

const endOf = (one: OwnClock): number => (one.since === null ? Number.POSITIVE_INFINITY : one.since + one[one.uses]);

/** When the first of them runs out; null if none runs. */
export function deadline(clocks: Clocks | null): number | null {
  if (!clocks) return null;
  const first = Math.min(...clocks.map(endOf));
  return Number.isFinite(first) ? first : null;
}

/** Whose time, or vacation, is over. */
export const expired = (clocks: Clocks, now: number): Seat[] =>
  clocks.flatMap((one, seat) => (endOf(one) <= now ? [seat as Seat] : []));

/** As everybody may know them. */
export const shownClocks = (clocks: Clocks | null): SeatClock[] | null =>
  clocks?.map(({ left, vacation, uses, since }) => ({ left, vacation, uses, since })) ?? null;
