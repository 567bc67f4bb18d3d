// Every kind of action, every contract's power and what can be taken back of them, made on Via Nebula's board.
import type { Page } from '@playwright/test';
import { readRecord } from './support/records.ts';
import { openTable } from './support/tables.ts';
import { expect, test } from './support/test.ts';
import { asked, click, commit, cutBefore, element, entriesOf, make, moveAt, tap } from './support/via-nebula.ts';

const B2 = '2-players-beginner';
const B3 = '3-players-beginner';
const B4 = '4-players-beginner';
const E2 = '2-players-expert';
const E3 = '3-players-expert';
const E4 = '4-players-expert';

/** The n-th move of a record that begins like this. */
type Place = readonly [record: string, words: string, n?: number];

async function openBefore(page: Page, id: string, [record, words, n = 0]: Place): Promise<string> {
  await openTable(page, id, cutBefore(record, words, n));
  await asked(page);
  return moveAt(record, words, n);
}

const ACTIONS: { readonly [action: string]: Place } = {
  craftsman: [B4, 'craft', 4],
  site: [B4, 'site', 6],
  'explore mist': [B4, 'explore', 9],
  'explore petrified forest': [B4, 'explore d6'],
  carry: [B4, 'carry', 20],
  build: [B4, 'build', 5],
};

/** By the contract whose power it is. */
const POWERS: { readonly [contract: string]: Place } = {
  'Market Stall': [B4, 'exchange', 1],
  Distillery: [B4, 'extra'],
  'Flying Machine': [B4, 'fly'],
  Workshop: [B4, 'lay'],
  Adventurers: [E3, 'lay c7'],
  Caravan: [E3, 'return'],
  'Goods Export': [E4, 'return'],
  Harvest: [B4, 'harvest'],
  'Express Delivery': [B4, 'deliver'],
  'Secret Plan': [B4, 'draw'],
  Shortcut: [B4, 'shortcut'],
};

/** Contracts whose power is a bonus at the end, or none. */
const BUILDS: { readonly [contract: string]: Place } = {
  Architect: [B2, 'build i4 architect'],
  Mayor: [B4, 'build i4 mayor'],
  Merchant: [B3, 'build g2 merchant'],
  Priest: [E2, 'build e2 priest'],
  'Lazy Explorer': [E3, 'build e2 lazy-explorer'],
  'Quiet Town': [B4, 'build g2 quiet-town-1'],
};

/** Moves after which the same player goes on, and nothing was drawn. */
const UNDOABLE: readonly Place[] = [
  ...['craft', 'site', 'explore', 'carry', 'build'].map((kind): Place => [B4, kind, firstKept(B4, kind)]),
  [E4, 'return'],
  [B2, 'deliver'],
  [B2, 'shortcut'],
];

function firstKept(record: string, kind: string): number {
  const { steps } = readRecord(record, 'via-nebula');
  const all = steps.flatMap(([seat, move], i) => (move.startsWith(kind) ? [steps[i + 1]?.[0] === seat] : []));
  return all.indexOf(true);
}

for (const [action, place] of Object.entries(ACTIONS)) {
  test(`on the board: ${action}`, async ({ page }) => {
    await make(page, await openBefore(page, 'action', place), click(page));
  });
}

for (const [contract, place] of Object.entries(POWERS)) {
  test(`on the board: the power of ${contract}`, async ({ page }) => {
    const move = await openBefore(page, 'power', place);
    await expect(page.getByRole('toolbar', { name: contract })).toBeVisible();
    await make(page, move, click(page));
  });
}

for (const [contract, place] of Object.entries(BUILDS)) {
  test(`on the board: ${contract} is built`, async ({ page }) => {
    await make(page, await openBefore(page, 'build', place), click(page));
    await expect(page.getByTestId('log')).toContainText('You build');
  });
}

