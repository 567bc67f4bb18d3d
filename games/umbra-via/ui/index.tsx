import type { GameUi } from '@penumbra/board';
import { SOULS_ON_TILE } from '../src/components.ts';
import { sizeOf } from '../src/flowers.ts';
import { type UmbraVia, umbraVia } from '../src/index.ts';
import { Board } from './Board.tsx';
import { GUIDE } from './guide.ts';
import { duration, sound } from './motion.ts';
import { Player } from './Player.tsx';
import { Thumb } from './Thumb.tsx';

export const ui: GameUi<UmbraVia> = {
  game: umbraVia,
  text: {
    en: async () => (await import('./text.en.ts')).text,
    pl: async () => (await import('./text.pl.ts')).text,
    it: async () => (await import('./text.it.ts')).text,
  },
  Board,
  Player,
  Thumb,
  duration,
  sound,
  sheet: (view) => {
    const left = view.souls.slice(0, view.config.seats.length);
    return [
      { item: 'souls-left', values: left },
      { item: 'souls-taken', values: left.map((n) => SOULS_ON_TILE - n) },
      { item: 'bag', values: view.bags.map(sizeOf) },
    ];
  },
  guide: GUIDE,
  rules: {
    en: async () => (await import('./rules.en.ts')).RULES,
    pl: async () => (await import('./rules.pl.ts')).RULES,
    it: async () => (await import('./rules.it.ts')).RULES,
  },
};
