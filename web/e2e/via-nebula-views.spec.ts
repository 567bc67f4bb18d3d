// What everybody may see of Via Nebula: clean for all kinds of eyes and hands, and nothing of other hands.
import type { Page } from '@playwright/test';
import { readRecord } from './support/records.ts';
import { bot, openTable, person, type TableWish } from './support/tables.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { expectSamePixels, withTwins } from './support/twins.ts';
import { asked, cutBefore, element, end } from './support/via-nebula.ts';

const B4 = '4-players-beginner';

/** Tables by what is asked, and the elements chosen before looking. */
const PHASES: readonly (readonly [record: string, words: string, chosen: readonly string[], n?: number])[] = [
  [B4, 'site', []],
  [B4, 'carry', ['explore'], 30],
  [B4, 'carry', ['j1'], 30],
  [B4, 'build', ['c9'], 8],
  [B4, 'build', ['contract flying-machine-4'], 8],
  [B4, 'exchange', ['i4'], 1],
  [B4, 'fly', ['f7']],
  [B4, 'deliver', ['take wheat']],
  ['3-players-beginner', 'return storage', []],
  [B4, 'extra', []],
  ['3-players-expert', 'lay c7', []],
  [B4, 'harvest', []],
  [B4, 'draw', []],
  [B4, 'shortcut', []],
  ['2-players-expert', 'build', ['contract priest']],
];

const finished = (record: string): TableWish => {
  const { steps, seats, options, seed } = readRecord(record, 'via-nebula');
  const players = seats.map((_, i) => (i === 0 ? person('Ada') : bot()));
  return { game: 'via-nebula', options, seats, steps, players, ...(seed === undefined ? {} : { seed }) };
};

const A_TEST = 3;

for (const colorScheme of ['light', 'dark'] as const) {
  // Only colours differ between the themes.
  const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined;
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    // A look at everything takes its time: a few phases a test.
    for (let part = 0; part < PHASES.length; part += A_TEST) {
      test(`nothing serious in any phase, from ${part}`, async ({ page }) => {
        for (const [i, [record, words, chosen, n = 0]] of PHASES.slice(part, part + A_TEST).entries()) {
          await openTable(page, `phase${i}`, { ...cutBefore(record, words, n), assist: 'coach' });
          await asked(page);
          for (const name of chosen) await element(page, name).click();
          await expectAccessible(page, `${words} ${chosen.join()}`, rules);
        }
      });
    }

    test('nothing serious in a refusal and at the end', async ({ page }) => {
      await openTable(page, 'refused', cutBefore(B4, 'carry', 30));
      await asked(page);
      await element(page, 'h3').click();
      await expectAccessible(page, 'a refusal', rules);
      await openTable(page, 'over', finished(B4));
      await expect(end(page)).toBeVisible();
      // What it ended with is neither taken back nor followed by another building.
      await expect(page.getByTestId('prompt')).toContainText('Finished');
      await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
      await page.getByRole('button', { name: 'See the board' }).click();
      await expectAccessible(page, 'the end', rules);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('nothing serious, with the guild’s sheet open, too', async ({ page }) => {
    await openTable(page, 'phone', cutBefore(B4, 'carry', 30));
    await asked(page);
    await expectAccessible(page, 'a phone');
    await page
      .getByRole('button', { name: /^Guild: / })
      .first()
      .tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'a guild');
  });
});

/** Every kind of contract, as four open ones and a hand of two. */
const DISPLAYS = [
  [
    ['market-stall-1', 'distillery-1', 'flying-machine-1', 'workshop-1'],
    ['lazy-explorer', 'quiet-town-1'],
  ],
  [
    ['adventurers-1', 'caravan-1', 'goods-export-1', 'harvest-1'],
    ['express-delivery-1', 'secret-plan-1'],
  ],
  [
    ['architect', 'mayor', 'merchant', 'priest'],
    ['shortcut-1', 'shortcut-2'],
  ],
] as const;

for (const locale of ['pl', 'it']) {
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 1440, height: 900 } });

    test(`every contract says its whole sentence: ${locale}`, async ({ page }) => {
      for (const [i, [open, hand]] of DISPLAYS.entries()) {
        await openTable(page, `display${i}`, world([], [], { open, hand }));
        await asked(page);
        const cut = await page
          .locator('[data-element^="contract "]')
          .evaluateAll((cards) =>
            cards.flatMap((card) =>
              [...card.querySelectorAll<HTMLElement>(':scope > [aria-hidden]')]
                .filter((part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
                .map((part) => part.textContent),
            ),
          );
        expect(cut).toEqual([]);
      }
    });
  });
}

/** A position whose other hands hold these. */
function world(
  black: readonly string[],
  white: readonly string[],
  own: { readonly open?: readonly string[]; readonly hand?: readonly string[] } = {},
): TableWish {
  const seats = ['blue', 'black', 'white'];
  const state = {
    turn: 'blue',
    exploitations: { d3: { owner: 'blue', resources: { wood: 2 } }, b4: { owner: 'black', resources: { stone: 2 } } },
    meadows: ['c4', 'd4'],
    sites: [
      { at: 'e3', owner: 'blue', resources: { wood: 1 } },
      { at: 'c5', owner: 'black' },
    ],
    players: { blue: { hand: own.hand ?? ['quiet-town-1'] }, black: { hand: black }, white: { hand: white } },
    open: own.open ?? ['market-stall-1', 'caravan-2', 'flying-machine-2', 'mayor'],
  };
  const start = { format: 'penumbra/position@1', game: 'via-nebula', options: {}, seats, state };
  return { game: 'via-nebula', seats, players: [person('Ada'), bot(), bot()], start };
}

test('worlds that differ only in other hands look the same to the pixel, and the page knows nothing of them', async ({
  browser,
}) => {
  const hands = [
    [['shortcut-1', 'secret-plan-1'], ['quiet-town-2']],
    [['express-delivery-1', 'express-delivery-2'], ['shortcut-2']],
  ] as const;
  const play = async (page: Page): Promise<void> => {
    await asked(page);
    await element(page, 'd3').click();
    const html = await page.evaluate(() => document.getElementById('content')?.outerHTML ?? '');
    for (const id of hands.flat(2)) expect(html).not.toContain(`contract ${id}`);
    for (const name of ['Shortcut', 'Secret Plan', 'Express Delivery']) expect(html).not.toContain(name);
  };
  await withTwins(browser, [world(...hands[0]), world(...hands[1])], play, (pages) => expectSamePixels(pages));
});
