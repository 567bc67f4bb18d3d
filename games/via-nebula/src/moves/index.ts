import { isOneOf, type Rng, type Seat, type Tell } from '@penumbra/kit';
import { contractOf } from '../box.ts';
import type { Event } from '../events.ts';
import { NONE, type State } from '../state.ts';
import { CONTRACT_KINDS, type ContractKind } from '../words.ts';
import { build, listOpenBuilds } from './build.ts';
import { carry } from './carry.ts';
import { craft } from './craft.ts';
import { deliver } from './deliver.ts';
import { exchange } from './exchange.ts';
import { explore } from './explore.ts';
import { fly } from './fly.ts';
import { harvest } from './harvest.ts';
import { lay } from './lay.ts';
import { type Codes, type Move, type MoveKind, moveOf, type Rule } from './move.ts';
import { type Refused, refused } from './refusal.ts';
import { giveBack } from './return.ts';
import { draw, extra, shortcut, skip } from './simple.ts';
import { site } from './site.ts';

const RULES: { readonly [kind in MoveKind]: Rule } = {
  craft: craft,
  site: site,
  explore: explore,
  carry: carry,
  build: build,
  exchange: exchange,
  extra: extra,
  fly: fly,
  lay: lay,
  return: giveBack,
  harvest: harvest,
  deliver: deliver,
  draw: draw,
  shortcut: shortcut,
  skip: skip,
};

const ACTIONS = ['craft', 'site', 'explore', 'carry', 'build'] as const satisfies readonly MoveKind[];
const isAction = (kind: MoveKind): boolean => isOneOf(ACTIONS, kind);

/** The move that uses a contract's ability; contracts without one are not here. */
const ABILITIES: { readonly [kind in ContractKind]?: MoveKind } = {
  'market-stall': 'exchange',
  distillery: 'extra',
  'flying-machine': 'fly',
  workshop: 'lay',
  adventurers: 'lay',
  caravan: 'return',
  'goods-export': 'return',
  harvest: 'harvest',
  'express-delivery': 'deliver',
  'secret-plan': 'draw',
  shortcut: 'shortcut',
};
const NO_RULES: readonly Rule[] = [];
const ACTION_RULES: readonly Rule[] = ACTIONS.map((kind) => RULES[kind]);
/** An ability, and declining it. */
const USES: Readonly<Record<string, readonly Rule[]>> = Object.fromEntries(
  CONTRACT_KINDS.map((kind) => [kind, [...(ABILITIES[kind] ? [RULES[ABILITIES[kind]]] : []), RULES.skip]]),
);
const abilityOf = (s: State): MoveKind | undefined =>
  s.ability === NONE ? undefined : ABILITIES[contractOf(s.config, s.ability).kind];

/** The kinds of moves that may be made now, in the order they are listed. */
function rulesNow(s: State): readonly Rule[] {
  if (s.phase === 'act') return ACTION_RULES;
  if (s.phase !== 'ability') return NO_RULES;
  return USES[contractOf(s.config, s.ability).kind]!;
}

// One buffer for all lists: a list is read before the next is made.
const codes: Codes = { size: 0, list: [] };

function listMoves(s: State, seat: Seat): Codes {
  codes.size = 0;
  if (seat === s.turn) for (const rule of rulesNow(s)) rule.list(s, seat, codes);
  return codes;
}

export function legal(s: State, seat: Seat): readonly Move[] {
  const { size, list } = listMoves(s, seat);
  const moves = new Array<Move>(size);
  for (let i = 0; i < size; i++) moves[i] = moveOf(list[i]!);
  return moves;
}

const counts: number[] = [];

/** The same as one of the list, which is made only of the kinds that cannot be counted without it. */
export function pick(s: State, seat: Seat, rng: Rng): Move {
  const rules = rulesNow(s);
  let total = 0;
  codes.size = 0;
  for (let i = 0; i < rules.length; i++) {
    const count = countMoves(s, seat, rules[i]!);
    counts[i] = count;
    total += count;
  }
  let n = rng.below(total);
  let listed = 0;
  for (let i = 0; ; i++) {
    const { nth } = rules[i]!;
    const count = counts[i]!;
    if (n < count) return moveOf(nth ? nth(s, seat, n) : codes.list[listed + n]!);
    n -= count;
    if (!nth) listed += count;
  }
}

function countMoves(s: State, seat: Seat, { count, list }: Rule): number {
  if (count) return count(s, seat);
  const before = codes.size;
  list(s, seat, codes);
  return codes.size - before;
}

/** How the seat on turn can act: as everybody sees, only with what it holds in secret, or not at all. */
export type Means = 'open' | 'hand' | 'none';
const OPEN_RULES: readonly Rule[] = ACTION_RULES.filter((rule) => rule !== RULES.build);

function isPossible(s: State, seat: Seat, rule: Rule): boolean {
  return rule.any ? rule.any(s, seat) : countMoves(s, seat, rule) > 0;
}

export function meansOf(s: State): Means {
  if (s.actions === 0) return 'none';
  const seat = s.turn;
  codes.size = 0;
  for (let i = 0; i < OPEN_RULES.length; i++) if (isPossible(s, seat, OPEN_RULES[i]!)) return 'open';
  listOpenBuilds(s, seat, codes);
  if (codes.size > 0) return 'open';
  RULES.build.list(s, seat, codes);
  return codes.size > 0 ? 'hand' : 'none';
}

/** Whether the ability that is to be decided can be carried out. */
export function canUseAbility(s: State): boolean {
  const ability = abilityOf(s);
  if (!ability || s.uses === 0) return false;
  codes.size = 0;
  return isPossible(s, s.turn, RULES[ability]);
}

export function refuse(s: State, seat: Seat, move: Move): Refused {
  if (s.phase !== 'act' && s.phase !== 'ability') return refused('wrong-phase');
  if (seat !== s.turn) return refused('not-your-turn');
  if (isAction(move.kind) !== (s.phase === 'act')) return refused('wrong-phase');
  if (s.phase === 'ability' && move.kind !== 'skip' && move.kind !== abilityOf(s)) return refused('other-ability');
  return RULES[move.kind].refuse(s, seat, move);
}

/** The move's own effect; what follows from it is the flow's. */
export const carryOut = (s: State, seat: Seat, move: Move, tell?: Tell<Event>): void =>
  RULES[move.kind].play(s, seat, move, tell);
