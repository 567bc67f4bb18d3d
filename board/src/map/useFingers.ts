import { type PointerEvent, type RefObject, useRef } from 'react';
import type { Point } from '../geometry.ts';
import { MOVED, swallowClick } from '../pointer/clicks.ts';
import { type Frame, pan, pinch, type Viewport } from './viewport.ts';

export interface PointerHandlers {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(event: PointerEvent): void;
}

interface Fingered {
  readonly frame: RefObject<HTMLElement | null>;
  change(next: (view: Viewport, size: Frame) => Viewport): void;
  readonly most: number;
  readonly isZoomed: boolean;
  onDoubleTap(at: Point): void;
}

interface Tap extends Point {
  readonly at: number;
}

const DOUBLE_MS = 300;
const DOUBLE_PX = 30;
/** What a tap can choose keeps both taps of two, and what can be dragged is not the ground under it. */
const CHOOSABLE = '[data-can], [data-chosen]';
const DRAGGED = '[data-drag]';

const lies = (event: PointerEvent, on: string): boolean =>
  event.target instanceof Element && event.target.closest(on) !== null;

/** One finger or the mouse moves what is zoomed, two fingers zoom, a double tap zooms in and out. */
export function useFingers({ frame, change, most, isZoomed, onDoubleTap }: Fingered): PointerHandlers {
  const pointers = useRef(new Map<number, Point>());
  const way = useRef(0);
  const lastTap = useRef<Tap>({ x: 0, y: 0, at: Number.NEGATIVE_INFINITY });

  const place = (event: PointerEvent): Point => {
    const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {};
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const onPointerDown = (event: PointerEvent): void => {
    if (lies(event, DRAGGED)) return;
    // A first pointer starts anew: one that was let go outside the frame has told nobody.
    if (event.isPrimary) pointers.current.clear();
    if (event.isPrimary) way.current = 0;
    pointers.current.set(event.pointerId, place(event));
  };
  const onPointerMove = (event: PointerEvent): void => {
    const old = pointers.current.get(event.pointerId);
    if (!old) return;
    const now = place(event);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    way.current += Math.hypot(now.x - old.x, now.y - old.y);
    if (other) {
      change((view, size) => pinch(view, [old, other], [now, other], size, most));
    } else if (isZoomed && way.current > MOVED) {
      // Only now: a captured pointer clicks on the frame and not on what lies under it.
      frame.current?.setPointerCapture(event.pointerId);
      change((view, size) => pan(view, now.x - old.x, now.y - old.y, size));
    }
  };
  const tapped = (event: PointerEvent): void => {
    const { x, y } = place(event);
    const { x: lastX, y: lastY, at } = lastTap.current;
    const isSecond = event.timeStamp - at < DOUBLE_MS && Math.hypot(x - lastX, y - lastY) < DOUBLE_PX;
    lastTap.current = { x, y, at: isSecond ? Number.NEGATIVE_INFINITY : event.timeStamp };
    if (isSecond) onDoubleTap({ x, y });
  };
  const onPointerUp = (event: PointerEvent): void => {
    if (!pointers.current.delete(event.pointerId)) return;
    const isTap = way.current <= MOVED && pointers.current.size === 0;
    if (isTap && event.pointerType === 'touch' && !lies(event, CHOOSABLE)) tapped(event);
    // The end of a drag is not a click on what happens to lie there.
    if (!isTap && (isZoomed || pointers.current.size > 0)) swallowClick();
  };
  const onPointerCancel = (event: PointerEvent): void => {
    pointers.current.delete(event.pointerId);
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}
