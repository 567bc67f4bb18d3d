import type { Locator, Page } from '@playwright/test';
import { beforeMove } from './support/records.ts';
import { bot, openTable, person, savedTable, type TableWish } from './support/tables.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { commit, decide, handFlowers, nextAsked, openSlots, targets } from './support/umbra.ts';

const FRESH: TableWish = { seats: ['purple', 'blue'], players: [person('Ada'), bot()] };

const dock = (page: Page): Locator => page.getByRole('region', { name: 'What you can do' });
/** Bots that think for ever: what is possible until somebody goes on stays possible. */
const neverAnswers = (page: Page): Promise<unknown> => page.route('**/worker-*.js', () => {});

test('flowers can be dragged to a tile and back', async ({ page }) => {
  await openTable(page, 'drag', FRESH);
  await expect(commit(page)).toBeVisible();
  const left = await handFlowers(page).count();
  await handFlowers(page).first().dragTo(openSlots(page).first());
  await expect(handFlowers(page)).toHaveCount(left - 1);
  const laid = page.getByRole('region', { name: 'Your hand' }).getByRole('button', { name: /take it back/ });
  await laid.first().dragTo(openSlots(page).nth(1));
  await expect(laid.first()).toContainText('on II');
  await laid.first().click();
  await expect(handFlowers(page)).toHaveCount(left);
  // UV-3.2: a second flower on the same tile is added to the first, whoever taps there again.
  for (const more of [1, 2]) {
    await openSlots(page).first().click();
    await expect(handFlowers(page)).toHaveCount(left - more);
  }
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(handFlowers(page)).toHaveCount(left);
});

test('a bid that leaves flowers over says so, and changes nothing', async ({ page }) => {
  await openTable(page, 'refused', FRESH);
  await commit(page).click();
  await expect(dock(page)).toContainText('Every flower you drew has to be bid');
  await expect(page.getByTestId('live')).toContainText('Every flower you drew has to be bid');
  await expect(commit(page)).toBeVisible();
});

test('a tile that may not lie there says why beside the cell', async ({ page }) => {
  await openTable(page, 'corner', beforeMove('3p-single', 'place'));
  await expect(targets(page)).toHaveCount(4);
  await page.locator('[data-cell="a1"]').click();
  await expect(page.getByRole('region', { name: 'Garden' })).toContainText('one of the four cells in the middle');
});

test('a placed tile can be taken back until somebody goes on', async ({ page }) => {
  await neverAnswers(page);
  await openTable(page, 'undo', beforeMove('3p-single', 'place', 1));
  await nextAsked(page);
  const marked = await targets(page).count();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeDisabled();
  // Grey, it still says why: as its description, and in the dock when it is pressed all the same.
  await expect(undo).toHaveAccessibleDescription(/taken back/);
  await undo.dispatchEvent('click');
  await expect(dock(page)).toContainText(/taken back/);
  await targets(page).first().click();
  await expect(undo).toHaveAccessibleDescription(/place/);
  await undo.click();
  await expect(targets(page)).toHaveCount(marked);
  await expect(undo).toBeDisabled();
});

test('a sealed bid can be taken back while a bot still thinks', async ({ page }) => {
  await neverAnswers(page);
  await openTable(page, 'sealed', FRESH);
  await decide(page, await nextAsked(page), 0);
  await expect(page.getByTestId('player-blue')).toContainText('thinking');
  await dock(page).getByRole('button', { name: 'Take back' }).click();
  await expect(commit(page)).toBeVisible();
});

test('a hint names a move with its reason, marks it, and can be played', async ({ page }) => {
  await openTable(page, 'hint', beforeMove('3p-single', 'place', 2));
  await page.getByRole('button', { name: 'Hint' }).click();
  const hint = dock(page)
    .getByRole('paragraph')
    .filter({ hasText: /^Hint: Place the tile on/ });
  await expect(hint).toContainText(/\d+%/);
  const [, cell = ''] = /on ([a-d][1-4])/.exec(await hint.innerText()) ?? [];
  await dock(page).getByRole('button', { name: 'Play it' }).click();
  await expect(page.getByTestId('log')).toContainText(new RegExp(`You place .* on ${cell}`));
});

