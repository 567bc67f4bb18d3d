import { owned } from '@penumbra/kit';
import { meadowAt } from '../atlas.ts';
import { putCraftsman, TOKENS, takeCraftsman } from '../ground.ts';
import { craftsmenOf, setWord, tokenOn } from '../state.ts';
import { nameOfCell } from '../words.ts';
import type { MoveOf, Rule } from './move.ts';
import { onHexes } from './on-hexes.ts';
import { openExploitation } from './pieces.ts';
import { refused } from './refusal.ts';

/** VN-4: action A. */
export const craft: Rule<MoveOf<'craft'>> = {
  ...onHexes('craft', {
    may: (s, seat) => s.craftsmen[seat] !== 0,
    word: (s, _seat, i) => setWord(s, TOKENS * s.config.box.atlas.words + i),
  }),

  refuse(s, seat, { at }) {
    if (s.craftsmen[seat] === 0) return refused('no-craftsman-left');
    const meadow = meadowAt(s.config.box.atlas, at);
    if (meadow === undefined || s.tokens[meadow] === 0) return refused('no-token-there', nameOfCell(at));
    return undefined;
  },

  play(s, seat, { at }, tell) {
    const meadow = meadowAt(s.config.box.atlas, at)!;
    const token = tokenOn(s, meadow);
    s.actions--;
    s.craftsmen[seat] = craftsmenOf(s, seat) - 1;
    // ruling VN-4.2: kept where all can see it
    s.kept.push(owned(token, seat));
    putCraftsman(s, seat, meadow);
    const goods = openExploitation(s, meadow, token);
    tell?.say({ kind: 'craftsman-placed', seat, at, token, goods });
    if (goods !== 0) return;
    // A craftsman who finds nothing returns at once (VN-1.4).
    takeCraftsman(s, meadow);
    tell?.say({ kind: 'craftsman-returned', seat, at });
  },
};
