import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { nameOf } from '../element.ts';
import type { By } from './picks.ts';

export interface TapHandlers {
  onPointerDown(event: PointerEvent): void;
  onClick(event: MouseEvent): void;
  onPointerOver(event: PointerEvent): void;
  onPointerLeave(event: PointerEvent): void;
  onFocus(event: FocusEvent): void;
  onBlur(event: FocusEvent): void;
  onKeyDown(event: KeyboardEvent): void;
}

interface Taps {
  tap(name: string, by: By): void;
  look(name: string | undefined): void;
  /** Escape; false if there was nothing to take back, and somebody else may want the key. */
  back(): boolean;
}

/** What can be used is what can have the focus; any other name is only a place. */
const USABLE = 'button:not(:disabled), [tabindex]';
const usable = (target: EventTarget): string | undefined => {
  const node = target instanceof Element ? target.closest('[data-element]') : null;
  return node?.matches(USABLE) ? nameOf(node) : undefined;
};
const isNative = (target: EventTarget): boolean =>
  target instanceof Element && target.matches('button, a, input, select');

/** Listens at the root: what is drawn needs a name and a place in the focus order, and nothing else. */
export function useTaps({ tap, look, back }: Taps): TapHandlers {
  const pointer = useRef<string>('mouse');
  const hovered = useRef<string | undefined>(undefined);
  const isFocused = useRef(false);
  const hover = (name: string | undefined): void => {
    hovered.current = name;
    look(name);
  };
  return {
    onPointerDown: ({ pointerType }) => {
      pointer.current = pointerType;
    },
    onClick: ({ target, detail }) => {
      const name = usable(target);
      const by: By = detail === 0 ? 'key' : pointer.current === 'mouse' ? 'mouse' : 'touch';
      if (name !== undefined) tap(name, by);
      else if (by === 'touch') look(undefined);
    },
    onPointerOver: ({ target, pointerType }) => pointerType === 'mouse' && hover(usable(target)),
    onPointerLeave: ({ pointerType }) => pointerType === 'mouse' && hover(undefined),
    // A click gives the focus, too, and must not leave a preview behind when the pointer has gone on.
    onFocus: ({ target }) => {
      isFocused.current = target.matches(':focus-visible');
      if (isFocused.current) look(usable(target));
    },
    // Only what the focus showed goes with it: nothing may change under a finger before its click.
    onBlur: () => isFocused.current && look(hovered.current),
    onKeyDown: (event) => {
      const name = usable(event.target);
      const acts = event.key === 'Enter' || event.key === ' ';
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
      if (acts && isPlain && name !== undefined && !isNative(event.target)) tap(name, 'key');
      else if (event.key !== 'Escape' || !back()) return;
      event.preventDefault();
    },
  };
}
