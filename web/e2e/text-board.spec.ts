import type { Page } from '@playwright/test';
import { bot, openTable, person, readInWords } from './support/tables.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { end, mixed } from './support/umbra.ts';

const moves = (page: Page) =>
  page.getByTestId('text-board').getByRole('region', { name: 'Your moves' }).getByRole('listitem').getByRole('button');

/** Plays by the list of moves alone. */
async function playByText(page: Page): Promise<number> {
  for (let turn = 0; ; turn++) {
    await expect(end(page).or(moves(page).first()).first()).toBeVisible();
    if (await end(page).isVisible()) return turn;
    const count = await moves(page).count();
    const entries = await entriesOf(page);
    await moves(page)
      .nth(mixed(turn) % count)
      .click();
    // The same list may come again: only the journal says that the move was made.
    await expect.poll(() => entriesOf(page)).not.toBe(entries);
  }
}

const entriesOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const key = `penumbra/table/${location.hash.split('/')[2]}`;
    return JSON.parse(localStorage.getItem(key) ?? '{}').journal.entries.length as number;
  });

test('a whole game of Umbra Via from the text board alone', async ({ page }) => {
  await openTable(page, 'text', { seats: ['purple', 'blue'], players: [person('Ada'), bot()] });
  await readInWords(page);
  await expect(moves(page).first()).toBeVisible();
  await expectAccessible(page, 'the text board');
  await page.getByText('Everything on the table, in words').click();
  await expect(page.getByTestId('text-board')).toContainText(/altar/i);
  expect(await playByText(page)).toBeGreaterThan(5);
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

for (const [game, seats] of [
  ['envyra', ['purple', 'gray']],
  ['umbrella', ['violet', 'teal']],
] as const) {
  // Umbrella between beginners goes on for hundreds of turns: a beginning must do.
  const whole = game === 'envyra';
  test(`${whole ? 'a whole game' : 'the beginning'} of ${game} on the text board`, async ({ page }) => {
    if (!whole) {
      await page.goto('./');
      await page.getByTestId(`card-${game}`).getByRole('button', { name: /play/i }).click();
      await readInWords(page);
      for (let turn = 0; turn < 4; turn++) {
        await expect(moves(page).first()).toBeVisible();
        const entries = await entriesOf(page);
        await moves(page)
          .nth(turn % (await moves(page).count()))
          .click();
        await expect.poll(() => entriesOf(page)).not.toBe(entries);
      }
      return expectAccessible(page, game);
    }
    await openTable(page, 'other', { game, seats, players: [person('Ada'), bot()] });
    await readInWords(page);
    expect(await playByText(page)).toBeGreaterThan(3);
    await expect(end(page)).toContainText(/win|Shared victory/);
    await expectAccessible(page, `the end of ${game}`);
  });
}
