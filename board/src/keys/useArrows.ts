import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { boxOf, elementsIn, findElement, nameOf } from '../element.ts';
import { inReadingOrder, isArrow, nearestTowards } from './nearest.ts';

interface Stop {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly name: string;
  readonly node: HTMLElement;
}

const FOCUSABLE = 'button:not(:disabled), [tabindex]';

const stopOf = (node: HTMLElement): Stop => {
  const { left, top, width, height } = boxOf(node);
  return { x: left + width / 2, y: top + height / 2, height, name: nameOf(node) ?? '', node };
};

export interface ArrowOptions {
  /** Where plain arrows stop; with Shift, or where there is no such place, they stop everywhere. */
  stops?(name: string): boolean;
}

/** Where a key leads from an element of `root`, by where things stand on the screen at this moment. */
function led(root: ParentNode, from: HTMLElement, event: KeyboardEvent, stops: (name: string) => boolean) {
  const all = elementsIn(root)
    .filter((node) => node.matches(FOCUSABLE))
    .map(stopOf);
  const isFree = event.shiftKey || !all.some(({ name }) => stops(name));
  const wanted = isFree ? all : all.filter(({ name, node }) => node === from || stops(name));
  if (isArrow(event.key)) {
    const others = wanted.filter(({ node }) => node !== from);
    return nearestTowards(stopOf(from), others, event.key);
  }
  const line = Math.min(...wanted.map(({ height }) => height)) / 2;
  const order = inReadingOrder(wanted, line);
  return event.key === 'Home' ? order[0] : event.key === 'End' ? order.at(-1) : undefined;
}

/** Arrows, Home and End walk over the named elements in the root that they are spread on; groups may be nested. */
export function arrowHandlers({ stops = () => true }: ArrowOptions = {}): { onKeyDown(event: KeyboardEvent): void } {
  return {
    onKeyDown: (event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const from = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-element]') : null;
      if (!from || !event.currentTarget.contains(from)) return;
      const next = led(event.currentTarget, from, event, stops);
      if (!next) return;
      next.node.focus();
      event.preventDefault();
    },
  };
}

export interface Roving {
  /** 0 for the one element that Tab stops at, −1 for the others. */
  tabOf(name: string): 0 | -1;
  focus(name: string): void;
  /** For the root of the group. */
  readonly root: { onKeyDown(event: KeyboardEvent): void; onFocus(event: FocusEvent): void };
}

export interface RovingOptions extends ArrowOptions {
  /** Where Tab stops first; the first of all unless given. */
  readonly first?: string | undefined;
}

/** A group of elements that is one stop of Tab: the last one used, and arrows between them. */
export function useRoving(names: readonly string[], options: RovingOptions = {}): Roving {
  const [last, setLast] = useState<string>();
  const stop = [last, options.first].find((name) => name !== undefined && names.includes(name)) ?? names[0];
  return {
    tabOf: (name) => (name === stop ? 0 : -1),
    focus: (name) => findElement(name)?.focus(),
    root: {
      ...arrowHandlers(options),
      onFocus: ({ target }) => {
        const name = nameOf(target);
        if (name !== undefined && names.includes(name)) setLast(name);
      },
    },
  };
}
