import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Point } from './geometry.ts';
import { type Frame, HOME, pan, type Viewport, zoomAt } from './viewport.ts';

export const KEY_ZOOM = 1.25;
const KEY_PAN = 60;
/** A finger that moved less than this tapped. */
const TAP = 6;

const PAN_KEYS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** React listens passively, and a passive listener cannot keep the page from zooming. */
function useWheel(frame: RefObject<HTMLElement | null>, zoom: (factor: number, at: Point) => void): void {
  const latest = useRef(zoom);
  latest.current = zoom;
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const box = element.getBoundingClientRect();
      latest.current(Math.exp(-event.deltaY / 300), { x: event.clientX - box.left, y: event.clientY - box.top });
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [frame]);
}

/** What a frame needs to be zoomed and moved: by pinch, by Ctrl + wheel, by keys. */
export function usePanZoom(frame: RefObject<HTMLElement | null>) {
  const [view, setView] = useState<Viewport>(HOME);
  const pointers = useRef(new Map<number, Point>());
  const moved = useRef(0);

  const box = (): DOMRect | undefined => frame.current?.getBoundingClientRect();
  const size = (): Frame => box() ?? { width: 1, height: 1 };
  const zoom = (factor: number, at: Point = { x: size().width / 2, y: size().height / 2 }): void =>
    setView((v) => zoomAt(v, factor, at, size()));
  const reset = (): void => setView(HOME);
  useWheel(frame, zoom);

  const place = (event: PointerEvent): Point => ({
    x: event.clientX - (box()?.left ?? 0),
    y: event.clientY - (box()?.top ?? 0),
  });
  const onPointerDown = (event: PointerEvent): void => {
    pointers.current.set(event.pointerId, place(event));
    if (pointers.current.size === 1) moved.current = 0;
  };
  const onPointerMove = (event: PointerEvent): void => {
    const old = pointers.current.get(event.pointerId);
    if (!old) return;
    const now = place(event);
    moved.current += distance(now, old);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (other) {
      const factor = distance(now, other) / Math.max(1, distance(old, other));
      zoom(factor, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    } else if (view.scale > 1 && moved.current > TAP) {
      setView((v) => pan(v, now.x - old.x, now.y - old.y, size()));
    }
  };
  const onPointerEnd = (event: PointerEvent): void => {
    pointers.current.delete(event.pointerId);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== frame.current) return;
    const [dx, dy] = PAN_KEYS[event.key] ?? [0, 0];
    if (event.key === '+' || event.key === '=') zoom(KEY_ZOOM);
    else if (event.key === '-') zoom(1 / KEY_ZOOM);
    else if (event.key === '0') reset();
    else if ((dx || dy) && view.scale > 1) setView((v) => pan(v, dx * KEY_PAN, dy * KEY_PAN, size()));
    else return;
    event.preventDefault();
  };
  return {
    view,
    zoom,
    reset,
    /** True at the end of a drag, which is not a click on what happens to lie there. */
    dragged: (): boolean => view.scale > 1 && moved.current > TAP,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
      onPointerLeave: onPointerEnd,
      onKeyDown,
    },
  };
}
