import { bot, openTable, person } from './support/tables.ts';
import { expect, test } from './support/test.ts';
import { decide, nextAsked } from './support/umbra.ts';

test('settings are kept over a reload', async ({ page }) => {
  await page.goto('./#/settings');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('radio', { name: 'Reduced' }).check();
  await page.getByRole('switch', { name: 'Marks beside colours' }).check();
  await page.getByRole('switch', { name: 'Confirm moves' }).check();
  await page.getByRole('radio', { name: 'Polski' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ustawienia');
  await expect(page.getByRole('switch').nth(1)).toBeChecked();
  await expect(page.getByRole('switch').nth(2)).toBeChecked();
  await page.getByRole('radio', { name: 'Italiano' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impostazioni');
});

test('a table in each language', async ({ page }) => {
  for (const [name, word] of [
    ['Polski', 'Twoja ręka'],
    ['Italiano', 'La tua mano'],
  ] as const) {
    await page.goto('./#/settings');
    await page.getByRole('radio', { name }).click();
    await expect(page.getByRole('radio', { name })).toBeChecked();
    await openTable(page, 'words', { seats: ['purple', 'blue'], players: [person('Ada'), bot()] });
    await expect(page.getByRole('region', { name: word })).toBeVisible();
  }
});

test('moves are asked for once more when that is wanted', async ({ page }) => {
  await page.goto('./#/settings');
  await page.getByRole('switch', { name: 'Confirm moves' }).check();
  await openTable(page, 'sure', { seats: ['purple', 'blue'], players: [person('Ada'), bot()] });
  await decide(page, await nextAsked(page), 0);
  const question = page.getByRole('group', { name: 'Confirm moves' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Commit bid' }).click();
  await question.getByRole('button', { name: 'Yes, do it' }).click();
  await expect(page.getByTestId('log')).toContainText(/bid|draw/i);
});

test('the table opens on the text board when that is wanted', async ({ page }) => {
  await page.goto('./#/settings');
  await page.getByRole('switch', { name: 'Text board first' }).check();
  await openTable(page, 'text', { seats: ['purple', 'blue'], players: [person('Ada'), bot()] });
  await expect(page.getByTestId('text-board')).toBeVisible();
});
