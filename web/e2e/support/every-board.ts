// What every board has to be in the browser, whoever drew it: in sight on a phone, accessible, played by its words.
import type { Page } from '@playwright/test';
import { bot, openTable, person, readInWords, type TableWish } from './tables.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, expectFits, test } from './test.ts';
import { end } from './umbra.ts';
import { playInWords } from './words.ts';

const PHONES = [
  [360, 740],
  [390, 844],
  [844, 390],
] as const;
/** Games that go on for hundreds of turns when nobody wants anything are not followed to their end. */
const MOST_TURNS = 60;

export interface Played {
  readonly id: string;
  /** As many as can play. */
  readonly seats: readonly string[];
  readonly fewest: number;
  readonly rules?: number;
}

export function testEveryBoard({ id, seats, fewest, rules }: Played): void {
  const wishOf = (count: number): TableWish => ({
    game: id,
    ...(rules !== undefined && { rules }),
    seats: seats.slice(0, count),
    players: seats.slice(0, count).map((_, seat) => (seat === 0 ? person('Ada') : bot())),
  });
  const openFull = async (page: Page, name: string): Promise<void> => {
    await openTable(page, name, wishOf(seats.length));
    await expect(page.locator('[data-testid="text-board"], [data-element]').first()).toBeVisible();
  };

  test.describe(`${id}:`, () => {
    for (const [width, height] of PHONES) {
      test(`on a phone of ${width} × ${height} nothing of a full table is cut off or too small`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await openFull(page, 'phone');
        await expect(page.getByText('Loading')).toHaveCount(0);
        await expectFits(page);
      });
    }

    test('nothing serious in both themes', async ({ page }) => {
      await openFull(page, 'axe');
      await expectAccessibleInBothThemes(page, id);
    });

    test('a whole game in words', async ({ page }) => {
      await openTable(page, 'words', wishOf(Math.max(2, fewest)));
      await readInWords(page);
      if ((await playInWords(page, MOST_TURNS)) < MOST_TURNS)
        await expect(end(page)).toContainText(/win|Shared victory/);
      await expectAccessible(page, `${id} in words`);
    });
  });
}
