import {
  type Audience,
  allBut,
  EVERYONE,
  everySeat,
  NOBODY,
  nothingAt,
  only,
  owned,
  type Rng,
  type Seat,
  type Tell,
  thingOf,
  unreachable,
} from '@penumbra/kit';
import { contractOf, tokenCount, tokenOf } from './box.ts';
import type { Event } from './events.ts';
import { beginPlay, runOn } from './flow.ts';
import { putToken } from './ground.ts';
import { openExploitation } from './moves/pieces.ts';
import { type Refused, refused } from './moves/refusal.ts';
import type { State } from './state.ts';
import { emptyPlace } from './turn.ts';
import {
  type Cell,
  type Contract,
  meadowNumbered,
  nameOfCell,
  OPEN_PLACES,
  PRIVATE_DEALT,
  type Token,
  tokenNumbered,
} from './words.ts';

export type Chance =
  | { readonly kind: 'first'; readonly seat: Seat }
  /** Every meadow in reading order, and what lies there. */
  | { readonly kind: 'tokens'; readonly cells: readonly Cell[]; readonly tokens: readonly Token[] }
  /** By seat, sorted. */
  | { readonly kind: 'private'; readonly hands: readonly (readonly Contract[])[] }
  | { readonly kind: 'open'; readonly contracts: readonly Contract[] }
  | { readonly kind: 'refill'; readonly contract: Contract }
  | { readonly kind: 'secret'; readonly seat: Seat; readonly contract: Contract };

/** Private contracts that are nowhere: to be dealt, or in the box for good. */
export function privateHeap(s: State): Contract[] {
  const gone = new Set([...s.hands, ...s.done].map(thingOf));
  return s.config.box.private.filter((contract) => !gone.has(contract));
}
const openCount = (s: State): number => Math.min(OPEN_PLACES, s.deck.length);
const meadowCells = (s: State): Cell[] => {
  const { meadows, cells } = s.config.box.atlas;
  return meadows.map((hex) => cells[hex] ?? nothingAt(hex));
};

export function sample(s: State, rng: Rng): Chance {
  switch (s.phase) {
    case 'first':
      return { kind: 'first', seat: rng.pick(everySeat(s.config.seats)) };
    case 'tokens':
      return { kind: 'tokens', cells: meadowCells(s), tokens: shuffledTokens(s, rng) };
    case 'private': {
      const heap = rng.shuffle(privateHeap(s));
      const dealt = (seat: number): Contract[] => heap.slice(seat * PRIVATE_DEALT, (seat + 1) * PRIVATE_DEALT);
      return { kind: 'private', hands: s.config.seats.map((_, seat) => dealt(seat).sort((a, b) => a - b)) };
    }
    case 'open':
      return { kind: 'open', contracts: rng.shuffle([...s.deck]).slice(0, openCount(s)) };
    case 'refill':
      return { kind: 'refill', contract: rng.pick(s.deck) };
    case 'secret':
      return { kind: 'secret', seat: s.turn, contract: rng.pick(s.deck) };
    default:
      throw new Error(`nothing is left to chance in ${s.phase}`);
  }
}

function shuffledTokens(s: State, rng: Rng): Token[] {
  const all: Token[] = [];
  for (const [token, { count }] of s.config.box.tokens.entries())
    for (let i = 0; i < count; i++) all.push(tokenNumbered(token));
  const special = all.filter((token) => tokenOf(s.config, token).special);
  all.splice(all.indexOf(rng.pick(special)), 1);
  return rng.shuffle(all);
}

