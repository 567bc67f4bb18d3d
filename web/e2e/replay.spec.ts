import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { finished, readRecord } from './support/records.ts';
import { openTable, putTable } from './support/tables.ts';
import { expect, test } from './support/test.ts';
import { nextAsked } from './support/umbra.ts';

test.use({ reviews: true });

const NAME = '3p-single';
const LENGTH = readRecord(NAME).steps.length;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openReplay(page: Page, step = 0): Promise<void> {
  await page.goto('./#/about');
  await putTable(page, 'kept', finished(NAME));
  await page.goto(`./#/replay/kept/${step}`);
  await expect(page.getByTestId('replay')).toContainText(`Step ${step} of ${LENGTH}`);
}

test('scrub, step, jump to choices, look through eyes', async ({ page }) => {
  await openReplay(page);
  const replay = page.getByTestId('replay');
  const slider = page.getByRole('slider', { name: 'Step' });
  const { x, y, width } = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await page.mouse.move(x + 60, y + 20);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + 20, { steps: 4 });
  await page.mouse.up();
  await expect(slider).not.toHaveAttribute('aria-valuenow', '0');
  await page.goto('./#/replay/kept/30');
  await expect(replay).toContainText(`Step 30 of ${LENGTH}`);
  await button(page, 'One step forward').click();
  await expect(replay).toContainText(`Step 31 of ${LENGTH}`);
  await button(page, 'One step back').click();
  await expect(replay).toContainText(`Step 30 of ${LENGTH}`);
  for (const eyes of ['The eyes of Bo', 'Everything is seen']) {
    await page.getByRole('radio', { name: eyes }).check({ force: true });
    await expect(page.getByRole('radio', { name: eyes })).toBeChecked();
  }
  await page.getByRole('radio', { name: 'The eyes of Bo' }).check({ force: true });
  await page.getByRole('button', { name: 'Next choice: Bo' }).click();
  await expect(replay).not.toContainText(`Step 30 of ${LENGTH}`);
  await button(page, 'Last step').click();
  await expect(replay).toContainText(`Step ${LENGTH} of ${LENGTH}`);
  await expect(replay).toContainText('winner');
});

test('keys work wherever the focus is', async ({ page }) => {
  await openReplay(page, 20);
  const replay = page.getByTestId('replay');
  for (const place of [page.locator('body'), button(page, 'Verify deal'), page.getByRole('slider')]) {
    await place.focus().catch(() => {});
    await page.keyboard.press('ArrowRight');
    await expect(replay).toContainText(`Step 21 of ${LENGTH}`);
    await page.keyboard.press('ArrowLeft');
    await expect(replay).toContainText(`Step 20 of ${LENGTH}`);
  }
  await page.keyboard.press('End');
  await expect(replay).toContainText(`Step ${LENGTH} of ${LENGTH}`);
  await page.keyboard.press('Home');
  await expect(replay).toContainText(`Step 0 of ${LENGTH}`);
});

test('the list has sentences for every step, each choice with whoever made it', async ({ page }) => {
  await openReplay(page, 12);
  await page.getByRole('tab', { name: 'Steps' }).click();
  const list = page.getByRole('tabpanel');
  await expect(list).toContainText('Ada: Bid');
  await expect(list).toContainText('Bo: Bid');
  const { seats, steps } = readRecord(NAME);
  const raw = steps.filter(([who]) => who === 'chance').map(([, what]) => what);
  const text = await list.innerText();
  for (const outcome of raw) expect(text).not.toContain(outcome);
  for (const colour of seats) expect(text).not.toContain(`${colour}:`);
});

test('plays by itself to the end', async ({ page }) => {
  await openReplay(page, LENGTH - 6);
  await page.getByLabel('Speed').selectOption('4×');
  await button(page, 'Play').click();
  await expect(page.getByTestId('replay')).toContainText(`Step ${LENGTH} of ${LENGTH}`);
  await expect(button(page, 'Play')).toBeVisible();
});

