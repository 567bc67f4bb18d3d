// What the board of Umbra Via answers, and that nothing on the screen moves while it does.
import type { Locator, Page } from '@playwright/test';
import { beforeMove } from './support/records.ts';
import { openTable } from './support/tables.ts';
import { expect, test } from './support/test.ts';
import { commit, handFlowers, nextAsked, openSlots, putFlowers, targets } from './support/umbra.ts';

const SECOND_BID = beforeMove('3p-single', 'bid', 9);

const dock = (page: Page): Locator => page.getByRole('region', { name: 'What you can do' });
const cell = (page: Page, name: string): Locator => page.locator(`[data-cell="${name}"]`);

test('in the second bid, too, a tile only takes; the hand alone gives back', async ({ page }) => {
  await openTable(page, 'second', SECOND_BID);
  await expect(page.getByTestId('prompt')).toContainText('Bid 2 of 2');
  const left = await handFlowers(page).count();
  // Anywhere on the tile, and on the flowers that lie on it.
  for (const [taps, position] of [
    [1, { x: 6, y: 6 }],
    [2, { x: 120, y: 40 }],
  ] as const) {
    await openSlots(page).first().click({ position });
    await expect(handFlowers(page)).toHaveCount(left - taps);
  }
  await page
    .getByRole('button', { name: /take it back/ })
    .first()
    .click();
  await expect(handFlowers(page)).toHaveCount(left - 1);
});

test('keys bid as soon as the page is there, before anything was touched', async ({ page }) => {
  await openTable(page, 'keys', SECOND_BID);
  await page.reload();
  await expect(commit(page)).toBeVisible();
  const left = await handFlowers(page).count();
  await page.keyboard.press('1');
  await expect(handFlowers(page)).toHaveCount(left - 1);
  await page.keyboard.press('Backspace');
  await expect(handFlowers(page)).toHaveCount(left);
});

test('the garden answers while one bids, and no answer outlives what it was about', async ({ page }) => {
  await openTable(page, 'answers', SECOND_BID);
  await expect(commit(page)).toBeVisible();
  const now = page.getByText('Now you bid: choose a tile of the altar.');
  await cell(page, 'a1').click();
  await expect(now.first()).toBeVisible();
  await openSlots(page).first().click();
  await expect(
    dock(page)
      .or(page.getByRole('region', { name: 'Garden' }))
      .filter({ has: now }),
  ).toHaveCount(0);
  const early = dock(page).getByText('Every flower you drew has to be bid');
  await commit(page).click();
  await expect(early).toBeVisible();
  await openSlots(page).first().click();
  await expect(early).toHaveCount(0);
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`at ${width} × ${height} everything keeps its place, whatever is asked, refused, foreseen or said`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const places = (): Promise<unknown> =>
      page.evaluate(() =>
        ['prompt', 'players', 'garden', 'altar', 'dock'].map((name, i) => {
          const part = document.querySelector(
            [
              '[data-testid="prompt"]',
              '[aria-label="Players"]',
              '.uv-garden',
              '[data-uv="altar"]',
              '[data-region][aria-label="What you can do"]',
            ][i] as string,
          );
          const { x = 0, y = 0, width = 0, height = 0 } = part?.getBoundingClientRect() ?? {};
          return `${name}: ${[x, y, width, height].map(Math.round)}`;
        }),
      );
    await openTable(page, 'bid', SECOND_BID);
    await expect(commit(page)).toBeVisible();
    const start = await places();
    const still = async (when: string): Promise<void> => expect(await places(), when).toEqual(start);
    await commit(page).click();
    await expect(dock(page)).toContainText('Every flower');
    await still('a bid was refused');
    await page.keyboard.press('h');
    await expect(dock(page).getByRole('button', { name: 'Play it' })).toBeVisible();
    await still('a hint is there');
    await page.keyboard.press('Escape');
    await putFlowers(page, (flower) => flower);
    await still('all is assigned');
    await openTable(page, 'place', beforeMove('3p-single', 'place', 9));
    await nextAsked(page);
    await still('a cell is asked for');
    await targets(page).first().hover();
    await still('a move is foreseen');
    await cell(page, 'b2').click();
    await still('a cell was refused, or laid upon');
  });
}
