import { games } from '@penumbra/catalog';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/test.ts';
import { nextAsked } from './support/umbra.ts';

const picker = (page: Page, seat: string) => page.getByRole('button', { name: `Bot for ${seat}` });
const sum = (page: Page) => page.getByRole('complementary');

test('seats come and go, change colours, and the summary follows', async ({ page }) => {
  await page.goto('./#/new/umbra-via');
  await expect(sum(page)).toContainText('Umbra Via for three, about 40 minutes. Legal moves are marked.');
  await expect(sum(page)).toContainText('Fair 2');
  await page.getByRole('button', { name: 'Add a seat' }).click();
  await expect(picker(page, 'Yellow')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a seat' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove the seat Blue' }).click();
  await page.getByRole('button', { name: 'Remove the seat Yellow' }).click();
  await expect(sum(page)).toContainText('Umbra Via for two');
  // Two is the least: nobody can be removed any more.
  await expect(page.getByRole('button', { name: /^Remove the seat/ })).toHaveCount(0);
  await page.getByLabel('Colour of seat 1').selectOption('Red');
  await expect(picker(page, 'Purple')).toBeVisible();
});

test('a bot has a face, a sentence and its measured strength; the choice is kept for the next game', async ({
  page,
}) => {
  await page.goto('./#/new/umbra-via');
  await expect(page.getByRole('main')).toContainText('You are new to this game, so it starts as Puck.');
  await picker(page, 'Blue').click();
  const dialog = page.getByRole('dialog');
  const beginner = games['umbra-via'].hints.ratings?.beginner;
  await expect(dialog.getByRole('button', { name: /Puck beginner/ })).toContainText(`Elo ${beginner}`);
  await expect(dialog.getByRole('button', { name: /Titania expert/ })).toContainText('punishes mistakes');
  await expectAccessible(page, 'the bots');
  await dialog.getByRole('button', { name: /Titania expert/ }).click();
  await expect(picker(page, 'Blue')).toBeFocused();
  await expect(page.getByRole('main')).toContainText('Thinks for a second and punishes mistakes.');
  await page.getByRole('radio', { name: 'Coach' }).check();
  await page.getByRole('button', { name: 'Make the table' }).click();
  await nextAsked(page);
  await page.goto('./#/');
  await page.getByTestId('card-umbra-via').getByRole('button', { name: /^Play/ }).click();
  await nextAsked(page);
  await expect(page.getByTestId('player-blue')).toContainText('Titania');
  await expect(page.getByTestId('player-red')).toContainText('Puck');
});

test('house rules stand apart and are off; options say what is fixed', async ({ page }) => {
  await page.goto('./#/new/umbra-via');
  const house = page.getByRole('region', { name: 'House rules' });
  await expect(house).toContainText('Price of the Soul Tile');
  await expect(page.getByRole('switch', { name: 'Neutral colour' })).toBeDisabled();
  await expect(page.getByRole('region', { name: 'Rules of this table' })).toContainText(
    'Only this with the choices above.',
  );
});

test('people around one device get names, so that the curtain knows whom to ask', async ({ page }) => {
  await page.goto('./#/new/umbra-via');
  await page.getByRole('radiogroup', { name: 'Who plays Blue?' }).getByRole('radio', { name: 'Person' }).check();
  await page.getByLabel('Name of the person playing Purple').fill('Ada');
  await page.getByRole('button', { name: 'Make the table' }).click();
  await expect(page.getByTestId('curtain')).toContainText('Pass the device to Ada');
});
