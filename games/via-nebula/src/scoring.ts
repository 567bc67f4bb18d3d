import { type BySeat, countOwned, everySeat, type Known, type Result, type Seat, thingsOf } from '@penumbra/kit';
import { contractOf, tokenOf } from './box.ts';
import { sizeOf } from './goods.ts';
import { NONE, type State, storageOf, uncovered } from './state.ts';
import { type ContractKind, END_CARD_POINTS, EXPLORER_POINTS, STACKS } from './words.ts';

/** What is scored: the same of a state and of any view. */
export type Scored = Pick<Known<State>, 'config' | 'done' | 'kept' | 'stacks' | 'storage' | 'endCard'>;

/** What the bonus contracts are worth to a seat beyond their printed points. */
const BONUSES: { readonly [kind in ContractKind]?: (s: Scored, seat: number) => number } = {
  architect: (s, seat) => countOwned(s.done, seat),
  mayor: (s, seat) => 2 * thingsOf(s.done, seat).filter((contract) => contractOf(s.config, contract).size === 2).length,
  merchant: (s, seat) => countOwned(s.kept, seat),
  'lazy-explorer': (s, seat) => STACKS - uncovered(s, seat),
};

export const SHEET = ['tokens', 'contracts', 'bonuses', 'explorers', 'end-card', 'storage'] as const;
export type SheetItem = (typeof SHEET)[number];

const ITEMS: { readonly [item in SheetItem]: (s: Scored, seat: number) => number } = {
  tokens: (s, seat) => sum(thingsOf(s.kept, seat), (token) => tokenOf(s.config, token).points),
  contracts: (s, seat) => sum(thingsOf(s.done, seat), (contract) => contractOf(s.config, contract).points),
  bonuses: (s, seat) => sum(thingsOf(s.done, seat), (contract) => bonusOf(s, seat, contract)),
  explorers: (s, seat) => EXPLORER_POINTS * uncovered(s, seat),
  'end-card': (s, seat) => (s.endCard === seat ? END_CARD_POINTS : 0),
  // Not simply the negative: that of nothing is −0, which no text carries.
  storage: (s, seat) => 0 - sizeOf(storageOf(s, seat)),
};

const sum = (list: readonly number[], worth: (thing: number) => number): number =>
  list.reduce((total, thing) => total + worth(thing), 0);

/** What a fulfilled contract is worth beyond its printed points. */
export function bonusOf(s: Scored, seat: number, contract: number): number {
  const { kind } = contractOf(s.config, contract);
  return BONUSES[kind]?.(s, seat) ?? 0;
}

export const scoreOf = (s: Scored, seat: number): number =>
  SHEET.reduce((total, item) => total + ITEMS[item](s, seat), 0);

export function result(s: State): Result | undefined {
  if (s.phase !== 'over') return undefined;
  const seats = everySeat(s.config.seats);
  const scores: BySeat<number> = seats.map((seat) => scoreOf(s, seat));
  const best = Math.max(...scores);
  const leaders = seats.filter((seat) => scores[seat] === best);
  const stored = (seat: Seat): number => sizeOf(storageOf(s, seat));
  const least = Math.min(...leaders.map(stored));
  return {
    winners: leaders.filter((seat) => stored(seat) === least),
    scores,
    sheet: SHEET.map((item) => ({ item, points: seats.map((seat) => ITEMS[item](s, seat)) })),
    ending: s.endCard === NONE ? 'stuck' : 'fifth-building',
  };
}
