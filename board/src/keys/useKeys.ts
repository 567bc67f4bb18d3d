import { type RefObject, useEffect, useRef } from 'react';
import { keyName } from './name.ts';

/** By name: `n`, `1`, `Shift+1`, `Shift+Enter`, `?`. False = nothing was done, and the key is left to others. */
export type Keys = { readonly [key: string]: ((event: KeyboardEvent) => unknown) | undefined };

const TYPING = 'input, textarea, select, [contenteditable]';

const isTaken = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.target instanceof Element && event.target.closest(TYPING) !== null) ||
  document.querySelector('dialog:modal') !== null;

/** Keys of the whole board, from the moment it is drawn: nothing has to have the focus. */
export function useKeys(keys: Keys): void {
  const newest = useRef(keys);
  newest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const act = newest.current[keyName(event)];
      if (act && !isTaken(event) && act(event) !== false) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** Keeps the keyboard on the board when the element it stood on is gone: to the first of these selectors that is there. */
export function useFocusKeeper(root: RefObject<HTMLElement | null>, havens: readonly string[]): void {
  const last = useRef<Element>(null);
  useEffect(() => {
    const board = root.current;
    const note = ({ target }: Event): void => {
      last.current = target instanceof Element && board?.contains(target) ? target : null;
    };
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', note);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', note);
    };
  }, [root]);
  useEffect(() => {
    // Between two elements the focus is nowhere, too: only what cannot have it any more has lost it.
    const isGone = last.current && (!last.current.isConnected || last.current.matches(':disabled'));
    if (!isGone || document.activeElement !== document.body) return;
    for (const haven of havens) {
      const element = root.current?.querySelector<HTMLElement>(haven);
      if (element) return element.focus({ preventScroll: true });
    }
  });
}