test.describe('with full motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('what is shown can be paused, shown again and cut short', async ({ page }) => {
    await page.clock.install();
    await openTable(page, 'pause', beforeMove('3p-single', 'place', 3));
    await nextAsked(page);
    await page.keyboard.press('l');
    await expect(dock(page)).toContainText('Nothing has happened');
    // Time stands still: what comes next comes when somebody lets it.
    const paused = page.getByTestId('banner').filter({ hasText: 'Paused' });
    await page.keyboard.press('p');
    await expect(paused).toBeVisible();
    await targets(page).first().click();
    await expect(paused).toHaveCount(0);
    // What can be done is offered before everything has been shown; the prompt is never ahead.
    const prompt = page.getByTestId('prompt').getByRole('status');
    await expect(prompt).toContainText('Bid 1 of 2');
    const told = await page.getByTestId('log').innerText();
    const asked = await prompt.innerText();
    // The clock is ours from here: a moment lasts until it is moved on.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.keyboard.press('l');
    await expect(prompt).not.toHaveText(asked);
    const moment = await prompt.innerText();
    await page.keyboard.press('p');
    await expect(paused).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(prompt).toHaveText(moment);
    await page.keyboard.press('p');
    await expect(paused).toHaveCount(0);
    await page.clock.runFor(60_000);
    await expect(prompt).toHaveText(asked);
    expect(await page.getByTestId('log').innerText()).toBe(told);
  });
});

test('looking at a target says what it would complete, and for whom', async ({ page }) => {
  const { steps = [], ...wish } = beforeMove('3p-single', 'summon');
  // The placement that completed two paths at once.
  await openTable(page, 'preview', { ...wish, steps: steps.slice(0, -1) });
  const cell = steps.at(-1)?.[1].split(' ')[1];
  await page.locator(`[data-cell="${cell}"]`).hover();
  await expect(dock(page)).toContainText('Complete:');
});

test('without help nothing is marked, and nothing is lost', async ({ page }) => {
  await openTable(page, 'alone', { ...beforeMove('3p-single', 'place', 2), assist: 'off' });
  await expect(page.getByTestId('prompt')).toContainText('choose a cell');
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await targets(page).first().click();
  await expect(page.getByTestId('log')).toContainText('You place');
});

for (const kind of ['drop', 'shift', 'summon'] as const) {
  test(`special tiles: ${kind}`, async ({ page }) => {
    await openTable(page, kind, beforeMove('4p-special-single', kind));
    expect(await nextAsked(page)).toBe('cell');
    await decide(page, 'cell', 0);
    await nextAsked(page);
  });
}

test('a table that is opened in a second tab is played there, and comes back on request', async ({ context, page }) => {
  await openTable(page, 'tabs', FRESH);
  await expect(commit(page)).toBeVisible();
  const second = await context.newPage();
  await second.goto('./#/table/tabs');
  await expect(commit(second)).toBeVisible();
  await expect(page.getByTestId('elsewhere')).toContainText('This table is open in another tab');
  await expect(page.getByTestId('table')).toHaveCount(0);
  await expectAccessible(page, 'the table that is elsewhere');
  await decide(second, await nextAsked(second), 0);
  await expect.poll(async () => (await savedTable(second, 'tabs')).entries.length).toBeGreaterThan(3);
  await nextAsked(second);
  const { entries } = await savedTable(second, 'tabs');
  await page.getByRole('button', { name: 'Continue here' }).click();
  await nextAsked(page);
  // The bot may have chosen meanwhile; nothing that stood there is lost.
  expect((await savedTable(page, 'tabs')).entries.slice(0, entries.length)).toEqual(entries);
  await expect(second.getByTestId('elsewhere')).toBeVisible();
});
