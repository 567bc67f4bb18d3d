import type { Page } from '@playwright/test';
import {
  asked,
  BOTH,
  cell,
  commit,
  curtain,
  done,
  element,
  end,
  entriesOf,
  LATE,
  PHASES,
  playOn,
  press,
  ROUND_11,
  TWO,
  tableAt,
  tap,
  targets,
} from './support/envyra.ts';
import { bubbleOf, readUntil } from './support/guide.ts';
import { bot, openTable, person, readInWords, type TableWish } from './support/tables.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, expectFits, test } from './support/test.ts';

const prompt = (page: Page) => page.getByTestId('prompt');
const bubble = (page: Page) => page.locator('[popover]:popover-open');
/** Bots that never come to an end of their thoughts. */
const neverAnswers = (page: Page): Promise<unknown> => page.route('**/worker-*.js', () => {});
const fresh = (rest: Partial<TableWish>, seats: readonly string[] = TWO): TableWish => ({
  game: 'envyra',
  seats,
  players: seats.map((_, i) => (i === 0 ? person('Ada') : bot())),
  ...rest,
});

test('a game against a bot from the home page, and a whole one to a score sheet that explains every point', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByTestId('card-envyra').getByRole('button', { name: /play/i }).click();
  await expect(prompt(page)).toContainText('Plan in secret');
  await targets(page).first().click();
  await done(page, () => commit(page).click());
  await asked(page);
  // One that does not think: what is tried here is the board.
  await openTable(page, 'whole', fresh({}));
  await playOn(page);
  await expect(end(page).getByRole('table')).toContainText('Flora sets');
  await expect(end(page).getByRole('table')).toContainText('Total');
  await page.getByRole('button', { name: 'See the board' }).click();
  await expect(page.getByTestId('log')).toContainText('The game is over');
});

/** Every option at least once, and tables of two, three and four. */
const VARIANTS: readonly (readonly [name: string, options: Readonly<Record<string, string>>, seats: number])[] = [
  ['basic', { variant: 'basic' }, 2],
  ['open', { equilibrium: 'open' }, 3],
  ['secret', { equilibrium: 'secret', endTile: 'alternative' }, 3],
  ['both', { equilibrium: 'both' }, 4],
];

test('every variant is played on the board', async ({ page }) => {
  for (const [name, options, count] of VARIANTS) {
    await openTable(page, name, fresh({ options }, ['purple', 'gray', 'pink', 'white'].slice(0, count)));
    await asked(page);
    const [first = '', second = ''] = await targets(page).evaluateAll((all) =>
      all.map((one) => one.getAttribute('data-element') ?? ''),
    );
    await cell(page, first).click();
    await cell(page, second).click();
    // With one cube a tap moves the mark.
    await expect(page.locator('[data-element="grid"] [data-chosen]')).toHaveCount(name === 'basic' ? 1 : 2);
    await done(page, () => commit(page).click());
    await expect(element(page, 'open cards')).toHaveCount(name === 'open' || name === 'both' ? 2 : 0);
    await expect(element(page, 'secret card')).toHaveCount(name === 'secret' || name === 'both' ? 1 : 0);
    await expect(element(page, 'tide').locator('ol > li')).toHaveCount(name === 'basic' ? count : 2 * count);
    await asked(page);
  }
});

/** Two cards of each kind, for the last rounds of two. */
const CARDS = { open: ['card-1', 'card-2'], secret: { purple: 'card-3', gray: 'card-4' } };
const ENDS: readonly (readonly [name: string, options: Readonly<Record<string, string>>, lines: readonly string[]])[] =
  [
    ['late basic', { variant: 'basic' }, ['Flora sets']],
    ['late open', { equilibrium: 'open' }, ['Open cards']],
    ['late secret', { equilibrium: 'secret' }, ['Secret card']],
    ['late both', { equilibrium: 'both', endTile: 'alternative' }, ['Open cards', 'Secret card']],
  ];