test('a game opens on its end with the review beside it, and a reload keeps both', async ({ page }) => {
  await page.goto('./#/about');
  await putTable(page, 'kept', finished(NAME));
  await page.goto('./#/replay/kept');
  await expect(page.getByTestId('replay')).toContainText(`Step ${LENGTH} of ${LENGTH}`);
  const swings = page.getByRole('tabpanel').getByRole('listitem');
  await expect(swings.first()).toBeVisible({ timeout: 180_000 });
  await expect(swings.first()).toContainText(/Round \d+/);
  await expect(page.getByRole('tabpanel')).toContainText('In points of a hundred chances to win');
  // The dearest choice: both moves are named and drawn, and the board is where it was.
  await swings.first().getByRole('button', { name: 'Show on the board' }).click();
  await expect(page.getByRole('region', { name: 'Board' })).toBeInViewport();
  await expect(page.getByTestId('replay').getByRole('status')).toContainText(/Played: .*better: /i);
  const url = page.url();
  await page.reload();
  expect(page.url()).toBe(url);
  // Known already: nobody has to wait for it again.
  await expect(swings.first()).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Step' })).toHaveAttribute(
    'aria-valuenow',
    url.split('/').at(-3) ?? '',
  );
  await page.keyboard.press('2');
  await expect(swings.nth(1).getByRole('button', { name: 'Show on the board' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await swings.first().getByRole('button', { name: 'Try it from here' }).click();
  await expect(page).toHaveURL(/#\/table\//);
  await nextAsked(page);
});

test('a link to a step opens it anywhere, and the deal can be verified', async ({ page, browser }) => {
  await openReplay(page, 25);
  await button(page, 'Share').click();
  const link = await page.getByTestId('record-note').getByRole('textbox').inputValue();
  expect(new URL(link).hash).toMatch(/^#\/record\/25\//);
  const other = await browser.newContext({ serviceWorkers: 'block' });
  const guest = await other.newPage();
  await guest.goto(link);
  await expect(guest.getByTestId('replay')).toContainText(`Step 25 of ${LENGTH}`);
  await guest.getByRole('button', { name: 'Verify deal' }).click();
  await expect(guest.getByTestId('record-note')).toContainText(/All \d+ outcomes of chance follow from the seed/);
  await guest.goto('./');
  await guest.goto(`${link.slice(0, link.indexOf('#'))}#/record/0/not-a-record`);
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
  await other.close();
});

test('a deal that does not follow from its seed is found out', async ({ page }) => {
  await page.goto('./#/about');
  await putTable(page, 'kept', { ...finished(NAME), seed: '0dd5eed0' });
  await page.goto('./#/replay/kept/0');
  await button(page, 'Verify deal').click();
  await expect(page.getByTestId('record-note')).toContainText('does not follow from the seed');
});

test('a fork goes on from the step, and the record stays as it was', async ({ page }) => {
  const { steps, seats } = readRecord(NAME);
  const place = steps.findIndex(([, move]) => move.startsWith('place'));
  await openReplay(page, place);
  await button(page, 'Play from here').click();
  await expect(page).toHaveURL(/#\/table\//);
  expect(await nextAsked(page)).toBe('cell');
  await expect(page.getByTestId(`player-${seats[seats.indexOf(steps[place]?.[0] ?? '')]}`)).toContainText('to move');
  await page.goto('./#/replay/kept/0');
  await expect(page.getByTestId('replay')).toContainText(`Step 0 of ${LENGTH}`);
});

test('a record leaves as a file and comes back', async ({ page }) => {
  await openReplay(page);
  const saving = page.waitForEvent('download');
  await button(page, 'More').click();
  await button(page, 'Download record').click();
  const file = await (await saving).path();
  expect(JSON.parse(readFileSync(file, 'utf8')).steps).toHaveLength(LENGTH);
  await page.goto('./#/');
  await page.getByTestId('finished-entry').waitFor();
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByTestId('replay')).toContainText(`of ${LENGTH}`);
  await page.goto('./#/');
  await expect(page.getByTestId('finished-entry')).toHaveCount(2);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'no.json', mimeType: 'application/json', buffer: Buffer.from('{"no":1}') });
  await expect(page.getByRole('alert')).toContainText('This file is not a game that Penumbra has recorded.');
});

test('a running game shows no secrets in its replay', async ({ page }) => {
  const whole = finished(NAME);
  await openTable(page, 'running', { ...whole, steps: (whole.steps ?? []).slice(0, 40) });
  await page.goto('./#/replay/running/3');
  await expect(page.getByTestId('replay')).toContainText('A spectator');
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.goto('./#/replay/running/3/purple/steps');
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('tabpanel')).not.toContainText('Ada draws');
  await button(page, 'Verify deal').click();
  await expect(page.getByTestId('record-note')).toContainText('keeps its seed secret');
});
