// Two tables that differ only in what their reader may not know, each in a browser of its own, side by side.
import type { Browser, Locator, Page } from '@playwright/test';
import { openTable, type TableWish } from './tables.ts';
import { expect } from './test.ts';

/** Opens both worlds and does the same in each; nothing of the one is left in the other. */
export async function withTwins(
  browser: Browser,
  wishes: readonly [TableWish, TableWish],
  play: (page: Page) => Promise<unknown>,
  compare: (pages: readonly [Page, Page]) => Promise<unknown>,
): Promise<void> {
  const open = async (wish: TableWish): Promise<Page> => {
    const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
    const page = await context.newPage();
    await openTable(page, 'twin', wish);
    await play(page);
    return page;
  };
  const pages = [await open(wishes[0]), await open(wishes[1])] as const;
  await compare(pages);
  await Promise.all(pages.map((page) => page.context().close()));
}

/** A secret that shows makes every picture differ; a picture taken too early differs once. */
export async function expectSamePixels(
  pages: readonly [Page, Page],
  part?: (page: Page) => Locator,
  where = 'the same pixels in both worlds',
): Promise<void> {
  const shoot = async (page: Page): Promise<string> =>
    (await (part?.(page) ?? page).screenshot({ animations: 'disabled', caret: 'hide' })).toString('base64');
  await expect
    .poll(async () => (await shoot(pages[0])) === (await shoot(pages[1])), { message: where, timeout: 30_000 })
    .toBe(true);
}
