// What every game has to be in the browser, a new one included: in sight on a phone, accessible, played by its words.
// The titles begin with the game: `npm test -- games/envyra` runs those of Envyra.
import { games } from '@penumbra/catalog';
import { bot, openTable, person, readInWords } from './support/tables.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, expectFits, test } from './support/test.ts';
import { end } from './support/umbra.ts';
import { playInWords } from './support/words.ts';

const PHONES = [
  [360, 740],
  [390, 844],
  [844, 390],
] as const;
/** Games that go on for hundreds of turns when nobody wants anything are not followed to their end. */
const MOST_TURNS = 60;

for (const { facts } of Object.values(games)) {
  const { id, colours, players } = facts;
  const seats = colours.slice(0, players.max);
  const everybody = seats.map((_, seat) => (seat === 0 ? person('Ada') : bot()));

  test.describe(`${id}:`, () => {
    for (const [width, height] of PHONES) {
      test(`on a phone of ${width} × ${height} nothing of a full table is cut off or too small`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await openTable(page, 'phone', { game: id, seats, players: everybody });
        await expect(page.locator('[data-testid="text-board"], [data-element]').first()).toBeVisible();
        await expect(page.getByText('Loading')).toHaveCount(0);
        await expectFits(page);
      });
    }

    test('nothing serious in both themes', async ({ page }) => {
      await openTable(page, 'axe', { game: id, seats, players: everybody });
      await expect(page.locator('[data-testid="text-board"], [data-element]').first()).toBeVisible();
      await expectAccessibleInBothThemes(page, id);
    });

    test('a whole game in words', async ({ page }) => {
      const two = Math.max(2, players.min);
      await openTable(page, 'words', { game: id, seats: seats.slice(0, two), players: everybody.slice(0, two) });
      await readInWords(page);
      if ((await playInWords(page, MOST_TURNS)) < MOST_TURNS)
        await expect(end(page)).toContainText(/win|Shared victory/);
      await expectAccessible(page, `${id} in words`);
    });
  });
}
