import type { UiParts } from '@penumbra/board';
import { memo } from 'react';
import type { Umbrella } from '../src/index.ts';
import { scoreOf } from '../src/scoring.ts';
import { GUIDE } from '../text/guide.ts';
import type { UmbrellaText } from '../text/words.ts';
import { Board } from './Board.tsx';
import { Mark } from './Mark.tsx';
import { about, duration, sound } from './motion.ts';
import { Player } from './Player.tsx';
import { Snapshot } from './Snapshot.tsx';
import { sheet } from './sheet.ts';
import { Thumb } from './Thumb.tsx';

export const ui: UiParts<Umbrella, UmbrellaText> = {
  Board: memo(Board),
  Player,
  Thumb,
  Snapshot,
  Mark,
  panels: { wide: 'row', phone: 'row' },
  tray: { wide: 0, phone: 0 },
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