test('every variant is played to its end, and its score sheet has the lines of its cards', async ({ page }) => {
  for (const [name, options, lines] of ENDS) {
    const { open, secret } = CARDS;
    const kind = options.equilibrium;
    const equilibrium = { ...(kind === 'secret' ? {} : { open }), ...(kind === 'open' ? {} : { secret }) };
    const state = kind === undefined ? LATE : { ...LATE, equilibrium };
    await openTable(page, name.replace(' ', '-'), tableAt({ state, seats: TWO, options }));
    await playOn(page);
    for (const line of lines) await expect(end(page).getByRole('table')).toContainText(line);
  }
});

test('a sealed plan is taken back while a bot thinks, lies as it lay, and is changed', async ({ page }) => {
  await neverAnswers(page);
  await openTable(page, 'retract', tableAt({ state: LATE, seats: TWO }));
  await asked(page);
  for (const name of ['a1', 'b1']) await cell(page, name).click();
  await done(page, () => commit(page).click());
  await expect(prompt(page)).toContainText('Your plan is sealed');
  await done(page, () => page.getByRole('button', { name: 'Take back my choice' }).click());
  for (const name of ['a1', 'b1']) await expect(cell(page, name)).toHaveAttribute('aria-pressed', 'true');
  await cell(page, 'b1').click();
  await cell(page, 'a2').click();
  await done(page, () => commit(page).click());
  expect((await entriesOf(page)).at(-1)).toEqual(['purple', 'plan a1 a2']);
});

test('a deployment is undone with the capture it led to', async ({ page }) => {
  await neverAnswers(page);
  await openTable(page, 'undo', PHASES.deploy);
  await asked(page);
  await done(page, () => cell(page, 'c2').click());
  await expect(cell(page, 'c2')).toHaveAttribute('aria-label', /empty cell/);
  await expect(element(page, 'tide').locator('li[aria-current]')).toContainText('Turn 3, now');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cell(page, 'c2')).toHaveAttribute('aria-label', /Bonus 3; .*planned by/);
  await expect(prompt(page)).toContainText('a2 or c2');
});

