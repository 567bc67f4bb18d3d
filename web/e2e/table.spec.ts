import { beforeMove } from './support/records.ts';
import { bot, openTable, person, savedTable, type TableWish } from './support/tables.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { commit, decide, handFlowers, nextAsked, openSlots, targets } from './support/umbra.ts';

const FRESH: TableWish = { seats: ['purple', 'blue'], players: [person('Ada'), bot()] };

test('flowers can be dragged to a tile and back', async ({ page }) => {
  await openTable(page, 'drag', FRESH);
  await expect(commit(page)).toBeVisible();
  const left = await handFlowers(page).count();
  await handFlowers(page).first().dragTo(openSlots(page).first());
  await expect(handFlowers(page)).toHaveCount(left - 1);
  const onTile = page.locator('[data-slot]').getByRole('button', { name: /take it back/ });
  await onTile.first().dragTo(page.getByRole('region', { name: 'Your hand' }));
  await expect(handFlowers(page)).toHaveCount(left);
  await handFlowers(page).first().dragTo(openSlots(page).first());
  await onTile.first().click();
  await expect(handFlowers(page)).toHaveCount(left);
});

test('a bid that leaves flowers over says so, and changes nothing', async ({ page }) => {
  await openTable(page, 'refused', FRESH);
  await commit(page).click();
  await expect(page.getByRole('region', { name: 'Your hand' })).toContainText('Every flower you drew has to be bid');
  await expect(page.getByTestId('live')).toContainText('Every flower you drew has to be bid');
  await expect(commit(page)).toBeVisible();
});

test('a tile that may not lie there says why beside the cell', async ({ page }) => {
  await openTable(page, 'corner', beforeMove('3p-single', 'place'));
  await expect(targets(page)).toHaveCount(4);
  await page.locator('[data-cell="a1"]').click();
  await expect(page.getByRole('region', { name: 'Garden' })).toContainText('one of the four cells in the middle');
});

test.describe('with time to think', () => {
  // Undo is a matter of seconds: the pauses are real here.
  test.use({ speed: 1 });

  test('a placed tile can be taken back until somebody goes on', async ({ page }) => {
    await openTable(page, 'undo', beforeMove('3p-single', 'place', 1));
    await nextAsked(page);
    const marked = await targets(page).count();
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeDisabled();
    await targets(page).first().click();
    await undo.click();
    await expect(targets(page)).toHaveCount(marked);
    await expect(undo).toBeDisabled();
  });
});

test('a sealed bid can be taken back while a bot still thinks', async ({ page }) => {
  // A bot that never answers.
  await page.route('**/worker-*.js', () => {});
  await openTable(page, 'sealed', FRESH);
  await decide(page, await nextAsked(page), 0);
  const hand = page.getByRole('region', { name: 'Your hand' });
  await expect(hand).toContainText('Your bid is sealed');
  await expect(page.getByTestId('player-blue')).toContainText('thinking');
  await hand.getByRole('button', { name: 'Take back' }).click();
  await expect(commit(page)).toBeVisible();
});

test('a hint names a move and marks it', async ({ page }) => {
  await openTable(page, 'hint', beforeMove('3p-single', 'place', 2));
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByRole('main').getByText(/^Hint: Place the tile on/)).toBeVisible();
});

test('looking at a target says what it would complete, and for whom', async ({ page }) => {
  const { steps = [], ...wish } = beforeMove('3p-single', 'summon');
  // The placement that completed two paths at once.
  await openTable(page, 'preview', { ...wish, steps: steps.slice(0, -1) });
  const cell = steps.at(-1)?.[1].split(' ')[1];
  await page.locator(`[data-cell="${cell}"]`).hover();
  await expect(page.getByRole('region', { name: 'Garden' })).toContainText('Complete:');
});

test('without help nothing is marked, and nothing is lost', async ({ page }) => {
  await openTable(page, 'alone', { ...beforeMove('3p-single', 'place', 2), assist: 'off' });
  await expect(page.getByTestId('prompt')).toContainText('choose a cell');
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await targets(page).first().click();
  await expect(page.getByTestId('log')).toContainText('placed');
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
  await expect.poll(async () => (await savedTable(second, 'tabs')).steps.length).toBeGreaterThan(3);
  await nextAsked(second);
  const { steps } = await savedTable(second, 'tabs');
  await page.getByRole('button', { name: 'Continue here' }).click();
  await nextAsked(page);
  expect((await savedTable(page, 'tabs')).steps).toEqual(steps);
  await expect(second.getByTestId('elsewhere')).toBeVisible();
});
