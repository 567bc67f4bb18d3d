import { bot, openTable, person, savedTable } from './support/tables.ts';
import { expect, test } from './support/test.ts';
import { decide, end, nextAsked, playOn } from './support/umbra.ts';

test('a whole game against bots, from the home page to the score sheet and a rematch', async ({ page }) => {
  await page.goto('./');
  // The cover opens what a small card has no room for.
  await page
    .getByTestId('card-umbra-via')
    .getByRole('button', { name: /glowing paths/ })
    .click();
  await page.getByRole('link', { name: 'Options' }).click();
  for (const seat of ['Blue', 'Red']) {
    await page.getByRole('button', { name: `Bot for ${seat}` }).click();
    await page.getByRole('button', { name: /^Caliban random/ }).click();
  }
  await page.getByRole('button', { name: 'Make the table' }).click();
  await expect(page.getByTestId('prompt')).toContainText('Round 1');
  const decisions = await playOn(page);
  expect(decisions).toBeGreaterThan(8);
  await expect(end(page).getByRole('heading')).toContainText(/win|Shared victory/);
  await expect(end(page).getByRole('table')).toContainText('Souls taken');
  await expect(page.getByTestId('log')).toContainText(/claims the Soul Tile|are empty/);
  const played = page.url();
  await end(page).getByRole('button', { name: 'Rematch' }).click();
  await expect(page.getByTestId('prompt')).toContainText('Round 1');
  expect(page.url()).not.toBe(played);
});

test('a reload in the middle changes nothing', async ({ page }) => {
  await openTable(page, 'reload', { seats: ['purple', 'blue'], players: [person('Ada'), bot()] });
  // Up to a decision in which no bot takes part, so that nothing moves by itself.
  for (let turn = 0; turn < 6 || (await nextAsked(page)) !== 'cell'; turn++) {
    await decide(page, await nextAsked(page), turn);
  }
  const before = await savedTable(page, 'reload');
  expect(before.entries.length).toBeGreaterThan(8);
  // What lies under the pointer would say more about itself.
  await page.mouse.move(0, 0);
  const board = await page.getByTestId('table').innerText();
  await page.reload();
  await nextAsked(page);
  expect((await savedTable(page, 'reload')).entries).toEqual(before.entries);
  expect(await page.getByTestId('table').innerText()).toBe(board);
  await page.goto('./#/');
  await page.getByTestId('shelf-entry').click();
  await nextAsked(page);
  await page.mouse.move(0, 0);
  expect(await page.getByTestId('table').innerText()).toBe(board);
});