test('a hint for a secret plan says how often to make it, and marks its tiles', async ({ page }) => {
  await openTable(page, 'hint', tableAt({ state: LATE, seats: TWO }));
  await asked(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  const said = page.getByRole('paragraph').filter({ hasText: /^Hint: Plan / });
  await expect(said).toContainText(/A secret choice should vary: this one \d+ times in 100/);
  await expect(page.locator('[data-element="grid"] .ev-ring-hint').first()).toBeVisible();
});

test('rounds without a capture are counted in sight once they are many', async ({ page }) => {
  await openTable(page, 'quiet', tableAt({ state: { ...LATE, quiet: 9 }, seats: TWO }));
  await asked(page);
  await expect(page.getByText('rounds without a capture')).toHaveCount(0);
  await openTable(page, 'quieter', tableAt({ state: { ...LATE, quiet: 12 }, seats: TWO }));
  await asked(page);
  await expect(page.getByText('12 of 20 rounds without a capture')).toBeVisible();
});

test('a table of one’s own: symbols, points and restrictions that the box does not have', async ({ page }) => {
  const components = {
    tiles: { x1: { theme: 'flora', symbol: 'moss', cubes: 2, points: 12, needs: { fire: 4 } } },
    cards: { c1: { symbols: ['moss', 'wave'], points: 7 } },
  };
  const state = {
    round: 2,
    phase: 'plan',
    grid: { a1: { tile: 'x1' }, b1: { tile: 'water-wave-1' } },
    supply: ['end'],
    equilibrium: { open: ['c1'] },
  };
  await openTable(page, 'own', tableAt({ state, seats: TWO, options: { equilibrium: 'open' }, components }));
  await asked(page);
  await expect(cell(page, 'a1')).toHaveAttribute(
    'aria-label',
    /Moss 12 \(flora\); 12 points; .*needs 4 fire; barred to you/,
  );
  await cell(page, 'a1').hover();
  await expect(bubble(page)).toContainText('You lack 4 fire');
});

test('a plan is marked, refused a third tile, sealed, taken back and changed; then all plans open at once', async ({
  page,
}) => {
  await openTable(page, 'seal', { ...tableAt({ state: ROUND_11, options: BOTH }, 1), players: PHASES.plan.players });
  await asked(page);
  await cell(page, 'd2').hover();
  await expect(bubble(page)).toContainText('Barred to you for now');
  await commit(page).click();
  await expect(bubble(page)).toContainText('Only you see your marks');
  await cell(page, 'a2').click();
  await cell(page, 'c2').click();
  await cell(page, 'b2').click();
  await expect(bubble(page)).toContainText('Two tiles are marked. Tap a2 or c2');
  await cell(page, 'c2').click();
  await cell(page, 'd3').click();
  await expect(cell(page, 'd3')).toHaveAttribute('aria-pressed', 'true');
  await done(page, () => commit(page).click());
  await asked(page);
  const plans = (await entriesOf(page)).filter(([, move]) => move.startsWith('plan'));
  expect(plans.slice(0, 4).map(([seat]) => seat)).toContain('white');
  expect(plans.find(([seat]) => seat === 'purple')).toEqual(['purple', 'plan a2 d3']);
  await expect(page.getByTestId('log')).toContainText('Plans: you a2, d3');
});

test('a deployment shows what it brings, and elsewhere says why not', async ({ page }) => {
  await openTable(page, 'deploy', PHASES.deploy);
  await asked(page);
  await expect(prompt(page)).toContainText('Deploy a cube on the way there — a2 or c2');
  await cell(page, 'a2').hover();
  await expect(bubble(page)).toContainText('The End Tile falls to you');
  await expect(bubble(page)).toContainText('22→ 25');
  await cell(page, 'd3').click();
  await expect(bubble(page)).toHaveText('d3 is not in your plan.');
  await cell(page, 'a1').click();
  await expect(bubble(page)).toHaveText('a1 is not in your plan.');
  await cell(page, 'c2').hover();
  await expect(bubble(page)).toContainText('You take Bonus 3');
  await done(page, () => cell(page, 'c2').click());
  await expect(page.getByTestId('log')).toContainText('You take Bonus 3 from c2 (equal cubes, the newest decides).');
});

test('a stuck player removes a tile, asked twice, and an occupied one says why not', async ({ page }) => {
  await openTable(page, 'stuck', PHASES.remove);
  await asked(page);
  await cell(page, 'c3').click();
  await expect(bubble(page)).toContainText('holds cubes');
  await cell(page, 'a2').click();
  await expect(bubble(page)).toContainText('the supply is empty');
  await done(page, () => cell(page, 'a2').click());
  await expect(page.getByTestId('log')).toContainText('You remove Bonus 5 from a2.');
  await expect(page.getByTestId('log')).toContainText('This is the last round.');
});

test('two people around one device: a curtain before every secret, and plans that nobody else sees', async ({
  page,
}) => {
  await openTable(page, 'hot', tableAt({ state: LATE, seats: TWO }, 2));
  expect(await asked(page)).toBe('curtain');
  await expect(page.getByTestId('table')).toHaveCount(0);
  expect(await playOn(page)).toBeGreaterThanOrEqual(2);
  await expect(end(page)).toContainText(/win|Shared victory/);
});

test('keys alone: cells by arrows, letters and digits, a plan sealed with Shift and Enter, to the end', async ({
  page,
}) => {
  await openTable(page, 'keys', tableAt({ state: LATE, seats: TWO }, 2));
  await asked(page);
  await press(curtain(page).getByRole('button'));
  await asked(page);
  await cell(page, 'a1').focus();
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, 'b1')).toBeFocused();
  await page.keyboard.press('2');
  await expect(cell(page, 'b2')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bubble(page)).toContainText('No tile here');
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'a2')).toHaveAttribute('aria-pressed', 'true');
  await done(page, () => page.keyboard.press('Shift+Enter'));
  await playOn(page, press);
  await expect(end(page)).toBeVisible();
});

