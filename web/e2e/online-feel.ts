// How an online move feels: from the click to the own board and to the other's, with 50 ms of network each way, and the
// longest frame meanwhile on a processor four times slower.
import type { Page } from '@playwright/test';
import { openBrowser } from './support/browser.ts';
import { delayed } from './support/delay.ts';
import { makeTable, moves, sitDown } from './support/online.ts';
import { startRealServer } from './support/server.ts';

const DELAY_MS = 50;
const MOVES = 24;

declare global {
  interface Window {
    feel: { clicked: number; changed: number; told: number; longest: number };
  }
}

/** Notes in the page when somebody clicked, when the table changed first, and the longest frame. */
async function watchPage(page: Page, textBoard: boolean): Promise<void> {
  await page.addInitScript((inWords) => {
    localStorage.setItem(
      'penumbra/settings',
      JSON.stringify({ name: 'A', lang: 'en', textBoard: inWords, motion: 'full' }),
    );
    const now = (): number => performance.timeOrigin + performance.now();
    window.feel = { clicked: 0, changed: 0, told: 0, longest: 0 };
    addEventListener('click', () => Object.assign(window.feel, { clicked: now(), changed: 0 }), true);
    new MutationObserver((list) => {
      const isTable = (target: Node): boolean =>
        target instanceof Element && target.closest('[data-testid=table]') !== null;
      if (!list.some(({ target }) => isTable(target))) return;
      window.feel.changed ||= now();
      if (list.some(({ attributeName }) => attributeName === 'data-entry')) window.feel.told = now();
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    let last = performance.now();
    requestAnimationFrame(function frame(at) {
      window.feel.longest = Math.max(window.feel.longest, at - last);
      last = at;
      requestAnimationFrame(frame);
    });
  }, textBoard);
}

const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
const worst = (list: readonly number[]): number => Math.max(...list);

const server = await startRealServer(process.env.PENUMBRA_WEB);
const line = await delayed(server.address, DELAY_MS);
const browser = await openBrowser();
const visit = async (textBoard = true): Promise<Page> => {
  const page = await (await browser.newContext({ baseURL: `${line.address}/`, serviceWorkers: 'block' })).newPage();
  await watchPage(page, textBoard);
  return page;
};
const [ada, bo] = [await visit(), await visit()];
const { link } = await makeTable(ada, { game: 'via-nebula', seats: [{ kind: 'me' }, { kind: 'open' }] });
await sitDown(bo, link);
await ada.goto(link);
const own: number[] = [];
const others: number[] = [];
for (let n = 0; n < MOVES; n++) {
  const mover = await Promise.race(
    [ada, bo].map((page) =>
      moves(page)
        .first()
        .waitFor()
        .then(() => page),
    ),
  );
  const other = mover === ada ? bo : ada;
  const before = await other.evaluate(() => window.feel.told);
  await moves(mover)
    .nth(n % (await moves(mover).count()))
    .click();
  const isTold = await other
    .waitForFunction((told) => window.feel.told > told, before, { timeout: 5_000 })
    .then(
      () => true,
      () => false,
    );
  // A turn that had passed already: nothing was done.
  if (!isTold) continue;
  const { clicked, changed } = await mover.evaluate(() => window.feel);
  own.push(changed - clicked);
  others.push((await other.evaluate(() => window.feel.told)) - clicked);
}
// Somebody who looks on sees the drawn board, with all its motion.
const onlooker = await visit(false);
await onlooker.goto(link);
await onlooker.getByTestId('watching').waitFor();
const cdp = await onlooker.context().newCDPSession(onlooker);
await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
await onlooker.evaluate(() => Object.assign(window.feel, { longest: 0 }));
for (let n = 0; n < MOVES / 2; n++) {
  const mover = await Promise.race(
    [ada, bo].map((page) =>
      moves(page)
        .first()
        .waitFor()
        .then(() => page),
    ),
  );
  const other = mover === ada ? bo : ada;
  const before = await other.evaluate(() => window.feel.told);
  await moves(mover)
    .nth(n % (await moves(mover).count()))
    .click();
  await other.waitForFunction((told) => window.feel.told > told, before, { timeout: 5_000 }).catch(() => {});
}
const longest = await onlooker.evaluate(() => window.feel.longest);
const ms = (value: number): string => `${value.toFixed(0)} ms`;
console.log(`own board: median ${ms(median(own))}, worst ${ms(worst(own))} of ${own.length}`);
console.log(`the other's board: median ${ms(median(others))}, worst ${ms(worst(others))}`);
console.log(`longest frame on a processor four times slower: ${ms(longest)}`);
await browser.close();
line.close();
await server.stop();
process.exit(0);
