// Uis that give only parts: the first board of a new game, and a game with nothing of a ui. The app has the examples in
// its list for once.
import type { Page } from '@playwright/test';
import { type Played, testEveryBoard } from './support/every-board.ts';
import { EXAMPLES, serveExamples } from './support/examples.ts';
import { bot, openTable, person, savedTable } from './support/tables.ts';
import { expect, expectAccessibleInBothThemes, expectFits, test } from './support/test.ts';
import { end } from './support/umbra.ts';

const PEBBLES: Played = { id: 'pebbles', seats: ['purple', 'blue', 'red', 'yellow'], fewest: 2, rules: 1 };
const HEARSAY: Played = { id: 'hearsay', seats: ['purple', 'blue', 'red', 'yellow', 'green'], fewest: 2, rules: 1 };

test.use({ baseURL: EXAMPLES });
test.beforeEach(({ page }) => serveExamples(page));

for (const example of [PEBBLES, HEARSAY]) testEveryBoard(example);

const openPebbles = (page: Page): Promise<void> =>
  openTable(page, 'stones', {
    game: 'pebbles',
    rules: 1,
    seats: PEBBLES.seats.slice(0, 2),
    players: [person('Ada'), bot()],
  });

const chosen = (page: Page) => page.locator('[data-can]');

test('pebbles: what cannot be chosen says why beside itself', async ({ page }) => {
  await openPebbles(page);
  await page.locator('[data-element="take 1"]').click();
  await expect(page.getByRole('group').filter({ hasText: /wrong phase/ })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'a refusal');
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('pebbles: a whole game on its board', async ({ page }) => {
    await openPebbles(page);
    const commit = page.locator('[data-commit].sun');
    while (!(await end(page).isVisible())) {
      await expect(end(page).or(chosen(page).first()).first()).toBeVisible();
      if (await end(page).isVisible()) break;
      const { entries } = await savedTable(page, 'stones');
      await chosen(page).last().tap();
      // The first tap shows, the button plays.
      await commit.tap();
      await expect.poll(async () => (await savedTable(page, 'stones')).entries.length).toBeGreaterThan(entries.length);
    }
    await expect(end(page)).toContainText(/win|Shared victory/);
    await expectFits(page);
  });
});

test('pebbles: a whole game by keys', async ({ page }) => {
  await openPebbles(page);
  for (let turn = 0; turn < 40; turn++) {
    await expect(end(page).or(chosen(page).first()).first()).toBeVisible();
    if (await end(page).isVisible()) break;
    const { entries } = await savedTable(page, 'stones');
    const stops = page.locator('[data-element^="take "][tabindex="0"]');
    await expect(stops, 'Tab stops at the heap, however few stones are left').toHaveCount(1);
    await chosen(page)
      .nth(turn % Math.min(2, await chosen(page).count()))
      .focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await savedTable(page, 'stones')).entries.length).toBeGreaterThan(entries.length);
  }
  await expect(end(page)).toContainText(/win|Shared victory/);
});

test('where there is no guide and no rules, nothing leads there', async ({ page }) => {
  for (const [address, heading] of [
    ['./#/learn/pebbles', 'Pebbles'],
    ['./#/learn/pebbles/guide', 'Pebbles'],
    ['./#/learn/pebbles/rules', 'Pebbles'],
    ['./#/learn/hearsay', 'Hearsay'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText('no guided game and no rules page yet')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play a game' })).toBeVisible();
    for (const link of ['guide', 'rules']) await expect(page.locator(`main a[href*="/${link}"]`)).toHaveCount(0);
  }
  await openPebbles(page);
  await page.getByRole('button', { name: 'Rules' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('no guided game and no rules page yet');
  await expect(sheet.getByRole('link')).toHaveCount(0);
});

test('a card says who has drawn no board, and shows a picture all the same', async ({ page }) => {
  await page.goto('./#/');
  await expect(page.getByTestId('card-hearsay')).toContainText('Board in words');
  await expect(page.getByTestId('card-pebbles')).not.toContainText('Board in words');
  for (const id of ['hearsay', 'pebbles'])
    await expect(page.getByTestId(`card-${id}`).locator(`[data-game="${id}"] svg`).first()).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the home page');
});
