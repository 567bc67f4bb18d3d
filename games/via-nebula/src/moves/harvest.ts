import { meadowAt } from '../atlas.ts';
import { type Meadow, nameOfCell, type Token } from '../words.ts';
import { cellCode, type MoveOf, push, type Rule, refusal } from './move.ts';
import { cellOf, hexOfMeadow, openExploitation } from './pieces.ts';

/** VN-10: Harvest. */
export const harvest: Rule<MoveOf<'harvest'>> = {
  list(s, _seat, codes) {
    for (let meadow = 0; meadow < s.tokens.length; meadow++) {
      if (s.tokens[meadow] !== 0) push(codes, cellCode('harvest', cellOf(s, hexOfMeadow(s, meadow as Meadow))));
    }
  },

  refuse(s, _seat, { at }) {
    const meadow = meadowAt(s.config.box.atlas, at);
    return meadow === undefined || s.tokens[meadow] === 0 ? refusal('no-token-there', nameOfCell(at)) : undefined;
  },

  play(s, seat, { at }, tell) {
    const meadow = meadowAt(s.config.box.atlas, at) as Meadow;
    const token = ((s.tokens[meadow] as number) - 1) as Token;
    const goods = openExploitation(s, meadow, token);
    s.uses--;
    tell?.say({ kind: 'token-harvested', seat, at, token, goods });
  },
};
