import type { Page } from '@playwright/test';
import { bubbleOf, readUntil } from './support/guide.ts';
import { bot, openTable, person, readInWords, type TableWish } from './support/tables.ts';
import { expect, expectFits, test } from './support/test.ts';
import {
  asked,
  click,
  commit,
  curtain,
  cutBefore,
  element,
  end,
  entriesOf,
  make,
  press,
  shared,
  tap,
  targets,
} from './support/via-nebula.ts';

const B4 = '4-players-beginner';
const prompt = (page: Page) => page.getByTestId('prompt');

/** Any legal move, begun at a target of the map or a button beside it and led to its end. */
async function makeAny(page: Page, turn: number): Promise<void> {
  const before = (await entriesOf(page)).length;
  const skip = element(page, 'skip');
  const count = await targets(page).count();
  if (count === 0) await skip.click();
  else
    await targets(page)
      .nth((turn * 7) % count)
      .click();
  for (let i = 0; (await entriesOf(page)).length === before; i++) {
    if (i > 20) throw new Error('no move came of it');
    const option = page.locator('[popover] button[data-can]').first();
    const onMap = targets(page).first();
    if (await page.getByRole('button', { name: 'Stake here' }).isVisible()) {
      await page.getByRole('button', { name: 'Stake here' }).click();
    } else if (await option.isVisible()) await option.click();
    else if ((await commit(page).isVisible()) && (await commit(page).getAttribute('class'))?.includes('sun')) {
      await commit(page).click();
    } else if (await onMap.isVisible()) await onMap.click();
  }
}

test('a whole game against a bot, from the home page to a score sheet that explains every point', async ({ page }) => {
  await page.goto('./');
  await page.getByTestId('card-via-nebula').getByRole('button', { name: /play/i }).click();
  await expect(prompt(page)).toContainText('Your turn');
  // Two beginners take long to build five houses: the rest is played from a game that is nearly over.
  for (let turn = 0; turn < 3; turn++) {
    await asked(page);
    await makeAny(page, turn);
  }
  await openTable(page, 'nearly', cutBefore('2-players-beginner', 'deliver'));
  for (let turn = 0; (await asked(page)) !== 'end'; turn++) await makeAny(page, turn);
  await expect(end(page).getByRole('table')).toContainText('Bonuses');
  await page.getByRole('button', { name: 'See the board' }).click();
  const accounts = page.getByRole('region', { name: 'How the points came about' });
  await expect(accounts).toContainText('Explorers');
  const [told, bar] = [await accounts.boundingBox(), await end(page).boundingBox()];
  expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await expect(page.getByTestId('log')).toContainText('The game is over');
});

test('people around one device play a recorded game to its end, with a curtain at every hand-over', async ({
  page,
}) => {
  const { wish, rest } = shared('2-players-beginner', 104);
  await openTable(page, 'hot', wish);
  let handOvers = 0;
  for (const [, move] of rest) {
    if ((await asked(page)) === 'curtain') {
      handOvers++;
      await expect(page.getByTestId('table')).toHaveCount(0);
      await curtain(page).getByRole('button').click();
      await asked(page);
    }
    await make(page, move, click(page));
  }
  expect(handOvers).toBeGreaterThan(5);
  await expect(end(page)).toBeVisible();
});

test('keys alone: hexes, contracts, menus and abilities', async ({ page }) => {
  const { wish, rest } = shared('2-players-expert', 99);
  await openTable(page, 'keys', wish);
  for (const [, move] of rest) {
    if ((await asked(page)) === 'curtain') {
      await curtain(page).getByRole('button').focus();
      await page.keyboard.press('Enter');
      await asked(page);
    }
    await make(page, move, press(page));
  }
  await expect(end(page)).toBeVisible();
});

test('a good shows its ways before it is set down, is put back, dragged, and undone', async ({ page }) => {
  await openTable(page, 'carry', cutBefore(B4, 'carry', 30));
  await asked(page);
  await element(page, 'j1').click();
  await expect(page.locator('[data-element="map"] [data-can]')).toHaveCount(3);
  await expect(element(page, 'carry')).toHaveAttribute('data-chosen', 'true');
  await element(page, 'e7').hover();
  await expect(page.getByRole('status').filter({ hasText: 'Food to e7' })).toContainText('Enough for Secret Plan');
  await page.keyboard.press('Escape');
  await expect(commit(page)).toHaveCount(0);
  const before = (await entriesOf(page)).length;
  await element(page, 'j1').dragTo(element(page, 'e7'));
  await expect.poll(async () => (await entriesOf(page)).length).toBeGreaterThan(before);
  expect((await entriesOf(page))[before]?.[1]).toBe('carry j1>e7');
});

