import type { Page } from '@playwright/test';
import { beforeMove, finished, readRecord } from './support/records.ts';
import { type Bot, bot, type Person, person, putTable, type TableWish } from './support/tables.ts';
import { expect, expectAccessible, expectFits, test } from './support/test.ts';
import { nextAsked } from './support/umbra.ts';

const you = person('');
const entries = (page: Page) => page.getByTestId('shelf-entry');
const last = (page: Page) => page.getByRole('region', { name: 'Last games' }).getByRole('listitem');

/** The same table with somebody who has no name on its person's seat, and these bots on the others. */
const seated = (wish: TableWish, level = 'casual'): TableWish => ({
  ...wish,
  players: wish.players.map((player): Person | Bot => (player.kind === 'person' ? you : bot(level))),
});
/** A finished game that the first seat has played alone against bots. */
const solo = (level = 'casual'): TableWish => {
  const wish = finished('3p-single');
  return { ...wish, players: wish.players.map((_, i) => (i === 0 ? you : bot(level))) };
};

test('the first visit has one golden button, and it starts the table that the guide teaches', async ({ page }) => {
  await page.goto('./');
  await expect(page.locator('.sun')).toHaveCount(1);
  await expect(page.getByText('against two bots that play as well as you do, with the coach on')).toBeVisible();
  await page.getByRole('button', { name: 'Play now' }).click();
  await nextAsked(page);
  const id = page.url().split('/').at(-1) ?? '';
  const saved = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}'), `penumbra/table/${id}`);
  expect(saved.journal.seats).toEqual(['purple', 'blue', 'red']);
  expect(saved.journal.options).toEqual({});
  // Nothing is known of a newcomer's strength: `fair` begins with the weakest.
  const fair = { ...bot('beginner'), fair: true };
  expect(saved.players).toEqual([you, fair, fair]);
  expect(saved.assist).toBe('coach');
  await expect(page.getByTestId('player-blue')).toContainText('Puck');
  await expect(page.getByTestId('player-red')).toContainText('Puck 2');
  await page.goto('./#/learn/umbra-via/guide');
  const taught = page.getByTestId('guide').locator('li[data-tone]');
  await expect(taught).toHaveCount(3);
  expect(await taught.evaluateAll((all) => all.map((one) => one.getAttribute('data-tone')))).toEqual(
    saved.journal.seats,
  );
});

test('coming back: tables that wait for you come first, with their position and whose turn it is', async ({ page }) => {
  await page.goto('./#/about');
  await putTable(page, 'mine', seated(beforeMove('3p-single', 'place', 3)));
  await putTable(page, 'theirs', {
    game: 'umbrella',
    seats: ['violet', 'teal'],
    players: [bot('skilled'), bot('expert')],
  });
  await page.goto('./#/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your turn at one table');
  const cards = page.getByRole('region', { name: 'Your tables' }).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText('Umbra Via');
  await expect(cards.first()).toContainText('Your turn');
  await expect(cards.first()).toContainText('with Miranda and Miranda 2');
  await expect(cards.first().locator('.uv-tile').first()).toBeVisible();
  await expect(cards.nth(1)).toContainText('Oberon');
  await expect(cards.nth(1).locator('.sun')).toHaveCount(0);
  await entries(page).first().click();
  await expect(page).toHaveURL(/#\/table\/mine/);
});

test('a removed game can be brought back while the message stands, and is gone afterwards', async ({ page }) => {
  await page.goto('./#/about');
  await putTable(page, 'gone', solo());
  await putTable(page, 'stays', solo());
  await page.goto('./#/');
  await expect(last(page)).toHaveCount(2);
  const remove = async (): Promise<void> => {
    await last(page).first().getByLabel('More about this game').click();
    await last(page).first().getByRole('button', { name: 'Remove' }).click();
    await expect(last(page)).toHaveCount(1);
  };
  await remove();
  await page.getByTestId('toast').getByRole('button', { name: 'Undo' }).click();
  await expect(last(page)).toHaveCount(2);
  await remove();
  await expect(page.getByTestId('toast')).toHaveCount(0);
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('penumbra/table/')).length);
  await expect.poll(kept).toBe(1);
});

