import type { Lang } from '@penumbra/kit';
import { createContext, useContext } from 'react';
import type { ShellText } from '../text/index.ts';

export interface Words {
  readonly t: ShellText;
  readonly lang: Lang;
}

export const WordsContext = createContext<Words | undefined>(undefined);

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('no words around this component');
  return words;
}

/** How far a game is. The building after the last one is never begun. */
export const whenText = (
  t: ShellText,
  round: number,
  counts: Parameters<ShellText['table']['round']>[1],
  isOver: boolean,
): string => (isOver && counts === 'buildings' ? t.home.over : t.table.round(round, counts));
