import { type PointerEvent, type RefObject, useRef } from 'react';

/** Further than this, in px, or faster than this, in px per ms, and what is swiped goes. */
const FAR = 90;
const FAST = 0.6;

interface Swipe {
  readonly pointer: number;
  readonly y: number;
  readonly at: number;
}

/** Swiping a sheet down by its head. */
export function useSwipeDown(sheet: RefObject<HTMLElement | null>, close: () => void) {
  const swipe = useRef<Swipe | undefined>(undefined);
  const follow = (by: number): void => {
    if (sheet.current) sheet.current.style.translate = by > 0 ? `0 ${by}px` : '';
  };
  const end = (event: PointerEvent): void => {
    const began = swipe.current;
    if (began?.pointer !== event.pointerId) return;
    swipe.current = undefined;
    follow(0);
    const by = event.clientY - began.y;
    const speed = by / Math.max(1, event.timeStamp - began.at);
    if (event.type === 'pointerup' && (by > FAR || (by > 20 && speed > FAST))) close();
  };
  return {
    onPointerDown: (event: PointerEvent): void => {
      if (event.target instanceof Element && event.target.closest('button')) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      swipe.current = { pointer: event.pointerId, y: event.clientY, at: event.timeStamp };
    },
    onPointerMove: (event: PointerEvent): void => {
      if (swipe.current?.pointer === event.pointerId) follow(event.clientY - swipe.current.y);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