test('an action is undone, and a hex that cannot be chosen says why beside it', async ({ page }) => {
  await openTable(page, 'undo', cutBefore(B4, 'site'));
  await asked(page);
  await expect(prompt(page)).toContainText(/two actions/i);
  await targets(page).first().click();
  await expect(prompt(page)).toContainText(/one action left/i);
  await page.keyboard.press('u');
  await expect(prompt(page)).toContainText(/two actions/i);
  await element(page, 'h3').click();
  const bubble = page.locator('[popover]').filter({ hasText: 'Only mist and petrified forest can be cleared' });
  await expect(bubble).toBeVisible();
  const [hex, said] = [await element(page, 'h3').boundingBox(), await bubble.boundingBox()];
  expect(Math.hypot((hex?.x ?? 0) - (said?.x ?? 0), (hex?.y ?? 0) - (said?.y ?? 0))).toBeLessThan(400);
});

test('verbs filter, and one without a move says what is missing', async ({ page }) => {
  await openTable(page, 'kinds', cutBefore(B4, 'deliver'));
  await asked(page);
  const note = page.getByRole('region', { name: 'What you can do' });
  await element(page, 'take wheat').click();
  await expect(note).toContainText('Deliver: choose a site');
  await element(page, 'take clay').click();
  await expect(element(page, 'take wheat')).not.toHaveAttribute('data-chosen', 'true');
  await expect(element(page, 'take clay')).toHaveAttribute('data-chosen', 'true');
  await openTable(page, 'swaps', cutBefore(B4, 'exchange', 1));
  await asked(page);
  await element(page, 'i4').click();
  await expect(note).toContainText('Which good?');
  await openTable(page, 'verbs', cutBefore(B4, 'carry', 30));
  await asked(page);
  const all = await targets(page).count();
  await page.keyboard.press('3');
  await expect(element(page, 'explore')).toHaveAttribute('aria-pressed', 'true');
  await expect(targets(page)).toHaveCount(17);
  expect(all).toBeGreaterThan(17);
  await page.keyboard.press('Escape');
  await element(page, 'craft').click();
  await expect(page.locator('[popover]').filter({ hasText: 'All your craftsmen are out' })).toBeVisible();
});

test('a hint is marked on the board, and the coach says what a place brings', async ({ page }) => {
  await openTable(page, 'hint', { ...cutBefore(B4, 'carry', 30), assist: 'coach' });
  await asked(page);
  await element(page, 'a1').hover();
  await page.keyboard.press('h');
  await expect(page.getByRole('button', { name: 'Play it' })).toBeVisible();
  await expect(page.locator('[class*="hint"]').first()).toBeAttached();
});

/** A small valley with contracts of its own: few moves until nobody can act. */
function smallTable(seats: readonly string[]): TableWish {
  const state = {
    map: ['M~R~', '~MF~', 'R~~X'],
    tokens: { a1: 'wood-4' },
    exploitations: { b2: { owner: 'blue', resources: { clay: 2, food: 1 } } },
    meadows: ['b1'],
    sites: [{ at: 'c1', owner: 'blue', resources: { clay: 1 } }],
    open: ['caravan-1', 'priest', 'mayor'],
    deck: [],
  };
  const start = { format: 'penumbra/position@1', game: 'via-nebula', options: {}, seats, state };
  return { game: 'via-nebula', seats, players: seats.map((_, i) => (i === 0 ? person('Ada') : bot())), start };
}

test('the board in words is played to the end, and any move is found by its name', async ({ page }) => {
  const words = page.getByTestId('text-board');
  const lastMove = async (n: number): Promise<string | undefined> => (await entriesOf(page))[n]?.[1];
  await openTable(page, 'words', cutBefore(B4, 'fly'));
  await asked(page);
  await readInWords(page);
  const before = (await entriesOf(page)).length;
  await page.getByRole('searchbox').fill('Fly from f7 to a6');
  await words.getByRole('button', { name: 'Fly from f7 to a6' }).click();
  await expect.poll(() => lastMove(before)).toBe('fly f7 a6');
  await openTable(page, 'words-whole', smallTable(['blue', 'black']));
  await asked(page);
  await readInWords(page);
  const move = words.getByRole('listitem').getByRole('button').first();
  for (;;) {
    await expect(end(page).or(move).first()).toBeVisible();
    if (await end(page).isVisible()) break;
    const entries = (await entriesOf(page)).length;
    await move.click();
    await expect.poll(() => lastMove(entries)).toBeDefined();
  }
  await expect(end(page).getByRole('table')).toContainText('Bonuses');
});

