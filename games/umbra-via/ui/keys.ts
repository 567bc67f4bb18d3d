import { isArrow, nearestTowards } from '@penumbra/board';
import { type RefObject, useEffect, useRef } from 'react';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly element: HTMLElement;
}

const placeOf = (element: Element): Place => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, element: element as HTMLElement };
};

/** Arrows walk over everything that can be used, wherever it stands; digits put flowers on slots. */
export function useKeys(root: RefObject<HTMLElement | null>, assign: (slot: number) => void): void {
  const newest = useRef(assign);
  newest.current = assign;
  useEffect(() => {
    const board = root.current;
    if (!board) return;
    const onKey = (e: KeyboardEvent): void => {
      if (e.ctrlKey || e.metaKey || e.altKey) return;
      const isDigit = /^[1-4]$/.test(e.key);
      if (isDigit) newest.current(Number(e.key) - 1);
      if (isDigit || walk(board, e.key)) e.preventDefault();
    };
    board.addEventListener('keydown', onKey);
    return () => board.removeEventListener('keydown', onKey);
  }, [root]);
}

function walk(board: HTMLElement, key: string): boolean {
  const from = document.activeElement;
  if (!isArrow(key) || !from?.matches('[data-nav]')) return false;
  const places = [...board.querySelectorAll('[data-nav]:not(:disabled)')].map(placeOf);
  const next = nearestTowards(placeOf(from), places, key);
  next?.element.focus();
  return next !== undefined;
}

/** Where the keyboard goes on when what it stood on is gone, best first. */
const HAVENS = ['[data-hand-piece]', '[data-uv="commit"]', '[data-uv="hand"] button', '[data-target][tabindex="0"]'];

/** Keeps the keyboard on the board: a flower that was bid takes its button along. */
export function useFocusKeeper(root: RefObject<HTMLElement | null>): void {
  const isInside = useRef(false);
  useEffect(() => {
    const board = root.current;
    const note = (e: Event): void => {
      isInside.current = board?.contains(e.target as Node) ?? false;
    };
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', note);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', note);
    };
  }, [root]);
  useEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return;
    for (const haven of HAVENS) {
      const element = root.current?.querySelector<HTMLElement>(haven);
      if (element) return element.focus({ preventScroll: true });
    }
  });
}

/** Brings what is to be used now into sight, once, where the screen is too small for all of it. */
export function useInView(root: RefObject<HTMLElement | null>, wanted: string | undefined, key: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new decision, not every rendering, moves the page
  useEffect(() => {
    if (wanted !== undefined) root.current?.querySelector(wanted)?.scrollIntoView({ block: 'nearest' });
  }, [wanted, key]);
}
