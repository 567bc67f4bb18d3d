import { type PointerEvent as ReactPointerEvent, type RefObject, useRef, useState } from 'react';
import type { Piece } from './draft.ts';

/** A pointer that moves further than this drags; a shorter way is a tap. */
const THRESHOLD = 6;

export interface Dragging {
  readonly piece: Piece;
  readonly over: number | undefined;
}

export interface Drag {
  readonly dragging: Dragging | undefined;
  /** Follows the pointer: moved without React, so that a drag never waits for a rendering. */
  readonly ghost: RefObject<HTMLDivElement | null>;
  handlers(piece: Piece): object;
}

const slotAt = (x: number, y: number): number | undefined => {
  const element = document.elementFromPoint(x, y)?.closest('[data-slot]');
  return element ? Number(element.getAttribute('data-slot')) - 1 : undefined;
};
const isOverHand = (x: number, y: number): boolean =>
  document.elementFromPoint(x, y)?.closest('[data-uv="hand"]') != null;

/** Dragging flowers between hand and slots with mouse, finger or pen. */
export function useDrag(enabled: boolean, drop: (piece: Piece, slot: number) => void): Drag {
  const [dragging, setDragging] = useState<Dragging>();
  const ghost = useRef<HTMLDivElement>(null);

  const begin = (piece: Piece, down: ReactPointerEvent<HTMLElement>): void => {
    if (!enabled || down.button !== 0) return;
    const target = down.currentTarget;
    const start = { x: down.clientX, y: down.clientY };
    let isDragging = false;
    const follow = (x: number, y: number): void => {
      if (ghost.current) ghost.current.style.transform = `translate(${x}px, ${y}px) translate(-50%, -60%)`;
    };
    const move = (e: PointerEvent): void => {
      if (!isDragging && Math.hypot(e.clientX - start.x, e.clientY - start.y) < THRESHOLD) return;
      isDragging = true;
      const over = slotAt(e.clientX, e.clientY);
      setDragging((old) => (old?.over === over && old ? old : { piece, over }));
      requestAnimationFrame(() => follow(e.clientX, e.clientY));
    };
    const end = (e: PointerEvent): void => {
      target.removeEventListener('pointermove', move);
      target.removeEventListener('pointerup', end);
      target.removeEventListener('pointercancel', end);
      if (!isDragging) return;
      // The click that ends a drag must not count as a tap.
      target.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => target.removeEventListener('click', swallow, { capture: true }), 0);
      setDragging(undefined);
      if (e.type === 'pointercancel') return;
      const slot = slotAt(e.clientX, e.clientY);
      if (slot !== undefined) drop(piece, slot);
      else if (isOverHand(e.clientX, e.clientY)) drop(piece, -1);
    };
    target.setPointerCapture(down.pointerId);
    target.addEventListener('pointermove', move);
    target.addEventListener('pointerup', end);
    target.addEventListener('pointercancel', end);
  };

  return {
    dragging,
    ghost,
    handlers: (piece) => ({ onPointerDown: (e: ReactPointerEvent<HTMLElement>) => begin(piece, e) }),
  };
}

const swallow = (e: Event): void => {
  e.preventDefault();
  e.stopPropagation();
};