test('a valley and contracts of a table’s own', async ({ page }) => {
  await openTable(page, 'own', smallTable(['blue', 'black', 'white']));
  await asked(page);
  await expect(page.locator('[data-element="map"] [role="button"]')).toHaveCount(12);
  await make(page, 'carry b2:clay>c1', click(page));
  await asked(page);
  await make(page, 'build c1 caravan-1', click(page));
});

test('the guided game leads to a first building, and from there to what Play starts', async ({ page }) => {
  const bubble = bubbleOf(page);
  await page.goto('./#/learn/via-nebula/guide');
  await expect(bubble).toContainText('Welcome to the valley');
  await readUntil(page, 'keep an eye on these five houses');
  await expect(page.locator('[data-element="guild blue"]')).toHaveAttribute('data-pointed', 'true');
  await readUntil(page, 'Four lie open for everybody');
  for (const name of ['open', 'hand']) await expect(element(page, name)).toHaveAttribute('data-pointed', 'true');
  await readUntil(page, 'your two lanterns');
  await expect(element(page, 'actions')).toHaveAttribute('data-pointed', 'true');
  await readUntil(page, 'We go for Market Stall');
  await element(page, 'b2').click();
  await expect(bubble).toContainText('send the craftsman to d3');
  await element(page, 'd3').click();
  await readUntil(page, 'Now a place to build');
  await element(page, 'e3').click();
  await readUntil(page, 'Carry the first wood');
  for (const name of ['d3', 'e3', 'b4']) await element(page, name).click();
  await readUntil(page, 'From b4 to e3');
  for (const name of ['c4', 'd4']) await element(page, name).click();
  await readUntil(page, 'Take it quickly');
  for (const name of ['b4', 'e3']) await element(page, name).click();
  await readUntil(page, 'Wood and stone are on e3');
  for (const name of ['contract market-stall-1', 'e3']) await element(page, name).click();
  await readUntil(page, 'Your first building!');
  for (const name of ['d3', 'take food']) await element(page, name).click();
  await readUntil(page, 'That is all one needs to play');
  await bubble.getByRole('button', { name: 'Next' }).click();
  await bubble.getByRole('button', { name: 'Play a game' }).click();
  await expect(page).toHaveURL(/#\/table\//);
  await expect(prompt(page)).toContainText('Your turn');
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test('a game with the fingers to its end', async ({ page }) => {
    const { wish, rest } = shared('3-players-beginner', 138);
    await openTable(page, 'fingers', wish);
    for (const [, move] of rest) {
      if ((await asked(page)) === 'curtain') {
        await curtain(page).getByRole('button').tap();
        await asked(page);
      }
      await expectFits(page);
      await make(page, move, tap(page));
    }
    await expect(end(page)).toBeVisible();
  });

  test('the whole valley is in sight and every hex can be hit', async ({ page }) => {
    await openTable(page, 'hit', cutBefore(B4, 'carry', 30));
    await asked(page);
    const hexes = await page.locator('[data-element="map"] [role="button"]').evaluateAll((all) =>
      all.map((hex) => {
        const { left, top, right, bottom, width, height } = hex.getBoundingClientRect();
        return { inside: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight, width, height };
      }),
    );
    expect(hexes).toHaveLength(86);
    for (const { inside, width, height } of hexes) {
      expect(inside).toBe(true);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(43.9);
    }
    const small = await page.getByRole('button').evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const { width, height } = button.getBoundingClientRect();
        const isHit = button.className.toString().includes('finger');
        return width > 1 && !isHit && (width < 43.5 || height < 43.5)
          ? [`${button.getAttribute('aria-label') ?? button.textContent}: ${width.toFixed(0)} × ${height.toFixed(0)}`]
          : [];
      }),
    );
    expect(small).toEqual([]);
  });

  test('one tap shows, the next acts; the guild’s sheet tells what the chip has no room for', async ({ page }) => {
    await openTable(page, 'shows', cutBefore(B4, 'explore', 9));
    await asked(page);
    const before = (await entriesOf(page)).length;
    await targets(page).first().tap();
    await expect(commit(page)).toContainText(/Clear|Send|Stake/);
    expect(await entriesOf(page)).toHaveLength(before);
    await page.getByRole('button', { name: 'Put back' }).tap();
    await expect(commit(page)).toHaveCount(0);
    await page
      .getByRole('button', { name: /^Guild: / })
      .first()
      .tap();
    await expect(page.getByRole('dialog')).toContainText('craftsm');
    await expect(page.getByRole('dialog')).toContainText('Supply');
  });
});
