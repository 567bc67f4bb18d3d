import { meadowAt } from '../atlas.ts';
import { putCraftsman, takeCraftsman } from '../ground.ts';
import { owned } from '../state.ts';
import { type Meadow, nameOfCell, type Token } from '../words.ts';
import { cellCode, type MoveOf, push, type Rule, refusal } from './move.ts';
import { cellOf, hexOfMeadow, openExploitation } from './pieces.ts';

/** VN-4: action A. */
export const craft: Rule<MoveOf<'craft'>> = {
  list(s, seat, codes) {
    if (s.craftsmen[seat] === 0) return;
    for (let meadow = 0; meadow < s.tokens.length; meadow++) {
      if (s.tokens[meadow] !== 0) push(codes, cellCode('craft', cellOf(s, hexOfMeadow(s, meadow as Meadow))));
    }
  },

  any: (s, seat) => s.craftsmen[seat] !== 0 && s.tokens.some((token) => token !== 0),

  refuse(s, seat, { at }) {
    if (s.craftsmen[seat] === 0) return refusal('no-craftsman-left');
    const meadow = meadowAt(s.config.box.atlas, at);
    if (meadow === undefined || s.tokens[meadow] === 0) return refusal('no-token-there', nameOfCell(at));
    return undefined;
  },

  play(s, seat, { at }, tell) {
    const meadow = meadowAt(s.config.box.atlas, at) as Meadow;
    const token = ((s.tokens[meadow] as number) - 1) as Token;
    s.actions--;
    s.craftsmen[seat] = (s.craftsmen[seat] as number) - 1;
    s.kept.push(owned(token, seat));
    putCraftsman(s, seat, meadow);
    const goods = openExploitation(s, meadow, token);
    tell?.say({ kind: 'craftsman-placed', seat, at, token, goods });
    if (goods !== 0) return;
    // ruling: a craftsman who finds nothing returns at once
    takeCraftsman(s, meadow);
    tell?.say({ kind: 'craftsman-returned', seat, at });
  },
};
