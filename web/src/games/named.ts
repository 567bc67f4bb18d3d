// A game's sentences with the names of who sits at this table.
import type { BySeat, Seat, Sitter } from '@penumbra/kit';
import { useMemo } from 'react';
import { useWords } from '../app/words.ts';
import type { Face } from './face.ts';
import { sitterNames } from './names.ts';

export interface Named {
  readonly face: Face;
  /** By seat: the one name that it has everywhere. */
  readonly names: BySeat<string>;
}

/** `you` is the seat of whoever reads it. */
export function useNamed(face: Face, people: readonly Sitter[], you: Seat | undefined): Named {
  const { t } = useWords();
  const list = sitterNames(people, t).join('\n');
  return useMemo(() => {
    const names = list.split('\n');
    return { names, face: { ...face, text: face.text.named?.({ names, you }) ?? face.text } };
  }, [face, list, you]);
}