test('a petrified forest shows that it takes both actions, and takes them', async ({ page }) => {
  const move = await openBefore(page, 'forest', ACTIONS['explore petrified forest'] as Place);
  await expect(element(page, 'd6')).toHaveAttribute('aria-label', /forest/);
  await element(page, 'd6').hover();
  await expect(page.getByRole('status').filter({ hasText: 'd6' })).toContainText('Takes two actions');
  const before = (await entriesOf(page)).length;
  await make(page, move, click(page));
  // With no action left somebody else moves next; they may be quick, and the turn back here.
  const whoNext = async (): Promise<string | undefined> => (await entriesOf(page))[before + 1]?.[0];
  await expect.poll(whoNext).toBeDefined();
  expect(await whoNext()).not.toBe((await entriesOf(page))[before]?.[0]);
});

test('on the board: goods from the storage, and a power that is not used', async ({ page }) => {
  await make(page, await openBefore(page, 'stored', [B3, 'return storage']), click(page));
  await make(page, await openBefore(page, 'skipped', [E3, 'skip']), click(page));
});

test('what an ability can be done to is ringed at once; an action shows dots until one is chosen', async ({ page }) => {
  const marks = (look: string) => page.locator(`[class*="${look}"]`);
  await openBefore(page, 'rings', POWERS.Adventurers as Place);
  await expect(marks('_ring_')).toHaveCount(6);
  await expect(marks('_spark_')).toHaveCount(0);
  await openBefore(page, 'dots', ACTIONS.carry as Place);
  await expect(marks('_ring_')).toHaveCount(0);
  await expect(marks('_spark_').first()).toBeVisible();
});

for (const place of UNDOABLE) {
  test(`undone: ${place[1]}`, async ({ page }) => {
    const shown = () =>
      page
        .locator('[data-element="map"] [role="button"]')
        .evaluateAll((hexes) => hexes.map((hex) => hex.getAttribute('aria-label')));
    const move = await openBefore(page, 'undone', place);
    const before = await shown();
    await make(page, move, click(page));
    await expect.poll(shown).not.toEqual(before);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(shown).toEqual(before);
  });
}

test('what a new contract followed cannot be undone, and the button says so', async ({ page }) => {
  await make(page, await openBefore(page, 'kept', [B4, 'extra']), click(page));
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeDisabled();
  await expect(undo).toHaveAccessibleDescription(/taken back/);
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger sees a power before it cannot be taken back', async ({ page }) => {
    const move = await openBefore(page, 'shown', [B4, 'fly']);
    const before = (await entriesOf(page)).length;
    for (const name of move.split(' ').slice(1)) await element(page, name).tap();
    await expect(commit(page)).toContainText('Fly');
    expect(await entriesOf(page)).toHaveLength(before);
    await commit(page).tap();
    await expect.poll(async () => (await entriesOf(page))[before]?.[1]).toBe(move);
  });

  test('a hint has room for its button', async ({ page }) => {
    await openBefore(page, 'hint', [B4, 'carry', 30]);
    const before = (await entriesOf(page)).length;
    await page.getByRole('button', { name: 'Hint' }).tap();
    await page.getByRole('button', { name: 'Play it' }).tap();
    await expect.poll(async () => (await entriesOf(page)).length).toBeGreaterThan(before);
  });

  test('the expert map can be hit, too, and a hex that is meant says its name', async ({ page }) => {
    await openBefore(page, 'expert', [E3, 'carry', 20]);
    const hexes = await page
      .locator('[data-element="map"] [role="button"]')
      .evaluateAll((all) => all.map((hex) => hex.getBoundingClientRect().height));
    expect(Math.min(...hexes)).toBeGreaterThanOrEqual(43.9);
    await tap(page)('a9');
    await expect(page.locator('[class*="_chip_"]').filter({ hasText: 'a9' })).toHaveCount(1);
  });

  test('held sideways, what can be chosen next comes into sight', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    const move = await openBefore(page, 'sideways', [B4, 'fly']);
    await make(page, move, tap(page));
  });
});
