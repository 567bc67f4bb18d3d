// Every page and every phase as pictures for people to look at: `npm run screenshots [words…]` keeps those whose name has
// one of the words; a width or a theme among the words (`end 390 dark`) keeps only that. They are written to the folder
// screenshots/, which git ignores.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { address, openBrowser } from './support/browser.ts';
import { beforeMove, finished } from './support/records.ts';
import { bot, openTable, person, putTable, readInWords } from './support/tables.ts';
import { commit, curtain, end, nextAsked, putFlowers, targets } from './support/umbra.ts';

const FOLDER = process.env.PENUMBRA_PICTURES ?? path.join(import.meta.dirname, '../../screenshots');
const SIZES = [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;
const THEMES = ['light', 'dark'] as const;

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

/** Games of somebody who has been here before: two that run, two that are over. */
async function leaveGames(page: Page): Promise<void> {
  await at('#/about')(page);
  const mine = beforeMove('4p-special-single', 'place', 14);
  const seated = mine.players.map((player) => (player.kind === 'person' ? person('') : bot('skilled')));
  await putTable(page, 'mine', { ...mine, players: seated });
  await putTable(page, 'other', { game: 'via-nebula', seats: ['blue', 'black'], players: [person(''), bot('casual')] });
  for (const level of ['casual', 'expert']) {
    await putTable(page, level, { ...finished('3p-single'), players: [person(''), bot(level), bot(level)] });
  }
}

/** What to show, by name; each begins on a page of the app. */
const SCENES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  home: (page) => home(page),
  'home-with-tables': async (page) => {
    await leaveGames(page);
    await home(page);
  },
  'home-sheet': async (page) => {
    await home(page);
    await page.getByTestId('card-via-nebula').getByRole('button').first().click();
  },
  new: at('#/new/umbra-via'),
  'new-bots': async (page) => {
    await at('#/new/umbra-via')(page);
    await page.getByRole('button', { name: 'Bot for Blue' }).click();
  },
  friends: at('#/new/umbra-via/friends'),
  'learn-all': at('#/learn'),
  learn: at('#/learn/umbra-via'),
  guide: at('#/learn/umbra-via/guide'),
  rules: at('#/learn/umbra-via/rules'),
  stats: async (page) => {
    await leaveGames(page);
    await at('#/stats')(page);
  },
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
    await at('#/replay/kept')(page);
    await page.getByRole('button', { name: 'Show on the board' }).first().waitFor({ timeout: 120_000 });
    await page.getByRole('button', { name: 'Show on the board' }).first().click();
  },
  'replay-steps': async (page) => {
    await at('#/about')(page);
    await putTable(page, 'kept', finished('3p-single'));
    await at('#/replay/kept/60/all/steps')(page);
    await page.getByTestId('replay').waitFor();
  },
  'text-board': async (page) => {
    await before('3p-single', 'place', 9)(page);
    await readInWords(page);
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

/** Those that the words name, or all where they name none. */
function wanted<One>(all: readonly One[], nameOf: (one: One) => string): readonly One[] {
  const named = all.filter((one) => words.includes(nameOf(one)));
  return named.length > 0 ? named : all;
}

async function shoot(browser: Browser, names: readonly string[]): Promise<number> {
  let count = 0;
  for (const viewport of wanted(SIZES, ({ width }) => String(width))) {
    for (const colorScheme of wanted(THEMES, (theme) => theme)) {
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
const isWhat = (word: string): boolean =>
  SIZES.some(({ width }) => String(width) === word) || THEMES.includes(word as never);
const about = words.filter((word) => !isWhat(word));
const names = Object.keys(SCENES).filter((name) => about.length === 0 || about.some((word) => name.includes(word)));
mkdirSync(FOLDER, { recursive: true });
const browser = await openBrowser();
const count = await shoot(browser, names).finally(() => browser.close());
console.log(`${count} pictures in ${path.relative(process.cwd(), FOLDER)}/`);
