import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { boxOf, findElement } from '../element.ts';
import { type Box, boxAround, type Point } from '../geometry.ts';
import { type PointerHandlers, useFingers } from './useFingers.ts';
import { type Frame, fit, HOME, MOST_ZOOM, pan, reveal, type Viewport, within, zoomAt } from './viewport.ts';

export const KEY_ZOOM = 1.25;
const KEY_PAN = 60;
/** What a double tap zooms to. */
const TAP_ZOOM = 2.2;

const PAN_KEYS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

export interface Zoomed {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly view: Viewport;
  zoom(factor: number, at?: Point): void;
  /** The whole of it. */
  reset(): void;
  /** Zooms to these elements, as far as that makes them larger. */
  fit(...names: readonly string[]): void;
  /** Whether all of an element is in the picture; otherwise whoever looks should see the whole. */
  shows(name: string): boolean;
  readonly handlers: PointerHandlers & { onKeyDown(event: KeyboardEvent): void; onFocus(event: FocusEvent): void };
}

const sizeOf = (frame: HTMLElement | null): Frame => frame?.getBoundingClientRect() ?? { width: 1, height: 1 };

/** A box of the window as a box of the frame. */
function inFrame(box: Box, frame: HTMLElement): Box {
  const { left, top } = boxOf(frame);
  return { left: box.left - left, top: box.top - top, width: box.width, height: box.height };
}

/** What a frame needs to be zoomed and moved: by pinch, double tap, wheel and keys. */
export function usePanZoom({ most = MOST_ZOOM }: { readonly most?: number } = {}): Zoomed {
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<Viewport>(HOME);
  const change = (next: (view: Viewport, size: Frame) => Viewport): void =>
    setView((old) => next(old, sizeOf(frame.current)));
  const zoom = (factor: number, at?: Point): void =>
    change((old, size) => zoomAt(old, factor, at ?? { x: size.width / 2, y: size.height / 2 }, size, most));
  const reset = (): void => setView(HOME);
  const boxesOf = (names: readonly string[]): Box[] =>
    names.flatMap((name) => {
      const element = frame.current && findElement(name, frame.current);
      return element && frame.current ? [inFrame(boxOf(element), frame.current)] : [];
    });
  useWheel(frame, zoom);
  useEffect(() => {
    const observer = new ResizeObserver(() => setView((old) => within(old, sizeOf(frame.current))));
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  return {
    frame,
    view,
    zoom,
    reset,
    fit: (...names) =>
      change((old, size) => {
        const part = boxAround(boxesOf(names).map((box) => atHome(box, old)));
        return part ? fit(part, size, most) : old;
      }),
    shows: (name) => {
      const { width, height } = sizeOf(frame.current);
      return boxesOf([name]).some(
        (box) => box.left >= 0 && box.top >= 0 && box.left + box.width <= width && box.top + box.height <= height,
      );
    },
    handlers: {
      ...useFingers({
        frame,
        change,
        most,
        isZoomed: view.scale > 1,
        onDoubleTap: (at) => (view.scale > 1 ? reset() : zoom(Math.min(TAP_ZOOM, most), at)),
      }),
      ...keyHandlers({ frame, change, zoom, reset, isZoomed: view.scale > 1 }),
    },
  };
}

interface Zooming extends Pick<Zoomed, 'frame' | 'zoom' | 'reset'> {
  change(next: (view: Viewport, size: Frame) => Viewport): void;
  readonly isZoomed: boolean;
}

function keyHandlers({ frame, change, zoom, reset, isZoomed }: Zooming) {
  return {
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const [dx, dy] = (event.target === frame.current && PAN_KEYS[event.key]) || [0, 0];
      if (event.key === '+' || event.key === '=') zoom(KEY_ZOOM);
      else if (event.key === '-') zoom(1 / KEY_ZOOM);
      else if (event.key === '0') reset();
      else if ((dx || dy) && isZoomed) change((old, size) => pan(old, dx * KEY_PAN, dy * KEY_PAN, size));
      else return;
      event.preventDefault();
    },
    // What the keyboard walks to has to be seen; under a pointer the map stays where it is.
    onFocus: ({ target }: FocusEvent): void => {
      const element = frame.current;
      if (!element || target === element || !isZoomed || !target.matches(':focus-visible')) return;
      change((old, size) => reveal(old, inFrame(boxOf(target), element), size));
    },
  };
}

/** A box of the frame as it would lie with nothing zoomed. */
const atHome = ({ left, top, width, height }: Box, { scale, x, y }: Viewport): Box => ({
  left: (left - x) / scale,
  top: (top - y) / scale,
  width: width / scale,
  height: height / scale,
});

/** Ctrl and the wheel zoom everywhere, the wheel alone where there is no page to scroll with it. */
function useWheel(frame: RefObject<HTMLElement | null>, zoom: (factor: number, at: Point) => void): void {
  const latest = useRef(zoom);
  latest.current = zoom;
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onWheel = (event: WheelEvent): void => {
      const { scrollHeight, clientHeight } = document.documentElement;
      if (!event.ctrlKey && !event.metaKey && scrollHeight > clientHeight) return;
      event.preventDefault();
      const box = element.getBoundingClientRect();
      latest.current(Math.exp(-event.deltaY / 300), { x: event.clientX - box.left, y: event.clientY - box.top });
    };
    // React listens passively, and a passive listener cannot keep the page from zooming.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [frame]);
}
