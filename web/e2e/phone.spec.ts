import { beforeMove, finished } from './support/records.ts';
import { bot, openTable, person, putTable } from './support/tables.ts';
import { expect, expectFits, test } from './support/test.ts';
import { commit, decide, end, handFlowers, nextAsked, openSlots, playOn, targets } from './support/umbra.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

test('a game with the fingers, from the first bid to the last tile', async ({ page }) => {
  await openTable(page, 'phone', { seats: ['purple', 'blue'], players: [person('Ada'), bot()] });
  await expect(commit(page)).toBeVisible();
  await expectFits(page);
  // Choose a flower, tap a tile.
  const left = await handFlowers(page).count();
  await handFlowers(page).last().tap();
  await openSlots(page)
    .first()
    .tap({ position: { x: 6, y: 6 } });
  await expect(handFlowers(page)).toHaveCount(left - 1);
  await page.getByRole('button', { name: 'Clear' }).tap();
  await expect(handFlowers(page)).toHaveCount(left);
  const seen = new Set<string>();
  await playOn(page, async (asked) => {
    if (seen.has(asked)) return;
    seen.add(asked);
    await expectFits(page);
  });
  await expect(end(page)).toBeVisible();
  await page.getByRole('button', { name: 'Log' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Log' });
  await expect(sheet).toContainText('Round 1');
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await expect(sheet).toBeHidden();
});

test('what can be touched is large enough', async ({ page }) => {
  await openTable(page, 'touch', { seats: ['purple', 'blue'], players: [person('Ada'), bot()] });
  await nextAsked(page);
  const small = await page.getByRole('button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { width, height } = button.getBoundingClientRect();
      const name = button.getAttribute('aria-label') ?? button.textContent;
      return width > 1 && (width < 43.5 || height < 43.5)
        ? [`${name}: ${width.toFixed(0)} × ${height.toFixed(0)}`]
        : [];
    }),
  );
  expect(small).toEqual([]);
});

test('every page fits', async ({ page }) => {
  await page.goto('./#/about');
  await putTable(page, 'kept', finished('3p-single'));
  for (const name of [
    '#/',
    '#/new/umbra-via',
    '#/new/envyra/friends',
    '#/learn/umbra-via',
    '#/learn/umbra-via/guide',
    '#/learn/umbra-via/rules',
    '#/settings',
    '#/about',
    '#/replay/kept/40',
  ]) {
    await page.goto(`./${name}`);
    await expect(page.locator('main#content')).toBeVisible();
    await expect(page.getByText('Loading')).toHaveCount(0);
    await expectFits(page);
  }
});

test('choosing which path is summoned', async ({ page }) => {
  await openTable(page, 'summon', beforeMove('3p-single', 'summon'));
  await expect(page.getByTestId('prompt')).toContainText('choose which is summoned next');
  await expect(targets(page).first()).toBeVisible();
  await expectFits(page);
  await decide(page, 'cell', 0);
  await expect(page.getByTestId('prompt')).not.toContainText('choose which is summoned next');
});
