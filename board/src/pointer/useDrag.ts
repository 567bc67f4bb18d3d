import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { nameAt, nameOf } from '../element.ts';
import type { Point } from '../geometry.ts';
import { MOVED, swallowClick, swallowNextClick } from './clicks.ts';

export interface DragOptions {
  /** Whether this element can be taken; asked when the pointer has moved far enough to be a drag. */
  take(name: string): boolean;
  /** On the way over another element, or over none. */
  over?(onto: string | undefined): void;
  /** Let go over another element, or over none. */
  drop(name: string, onto: string | undefined): void;
}

export interface Dragging {
  readonly name: string;
  readonly over: string | undefined;
}

export interface Drag {
  readonly dragging: Dragging | undefined;
  /** Follows the pointer: moved without React, so that a drag never waits for a rendering. See `Dragged`. */
  readonly ghost: RefObject<HTMLDivElement | null>;
  /** For the root of the board. Elements that a finger can drag need `data-drag`, or the page scrolls under them. */
  readonly root: { onPointerDown(event: ReactPointerEvent): void };
}

interface Held {
  readonly pointer: number;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  taken: boolean;
}

/** Dragging with mouse, finger or pen: a shortcut for two taps, never the only way. */
export function useDrag(options: DragOptions): Drag {
  const [dragging, setDragging] = useState<Dragging>();
  const ghost = useRef<HTMLDivElement>(null);
  const newest = useRef(options);
  newest.current = options;
  const end = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => end.current?.(), []);

  const onPointerDown = (down: ReactPointerEvent): void => {
    const name = nameOf(down.target);
    if (name === undefined || down.button !== 0 || !down.isPrimary) return;
    const held: Held = { pointer: down.pointerId, name, x: down.clientX, y: down.clientY, taken: false };
    end.current?.();
    let last: string | undefined;
    end.current = follow(held, {
      take: () => newest.current.take(name),
      move: (x, y) => {
        const over = nameAt(x, y);
        if (over !== last) newest.current.over?.(over);
        last = over;
        setDragging((old) => (old && old.over === over ? old : { name, over }));
        requestAnimationFrame(() => {
          if (ghost.current) ghost.current.style.translate = `${x}px ${y}px`;
        });
      },
      done: (place) => {
        setDragging(undefined);
        if (place) newest.current.drop(name, nameAt(place.x, place.y));
      },
    });
  };
  return { dragging, ghost, root: { onPointerDown } };
}

interface Following {
  take(): boolean;
  move(x: number, y: number): void;
  /** Without a place it was called off. */
  done(place: Point | undefined): void;
}

/** Listens until the pointer is let go, Escape is pressed or the browser takes the gesture; the answer calls it off. */
function follow(held: Held, { take, move, done }: Following): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true } as const;
  const finish = (place?: Point): void => {
    if (listening.signal.aborted) return;
    listening.abort();
    if (!held.taken) return;
    // Called off, the pointer is still down, and its click has yet to come.
    if (place) swallowClick();
    else swallowNextClick();
    done(place);
  };
  const own = (run: (event: PointerEvent) => void) => (event: PointerEvent) =>
    event.pointerId === held.pointer && run(event);
  const onMove = ({ clientX: x, clientY: y }: PointerEvent): void => {
    if (!held.taken && Math.hypot(x - held.x, y - held.y) < MOVED) return;
    if (!held.taken && !take()) return listening.abort();
    held.taken = true;
    move(x, y);
  };
  addEventListener('pointermove', own(onMove), options);
  addEventListener(
    'pointerup',
    own(({ clientX: x, clientY: y }) => finish({ x, y })),
    options,
  );
  addEventListener(
    'pointercancel',
    own(() => finish()),
    options,
  );
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !held.taken) return;
      event.preventDefault();
      event.stopPropagation();
      finish();
    },
    options,
  );
  return () => finish();
}
