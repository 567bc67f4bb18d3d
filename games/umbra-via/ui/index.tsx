import type { UiParts } from '@penumbra/board';
import { hasSeat, type Seat } from '@penumbra/kit';
import { SOULS_ON_TILE } from '../src/components.ts';
import { sizeOf } from '../src/flowers.ts';
import type { UmbraVia } from '../src/index.ts';
import { GUIDE } from '../text/guide.ts';
import type { UmbraText } from '../text/words.ts';
import { provideArt } from './art/defs.ts';
import { Flower, type FlowerColour } from './art/Flower.tsx';
import { Board } from './Board.tsx';
import { intro } from './intro.tsx';
import { duration, sound } from './motion.ts';
import { Player } from './Player.tsx';
import { Snapshot } from './Snapshot.tsx';
import { signs } from './signs.tsx';
import { Thumb } from './Thumb.tsx';

provideArt();

export const ui: UiParts<UmbraVia, UmbraText> = {
  Board,
  Player,
  Thumb,
  Snapshot,
  Mark: ({ colour, size }) => (
    <span className="uv-theme uv-mark">
      <Flower colour={colour as FlowerColour} size={size} />
    </span>
  ),
  tray: { wide: 96, phone: 66 },
  duration,
  sound,
  sheet: (view) => {
    const left = view.souls.slice(0, view.config.seats.length);
    const isClaimed = view.ending === 'soul-tile';
    return [
      { item: 'souls-taken', values: left.map((n) => SOULS_ON_TILE - n) },
      { item: 'bag', values: view.bags.map(sizeOf) },
      { item: 'souls-left', values: left, decides: !isClaimed },
      ...(isClaimed
        ? [
            {
              item: 'soul-tile',
              values: left.map((_, seat) => (hasSeat(view.winners, seat as Seat) ? '✓' : '–')),
              decides: true,
            },
          ]
        : []),
    ];
  },
  tally: { item: 'souls-left', of: (view) => view.souls.slice(0, view.config.seats.length) },
  intro,
  signs,
  guide: GUIDE,
  rules: {
    en: async () => (await import('../text/rules.en.ts')).RULES,
    pl: async () => (await import('../text/rules.pl.ts')).RULES,
    it: async () => (await import('../text/rules.it.ts')).RULES,
  },
};
