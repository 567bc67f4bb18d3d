import { meadowAt } from '../atlas.ts';
import { TOKENS } from '../ground.ts';
import { setWord, tokenOn } from '../state.ts';
import { nameOfCell } from '../words.ts';
import type { MoveOf, Rule } from './move.ts';
import { onHexes } from './on-hexes.ts';
import { openExploitation } from './pieces.ts';
import { refused } from './refusal.ts';

/** VN-10: Harvest. */
export const harvest: Rule<MoveOf<'harvest'>> = {
  ...onHexes('harvest', {
    may: () => true,
    word: (s, _seat, i) => setWord(s, TOKENS * s.config.box.atlas.words + i),
  }),

  refuse(s, _seat, { at }) {
    const meadow = meadowAt(s.config.box.atlas, at);
    return meadow === undefined || s.tokens[meadow] === 0 ? refused('no-token-there', nameOfCell(at)) : undefined;
  },

  play(s, seat, { at }, tell) {
    const meadow = meadowAt(s.config.box.atlas, at)!;
    const token = tokenOn(s, meadow);
    const goods = openExploitation(s, meadow, token);
    s.uses--;
    tell?.say({ kind: 'token-harvested', seat, at, token, goods });
  },
};
