import { PHASES as ENVYRA } from './support/envyra.ts';
import { beforeMove, finished } from './support/records.ts';
import { bot, openTable, person, putTable, savedTable } from './support/tables.ts';
import { expect, expectFits, test } from './support/test.ts';
import { commit, decide, end, handFlowers, nextAsked, openSlots, playOn, targets } from './support/umbra.ts';
import { cutBefore, element } from './support/umbrella.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

test('a game with the fingers, from the first bid to the last tile', async ({ page }) => {
  await openTable(page, 'phone', { seats: ['purple', 'blue'], players: [person('Ada'), bot()] });
  await expect(commit(page)).toBeVisible();
  await expectFits(page);
  // Choose a flower, tap a tile.
  const left = await handFlowers(page).count();
  await handFlowers(page).last().tap();
  await openSlots(page)
    .first()
    .tap({ position: { x: 6, y: 6 } });
  await expect(handFlowers(page)).toHaveCount(left - 1);
  // A flower is taken back in the hand, and nowhere else.
  await page.getByRole('button', { name: /take it back/ }).tap();
  await expect(handFlowers(page)).toHaveCount(left);
  const seen = new Set<string>();
  await playOn(page, async (asked) => {
    if (seen.has(asked)) return;
    seen.add(asked);
    await expectFits(page);
  });
  await expect(end(page)).toBeVisible();
  await page.getByRole('button', { name: 'See the board' }).tap();
  await page.getByRole('button', { name: 'Log' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Log' });
  await expect(sheet).toContainText('Round 1');
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await expect(sheet).toBeHidden();
});

test('what can be touched is large enough', async ({ page }) => {
  await openTable(page, 'touch', { seats: ['purple', 'blue'], players: [person('Ada'), bot()] });
  await nextAsked(page);
  const small = await page.getByRole('button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { width, height } = button.getBoundingClientRect();
      const name = button.getAttribute('aria-label') ?? button.textContent;
      return width > 1 && (width < 43.5 || height < 43.5)
        ? [`${name}: ${width.toFixed(0)} × ${height.toFixed(0)}`]
        : [];
    }),
  );
  expect(small).toEqual([]);
});

test('every page fits', async ({ page }) => {
  await page.goto('./#/about');
  await putTable(page, 'kept', finished('3p-single'));
  for (const name of [
    '#/',
    '#/new/umbra-via',
    '#/new/envyra/friends',
    '#/learn/umbra-via',
    '#/learn/umbra-via/guide',
    '#/learn/umbra-via/rules',
    '#/settings',
    '#/about',
    '#/replay/kept/40',
  ]) {
    await page.goto(`./${name}`);
    await expect(page.locator('main#content')).toBeVisible();
    await expect(page.getByText('Loading')).toHaveCount(0);
    await expectFits(page);
  }
});

test('in a lesson and in a replay garden and altar are in sight together', async ({ page }) => {
  await page.goto('./#/learn/umbra-via/guide/4');
  await expect(commit(page)).toBeVisible();
  const whole = async (): Promise<void> => {
    for (const part of ['.uv-garden', '[data-uv="altar"]']) {
      await expect(page.locator(part).last()).toBeInViewport({ ratio: 0.98 });
    }
  };
  await whole();
  const [altar, seal] = await Promise.all([
    page.locator('[data-uv="altar"]').boundingBox(),
    commit(page).boundingBox(),
  ]);
  expect(seal?.y, 'the dock is below the altar').toBeGreaterThanOrEqual((altar?.y ?? 0) + (altar?.height ?? 0));
  await putTable(page, 'kept', finished('3p-single'));
  await page.goto('./#/replay/kept/40');
  await expect(page.getByTestId('replay')).toContainText('Step 40');
  await whole();
});

test('choosing which path is summoned', async ({ page }) => {
  await openTable(page, 'summon', beforeMove('3p-single', 'summon'));
  await expect(page.getByTestId('prompt')).toContainText('which is summoned next');
  await expect(targets(page).first()).toBeVisible();
  await expectFits(page);
  await decide(page, 'cell', 0);
  await expect(page.getByTestId('prompt')).not.toContainText('which is summoned next');
});

