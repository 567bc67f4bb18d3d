// Envyra's board in every phase as pictures: `node tools/in-browser.js web/e2e/envyra-pictures.ts [words…]` keeps those
// whose name has one of the words, `grey` without colour. They are written to the folder screenshots/envyra/, or to FOLDER.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { address, openBrowser } from './support/browser.ts';
import {
  asked,
  BOTH,
  cell,
  commit,
  curtain,
  element,
  end,
  LATE,
  PHASES,
  ROUND_11,
  TWO,
  tableAt,
} from './support/envyra.ts';
import { bot, openTable, person, type TableWish } from './support/tables.ts';

const FOLDER = process.env.FOLDER ?? path.join(import.meta.dirname, '../../screenshots/envyra');
const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;

const isTouch = (page: Page): boolean => {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  return width < 720 || height < 520;
};

/** A table, then cells that are tapped; the last one is only looked at where there is a mouse. */
const at =
  (wish: TableWish, taps: readonly string[] = [], look?: string) =>
  async (page: Page): Promise<void> => {
    await openTable(page, 'picture', wish);
    await asked(page);
    for (const name of taps) await (isTouch(page) ? cell(page, name).tap() : cell(page, name).click());
    if (look !== undefined) await (isTouch(page) ? cell(page, look).tap() : cell(page, look).hover());
  };

const FOUR = PHASES.plan;
const SCENES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  plan: at(FOUR, ['a2'], 'd2'),
  sealed: async (page) => {
    // Bots that think long enough to be seen thinking.
    await at({ ...FOUR, players: [person('Ada'), bot('expert'), bot('expert'), bot('expert')] }, ['a2', 'c2'])(page);
    await commit(page).click();
  },
  coach: at({ ...FOUR, assist: 'coach' }, [], 'a3'),
  deploy: at(PHASES.deploy, [], 'a2'),
  preview: at(PHASES.deploy, [], 'c2'),
  refused: at(PHASES.deploy, ['d3']),
  stuck: at(PHASES.remove, ['a2']),
  reveal: async (page) => {
    const sealed = { gray: 'plan a1 a2', pink: 'plan a2 d3', white: 'plan a1 a2' };
    await at({ ...tableAt({ state: ROUND_11, options: BOTH }), sealed }, ['a2', 'c2'])(page);
    await commit(page).click();
    // The cubes have fallen, and the light has not come back.
    await page.waitForTimeout(1_100);
  },
  // d2 is barred to purple and pink, b1 to gray and white: their planned cubes are struck out.
  barred: at({
    ...tableAt({ state: ROUND_11, options: BOTH }),
    steps: [
      ['purple', 'plan c2 d2'],
      ['gray', 'plan a3 b1'],
      ['pink', 'plan c2 d2'],
      ['white', 'plan a1 b1'],
      ['white', 'deploy a1'],
    ],
  }),
  hint: async (page) => {
    await at(FOUR)(page);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page
      .getByText(/^Hint: /)
      .first()
      .waitFor();
  },
  curtain: async (page) => {
    await openTable(page, 'picture', tableAt({ state: ROUND_11, options: BOTH }, 2));
    await curtain(page).waitFor();
  },
  // The End Tile was removed, and the game has been quiet for long.
  removed: at(
    tableAt({
      state: { ...LATE, grid: { ...LATE.grid, a2: { tile: 'water-ice-2' } }, removed: ['end'], quiet: 12 },
      seats: TWO,
    }),
  ),
  two: at(tableAt({ state: {}, seats: ['purple', 'gray'] })),
  three: at(tableAt({ state: {}, seats: ['purple', 'gray', 'pink'], options: { equilibrium: 'open' } })),
  basic: at(tableAt({ state: {}, options: { variant: 'basic', equilibrium: 'secret' } })),
  over: async (page) => {
    await openTable(page, 'picture', PHASES.over);
    await end(page).waitFor();
  },
  'over-board': async (page) => {
    await SCENES.over?.(page);
    await page.getByRole('button', { name: 'See the board' }).click();
  },
  tiles: async (page) => {
    await at(FOUR)(page);
    await element(page, 'player purple').first().click();
  },
  guide: async (page) => {
    await page.goto(`${address}#/learn/envyra/guide`);
    for (let i = 0; i < 5; i++) await page.getByRole('button', { name: 'Next' }).click();
  },
  learn: async (page) => {
    await page.goto(`${address}#/learn/envyra`);
    await page.getByRole('heading').first().waitFor();
  },
  rules: async (page) => {
    await page.goto(`${address}#/learn/envyra/rules`);
    await page.locator('figure').first().waitFor();
    await page.locator('figure').nth(1).scrollIntoViewIfNeeded();
  },
  home: async (page) => {
    await page.goto(`${address}#/`);
    await page.getByTestId('card-envyra').scrollIntoViewIfNeeded();
  },
};

const words = process.argv.slice(2);
const isSize = (word: string): boolean => /^\d+$/.test(word);
const isTheme = (word: string): boolean => word === 'light' || word === 'dark';
const sizes = SIZES.filter(({ width }) => !words.some(isSize) || words.includes(String(width)));
const themes = (['light', 'dark'] as const).filter((theme) => !words.some(isTheme) || words.includes(theme));
const wanted = words.filter((word) => !isSize(word) && !isTheme(word) && word !== 'grey');
const names = Object.keys(SCENES).filter((name) => wanted.length === 0 || wanted.includes(name));
mkdirSync(FOLDER, { recursive: true });
const browser = await openBrowser();
for (const viewport of sizes) {
  for (const colorScheme of themes) {
    for (const name of names) {
      const isSmall = viewport.width < 720 || viewport.height < 520;
      const context = await browser.newContext({
        baseURL: address,
        viewport,
        colorScheme,
        reducedMotion: name === 'reveal' ? 'no-preference' : 'reduce',
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
        console.log(name, viewport.width, String(error).split('\n').slice(0, 4).join(' '));
      }
      if (words.includes('grey')) await page.addStyleTag({ content: 'html { filter: grayscale(1) }' });
      await page.screenshot({
        path: path.join(FOLDER, `${name}-${viewport.width}-${colorScheme}.png`),
        animations: name === 'reveal' ? 'allow' : 'disabled',
      });
      await context.close();
    }
  }
}
await browser.close();
console.log(`${names.length * sizes.length * themes.length} pictures`);
