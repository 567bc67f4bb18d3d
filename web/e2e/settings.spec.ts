import { beforeMove, finished } from './support/records.ts';
import { bot, openTable, person, putTable } from './support/tables.ts';
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
  // Still means everything, whatever a part of the page says of itself.
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((one) => {
      const { transitionDuration, animationDuration } = getComputedStyle(one);
      const longest = Math.max(...`${transitionDuration}, ${animationDuration}`.split(', ').map(Number.parseFloat));
      return longest > 0.001 ? [`${one.tagName} ${one.className}: ${longest} s`] : [];
    }),
  );
  expect(moving).toEqual([]);
  await expect(page.locator('input[name=patterns]')).toBeChecked();
  await expect(page.locator('input[name=confirm]')).toBeChecked();
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
  const dock = page.getByRole('region', { name: 'What you can do' });
  await dock.getByRole('button', { name: 'No', exact: true }).click();
  await expect(dock.getByRole('button', { name: 'Yes, do it' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Seal the bid' }).click();
  await dock.getByRole('button', { name: 'Yes, do it' }).click();
  await expect(page.getByTestId('log')).toContainText(/bid|draw/i);
});

test('the table opens on the text board when that is wanted', async ({ page }) => {
  await page.goto('./#/settings');
  await page.getByRole('switch', { name: 'Text board first' }).check();
  await openTable(page, 'text', { seats: ['purple', 'blue'], players: [person('Ada'), bot()] });
  await expect(page.getByTestId('text-board')).toBeVisible();
});

test('sound is on from the start, its volume and the speed of animations are kept', async ({ page }) => {
  await page.goto('./#/settings');
  await expect(page.getByRole('switch', { name: 'Sound' })).toBeChecked();
  const volume = page.getByRole('slider', { name: 'Volume' });
  await expect(volume).toHaveValue('0.6');
  await volume.fill('0.25');
  await page.getByRole('radio', { name: 'Quick' }).check();
  await page.reload();
  await expect(volume).toHaveValue('0.25');
  await expect(page.getByRole('radio', { name: 'Quick' })).toBeChecked();
  await page.getByRole('switch', { name: 'Sound' }).uncheck();
  await expect(volume).toBeDisabled();
});

test('the games of this device are counted, and can be removed, finished ones alone or all', async ({ page }) => {
  await page.goto('./#/about');
  await putTable(page, 'over', finished('3p-single'));
  await putTable(page, 'running', beforeMove('3p-single', 'place', 3));
  await page.goto('./#/');
  await expect(page.getByTestId('shelf-entry')).toHaveCount(1);
  await page.goto('./#/settings');
  const device = page.getByRole('region', { name: 'This device' });
  await expect(device).toContainText(/2 games, \d+ kB/);
  await device.getByRole('button', { name: 'Remove finished' }).click();
  await expect(device).toContainText(/1 game, \d+ kB/);
  await device.getByRole('button', { name: 'Remove all games' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, remove' }).click();
  await expect(device).toContainText('0 games');
});
