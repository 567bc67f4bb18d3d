// Umbrella through its board: whole games, every kind of move and power, what is shown before, refused and undone.
import type { Page } from '@playwright/test';
import { bot, openTable, person, readInWords, type TableWish } from './support/tables.ts';
import { expect, expectAccessibleInBothThemes, expectFits, test } from './support/test.ts';
import { expectSamePixels, withTwins } from './support/twins.ts';
import {
  asked,
  click,
  cutBefore,
  element,
  end,
  entriesOf,
  fromScenario,
  make,
  press,
  shared,
  sharedBefore,
  stepAt,
  tap,
} from './support/umbrella.ts';

const T3 = 'power-trade-3-players-level-4-white';
const P2 = 'pool-empty-2-players-level-1-white';
const S2 = 'power-swap-2-players-level-4-black';
const D4 = 'power-declined-4-players-level-4-black';
const SOLO = 'solo-powers-level-4';
const prompt = (page: Page) => page.getByTestId('prompt');
const can = (page: Page) => page.locator('.um-theme [role="button"][data-can]:visible');
const bubble = (page: Page, words: string) => page.locator('[popover]').filter({ hasText: words });

/** Some legal move, begun at one target and led to its end. */
async function makeAny(page: Page, turn: number): Promise<void> {
  const before = (await entriesOf(page)).length;
  for (let i = 0; (await entriesOf(page)).length === before; i++) {
    if (i > 20) throw new Error('no move came of it');
    const count = await can(page).count();
    if (count > 0)
      await can(page)
        .nth((turn * 5 + i) % count)
        .click();
  }
}

test('a game against a bot from the home page, and one to its end with a score sheet that explains every point', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByTestId('card-umbrella').getByRole('button', { name: /play/i }).click();
  await expect(page.getByText('Turn 1 of the table').first()).toBeVisible();
  for (let turn = 0; turn < 3; turn++) {
    await asked(page);
    await makeAny(page, turn);
  }
  await openTable(page, 'nearly', cutBefore(T3, 'slide', 47));
  for (let turn = 0; (await asked(page)) !== 'end'; turn++) await makeAny(page, turn);
  await expect(end(page).getByRole('table')).toContainText('Runs of markers');
  await expect(end(page).getByRole('table')).toContainText('Own pavement');
  await expect(page.getByTestId('log')).toContainText('The game is over');
});

test('people around one device play to the end, and pass the side of every tile', async ({ page }) => {
  const { wish, rest } = shared(P2, 36);
  await openTable(page, 'hot', wish);
  for (const step of rest) {
    await asked(page);
    await make(page, step, wish.seats, click(page));
  }
  await expect(end(page)).toContainText('wins');
});

test('keys alone, alone: a solo game with every power, to its own goal', async ({ page }) => {
  const { wish, rest } = shared(SOLO, 2);
  await openTable(page, 'keys', wish);
  for (const step of rest) {
    await asked(page);
    await make(page, step, wish.seats, press(page));
  }
  await expect(end(page)).toContainText('Standing ovation');
  await expect(end(page)).toContainText('more would have been: Storm of applause');
  await expect(end(page)).not.toContainText(/you win|won/i);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a game by fingers to its end; nothing scrolls sideways, and every target is large enough', async ({ page }) => {
    const { wish, rest } = shared(S2, 30);
    await openTable(page, 'phone', wish);
    for (const [i, step] of rest.entries()) {
      await asked(page);
      if (i % 8 === 0) await expectFits(page);
      if (i % 8 === 0) await expectFingers(page);
      await make(page, step, wish.seats, tap(page));
    }
    await expect(end(page)).toBeVisible();
  });

  test('a tap on the card of somebody else opens the place, large', async ({ page }) => {
    await openTable(page, 'visit', cutBefore(T3, 'slide', 24));
    await asked(page);
    await element(page, 'orange plan').tap();
    const place = page.getByRole('dialog', { name: 'Place of Caliban 2' });
    await expect(place.getByRole('img', { name: 'Place of Caliban 2: 6 points now' })).toBeVisible();
    await expectAccessibleInBothThemes(page, 'a place');
    await place.getByRole('button', { name: 'Close' }).tap();
    await expect(place).toBeHidden();
  });
});

