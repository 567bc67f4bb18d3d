// Playing by the list of moves alone, which every game has.
import { expect, type Locator, type Page } from '@playwright/test';
import { end, mixed } from './umbra.ts';

export const moves = (page: Page): Locator =>
  page.getByTestId('text-board').getByRole('region', { name: 'Your moves' }).getByRole('listitem').getByRole('button');

const entriesOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const key = `penumbra/table/${location.hash.split('/')[2]}`;
    return JSON.parse(localStorage.getItem(key) ?? '{}').journal.entries.length as number;
  });

/** To the end, or so many turns of it; gives how many it took. */
export async function playInWords(page: Page, most = Number.POSITIVE_INFINITY): Promise<number> {
  for (let turn = 0; ; turn++) {
    await expect(end(page).or(moves(page).first()).first()).toBeVisible();
    if (turn === most || (await end(page).isVisible())) return turn;
    const count = await moves(page).count();
    const entries = await entriesOf(page);
    await moves(page)
      .nth(mixed(turn) % count)
      .click();
    // The same list may come again: only the journal says that the move was made.
    await expect.poll(() => entriesOf(page)).not.toBe(entries);
  }
}