test('a full storage says so, and finished games make room', async ({ page }) => {
  await page.goto('./#/about');
  await putTable(page, 'old', solo());
  await page.goto('./#/');
  await expect(last(page)).toHaveCount(1);
  await page.evaluate(() => {
    let piece = 'x'.repeat(1 << 20);
    for (let n = 0; piece.length > 0; n++) {
      try {
        localStorage.setItem(`full${n}`, piece);
      } catch {
        piece = piece.slice(0, piece.length >> 1);
      }
    }
  });
  // A new visit finds no room even to try.
  await page.reload();
  await page.getByTestId('card-umbra-via').getByRole('button', { name: /^Play/ }).click();
  const dialog = page.getByRole('dialog', { name: 'There is no room for another game' });
  await expect(dialog).toContainText('it is full');
  await expectAccessible(page, 'no room');
  await dialog.getByRole('button', { name: 'Remove 1 finished game and play' }).click();
  await nextAsked(page);
  await expect(page).toHaveURL(/#\/table\//);
});

test('a bad record is refused in people’s words, in three languages', async ({ page }) => {
  const record = readRecord('3p-single');
  const files: readonly (readonly [string, string])[] = [
    ['no json at all', 'This file is not a game that Penumbra has recorded.'],
    [JSON.stringify({ ...record, game: 'checkers' }), 'a game that Penumbra does not have'],
    [JSON.stringify({ ...record, rules: 99 }), 'under other rules than today’s'],
    [JSON.stringify({ ...record, steps: [['purple', 'place a1']] }), 'one of its moves is not possible'],
  ];
  await page.goto('./');
  for (const [text, words] of files) {
    const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) };
    await page.locator('input[type="file"]').setInputFiles(file);
    await expect(page.getByRole('alert')).toContainText(words);
  }
  for (const [language, words] of [
    ['Polski', 'nie jest zapisem partii'],
    ['Italiano', 'non è una partita registrata'],
  ] as const) {
    await page.goto('./#/settings');
    await page.getByRole('radio', { name: language }).click();
    await page.goto('./#/');
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'no', mimeType: 'text/plain', buffer: Buffer.from('no') });
    await expect(page.getByRole('alert')).toContainText(words);
  }
});

test('whoever has no name is “you” in the language of the page, and is called by a name that is given', async ({
  page,
}) => {
  await page.goto('./#/about');
  await putTable(page, 'words', seated(beforeMove('3p-single', 'place', 3)));
  const mover = page.locator('[data-testid^="player-"][data-asked="true"]');
  for (const [language, word] of [
    ['English', 'You'],
    ['Polski', 'Ty'],
    ['Italiano', 'Tu'],
  ] as const) {
    await page.goto('./#/settings');
    await page.getByRole('radio', { name: language }).click();
    await page.goto('./#/table/words');
    await expect(mover.locator('b').first()).toHaveText(word);
  }
  await page.goto('./#/settings');
  await page.getByRole('textbox').fill('Nika');
  await page.goto('./#/table/words');
  await expect(mover.locator('b').first()).toHaveText('Nika');
});

test('statistics: played, won and against whom', async ({ page }) => {
  await page.goto('./#/stats');
  await expect(page.getByRole('main')).toContainText('No finished game yet');
  await putTable(page, 'one', solo());
  await putTable(page, 'two', solo('expert'));
  await putTable(page, 'three', finished('3p-single'));
  await page.goto('./#/about');
  await page.goto('./#/stats');
  const main = page.getByRole('main');
  await expect(main.getByRole('row', { name: /Miranda casual/ })).toHaveText(/10$/);
  await expect(main.getByRole('row', { name: /Titania expert/ })).toHaveText(/10$/);
  await expect(main).toContainText('Not counted: 1 game with several people');
});

for (const [width, height] of [
  [360, 740],
  [390, 844],
  [844, 390],
  [1024, 768],
] as const) {
  test(`every page fits ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('./#/about');
    await putTable(page, 'mine', seated(beforeMove('4p-special-single', 'place', 14), 'skilled'));
    await putTable(page, 'old', solo());
    for (const language of ['English', 'Polski', 'Italiano']) {
      await page.goto('./#/settings');
      await page.getByRole('radio', { name: language }).click();
      for (const hash of [
        '',
        'new/umbra-via',
        'new/envyra/friends',
        'learn',
        'learn/umbra-via',
        'stats',
        'settings',
        'about',
      ]) {
        await page.goto(`./#/${hash}`);
        await expect(page.locator('main#content h1')).toBeVisible();
        await expectFits(page);
      }
    }
  });
}

test.describe('with the fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a cover opens what its card has no room for, and the pages are in a menu', async ({ page }) => {
    await page.goto('./');
    await page.getByTestId('card-via-nebula').getByRole('button').first().tap();
    const sheet = page.getByRole('dialog', { name: 'Via Nebula' });
    await expect(sheet.getByRole('link')).toHaveText(['With friends', 'Learn', 'Options']);
    await expectAccessible(page, 'a game’s sheet');
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await page.getByRole('button', { name: 'More pages' }).tap();
    await expectAccessible(page, 'the menu');
    await page.getByRole('dialog').getByRole('link', { name: 'Statistics' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statistics');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
