import type { Lang } from '@penumbra/board/pure';
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
