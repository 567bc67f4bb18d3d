import { bot, openTable, person, readInWords } from './support/tables.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { end } from './support/umbra.ts';
import { moves, playInWords } from './support/words.ts';

test('a whole game of Umbra Via from the text board alone', async ({ page }) => {
  await openTable(page, 'text', { seats: ['purple', 'blue'], players: [person('Ada'), bot()] });
  await readInWords(page);
  await expect(moves(page).first()).toBeVisible();
  await expectAccessible(page, 'the text board');
  await page.getByText('Everything on the table, in words').click();
  await expect(page.getByTestId('text-board')).toContainText(/altar/i);
  expect(await playInWords(page)).toBeGreaterThan(5);
  await expect(end(page)).toContainText(/win|Shared victory/);
  await expect(page.getByTestId('live')).not.toBeEmpty();
});

test('moves can be found by their words', async ({ page }) => {
  await openTable(page, 'find', { seats: ['purple', 'blue'], players: [person('Ada'), bot()] });
  await readInWords(page);
  await page.getByRole('searchbox', { name: 'Find a move' }).fill('zzz');
  await expect(page.getByText('No move has these words.')).toBeVisible();
  await page.getByRole('searchbox').fill('IV');
  for (const name of await moves(page).allInnerTexts()) expect(name).toContain('IV');
});
