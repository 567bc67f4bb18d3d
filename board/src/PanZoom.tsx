import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Point } from './geometry.ts';
import styles from './PanZoom.module.css';
import { type Frame, HOME, pan, type Viewport, zoomAt } from './viewport.ts';

export interface PanZoomProps {
  readonly children: ReactNode;
  /** Accessible names, in the reader's language. */
  readonly names: { readonly frame: string; readonly in: string; readonly out: string; readonly reset: string };
}

const KEY_ZOOM = 1.25;
const KEY_PAN = 60;
/** A finger that moved less than this tapped. */
const TAP = 6;

/** A frame whose content can be zoomed (pinch, Ctrl + wheel, + and −) and, once larger than the frame, moved. */
export function PanZoom({ children, names }: PanZoomProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<Viewport>(HOME);
  const pointers = useRef(new Map<number, Point>());
  const moved = useRef(0);

  const size = (): Frame => frame.current?.getBoundingClientRect() ?? { width: 1, height: 1 };
  const zoom = (factor: number, at?: Point): void =>
    setView((v) => zoomAt(v, factor, at ?? { x: size().width / 2, y: size().height / 2 }, size()));

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    // React listens passively, and a passive listener cannot keep the page from zooming.
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const at = { x: event.clientX - box.left, y: event.clientY - box.top };
      setView((v) => zoomAt(v, Math.exp(-event.deltaY / 300), at, box));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, []);

  const place = (event: PointerEvent): Point => {
    const box = frame.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };
  const onPointerDown = (event: PointerEvent): void => {
    pointers.current.set(event.pointerId, place(event));
    if (pointers.current.size === 1) moved.current = 0;
  };
  const onPointerMove = (event: PointerEvent): void => {
    const old = pointers.current.get(event.pointerId);
    if (!old) return;
    const now = place(event);
    moved.current += Math.hypot(now.x - old.x, now.y - old.y);
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
    else if (event.key === '0') setView(HOME);
    else if ((dx || dy) && view.scale > 1) setView((v) => pan(v, dx * KEY_PAN, dy * KEY_PAN, size()));
    else return;
    event.preventDefault();
  };

  const zoomed = view.scale > 1;
  return (
    <div className={styles.outer}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is a group of form fields */}
      <div
        ref={frame}
        className={styles.frame}
        data-zoomed={zoomed}
        role="group"
        aria-label={names.frame}
        tabIndex={zoomed ? 0 : -1}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerEnd}
        onPointerCancel={onPointerEnd}
        onPointerLeave={onPointerEnd}
        onClickCapture={(event) => {
          // The end of a drag is not a click on what happens to lie there.
          if (zoomed && moved.current > TAP) event.stopPropagation();
        }}
        onKeyDown={onKeyDown}
      >
        <div
          className={styles.content}
          style={zoomed ? { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` } : undefined}
        >
          {children}
        </div>
      </div>
      <div className={styles.controls}>
        <button type="button" aria-label={names.in} onClick={() => zoom(KEY_ZOOM)}>
          +
        </button>
        <button type="button" aria-label={names.out} disabled={!zoomed} onClick={() => zoom(1 / KEY_ZOOM)}>
          −
        </button>
        {zoomed && (
          <button type="button" aria-label={names.reset} onClick={() => setView(HOME)}>
            ⤢
          </button>
        )}
      </div>
    </div>
  );
}

const PAN_KEYS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
