import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { nameOf } from '../element.ts';
import { MOVED, swallowNextClick } from './clicks.ts';

const LONG_MS = 450;

interface Pressed {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

interface LongPressHandlers {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(event: PointerEvent): void;
  onContextMenu(event: MouseEvent): void;
}

/**
 * Details of an element: a long press with a finger; the right button or the menu key without one. The listener says
 * false for elements without details, which keep their tap and the browser's menu.
 */
export function useLongPress(open: (name: string) => boolean): { readonly root: LongPressHandlers } {
  const pressed = useRef<Pressed | undefined>(undefined);
  const newest = useRef(open);
  newest.current = open;
  const release = (): void => {
    clearTimeout(pressed.current?.timer);
    pressed.current = undefined;
  };
  useEffect(() => () => clearTimeout(pressed.current?.timer), []);
  const root: LongPressHandlers = {
    onPointerDown: ({ target, pointerType, isPrimary, pointerId, clientX: x, clientY: y }) => {
      release();
      const name = nameOf(target);
      // A second finger zooms.
      if (name === undefined || pointerType === 'mouse' || !isPrimary) return;
      const timer = setTimeout(() => {
        pressed.current = undefined;
        if (newest.current(name)) swallowNextClick();
      }, LONG_MS);
      pressed.current = { pointer: pointerId, x, y, timer };
    },
    onPointerMove: ({ pointerId, clientX, clientY }) => {
      const at = pressed.current;
      if (at?.pointer === pointerId && Math.hypot(clientX - at.x, clientY - at.y) > MOVED) release();
    },
    onPointerUp: release,
    onPointerCancel: release,
    onContextMenu: (event) => {
      const name = nameOf(event.target);
      // A finger's menu comes with its long press, which has been answered already.
      const byFinger = (event.nativeEvent as Partial<globalThis.PointerEvent>).pointerType === 'touch';
      if (name !== undefined && (byFinger || newest.current(name))) event.preventDefault();
    },
  };
  return { root };
}
