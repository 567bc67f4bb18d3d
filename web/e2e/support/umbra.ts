// Umbra Via played through its board: the hands of a person who bids anywhere legal and places anywhere marked.
import { expect, type Locator, type Page } from '@playwright/test';

export const commit = (page: Page): Locator => page.getByRole('button', { name: 'Seal the bid' });
export const targets = (page: Page): Locator => page.locator('[data-cell][data-target]');
export const handFlowers = (page: Page): Locator => page.locator('[data-hand-piece]');
export const openSlots = (page: Page): Locator => page.locator('[data-slot][data-open] > button[data-element]');
export const end = (page: Page): Locator => page.getByTestId('end');
export const curtain = (page: Page): Locator => page.getByTestId('curtain');

export type Asked = 'bid' | 'cell' | 'curtain' | 'end';

/** Waits until something is asked of a person, or the game is over. */
export async function nextAsked(page: Page): Promise<Asked> {
  await expect(end(page).or(curtain(page)).or(commit(page)).or(targets(page).first()).first()).toBeVisible();
  if (await end(page).isVisible()) return 'end';
  if (await curtain(page).isVisible()) return 'curtain';
  return (await commit(page).isVisible()) ? 'bid' : 'cell';
}

/** Puts every flower of the hand on an open slot; `pick` chooses which. */
export async function putFlowers(page: Page, pick: (flower: number, slots: number) => number): Promise<void> {
  const slots = await openSlots(page).count();
  for (let left = await handFlowers(page).count(); left > 0; left--) {
    // The upper left corner: flowers that lie on the tile already are buttons of their own.
    await openSlots(page)
      .nth(pick(left, slots) % slots)
      .click({ position: { x: 6, y: 6 } });
    await expect(handFlowers(page)).toHaveCount(left - 1);
  }
}

/** A person who plays to the end. Returns how many decisions were made; `before` looks at every one of them. */
export async function playOn(page: Page, before?: (asked: Asked, turn: number) => Promise<unknown>): Promise<number> {
  for (let turn = 0; ; turn++) {
    const asked = await nextAsked(page);
    await before?.(asked, turn);
    if (asked === 'end') return turn;
    await decide(page, asked, turn);
  }
}

/**
 * A different choice every turn. People who always choose by the same pattern may go on for ever: equal bids, and each
 * tile on the same cell, where it closes a path that brings nobody anything.
 */
export const mixed = (turn: number): number => Math.imul(turn + 1, 0x9e3779b1) >>> 20;

export async function decide(page: Page, asked: Asked, turn: number): Promise<void> {
  if (asked === 'curtain') {
    await curtain(page).getByRole('button').click();
    return expect(curtain(page)).toBeHidden();
  }
  if (asked === 'bid') {
    await putFlowers(page, (flower) => flower + mixed(turn));
    return commit(page).click();
  }
  const count = await targets(page).count();
  await targets(page)
    .nth(mixed(turn) % Math.max(1, count))
    .click();
}
