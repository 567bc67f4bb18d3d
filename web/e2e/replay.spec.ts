import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { finished, readRecord } from './support/records.ts';
import { openTable, putTable } from './support/tables.ts';
import { expect, test } from './support/test.ts';
import { nextAsked } from './support/umbra.ts';

const NAME = '3p-single';
const LENGTH = readRecord(NAME).steps.length;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openReplay(page: Page, step = 0): Promise<void> {
  await page.goto('./#/about');
  await putTable(page, 'kept', finished(NAME));
  await page.goto(`./#/replay/kept/${step}`);
  await expect(page.getByTestId('replay')).toContainText(`Step ${step} of ${LENGTH}`);
}

test('scrub, step, jump to decisions, look through eyes', async ({ page }) => {
  await openReplay(page);
  const slider = page.getByRole('slider', { name: 'Step' });
  await slider.fill('30');
  await expect(page.getByTestId('replay')).toContainText(`Step 30 of ${LENGTH}`);
  await button(page, 'One step forward').click();
  await expect(page.getByTestId('replay')).toContainText(`Step 31 of ${LENGTH}`);
  await button(page, 'One step back').click();
  await slider.press('ArrowRight');
  await expect(page.getByTestId('replay')).toContainText(`Step 31 of ${LENGTH}`);
  await button(page, 'Round 2').click();
  await expect(page.getByTestId('replay')).toContainText('Round 2 ·');
  await page.getByRole('button', { name: /Next decision of Bo/ }).click();
  await expect(page.getByRole('button', { name: /Next decision of Bo/ })).toBeEnabled();
  for (const eyes of ['A spectator', 'Bo (Blue)', 'All-seeing']) {
    await page.getByRole('combobox', { name: 'Through the eyes of' }).selectOption(eyes);
    await expect(page.getByTestId('replay')).toBeVisible();
  }
  await button(page, 'Last step').click();
  await expect(page.getByTestId('replay')).toContainText(`Step ${LENGTH} of ${LENGTH}`);
  await expect(page.getByTestId('replay')).toContainText('winner');
});

test('plays by itself to the end', async ({ page }) => {
  await openReplay(page, LENGTH - 6);
  await page.getByLabel('Speed').selectOption('4×');
  await button(page, 'Play').click();
  await expect(page.getByTestId('replay')).toContainText(`Step ${LENGTH} of ${LENGTH}`);
  await expect(button(page, 'Play')).toBeVisible();
});

test('a link to a step opens it anywhere, and the deal can be verified', async ({ page, browser }) => {
  await openReplay(page, 25);
  await button(page, 'Copy link to this step').click();
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
  await putTable(page, 'kept', { ...finished(NAME), seed: 'another seed' });
  await page.goto('./#/replay/kept/0');
  await button(page, 'Verify deal').click();
  await expect(page.getByTestId('record-note')).toContainText('does not follow from the seed');
});

test('a fork goes on from the step, and the record stays as it was', async ({ page }) => {
  const { steps, seats } = readRecord(NAME);
  const place = steps.findIndex(([, move]) => move.startsWith('place'));
  await openReplay(page, place);
  await button(page, 'Fork from here').click();
  await expect(page).toHaveURL(/#\/table\//);
  expect(await nextAsked(page)).toBe('cell');
  await expect(page.getByTestId(`player-${seats[seats.indexOf(steps[place]?.[0] ?? '')]}`)).toContainText('to move');
  await page.goto('./#/replay/kept/0');
  await expect(page.getByTestId('replay')).toContainText(`Step 0 of ${LENGTH}`);
});

test('a record leaves as a file and comes back', async ({ page }) => {
  await openReplay(page);
  const saving = page.waitForEvent('download');
  await button(page, 'Download record').click();
  const file = await (await saving).path();
  expect(JSON.parse(readFileSync(file, 'utf8')).steps).toHaveLength(LENGTH);
  await page.goto('./#/');
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByTestId('replay')).toContainText(`of ${LENGTH}`);
  await page.goto('./#/');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'no.json', mimeType: 'application/json', buffer: Buffer.from('{"no":1}') });
  await expect(page.getByRole('alert')).toBeVisible();
});

test('a running game shows no secrets in its replay', async ({ page }) => {
  const whole = finished(NAME);
  await openTable(page, 'running', { ...whole, steps: (whole.steps ?? []).slice(0, 40), over: false });
  await page.goto('./#/replay/running/3');
  await expect(page.getByRole('combobox', { name: 'Through the eyes of' }).getByRole('option')).toHaveText([
    'A spectator',
  ]);
  await button(page, 'Verify deal').click();
  await expect(page.getByTestId('record-note')).toContainText('keeps its seed secret');
});
