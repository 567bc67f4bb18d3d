import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/test.ts';
import { commit, end, handFlowers, playOn } from './support/umbra.ts';

test.use({ reviews: true });

const bubble = (page: Page) => page.getByRole('region', { name: 'Guided first game' });
const next = (page: Page) => bubble(page).getByRole('button', { name: 'Next' });
const cell = (page: Page, name: string) => page.locator(`[data-cell="${name}"]`);

/** What is said once the others have played: while they do, there is nothing to read or to press. */
async function sentence(page: Page): Promise<string> {
  await expect(bubble(page).locator('[aria-live]')).toHaveAttribute('aria-busy', 'false');
  return bubble(page).innerText();
}

/** Sentences up to the one with these words. */
async function readUntil(page: Page, words: string): Promise<void> {
  while (!(await sentence(page)).includes(words)) {
    const at = await page.getByTestId('guide').getAttribute('data-at');
    await next(page).click();
    await expect(page.getByTestId('guide')).not.toHaveAttribute('data-at', at ?? '');
  }
}

async function bid(page: Page, ...slots: [flower: RegExp, slot: string][]): Promise<void> {
  for (const [flower, slot] of slots) {
    const left = await handFlowers(page).count();
    await handFlowers(page).filter({ hasText: flower }).first().click();
    await page.keyboard.press(slot);
    await expect(handFlowers(page)).toHaveCount(left - 1);
  }
  await commit(page).click();
}

/** What a newcomer is told to bid and to place, lesson by lesson. */
async function followTheGuide(page: Page): Promise<void> {
  await readUntil(page, 'You drew 2 energy and 1 soul');
  await expectAccessible(page, 'the guided game');
  await bid(page, [/energy/, '2'], [/energy/, '2'], [/soul/, '2']);
  await expect(bubble(page)).toContainText('For this lesson we need I and III');
  await page.getByRole('button', { name: 'Clear' }).click();
  await bid(page, [/energy/, '1'], [/energy/, '3'], [/soul/, '3']);
  await readUntil(page, 'Three energy this time');
  await bid(page, [/energy/, '1'], [/energy/, '3'], [/energy/, '3']);
  await readUntil(page, 'Tile I is yours');
  await cell(page, 'c3').click();
  await expect(bubble(page)).toContainText('b2 is better for our plan');
  await cell(page, 'b2').click();
  await readUntil(page, 'Tile III is yours');
  await cell(page, 'b1').click();
  await readUntil(page, 'So you need both I and II');
  await bid(page, [/energy/, '1'], [/energy/, '1'], [/energy/, '2']);
  await readUntil(page, 'Blue tied with you on I');
  await bid(page, [/energy/, '2'], [/energy/, '2'], [/energy/, '2']);
  await readUntil(page, 'Place it on c1');
  await cell(page, 'c1').click();
  await readUntil(page, 'Your moment');
  await cell(page, 'b1').click();
  await readUntil(page, 'You claimed your Soul Tile and won');
  await next(page).click();
  await expect(bubble(page)).toContainText('You know the game now');
}

test('a newcomer: the guided game, the table that Play starts, its end, its review', async ({ page }) => {
  await page.goto('./#/');
  await page.getByTestId('card-umbra-via').getByRole('link', { name: /learn/i }).click();
  await page.getByRole('link', { name: 'Play the guided game' }).first().click();
  await expect(bubble(page)).toContainText('Welcome to the night garden');
  const taught = await page.locator('[data-testid^="player-"]').evaluateAll(tones);
  await followTheGuide(page);
  await bubble(page).getByRole('button', { name: 'Play a game' }).click();
  await expect(page.getByTestId('prompt')).toContainText('Round 1');
  // As many seats of the same colours as in the lesson, and the coach of a first game.
  expect(await page.locator('[data-testid^="player-"]').evaluateAll(tones)).toEqual(taught);
  await expect(page.getByTestId('player-blue')).toContainText('Puck');
  expect((await playing(page)).assist).toBe('coach');
  await playOn(page);
  await expect(end(page).getByRole('heading')).toContainText(/win/);
  await end(page).getByRole('link', { name: 'Review' }).click();
  await expect(page.getByTestId('replay')).toContainText(/wins?/);
  const tab = page.getByRole('tabpanel');
  await expect(tab).toContainText('given away by choices', { timeout: 180_000 });
  await tab.getByRole('button', { name: 'Show on the board' }).first().click();
  await expect(page.getByTestId('replay').getByRole('status')).toContainText(/Played: .*better: /i);
});

const tones = (all: Element[]): (string | null)[] => all.map((one) => one.getAttribute('data-tone'));
const playing = (page: Page): Promise<{ readonly assist: string }> =>
  page.evaluate(() => JSON.parse(localStorage.getItem(`penumbra/table/${location.hash.split('/').at(-1)}`) ?? '{}'));

test('a lesson can go back, be left and be gone on with, and be begun anew', async ({ page }) => {
  await page.goto('./#/learn/umbra-via/guide');
  const back = bubble(page).getByRole('button', { name: 'Back' });
  await expect(back).toBeDisabled();
  await readUntil(page, 'You drew 2 energy and 1 soul');
  await bid(page, [/energy/, '1'], [/energy/, '3'], [/soul/, '3']);
  await expect.poll(() => sentence(page)).toContain('5 of 21');
  // The lesson says it while the bids are being shown; the log comes with them.
  await expect(page.getByTestId('table')).toContainText('Bids: you');
  const revealed = await page.getByTestId('table').innerText();
  await back.click();
  await expect(bubble(page)).toContainText('You drew 2 energy and 1 soul');
  // The flowers lie where they lay.
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(handFlowers(page)).toHaveCount(3);
  await bid(page, [/energy/, '1'], [/energy/, '3'], [/soul/, '3']);
  await expect.poll(() => sentence(page)).toContain('5 of 21');
  // Another day: the page of the game knows where it was left.
  await bubble(page).getByRole('link', { name: 'Leave' }).click();
  const stopped = page.getByRole('region', { name: 'Pick up where you were' });
  await expect(stopped).toContainText('Step 5 of 21');
  await stopped.getByRole('link', { name: 'Go on' }).click();
  await expect.poll(() => sentence(page)).toContain('5 of 21');
  await expect.poll(() => page.getByTestId('table').innerText()).toBe(revealed);
  await page.reload();
  await expect.poll(() => sentence(page)).toContain('5 of 21');
});

test('the rules, with pictures drawn by the board', async ({ page }) => {
  await page.goto('./#/learn/umbra-via/rules');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rules');
  const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
  expect(await contents.count()).toBeGreaterThan(4);
  await contents.last().click();
  await expect(page.locator('section[id^="rules-"]').last()).toBeInViewport();
  expect(await page.locator('figure svg').count()).toBeGreaterThan(2);
  await expect(page.locator('#rules-winning')).toContainText('One short is not enough');
  await expect(page.locator('#rules-winning small').first()).toHaveText('our reading');
  await expectAccessible(page, 'the rules');
  // Every sign of the table is explained, here and beside the rules at a table.
  await page.goto('./#/learn/umbra-via');
  const signs = page.getByRole('region', { name: 'What the signs mean' });
  await expect(signs).toContainText('Open end');
  await expect(signs.locator('svg').first()).toBeVisible();
  await page.goto('./#/learn/umbra-via/guide');
  await page.getByRole('button', { name: 'Rules' }).click();
  await expect(page.getByRole('dialog')).toContainText('Open end');
});
