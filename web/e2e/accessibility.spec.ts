import { beforeMove, finished } from './support/records.ts';
import { bot, openTable, person, putTable } from './support/tables.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { decide, end, nextAsked } from './support/umbra.ts';

const PAGES = [
  '#/',
  '#/new/umbra-via',
  '#/new/umbra-via/friends',
  '#/learn',
  '#/learn/umbra-via',
  '#/learn/envyra',
  '#/learn/umbra-via/guide',
  '#/learn/umbra-via/rules',
  '#/stats',
  '#/settings',
  '#/about',
  '#/nowhere',
  '#/replay/kept/40',
];

for (const colorScheme of ['light', 'dark'] as const) {
  // Only colours differ between the themes.
  const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined;
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('nothing serious on any page', async ({ page }) => {
      await page.goto('./#/about');
      await putTable(page, 'kept', finished('3p-single'));
      await putTable(page, 'running', beforeMove('3p-single', 'place', 3));
      for (const name of PAGES) {
        await page.goto(`./${name}`);
        await expect(page.locator('main#content')).toBeVisible();
        await expect(page.getByText('Loading')).toHaveCount(0);
        await expectAccessible(page, name, rules);
      }
    });

    test('nothing serious in any phase', async ({ page }) => {
      for (const [kind, n] of [
        ['bid', 5],
        ['place', 6],
        ['drop', 0],
        ['shift', 0],
        ['summon', 0],
      ] as const) {
        await openTable(page, `${kind}${n}`, { ...beforeMove('4p-special-single', kind, n), assist: 'coach' });
        const asked = await nextAsked(page);
        await expectAccessible(page, kind, rules);
        await decide(page, asked, 0);
      }
      await openTable(page, 'over', finished('4p-special-single'));
      await expect(end(page)).toBeVisible();
      await expectAccessible(page, 'the end', rules);
      await openTable(page, 'two', { seats: ['purple', 'blue'], players: [person('Ada'), person('Bo')] });
      expect(await nextAsked(page)).toBe('curtain');
      await expectAccessible(page, 'the curtain', rules);
      await openTable(page, 'watch', { seats: ['purple', 'blue'], players: [bot('greedy'), bot('greedy')] });
      await expect(page.getByTestId('log')).toBeVisible();
      await expectAccessible(page, 'a game of bots', rules);
    });
  });
}