export function refuseChance(s: State, outcome: Chance): Refused {
  if (outcome.kind !== s.phase) return refused('not-this-chance');
  const unknown = (contracts: readonly number[], heap: readonly number[]): Refused =>
    contracts.every((contract) => heap.includes(contract)) && new Set(contracts).size === contracts.length
      ? undefined
      : refused('wrong-contracts', ...contracts.map((contract) => contractOf(s.config, contract)?.id ?? '?'));
  switch (outcome.kind) {
    case 'first':
      return outcome.seat >= 0 && outcome.seat < s.config.box.players ? undefined : refused('not-a-seat');
    case 'tokens':
      return refuseTokens(s, outcome.cells, outcome.tokens);
    case 'private': {
      const whole = outcome.hands.length === s.config.box.players;
      const fair = whole && outcome.hands.every((hand) => hand.length === PRIVATE_DEALT);
      return fair ? unknown(outcome.hands.flat(), privateHeap(s)) : refused('wrong-contracts');
    }
    case 'open':
      return outcome.contracts.length === openCount(s)
        ? unknown(outcome.contracts, s.deck)
        : refused('wrong-contracts');
    case 'refill':
      return unknown([outcome.contract], s.deck);
    case 'secret':
      return outcome.seat === s.turn ? unknown([outcome.contract], s.deck) : refused('not-a-seat');
    default:
      return unreachable(outcome);
  }
}

/** Every meadow gets one, and what is missing is one special token. */
function refuseTokens(s: State, cells: readonly Cell[], tokens: readonly Token[]): Refused {
  const { box } = s.config;
  const meadows = meadowCells(s);
  const wrong = cells.find((cell, i) => cell !== meadows[i]);
  if (wrong !== undefined) return refused('wrong-tokens', nameOfCell(wrong));
  if (cells.length !== meadows.length || tokens.length !== cells.length) return refused('wrong-tokens');
  if (tokens.length !== tokenCount(box) - 1) return refused('wrong-tokens');
  const odd = box.tokens.find(({ count, special }, token) => {
    const missing = count - tokens.filter((laid) => laid === token).length;
    return missing < 0 || missing > (special ? 1 : 0);
  });
  return odd ? refused('wrong-tokens', odd.id) : undefined;
}

export function applyChance(s: State, outcome: Chance, tell?: Tell<Event>): void {
  switch (outcome.kind) {
    case 'first':
      s.turn = outcome.seat;
      s.phase = 'tokens';
      return tell?.say({ kind: 'first-chosen', seat: outcome.seat });
    case 'tokens':
      s.phase = 'private';
      tell?.say({ kind: 'tokens-laid', cells: outcome.cells, tokens: outcome.tokens });
      outcome.tokens.forEach((token, meadow) => {
        if (tokenOf(s.config, token).special) openExploitation(s, meadowNumbered(meadow), token);
        else putToken(s, meadowNumbered(meadow), token);
      });
      return;
    case 'private':
      return dealPrivate(s, outcome.hands, tell);
    case 'open':
      s.open = [...outcome.contracts];
      s.deck = s.deck.filter((contract) => !outcome.contracts.includes(contract));
      tell?.say({ kind: 'contracts-opened', contracts: outcome.contracts });
      return beginPlay(s, tell);
    case 'refill': {
      const place = emptyPlace(s);
      s.open[place] = takeFromDeck(s, outcome.contract);
      tell?.say({ kind: 'place-refilled', place, contract: outcome.contract });
      return runOn(s, tell);
    }
    case 'secret':
      s.hands.push(owned(takeFromDeck(s, outcome.contract), outcome.seat));
      tell?.say({ kind: 'contract-drawn', seat: outcome.seat, contract: outcome.contract }, only(outcome.seat));
      tell?.say({ kind: 'card-drawn', seat: outcome.seat }, allBut(outcome.seat));
      s.phase = 'refill';
      return runOn(s, tell);
    default:
      unreachable(outcome);
  }
}

function dealPrivate(s: State, hands: readonly (readonly Contract[])[], tell?: Tell<Event>): void {
  s.phase = 'open';
  tell?.say({ kind: 'privates-dealt', sizes: hands.map((hand) => hand.length) });
  for (const seat of everySeat(hands)) {
    const contracts = hands[seat]!;
    for (const contract of contracts) s.hands.push(owned(contract, seat));
    tell?.say({ kind: 'hand-dealt', seat, contracts }, only(seat));
  }
}

function takeFromDeck(s: State, contract: Contract): Contract {
  s.deck.splice(s.deck.indexOf(contract), 1);
  return contract;
}

/** Who sees the whole outcome; of private contracts each seat sees its own. */
export function audience(_s: State, outcome: Chance): Audience {
  if (outcome.kind === 'private') return NOBODY;
  return outcome.kind === 'secret' ? only(outcome.seat) : EVERYONE;
}
