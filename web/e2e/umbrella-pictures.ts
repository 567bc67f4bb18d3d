// Umbrella's board in every phase as pictures: `node tools/in-browser.js web/e2e/umbrella-pictures.ts [words…]` keeps
// those whose name has one of the words, `grey` takes their colours away. They are written to the folder
// umbrella-pictures of the temporary folder.
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { address, openBrowser } from './support/browser.ts';
import { readRecord } from './support/records.ts';
import { openTable } from './support/tables.ts';
import { asked, cutBefore, element, end, fromScenario } from './support/umbrella.ts';

const FOLDER = path.join(tmpdir(), 'umbrella-pictures');
const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;

const isTouch = (page: Page): boolean =>
  Math.min(page.viewportSize()?.width ?? 0, page.viewportSize()?.height ?? 0) < 500;

/** A table before a move; then elements are chosen, with `hover` the last one is only looked at. */
const before =
  (record: string, words: string, n = 0, names: readonly string[] = [], hover = false) =>
  async (page: Page): Promise<void> => {
    await openTable(page, `${words}${n}`, cutBefore(record, words, n));
    await asked(page);
    for (const [i, name] of names.entries()) {
      const target = element(page, name);
      if (isTouch(page)) await target.tap();
      else if (hover && i === names.length - 1) await target.hover();
      else await target.click();
    }
  };

const T3 = 'power-trade-3-players-level-4-white';
const P2 = 'pool-empty-2-players-level-1-white';
const D4 = 'power-declined-4-players-level-4-black';
const N3 = 'no-tiles-3-players-level-2-black';
const A2 = 'power-all-2-players-level-4-white';
const SOLO = 'solo-powers-level-4';

const whole =
  (record: string) =>
  async (page: Page): Promise<void> => {
    const { steps, seats } = readRecord(record, 'umbrella');
    const wish = cutBefore(record, 'slide');
    await openTable(page, 'over', {
      ...wish,
      steps,
      players: seats.map((_, i) => (i === 0 ? { kind: 'person', name: 'Ada' } : { kind: 'bot', level: 'random' })),
    });
    await end(page).waitFor();
  };