test('the board in words plays the same game', async ({ page }) => {
  await openTable(page, 'words', PHASES.deploy);
  await readInWords(page);
  await done(page, () => page.getByRole('button', { name: 'Deploy on c2' }).click());
  await expect(page.getByTestId('log')).toContainText('You take Bonus 3 from c2 (equal cubes, the newest decides).');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('players stand in the tide, a tap shows and the next deploys, sheets tell the rest; to the end', async ({
    page,
  }) => {
    await openTable(page, 'phone', PHASES.deploy);
    await asked(page);
    await expectFits(page);
    for (const button of await page.locator('[data-element="grid"] button, [data-element="tide"] button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await element(page, 'player gray').tap();
    await expect(page.getByRole('dialog')).toContainText('Caliban');
    await expectAccessible(page, 'the ledgers');
    await page.keyboard.press('Escape');
    await page.locator('[data-box="end tile"]').tap();
    await expect(page.getByRole('dialog')).toContainText('One cube and the game ends');
    await page.keyboard.press('Escape');
    await cell(page, 'c2').tap();
    await expect(bubble(page)).toContainText('You take Bonus 3');
    await expectAccessible(page, 'a preview');
    await done(page, () => cell(page, 'c2').tap());
    // What was looked at while planning does not pop up in the deployment.
    await openTable(page, 'sealed', { ...tableAt({ state: LATE, seats: TWO }), sealed: { gray: 'plan b1' } });
    await asked(page);
    await cell(page, 'c1').tap();
    await cell(page, 'a1').tap();
    await done(page, () => commit(page).tap());
    await expect(prompt(page)).toContainText('a1 or c1');
    await expect(bubble(page)).toHaveCount(0);
    await openTable(page, 'late', tableAt({ state: LATE, seats: TWO }));
    await playOn(page, tap);
    await expect(end(page)).toBeVisible();
    await expectFits(page);
  });
});

test('nothing serious in any phase, by day and by night', async ({ page }) => {
  for (const [name, wish] of Object.entries(PHASES)) {
    await openTable(page, name, { ...wish, assist: 'coach' });
    if ((await asked(page)) === 'end') await page.getByRole('button', { name: 'See the board' }).click();
    else if (name === 'deploy') await cell(page, 'c2').hover();
    else await cell(page, 'a2').click();
    await expectAccessibleInBothThemes(page, name);
  }
});

test('the guided game is won, and leads into the table that Play starts', async ({ page }) => {
  await page.goto('./#/learn/envyra/guide');
  await readUntil(page, 'Plan now');
  await cell(page, 'c2').click();
  await commit(page).click();
  await expect(bubbleOf(page)).toContainText('For this lesson take a1 and b1');
  for (const name of ['a1', 'b1']) await cell(page, name).click();
  await commit(page).click();
  await readUntil(page, 'Which cube?');
  await cell(page, 'a1').click();
  await expect(bubbleOf(page)).toContainText('a1 can wait');
  await cell(page, 'b1').click();
  await readUntil(page, 'deploy on a1');
  await cell(page, 'a1').click();
  await readUntil(page, 'Mark both and seal');
  for (const name of ['c1', 'b2']) await cell(page, name).click();
  await commit(page).click();
  await readUntil(page, 'So first c1');
  await cell(page, 'c1').click();
  await readUntil(page, 'close the game');
  await cell(page, 'b2').click();
  await readUntil(page, 'you win, 18 to 9');
  await bubbleOf(page).getByRole('button', { name: 'Next' }).click();
  await bubbleOf(page).getByRole('button', { name: 'Play a game' }).click();
  await expect(prompt(page)).toContainText('Round 1');
  await expect(page.locator('[data-testid^="player-"]')).toHaveCount(2);
});
