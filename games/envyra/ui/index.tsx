import type { UiParts } from '@penumbra/board';
import type { Envyra } from '../src/index.ts';
import { GUIDE } from '../text/guide.ts';
import type { EnvyraText } from '../text/words.ts';
import { Board } from './Board.tsx';
import { about } from './elements.ts';
import { intro } from './intro.tsx';
import { Mark } from './Mark.tsx';
import { duration, sound } from './motion.ts';
import { Player } from './Player.tsx';
import { scoreShown } from './preview.ts';
import { Snapshot } from './Snapshot.tsx';
import { sheet } from './sheet.ts';
import { Thumb } from './Thumb.tsx';

export const ui: UiParts<Envyra, EnvyraText> = {
  Board,
  Player,
  Thumb,
  Snapshot,
  Mark,
  panels: { wide: 'column', phone: 'board' },
  tray: { wide: 56, phone: 54 },
  tally: { item: 'points', of: (view) => view.config.seats.map((_, seat) => scoreShown(view, seat)) },
  about,
  duration,
  sound,
  sheet,
  intro,
  guide: GUIDE,
  rules: {
    en: async () => (await import('../text/rules.en.ts')).RULES,
    pl: async () => (await import('../text/rules.pl.ts')).RULES,
    it: async () => (await import('../text/rules.it.ts')).RULES,
  },
};
