import type { Contract } from '../words.ts';
import { type MoveOf, plainCode, push, type Rule, refusal } from './move.ts';
import { leftmostStack, tellUncovered } from './pieces.ts';

// VN-10: abilities with nothing to choose, and declining one.

/** Distillery. */
export const extra: Rule<MoveOf<'extra'>> = {
  list(s, seat, codes) {
    // ruling: after the fifth building an extra action is lost
    if (s.buildingStock[seat] !== 0) push(codes, plainCode('extra'));
  },
  refuse: (s, seat) => (s.buildingStock[seat] === 0 ? refusal('no-more-actions') : undefined),
  play(s, seat, _move, tell) {
    s.actions++;
    s.uses--;
    tell?.say({ kind: 'action-gained', seat });
  },
};

/** Secret Plan. */
export const draw: Rule<MoveOf<'draw'>> = {
  list(s, _seat, codes) {
    if (s.deck.length > 0) push(codes, plainCode('draw'));
  },
  refuse: (s) => (s.deck.length === 0 ? refusal('deck-is-empty') : undefined),
  play(s) {
    s.uses--;
    s.phase = 'secret';
  },
};

const TILES_RETURNED = 2;

/** Shortcut. */
export const shortcut: Rule<MoveOf<'shortcut'>> = {
  list(s, seat, codes) {
    if (leftmostStack(s, seat) >= 0) push(codes, plainCode('shortcut'));
  },
  refuse: (s, seat) => (leftmostStack(s, seat) < 0 ? refusal('stacks-are-empty') : undefined),
  play(s, seat, _move, tell) {
    let count = 0;
    let uncovered = false;
    // ruling: with one tile left, that one
    for (let stack = leftmostStack(s, seat); count < TILES_RETURNED && stack >= 0; stack = leftmostStack(s, seat)) {
      s.stacks[stack] = (s.stacks[stack] as number) - 1;
      s.reserve++;
      count++;
      if (s.stacks[stack] === 0) uncovered = true;
    }
    s.uses--;
    tell?.say({ kind: 'tiles-returned', seat, count });
    if (uncovered) tellUncovered(s, seat, tell);
  },
};

export const skip: Rule<MoveOf<'skip'>> = {
  list(_s, _seat, codes) {
    push(codes, plainCode('skip'));
  },
  refuse: () => undefined,
  play(s, seat, _move, tell) {
    s.uses = 0;
    tell?.say({ kind: 'ability-skipped', seat, contract: s.ability as Contract });
  },
};
