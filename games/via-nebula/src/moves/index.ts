import type { Rng, Seat, Tell } from '@penumbra/kit';
import { contractOf } from '../box.ts';
import type { Event } from '../events.ts';
import { NONE, type State } from '../state.ts';
import type { Contract, ContractKind } from '../words.ts';
import { build, listOpenBuilds } from './build.ts';
import { carry } from './carry.ts';
import { craft } from './craft.ts';
import { deliver } from './deliver.ts';
import { exchange } from './exchange.ts';
import { explore } from './explore.ts';
import { fly } from './fly.ts';
import { harvest } from './harvest.ts';
import { lay } from './lay.ts';
import { type Codes, type Move, type MoveKind, moveOf, type Refused, type Rule, refusal } from './move.ts';
import { giveBack } from './return.ts';
import { draw, extra, shortcut, skip } from './simple.ts';
import { site } from './site.ts';

const RULES: { readonly [kind in MoveKind]: Rule } = {
  craft: craft as Rule,
  site: site as Rule,
  explore: explore as Rule,
  carry: carry as Rule,
  build: build as Rule,
  exchange: exchange as Rule,
  extra: extra as Rule,
  fly: fly as Rule,
  lay: lay as Rule,
  return: giveBack as Rule,
  harvest: harvest as Rule,
  deliver: deliver as Rule,
  draw: draw as Rule,
  shortcut: shortcut as Rule,
  skip: skip as Rule,
};

const ACTIONS = ['craft', 'site', 'explore', 'carry', 'build'] as const satisfies readonly MoveKind[];
const isAction = (kind: MoveKind): boolean => (ACTIONS as readonly MoveKind[]).includes(kind);

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
const abilityOf = (s: State): MoveKind | undefined =>
  s.ability === NONE ? undefined : ABILITIES[contractOf(s.config, s.ability as Contract).kind];

// One buffer for all lists: a list is read before the next is made.
const codes: Codes = { size: 0, list: [] };

function listMoves(s: State, seat: Seat): Codes {
  codes.size = 0;
  if (seat !== s.turn) return codes;
  if (s.phase === 'act') for (const kind of ACTIONS) RULES[kind].list(s, seat, codes);
  if (s.phase !== 'ability') return codes;
  const ability = abilityOf(s);
  if (ability) RULES[ability].list(s, seat, codes);
  RULES.skip.list(s, seat, codes);
  return codes;
}

export function legal(s: State, seat: Seat): readonly Move[] {
  const { size, list } = listMoves(s, seat);
  const moves = new Array<Move>(size);
  for (let i = 0; i < size; i++) moves[i] = moveOf(list[i] as number);
  return moves;
}

export function pick(s: State, seat: Seat, rng: Rng): Move {
  const { size, list } = listMoves(s, seat);
  return moveOf(list[rng.below(size)] as number);
}

/** How the seat on turn can act: as everybody sees, only with what it holds in secret, or not at all. */
export type Means = 'open' | 'hand' | 'none';
const OPEN_ACTIONS = ['craft', 'site', 'explore', 'carry'] as const satisfies readonly MoveKind[];

function isPossible(s: State, seat: Seat, kind: MoveKind): boolean {
  const rule = RULES[kind];
  if (rule.any) return rule.any(s, seat);
  rule.list(s, seat, codes);
  return codes.size > 0;
}

export function meansOf(s: State): Means {
  if (s.actions === 0) return 'none';
  const seat = s.turn as Seat;
  codes.size = 0;
  for (const kind of OPEN_ACTIONS) if (isPossible(s, seat, kind)) return 'open';
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
  RULES[ability].list(s, s.turn as Seat, codes);
  return codes.size > 0;
}

export function refuse(s: State, seat: Seat, move: Move): Refused {
  if (s.phase !== 'act' && s.phase !== 'ability') return refusal('wrong-phase');
  if (seat !== s.turn) return refusal('not-your-turn');
  if (isAction(move.kind) !== (s.phase === 'act')) return refusal('wrong-phase');
  if (s.phase === 'ability' && move.kind !== 'skip' && move.kind !== abilityOf(s)) return refusal('other-ability');
  return RULES[move.kind].refuse(s, seat, move);
}

/** The move's own effect; what follows from it is the flow's. */
export const carryOut = (s: State, seat: Seat, move: Move, tell?: Tell<Event>): void =>
  RULES[move.kind].play(s, seat, move, tell);
