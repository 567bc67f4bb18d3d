// A named thing on the screen, `b3` or `slot 2`: one can choose it, walk to it with arrows, fly pieces to it, write
// beside it. The name is an attribute, so that a cell of the board and a bag in a player's panel are found alike.

import type { Box } from './geometry.ts';

const ATTRIBUTE = 'data-element';

/** Names what it is spread on: `<g {...named('b3')}>`. */
export const named = (name: string | undefined): { readonly 'data-element': string | undefined } => ({
  'data-element': name,
});

const isSeen = (node: Element): boolean => {
  const { width, height } = node.getBoundingClientRect();
  return width > 0 || height > 0;
};

/** The element of that name. Where a panel stands twice, for two widths of the screen, the one that can be seen. */
export function findElement(name: string, root: ParentNode = document): HTMLElement | undefined {
  const all = [...root.querySelectorAll<HTMLElement>(`[${ATTRIBUTE}="${CSS.escape(name)}"]`)];
  return all.find(isSeen);
}

export const elementsIn = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(`[${ATTRIBUTE}]`)].filter(isSeen);

/** The name of the element that a node is or lies in. */
export const nameOf = (node: EventTarget | null): string | undefined =>
  node instanceof Element ? (node.closest(`[${ATTRIBUTE}]`)?.getAttribute(ATTRIBUTE) ?? undefined) : undefined;

/** The name of the element under a point of the window. */
export const nameAt = (x: number, y: number): string | undefined => nameOf(document.elementFromPoint(x, y));

export const boxOf = (node: Element): Box => node.getBoundingClientRect();
