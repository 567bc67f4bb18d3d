// Every piece of the game as a <symbol>, put into the page once: boards, panels and pictures use them by name.
import { useSymbols } from '@penumbra/board';
import { DEFS, PIECES } from './pieces.ts';
import { SIGNS } from './signs.ts';

const SPRITE = {
  id: 'ev-sprite',
  theme: 'ev-theme',
  markup: (): string => `<defs>${DEFS.join('')}</defs>${PIECES.join('')}${SIGNS.join('')}`,
};

export const useSprite = (): void => useSymbols(SPRITE);
