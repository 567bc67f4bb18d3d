// Via Nebula's board in every phase as pictures: `node tools/in-browser.js web/e2e/via-nebula-pictures.ts [words…]`
// keeps those whose name has one of the words, at a width or in a theme that is named; `pl` or `it` names a language.
// They are written to the folder via-nebula-pictures beside other temporary files.
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { address, openBrowser } from './support/browser.ts';
import { readRecord } from './support/records.ts';
import { openTable } from './support/tables.ts';
import { asked, cutBefore, element, end } from './support/via-nebula.ts';

const FOLDER = path.join(tmpdir(), 'via-nebula-pictures');
const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;

const isPhone = (size: { readonly width: number; readonly height: number } | null): boolean =>
  size !== null && Math.min(size.width, size.height) < 720;

const before =
  (record: string, words: string, n = 0) =>
  async (page: Page): Promise<void> => {
    await openTable(page, `${words}${n}`, cutBefore(record, words, n));
    await asked(page);
  };

/** A choice on the board; with `hover` the last one is only looked at. */
const choose =
  (record: string, words: string, n: number, names: readonly string[], hover = false) =>
  async (page: Page): Promise<void> => {
    await before(record, words, n)(page);
    for (const [i, name] of names.entries()) {
      const target = element(page, name);
      const touch = isPhone(page.viewportSize());
      if (hover && i === names.length - 1 && !touch) await target.hover();
      else if (touch) await target.tap();
      else await target.click();
    }
  };

const B4 = '4-players-beginner';
const SCENES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  first: before(B4, 'site'),
  middle: before(B4, 'carry', 30),
  'verb-explore': choose(B4, 'carry', 30, ['explore']),
  'explore-look': choose(B4, 'carry', 30, ['g5'], true),
  'craft-look': choose(B4, 'craft', 3, ['h8'], true),
  'site-look': choose(B4, 'site', 8, ['a7'], true),
  'forest-look': choose(B4, 'explore d6', 0, ['d6'], true),
  'carry-source': choose(B4, 'carry', 30, ['j1']),
  'carry-look': choose(B4, 'carry', 30, ['j1', 'e7'], true),
  ruin: choose(B4, 'build', 8, ['c9']),
  'card-chosen': choose(B4, 'build', 8, ['contract flying-machine-4']),
  exchange: choose(B4, 'exchange', 1, ['i4']),
  'exchange-into': choose(B4, 'exchange', 1, ['i4', 'give stone']),
  extra: before(B4, 'extra'),
  fly: choose(B4, 'fly', 0, ['f7', 'a6'], true),
  workshop: before(B4, 'lay'),
  adventurers: before('3-players-expert', 'lay c7'),
  caravan: before('3-players-expert', 'return'),
  export: before('2-players-expert', 'return storage'),
  'export-again': before('4-players-expert', 'return', 1),
  harvest: before(B4, 'harvest'),
  deliver: choose(B4, 'deliver', 0, ['take wheat']),
  draw: before(B4, 'draw'),
  shortcut: before(B4, 'shortcut'),
  priest: choose('2-players-expert', 'build e2 priest', 0, ['contract priest']),
  'lazy-explorer': choose('3-players-expert', 'build e2 lazy-explorer', 0, ['contract lazy-explorer']),
  hint: async (page) => {
    await before(B4, 'carry', 30)(page);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByRole('button', { name: 'Play it' }).waitFor();
  },
  refused: choose(B4, 'carry', 30, ['a3']),
  two: before('2-players-beginner', 'carry', 20),
  expert: before('3-players-expert', 'carry', 20),
  coach: async (page) => {
    await openTable(page, 'coach', { ...cutBefore(B4, 'carry', 30), assist: 'coach' });
    await asked(page);
    await element(page, 'b3').hover();
  },
  last: before('3-players-beginner', 'exchange', 1),
  over: async (page) => {
    const { steps = [], ...wish } = cutBefore(B4, 'fly', 1);
    await openTable(page, 'over', {
      ...wish,
      steps: [...steps, ...readRecord(B4, 'via-nebula').steps.slice(steps.length)],
    });
    await end(page).waitFor();
  },
  'over-board': async (page) => {
    await SCENES.over?.(page);
    await page.getByRole('button', { name: 'See the board' }).click();
  },
  guide: async (page) => {
    await page.goto(`${address}#/learn/via-nebula/guide`);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
  },
  rules: async (page) => {
    await page.goto(`${address}#/learn/via-nebula/rules`);
    await page.locator('figure').first().scrollIntoViewIfNeeded();
  },
  home: async (page) => {
    await page.goto(`${address}#/`);
    await page.getByTestId('card-via-nebula').scrollIntoViewIfNeeded();
  },
};

const words = process.argv.slice(2);
const sizes = SIZES.filter(({ width }) => !words.some((word) => /^\d+$/.test(word)) || words.includes(String(width)));
const themes = (['light', 'dark'] as const).filter(
  (theme) => !words.some((word) => word === 'light' || word === 'dark') || words.includes(theme),
);
const wanted = words.filter((word) => !/^\d+$|^light$|^dark$|^pl$|^it$/.test(word));
const locale = words.find((word) => word === 'pl' || word === 'it') ?? 'en-GB';
const names = Object.keys(SCENES).filter((name) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
mkdirSync(FOLDER, { recursive: true });
const browser = await openBrowser();
for (const viewport of sizes) {
  for (const colorScheme of themes) {
    for (const name of names) {
      const context = await browser.newContext({
        baseURL: address,
        viewport,
        colorScheme,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        locale,
        hasTouch: isPhone(viewport),
        isMobile: isPhone(viewport),
      });
      const page = await context.newPage();
      page.on('console', (message) => message.type() === 'error' && console.log('console:', message.text()));
      page.on('pageerror', (error) => console.log('page:', error.stack));
      await page.goto(`${address}#/about`);
      try {
        await SCENES[name]?.(page);
      } catch (error) {
        console.log(name, String(error).split('\n')[0]);
      }
      await page.screenshot({
        path: path.join(
          FOLDER,
          `${name}-${viewport.width}-${colorScheme}${locale === 'en-GB' ? '' : `-${locale}`}.png`,
        ),
        animations: 'disabled',
      });
      await context.close();
    }
  }
}
await browser.close();
console.log(`${names.length * sizes.length * themes.length} pictures`);
