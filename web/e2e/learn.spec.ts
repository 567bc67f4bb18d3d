import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/test.ts';
import { commit, handFlowers } from './support/umbra.ts';

const bubble = (page: Page) => page.getByRole('region', { name: 'Guided first game' });
const next = (page: Page) => bubble(page).getByRole('button', { name: 'Next' });
const cell = (page: Page, name: string) => page.locator(`[data-cell="${name}"]`);

/** Sentences up to the one with these words. */
async function readUntil(page: Page, words: string): Promise<void> {
  while (!(await bubble(page).innerText()).includes(words)) {
    const at = await page.getByTestId('guide').getAttribute('data-at');
    await next(page).click();
    await expect(page.getByTestId('guide')).not.toHaveAttribute('data-at', at ?? '');
    await expect(next(page).or(commit(page)).or(page.locator('[data-target]')).first()).toBeVisible();
  }
}

async function bid(page: Page, ...slots: [flower: RegExp, slot: string][]): Promise<void> {
  for (const [flower, slot] of slots) {
    const left = await handFlowers(page).count();
    await page.getByRole('region', { name: 'Your hand' }).getByRole('button', { name: flower }).first().click();
    await page.keyboard.press(slot);
    await expect(handFlowers(page)).toHaveCount(left - 1);
  }
  await commit(page).click();
}

test('the guided game, from the first sentence to the Soul Tile', async ({ page }) => {
  await page.goto('./#/');
  await page.getByTestId('card-umbra-via').getByRole('link', { name: /learn/i }).click();
  await page
    .getByRole('link', { name: /Begin|Guided/ })
    .first()
    .click();
  await expect(bubble(page)).toContainText('Welcome to the night garden');
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
  await bubble(page).getByRole('button', { name: 'Start over' }).click();
  await expect(bubble(page)).toContainText('Welcome to the night garden');
});

test('the rules, with pictures drawn by the board', async ({ page }) => {
  await page.goto('./#/learn/umbra-via/rules');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rules');
  const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
  expect(await contents.count()).toBeGreaterThan(4);
  await contents.last().click();
  await expect(page.locator('section[id^="rules-"]').last()).toBeInViewport();
  expect(await page.locator('figure svg').count()).toBeGreaterThan(2);
});