/** What can be chosen is as large as a finger; a gate is one only with an umbrella in the hand: then it is a line. */
async function expectFingers(page: Page): Promise<void> {
  for (const target of await page.locator('.um-theme [data-can]:visible:not([data-element^="gate"])').all()) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
  }
}

/** Every power, and what may be declined; the plain moves of two players are made around one device, above. */
const MOVES: readonly (readonly [record: string, words: string, n?: number])[] = [
  [T3, 'complete 3 s4'],
  // A white space, for the corner of its slot.
  [T3, 'complete 2 s3'],
  [T3, 'cover'],
  [T3, 'swap'],
  [T3, 'trade'],
  [D4, 'trade'],
  ['white-declined-3-players-level-3', 'decline'],
  [D4, 'decline', 1],
  // A house rule: what fits may be declined.
  ['house-completion-may-2-players-level-1', 'decline'],
  ['power-again-declined-level-4', 'decline'],
  ['solo-cover-level-3', 'cover'],
  ['solo-stopped-level-3', 'stop'],
];

test('every kind of move and every power is made on the board', async ({ page }) => {
  for (const [i, [record, words, n = 0]] of MOVES.entries()) {
    const wish = cutBefore(record, words, n);
    await openTable(page, `move${i}`, wish);
    await asked(page);
    await make(page, stepAt(record, words, n), wish.seats, click(page));
  }
});

test('with four empty pavements an umbrella comes from elsewhere, from any side', async ({ page }) => {
  const { steps: _, ...wish } = fromScenario('um-3-4-all-empty');
  await openTable(page, 'bare', wish);
  await asked(page);
  await element(page, 'left R').click();
  await expect(bubble(page, 'Your four pavements are empty')).toBeVisible();
  await make(page, ['violet', 'slide top B c from personal:teal'], wish.seats, click(page));
});

