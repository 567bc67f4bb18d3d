import { type MoveOf, plainCode, push, type Rule } from './move.ts';
import { leftmostStack, tellUncovered } from './pieces.ts';
import { refused } from './refusal.ts';

// VN-10: abilities with nothing to choose, and declining one.

/** Distillery. */
export const extra: Rule<MoveOf<'extra'>> = {
  list(s, seat, codes) {
    // ruling VN-9.3: with the building that takes the end card an extra action is lost
    if (s.endCard !== seat) push(codes, plainCode('extra'));
  },
  refuse: (s, seat) => (s.endCard === seat ? refused('no-more-actions') : undefined),
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
  refuse: (s) => (s.deck.length === 0 ? refused('deck-is-empty') : undefined),
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
  refuse: (s, seat) => (leftmostStack(s, seat) < 0 ? refused('stacks-are-empty') : undefined),
  play(s, seat, _move, tell) {
    let count = 0;
    let uncovered = false;
    // ruling VN-10.11: with one tile left, that one
    for (let stack = leftmostStack(s, seat); count < TILES_RETURNED && stack >= 0; stack = leftmostStack(s, seat)) {
      s.stacks[stack] = s.stacks[stack]! - 1;
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
    tell?.say({ kind: 'ability-skipped', seat, contract: s.ability });
  },
};
