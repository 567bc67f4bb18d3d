// Every page and every phase as pictures for people to look at: `npm run screenshots [words…]` keeps those whose name has
// one of the words. They are written to the folder screenshots/, which git ignores.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { address, openBrowser } from './support/browser.ts';
import { beforeMove, finished } from './support/records.ts';
import { bot, openTable, person, putTable } from './support/tables.ts';
import { commit, curtain, end, nextAsked, putFlowers, targets } from './support/umbra.ts';

const FOLDER = path.join(import.meta.dirname, '../../screenshots');
const SIZES = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
] as const;

const at =
  (hash: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(`${address}${hash}`);
    await page.locator('main#content').waitFor();
  };

const before =
  (record: string, kind: string, n = 0) =>
  async (page: Page): Promise<void> => {
    await openTable(page, `${kind}${n}`, beforeMove(record, kind, n));
    await nextAsked(page);
  };

/** With the pictures of all cards, which come when they are ready. */
async function home(page: Page): Promise<void> {
  await at('#/')(page);
  await page.getByTestId('card-umbra-via').locator('svg').nth(1).waitFor();
}

/** What to show, by name; each begins on a page of the app. */
const SCENES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  home: (page) => home(page),
  'home-with-tables': async (page) => {
    await at('#/about')(page);
    await putTable(page, 'one', beforeMove('3p-single', 'place', 3));
    await putTable(page, 'two', finished('4p-single'));
    await home(page);
  },
  new: at('#/new/umbra-via'),
  friends: at('#/new/umbra-via/friends'),
  learn: at('#/learn/umbra-via'),
  guide: at('#/learn/umbra-via/guide'),
  rules: at('#/learn/umbra-via/rules'),
  settings: at('#/settings'),
  about: at('#/about'),
  nothing: at('#/nowhere'),
  'bid-first': async (page) => {
    await openTable(page, 'fresh', { seats: ['purple', 'blue'], players: [person('Ada'), bot()] });
    await commit(page).waitFor();
  },
  bid: before('4p-special-single', 'bid', 17),
  'bid-put': async (page) => {
    await before('4p-special-single', 'bid', 17)(page);
    await putFlowers(page, (flower) => flower % 3);
  },
  'bid-refused': async (page) => {
    await before('3p-single', 'bid', 9)(page);
    await commit(page).click();
  },
  curtain: async (page) => {
    await openTable(page, 'both', { seats: ['purple', 'blue'], players: [person('Ada'), person('Bo')] });
    await curtain(page).waitFor();
  },
  place: before('4p-special-single', 'place', 14),
  'place-first': before('3p-single', 'place'),
  'place-preview': async (page) => {
    const { steps = [], ...wish } = beforeMove('3p-single', 'summon');
    await openTable(page, 'preview', { ...wish, steps: steps.slice(0, -1) });
    await nextAsked(page);
    await page.locator(`[data-cell="${steps.at(-1)?.[1].split(' ')[1]}"]`).hover();
  },
  'place-refused': async (page) => {
    await before('3p-single', 'place')(page);
    await page.locator('[data-cell="a1"]').click();
  },
  'place-coach': async (page) => {
    await openTable(page, 'coach', { ...beforeMove('3p-single', 'place', 20), assist: 'coach' });
    await targets(page).first().waitFor();
  },
  drop: before('4p-special-single', 'drop'),
  shift: before('4p-special-single', 'shift'),
  summon: before('3p-single', 'summon'),
  end: async (page) => {
    await openTable(page, 'over', finished('4p-special-single'));
    await end(page).waitFor();
  },
  replay: async (page) => {
    await at('#/about')(page);
    await putTable(page, 'kept', finished('3p-single'));
    await at('#/replay/kept/60')(page);
    await page.getByTestId('replay').waitFor();
  },
  'text-board': async (page) => {
    await before('3p-single', 'place', 9)(page);
    await page.getByRole('button', { name: 'Text board' }).click();
  },
  'other-game': async (page) => {
    await openTable(page, 'other', { game: 'via-nebula', seats: ['blue', 'black'], players: [person('Ada'), bot()] });
    await page.getByTestId('text-board').getByRole('button').first().waitFor();
  },
  log: async (page) => {
    await before('3p-single', 'place', 9)(page);
    const button = page.getByRole('button', { name: 'Log', exact: true });
    if (await button.isVisible()) await button.click();
  },
  'guide-middle': async (page) => {
    await at('#/learn/umbra-via/guide')(page);
    for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Next' }).click();
    await commit(page).waitFor();
  },
  marks: async (page) => {
    await at('#/settings')(page);
    await page.getByRole('switch', { name: 'Marks beside colours' }).check();
    await before('4p-special-single', 'place', 14)(page);
  },
};

async function shoot(browser: Browser, names: readonly string[]): Promise<number> {
  let count = 0;
  for (const viewport of SIZES) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const name of names) {
        const context = await browser.newContext({
          baseURL: address,
          viewport,
          colorScheme,
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
          locale: 'en-GB',
        });
        const page = await context.newPage();
        await page.goto(`${address}#/about`);
        await SCENES[name]?.(page);
        await page.waitForLoadState('networkidle');
        // What sticks to the top would stand in the middle of a long picture.
        await page.evaluate(() => scrollTo(0, 0));
        const file = path.join(FOLDER, `${name}-${viewport.width}-${colorScheme}.png`);
        await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
        await context.close();
        count++;
      }
    }
    console.log(`${viewport.width} px: done`);
  }
  return count;
}

const words = process.argv.slice(2);
const names = Object.keys(SCENES).filter((name) => words.length === 0 || words.some((word) => name.includes(word)));
mkdirSync(FOLDER, { recursive: true });
const browser = await openBrowser();
const count = await shoot(browser, names).finally(() => browser.close());
console.log(`${count} pictures in ${path.relative(process.cwd(), FOLDER)}/`);