test('two choreographies at once: a tile is chosen first, then a space of it, and why it must be done is told', async ({
  page,
}) => {
  const wish = fromScenario('um-4-2-several-tiles');
  await openTable(page, 'several', wish);
  await expect(prompt(page)).toContainText('Two are done');
  await expect(page.getByText('completing is compulsory')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Decline' })).toHaveCount(0);
  await make(page, ['violet', 'complete 2 s5'], wish.seats, click(page));
  await openTable(page, 'white', cutBefore('white-declined-3-players-level-3', 'decline'));
  await expect(page.getByText('Only a white space fits, so you may decline')).toBeVisible();
});

test('on a score tile of one’s own two powers of one marker are asked one after the other', async ({ page }) => {
  const wish = fromScenario('um-8-8-two-powers');
  await openTable(page, 'powers', wish);
  await expect(prompt(page)).toContainText('Trade one of yours');
  await make(page, ['violet', 'trade center B a1'], wish.seats, click(page));
  await expect(prompt(page)).toContainText('Swap two neighbours');
  await make(page, ['violet', 'swap a1 b1'], wish.seats, click(page));
});

/** What leads to nothing unseen, of every kind; the rest of the list above shows that it cannot be undone. */
const TAKEN_BACK: typeof MOVES = [
  [T3, 'slide', 20],
  [T3, 'complete 3 s4'],
  [T3, 'cover'],
  [SOLO, 'swap'],
  [T3, 'trade'],
  [D4, 'decline', 1],
  ['power-again-declined-level-4', 'decline'],
  ['solo-cover-level-3', 'cover'],
];

test('every kind of move is taken back, until a tile comes to light', async ({ page }) => {
  for (const [i, [record, words, n = 0]] of TAKEN_BACK.entries()) {
    const { wish } = sharedBefore(record, words, n);
    await openTable(page, `back${i}`, wish);
    await asked(page);
    const asking = await prompt(page).innerText();
    await make(page, stepAt(record, words, n), wish.seats, click(page));
    await page.keyboard.press('u');
    await expect.poll(async () => (await entriesOf(page)).at(-1)?.[1]).toBe('/undo');
    await expect(prompt(page)).toHaveText(asking, { useInnerText: true });
  }
  const { wish } = sharedBefore('power-all-2-players-level-4-white', 'complete', 2);
  await openTable(page, 'seen', wish);
  await asked(page);
  await make(page, stepAt('power-all-2-players-level-4-white', 'complete', 2), wish.seats, click(page));
  await expect(prompt(page)).toContainText('Extra turn');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('an extra turn is told, played, and may be declined', async ({ page }) => {
  const wish = fromScenario('um-8-2-again-declined');
  await openTable(page, 'extra', { ...wish, steps: wish.steps?.slice(0, -1) ?? [] });
  await expect(prompt(page)).toContainText('Extra turn');
  await make(page, ['violet', 'decline'], wish.seats, click(page));
  await openTable(page, 'played', { ...wish, steps: wish.steps?.slice(0, -1) ?? [] });
  await expect(prompt(page)).toContainText('Extra turn');
  const before = (await entriesOf(page)).length;
  await makeAny(page, 0);
  expect((await entriesOf(page))[before]?.[1]).toMatch(/^slide /);
});

test('a push shows what falls out, where it goes and what it completes; it is put back, dragged, and undone', async ({
  page,
}) => {
  const [, move] = stepAt(T3, 'slide right B 1');
  expect(move).toBe('slide right B 1');
  await openTable(page, 'push', cutBefore(T3, 'slide right B 1'));
  await asked(page);
  await element(page, 'right B').click();
  await expect(can(page)).toHaveCount(4);
  await element(page, 'gate right 1').hover();
  await expect(bubble(page, 'falls out')).toBeVisible();
  await expect(bubble(page, 'Completes choreography 3 in blue')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Put back' })).toHaveCount(0);
  const before = (await entriesOf(page)).length;
  await element(page, 'right B').dragTo(element(page, 'gate right 1'));
  await expect(prompt(page)).toContainText('Choreography 3 in blue');
  await expect.poll(async () => (await entriesOf(page)).length).toBeGreaterThan(before);
  await page.keyboard.press('u');
  await expect(prompt(page)).toContainText('Take an umbrella');
  await element(page, 'right B').click();
  await page.keyboard.press('1');
  await expect(prompt(page)).toContainText('Choreography 3 in blue');
});

/** At whose place the next pushes are shown: `stage` is the large one. */
const pushesShown = (page: Page, count: number): Promise<readonly (string | null | undefined)[]> =>
  page.evaluate(
    (count) =>
      new Promise((resolve) => {
        const seen: (string | null | undefined)[] = [];
        let isMoving = false;
        const look = (): void => {
          const moving = document.querySelector('.um-slides');
          if (moving && !isMoving) seen.push(moving.closest('[data-element$="stage"]')?.getAttribute('data-element'));
          isMoving = moving !== null;
          if (seen.length === count) resolve(seen);
        };
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
    count,
  );

test.describe('with all its motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('who watches, and who shares a device, sees every push large, at the place of whoever makes it', async ({
    page,
  }) => {
    const seats = ['violet', 'teal', 'orange'];
    await openTable(page, 'watch', { game: 'umbrella', seats, players: [bot(), bot(), bot()] });
    expect(new Set(await pushesShown(page, 6))).toEqual(new Set(['stage']));
    await openTable(page, 'share', sharedBefore(T3, 'slide', 20).wish);
    await asked(page);
    const shown = pushesShown(page, 1);
    await makeAny(page, 0);
    expect(await shown).toEqual(['stage']);
  });
});

test('what cannot be done says why beside it', async ({ page }) => {
  await openTable(page, 'refused', cutBefore(T3, 'slide', 24));
  await asked(page);
  await element(page, 'bottom R').click();
  await expect(bubble(page, 'No red umbrella waits there')).toBeVisible();
  await openTable(page, 'fits', cutBefore(T3, 'complete 3 s4'));
  await asked(page);
  await element(page, 's1').click();
  await expect(bubble(page, 'Space 1 takes red')).toBeVisible();
  await element(page, 's5').click();
  await expect(bubble(page, 'Space 5 has a marker already')).toBeVisible();
  await element(page, 'slot 1').click();
  await expect(bubble(page, 'Choreography 1 is not complete')).toBeVisible();
});

test('a space tells what it brings before it is chosen, and a hint is marked', async ({ page }) => {
  await openTable(page, 'gain', { ...cutBefore(T3, 'complete 3 s4'), assist: 'coach' });
  await asked(page);
  await element(page, 's4').hover();
  await expect(bubble(page, 'run of 4 +5')).toContainText('fires trade');
  await page.keyboard.press('h');
  await expect(page.getByTestId('table').getByText('Hint: Complete choreography 3')).toBeVisible();
});

test('a recorded solo game on the text board', async ({ page }) => {
  const { wish, rest } = shared('solo-stopped-level-3', 2);
  await openTable(page, 'words', wish);
  await readInWords(page);
  const moves = page.getByTestId('text-board').getByRole('button');
  for (let i = 0; i < rest.length; i++) {
    await expect(moves.first()).toBeVisible();
    const before = (await entriesOf(page)).length;
    const stop = moves.filter({ hasText: 'Stop here' });
    if (i === rest.length - 1 && (await stop.isVisible())) await stop.click();
    else await moves.first().click();
    await expect.poll(async () => (await entriesOf(page)).length).toBeGreaterThan(before);
  }
  await page.keyboard.press('t');
  await expect(page.locator('.um-theme svg').first()).toBeVisible();
});

/** Tables by what is asked, and the elements chosen before looking. */
const phase = (record: string, words: string, chosen: readonly string[], n = 0) =>
  [`${words} ${chosen.join()}`, cutBefore(record, words, n), chosen] as const;
const PHASES: readonly (readonly [name: string, wish: TableWish, chosen: readonly string[]])[] = [
  phase(T3, 'slide', [], 24),
  phase(T3, 'slide', ['right B'], 24),
  phase(T3, 'complete 3 s4', ['slot 3']),
  phase(P2, 'complete', ['s10'], 4),
  phase(T3, 'swap', ['a4']),
  phase(D4, 'trade', ['personal:slate Y']),
  phase(T3, 'cover', []),
  phase(SOLO, 'slide', ['right G'], 8),
  ['elsewhere', { ...fromScenario('um-3-4-all-empty'), steps: [] }, ['personal:teal B']],
];

test('nothing serious in any phase, by day and by night', async ({ page }) => {
  for (const [i, [name, wish, chosen]] of PHASES.entries()) {
    await openTable(page, `phase${i}`, { ...wish, assist: 'coach' });
    await asked(page);
    for (const one of chosen) await element(page, one).click();
    await expectAccessibleInBothThemes(page, name);
  }
  await openTable(page, 'over', shared(SOLO, Number.POSITIVE_INFINITY).wish);
  expect(await asked(page)).toBe('end');
  await expectAccessibleInBothThemes(page, 'the end');
});

test('worlds that differ only in what lies face down look the same to the pixel', async ({ browser }) => {
  const world = (seed: string): TableWish => ({
    game: 'umbrella',
    seats: ['violet', 'teal'],
    players: [person('Ada'), bot()],
    steps: [
      ['chance', 'first violet'],
      ['chance', 'deal violet:c24,c14 teal:c05,c01'],
    ],
    seed,
  });
  const play = async (page: Page): Promise<void> => {
    await asked(page);
    await element(page, 'bottom Y').click();
    await element(page, 'gate bottom a').hover();
    await expect(bubble(page, 'falls out')).toBeVisible();
  };
  await withTwins(browser, [world('5eed'), world('beef')], play, (pages) =>
    expectSamePixels(pages, (page) => page.locator('div.um-theme > div > svg').first()),
  );
});
