import type { Page } from '@playwright/test';
import { beforeMove } from './support/records.ts';
import { bot, openTable, person } from './support/tables.ts';
import { ALL, expect, test } from './support/test.ts';
import { commit, end, handFlowers, mixed, nextAsked, openSlots, targets } from './support/umbra.ts';

const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'] as const;
const MANY = 80;

/** Tab until the element with the focus matches. */
async function tabTo(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor({ state: 'attached' });
  for (let presses = 0; presses < MANY; presses++) {
    if (await isFocused(page, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${selector}`);
}

const isFocused = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

async function bidWithKeys(page: Page, turn: number): Promise<void> {
  await tabTo(page, '[data-element]');
  const slots = await openSlots(page).evaluateAll((all) =>
    all.map((one) => one.parentElement?.getAttribute('data-slot') ?? '1'),
  );
  for (let left = await handFlowers(page).count(); left > 0; left--) {
    await page.keyboard.press(slots[(mixed(turn) + left) % slots.length] ?? '1');
    await expect(handFlowers(page)).toHaveCount(left - 1);
    // The flower with the focus has left the hand; the keys go on from the board.
    if (!(await isFocused(page, '[data-element]'))) await tabTo(page, '[data-element]');
  }
  await tabTo(page, '[data-commit]');
  await page.keyboard.press('Enter');
}

function arrowTowards(here: string, goal: string): string {
  const [column = '', row = ''] = goal;
  if (column !== here[0]) return column > (here[0] ?? '') ? 'ArrowRight' : 'ArrowLeft';
  return row > (here[1] ?? '') ? 'ArrowDown' : 'ArrowUp';
}

async function chooseWithKeys(page: Page): Promise<void> {
  await tabTo(page, '[data-cell]');
  const goal = (await targets(page).first().getAttribute('data-cell')) ?? '';
  for (let press = 0; press < 8 && !(await isFocused(page, '[data-target]')); press++) {
    const here = await page.evaluate(() => document.activeElement?.getAttribute('data-cell') ?? '');
    await page.keyboard.press(arrowTowards(here, goal));
  }
  expect(await isFocused(page, '[data-target]'), 'arrows lead to a cell that can be chosen').toBe(true);
  await page.keyboard.press('Enter');
}

test('a game with the keyboard alone', async ({ page }) => {
  await page.goto('./#/settings');
  await page.goto('./');
  await tabTo(page, '[data-testid="card-umbra-via"] button');
  await page.keyboard.press('Enter');
  await tabTo(page, 'dialog a[href="#/new/umbra-via"]');
  await page.keyboard.press('Enter');
  for (const seat of ['Blue', 'Red']) {
    await tabTo(page, `[aria-label^="Bot for ${seat}"]`);
    await page.keyboard.press('Enter');
    await tabTo(page, '[data-level="random"]');
    await page.keyboard.press('Enter');
  }
  await tabTo(page, 'form button[type="submit"]');
  await page.keyboard.press('Enter');
  const goOn = async (most: number): Promise<void> => {
    let asked = await nextAsked(page);
    for (let turn = 0; turn < most && asked !== 'end'; turn++) {
      if (asked === 'bid') await bidWithKeys(page, turn);
      else await chooseWithKeys(page);
      asked = await nextAsked(page);
    }
  };
  await goOn(ALL ? MANY : 3);
  // The last rounds of another game: what lies between is more of the same.
  await openTable(page, 'late', beforeMove('3p-single', 'bid', 45));
  await goOn(MANY);
  await expect(end(page)).toContainText(/win|Shared victory/);
});

test('arrows walk over everything that can be used, and the letters work', async ({ page }) => {
  await openTable(page, 'keys', { seats: ['purple', 'blue'], players: [person('Ada'), bot()] });
  await expect(commit(page)).toBeVisible();
  await tabTo(page, '[data-element]');
  const visited = new Set<string>();
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press(ARROWS[Math.floor(press / 4) % 4] as string);
    visited.add(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''));
  }
  expect(visited.size).toBeGreaterThan(8);
  await page.keyboard.press('t');
  await expect(page.getByTestId('text-board')).toBeVisible();
  await page.keyboard.press('t');
  await page.keyboard.press('h');
  await expect(page.getByRole('main').getByText(/^Hint: /)).toBeVisible();
  await expect(targets(page)).toHaveCount(0);
});
