import type { UiParts } from '@penumbra/board';
import type { ViaNebula } from '../src/index.ts';
import { scoreOf } from '../src/scoring.ts';
import { GUIDE } from '../text/guide.ts';
import type { ViaText } from '../text/words.ts';
import { about } from './about.ts';
import { Board } from './Board.tsx';
import { Mark } from './Mark.tsx';
import { duration, sound } from './motion.ts';
import { Player } from './Player.tsx';
import { Snapshot } from './Snapshot.tsx';
import { sheet } from './sheet.ts';
import { Thumb } from './Thumb.tsx';

export const ui: UiParts<ViaNebula, ViaText> = {
  Board,
  Player,
  Thumb,
  Snapshot,
  Mark,
  tray: { wide: 52, phone: 54 },
  tally: { item: 'points', of: (view) => view.config.seats.map((_, seat) => scoreOf(view, seat)) },
  about,
  duration,
  sound,
  sheet,
  guide: GUIDE,
  rules: {
    en: async () => (await import('../text/rules.en.ts')).RULES,
    pl: async () => (await import('../text/rules.pl.ts')).RULES,
    it: async () => (await import('../text/rules.it.ts')).RULES,
  },
};