const SCENES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  first: before(P2, 'slide'),
  choosing: before(T3, 'slide', 24),
  armed: before(T3, 'slide', 24, ['right B']),
  preview: before(T3, 'slide', 24, ['top B', 'gate top b'], true),
  completing: async (page) => {
    const wish = cutBefore(T3, 'complete 3 s4');
    await openTable(page, 'completing', { ...wish, steps: wish.steps?.slice(0, -1) ?? [] });
    await asked(page);
    const [, move = ''] = wish.steps?.at(-1) ?? [];
    const [, side, colour, line] = move.split(' ');
    for (const name of [`${side} ${colour}`, `gate ${side} ${line}`]) {
      const target = element(page, name);
      if (isTouch(page)) await target.tap();
      else if (name.startsWith('gate')) await target.hover();
      else await target.click();
    }
  },
  complete: before(T3, 'complete 3 s4', 0, ['s4'], true),
  several: before(T3, 'complete 4 s5'),
  refused: before(T3, 'slide', 24, ['bottom R']),
  trade: before(T3, 'trade', 0, ['top R', 'a2'], true),
  swap: before(T3, 'swap', 0, ['a4', 'b4'], true),
  cover: before(T3, 'cover', 1, ['slot 2'], true),
  pinned: before(T3, 'slide', 24, ['slot 4']),
  two: before(P2, 'slide', 18),
  side: before(P2, 'complete', 4, ['s10']),
  'side-look': before(P2, 'complete', 4, ['s10', 'black'], true),
  four: before(D4, 'slide', 30),
  'four-trade': before(D4, 'trade', 0, ['personal:slate Y', 'b3'], true),
  three: before(N3, 'slide', 22),
  extra: before('power-again-declined-level-4', 'decline'),
  'two-trade': before(A2, 'trade'),
  'two-swap': before(A2, 'swap'),
  elsewhere: async (page) => {
    await openTable(page, 'elsewhere', { ...fromScenario('um-3-4-all-empty'), steps: [] });
    await asked(page);
  },
  'level-2-four': before('score-tile-full-4-players-level-2', 'slide', 2),
  'level-3-black': before('pool-empty-3-players-level-3-black', 'slide', 24),
  'level-3-four': before('pool-empty-4-players-level-3-white', 'slide', 40),
  'level-4-black': before('power-swap-2-players-level-4-black', 'slide', 20),
  'space-refused': before(T3, 'complete 3 s4', 0, ['s1']),
  visit: before(T3, 'slide', 24, ['teal plan']),
  solo: before(SOLO, 'slide', 8),
  'solo-look': before(SOLO, 'slide', 8, ['right G', 'gate right 4'], true),
  'solo-cover': before('solo-cover-level-3', 'cover', 0),
  'solo-stop': async (page) => {
    await before('solo-stopped-level-3', 'stop')(page);
    await page.getByRole('button', { name: 'Stop here' }).click();
  },
  hint: async (page) => {
    await before(T3, 'slide', 24)(page);
    await page.keyboard.press('h');
    await page
      .getByText(/^Hint:/)
      .first()
      .waitFor();
  },
  decline: before('white-declined-3-players-level-3', 'decline', 0),
  coach: async (page) => {
    await openTable(page, 'coach', { ...cutBefore(T3, 'slide', 24), assist: 'coach' });
    await asked(page);
  },
  last: before(T3, 'slide', 48),
  over: whole(T3),
  'over-board': async (page) => {
    await whole(T3)(page);
    await page.getByRole('button', { name: 'See the board' }).click();
  },
  'solo-over': whole(SOLO),
  guide: async (page) => {
    await page.goto(`${address}#/learn/umbrella/guide`);
    for (let i = 0; i < 4; i++) await page.getByRole('button', { name: 'Next' }).click();
  },
  rules: async (page) => {
    await page.goto(`${address}#/learn/umbrella/rules`);
    await page.locator('figure').first().scrollIntoViewIfNeeded();
  },
  home: async (page) => {
    await page.goto(`${address}#/`);
    await page.getByTestId('card-umbrella').scrollIntoViewIfNeeded();
  },
};

const words = process.argv.slice(2);
const sizes = SIZES.filter(({ width }) => !words.some((word) => /^\d+$/.test(word)) || words.includes(String(width)));
const themes = (['light', 'dark'] as const).filter(
  (theme) => !words.some((word) => word === 'light' || word === 'dark') || words.includes(theme),
);
const wanted = words.filter((word) => !/^\d+$|^light$|^dark$|^grey$/.test(word));
const names = Object.keys(SCENES).filter((name) => wanted.length === 0 || wanted.includes(name));
mkdirSync(FOLDER, { recursive: true });
const browser = await openBrowser();
for (const viewport of sizes) {
  for (const colorScheme of themes) {
    for (const name of names) {
      const isSmall = Math.min(viewport.width, viewport.height) < 500;
      const context = await browser.newContext({
        baseURL: address,
        viewport,
        colorScheme,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        locale: 'en-GB',
        hasTouch: isSmall,
        isMobile: isSmall,
      });
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      page.on('console', (message) => message.type() === 'error' && console.log('console:', message.text()));
      page.on('pageerror', (error) => console.log('page:', error.stack));
      await page.goto(`${address}#/about`);
      try {
        await SCENES[name]?.(page);
      } catch (error) {
        console.log(name, viewport.width, String(error).split('\n')[0]);
      }
      if (words.includes('grey')) await page.addStyleTag({ content: 'html { filter: grayscale(1) }' });
      await page.screenshot({
        path: path.join(FOLDER, `${name}-${viewport.width}-${colorScheme}.png`),
        animations: 'disabled',
      });
      await context.close();
    }
  }
}
await browser.close();
console.log(`${names.length * sizes.length * themes.length} pictures`);
