// What others may not know of Envyra: plans that are sealed, and secret cards.
import type { Browser, Page } from '@playwright/test';
import { asked, BOTH, cell, commit, curtain, done, LATE, ROUND_11, TWO, tableAt } from './support/envyra.ts';
import { openTable, type TableWish } from './support/tables.ts';
import { expect, test } from './support/test.ts';

async function plan(page: Page, cells: readonly string[]): Promise<void> {
  for (const name of cells) {
    await cell(page, name).click();
    await expect(cell(page, name)).toHaveAttribute('aria-pressed', 'true');
  }
  await done(page, () => commit(page).click());
}

const dump = (page: Page): Promise<string> => page.evaluate(() => [document.title, document.body.outerHTML].join('\n'));
/** Once nothing moves any more, with the pointer where it means nothing. */
async function picture(page: Page): Promise<string> {
  await page.mouse.move(0, 0);
  const shoot = async (): Promise<string> =>
    (await page.screenshot({ animations: 'disabled', caret: 'hide' })).toString('base64');
  for (let last = await shoot(); ; ) {
    const now = await shoot();
    if (now === last) return now;
    last = now;
  }
}

/** A page of its own for every world: nothing of the one before is left. */
async function inWorld<R>(browser: Browser, wish: TableWish, look: (page: Page) => Promise<R>): Promise<R> {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await openTable(page, 'twin', wish);
    return await look(page);
  } finally {
    await context.close();
  }
}

/** What Bo sees after Ada has planned these tiles. */
const afterAda = (browser: Browser, cells: readonly string[]): Promise<readonly string[]> =>
  inWorld(browser, tableAt({ state: LATE, seats: TWO }, 2), async (page) => {
    await curtain(page).getByRole('button').click();
    await plan(page, cells);
    await expect(curtain(page)).toContainText('Bo');
    const seen = [await dump(page), await picture(page)];
    await curtain(page).getByRole('button').click();
    await asked(page);
    return [...seen, await dump(page)];
  });

/** What Ada sees while the others hold these secret cards and have sealed plans. */
function withCards(browser: Browser, gray: string, pink: string, planned: string): Promise<readonly string[]> {
  const { equilibrium } = ROUND_11;
  const secret = { ...equilibrium.secret, gray, pink };
  const wish = tableAt({ state: { ...ROUND_11, equilibrium: { ...equilibrium, secret } }, options: BOTH });
  const sealed = { gray: planned, pink: 'plan d3', white: 'plan b2' };
  return inWorld(browser, { ...wish, sealed }, async (page) => {
    await asked(page);
    return [await dump(page)];
  });
}

test('worlds that differ only in another’s plan or secret card give the same page', async ({ browser }) => {
  const [one, two] = [await afterAda(browser, ['a1', 'b1']), await afterAda(browser, ['c1'])];
  ['curtain', 'its picture', 'table'].forEach((name, i) => {
    expect(one[i] === two[i], `${name}: the same in both worlds`).toBe(true);
  });
  const cards = [
    await withCards(browser, 'card-5', 'card-4', 'plan a1 a2'),
    await withCards(browser, 'card-1', 'card-8', 'plan d1'),
  ] as const;
  expect(cards[0][0] === cards[1][0], 'the same page with other cards').toBe(true);
});