test('one tap shows, the second places; with confirmation the question is on the screen', async ({ page }) => {
  await openTable(page, 'tap', { ...beforeMove('3p-single', 'place', 3), assist: 'legal' });
  await nextAsked(page);
  const cell = targets(page).first();
  const name = await cell.getAttribute('data-cell');
  const log = async (): Promise<number> => (await savedTable(page, 'tap')).entries.length;
  const before = await log();
  await cell.tap();
  const place = page.getByRole('button', { name: `Place the tile on ${name}` });
  await expect(place.last()).toBeInViewport({ ratio: 1 });
  expect(await log()).toBe(before);
  await cell.tap();
  await expect.poll(log).toBeGreaterThan(before);
  await page.goto('./#/settings');
  await page.getByRole('switch', { name: 'Confirm moves' }).tap();
  await openTable(page, 'sure', beforeMove('3p-single', 'place', 3));
  await nextAsked(page);
  await targets(page).first().tap();
  await targets(page).first().tap();
  const dock = page.getByRole('region', { name: 'What you can do' });
  for (const answer of ['No', `Place the tile on ${name}`]) {
    await expect(dock.getByRole('button', { name: answer, exact: true })).toBeInViewport({ ratio: 1 });
  }
  for (const tool of ['Undo', 'Hint', 'Log', 'Rules', 'More']) {
    await expect(page.getByRole('button', { name: tool })).toBeInViewport({ ratio: 1 });
  }
  await dock.getByRole('button', { name: `Place the tile on ${name}` }).tap();
  await expect(dock.getByRole('button', { name: 'No', exact: true })).toHaveCount(0);
});

test('a sentence too long for the dock is read whole, and what can be pressed stays where it was', async ({ page }) => {
  await openTable(page, 'hint', cutBefore('power-trade-3-players-level-4-white', 'slide', 24));
  const dock = page.getByRole('region', { name: 'What you can do' });
  const foot = async (name: string): Promise<number> => {
    const box = await dock.getByRole('button', { name }).boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0));
  };
  await expect(dock.getByRole('button', { name: 'Push' })).toBeVisible();
  const before = await foot('Push');
  await page.getByRole('button', { name: 'Hint' }).tap();
  const note = dock.locator('p').filter({ hasText: /^Hint:.*next best/ });
  await expect(note).toBeInViewport({ ratio: 1 });
  expect(await note.evaluate((node) => node.scrollHeight - node.clientHeight)).toBeLessThan(2);
  expect(await foot('Play it')).toBe(before);
});

test('why a lesson wants another move is in sight at once', async ({ page }) => {
  await page.goto('./#/learn/umbrella/guide/5');
  await element(page, 'top R').tap();
  await element(page, 'gate top a').tap();
  await page.locator('[data-commit]').tap();
  await expect(page.getByText('for this lesson push yellow up column a')).toBeInViewport({ ratio: 1 });
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [1024, 768],
] as const) {
  test(`the end at ${width} × ${height}: what everybody has, and what is next, without scrolling`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openTable(page, 'over', ENVYRA.over);
    await expect(end(page).getByRole('row', { name: /^Total/ })).toBeInViewport({ ratio: 0.98 });
    await expect(end(page).getByRole('button', { name: 'Rematch' })).toBeInViewport({ ratio: 1 });
    await expect(end(page).getByRole('button', { name: 'See the board' })).toBeInViewport({ ratio: 1 });
  });
}

for (const [width, height] of [
  [360, 740],
  [740, 360],
  [844, 390],
] as const) {
  test(`four players fit ${width} × ${height}, and nothing lies over anything`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const [kind, n] of [
      ['bid', 17],
      ['place', 14],
    ] as const) {
      await openTable(page, `${kind}${width}`, beforeMove('4p-special-single', kind, n));
      await nextAsked(page);
      await expectFits(page);
      const parts = ['[data-testid="prompt"]', '[aria-label="Garden"]', '[aria-label="Altar"]', '[data-commit]'];
      for (const part of parts.slice(0, kind === 'bid' ? 4 : 3)) {
        await expect(page.locator(part).first()).toBeInViewport({ ratio: 0.98 });
      }
      const [garden, altar] = await Promise.all(
        parts.slice(1, 3).map((part) => page.locator(part).first().boundingBox()),
      );
      if (!garden || !altar) throw new Error('a part is missing');
      const apart = garden.y + garden.height <= altar.y + 1 || garden.x + garden.width <= altar.x + 1;
      expect(apart, 'the altar is beside the garden or below it').toBe(true);
      expect(garden.width / 4, 'cells for fingers').toBeGreaterThan(52);
    }
  });
}
