import type { Page } from '@playwright/test';
import { ask, cuttable, expect, makeTable, moves, PHONE, sitDown, standing, test } from './support/online.ts';
import { playOnline } from './support/people.ts';
import { ALL, expectAccessible, expectFits } from './support/test.ts';
import { end } from './support/umbra.ts';

test('ten seconds: two clicks to a table and a copied link, one from the link to a seat', async ({ visit }) => {
  const ada = await visit('');
  await ada.goto('./');
  let clicks = 0;
  const click = async (name: string): Promise<void> => {
    clicks++;
    const main = ada.getByRole('main');
    await main.getByRole('button', { name }).or(main.getByRole('link', { name })).first().click();
  };
  await click('With friends');
  await click('Make the table');
  await expect(ada.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(3);
  const link = await ada.evaluate(() => navigator.clipboard.readText());
  await expectAccessible(ada, 'the invitation');

  const bo = await visit('', PHONE);
  await bo.goto(link);
  await expect(bo.getByTestId('join')).toBeVisible();
  await expectAccessible(bo, 'a link that was opened');
  await expectFits(bo);
  await bo.getByRole('button', { name: 'Sit down' }).click();
  await expect(bo.getByTestId('invite')).toBeVisible();
  await expect(ada.getByText('2 of 3 here')).toBeVisible();
  await expectFits(bo);
  await ada.getByRole('button', { name: 'Start now' }).click();
  await expect(ada.getByTestId('table')).toBeVisible();
  await expect(bo.getByTestId('table')).toBeVisible();
  await expectFits(bo);
});

const TWO = [{ kind: 'me' }, { kind: 'open' }];

/** Two people at a table of two, one on a phone. */
async function pair(
  visit: (name: string, options?: typeof PHONE) => Promise<Page>,
  wish: object,
): Promise<[Page, Page]> {
  const [ada, bo] = [await visit('Ada'), await visit('Bo', PHONE)];
  const { link } = await makeTable(ada, { seats: TWO, ...wish });
  await sitDown(bo, link);
  await ada.goto(link);
  await expect(ada.getByTestId('table')).toBeVisible();
  return [ada, bo];
}

/** One of them in every run; the others are as long as games are. */
const WHOLE = ALL ? ['envyra', 'umbra-via', 'umbrella', 'via-nebula'] : ['envyra'];

for (const game of WHOLE) {
  test(`a whole game of ${game} with two browsers, one of them by keys, a reload, a lost line and a restart`, async ({
    visit,
    server,
  }) => {
    // People who choose by a pattern play hundreds of turns of Umbrella.
    if (ALL) test.setTimeout(1_200_000);
    const ada = await visit('Ada');
    const bo = await visit('Bo', PHONE);
    const line = await cuttable(ada);
    const { link } = await makeTable(ada, { game, seats: TWO });
    await sitDown(bo, link);
    await ada.goto(link);
    let restarted = false;
    const [mine, theirs] = await Promise.all([
      playOnline(ada, {
        byKeys: true,
        before: async (turn) => {
          if (turn === 2) {
            await ada.reload();
            await expect(moves(ada).first()).toBeVisible();
          }
          if (turn === 4) {
            await line.cut();
            await expect(ada.getByTestId('online-banner')).toBeVisible();
            const at = await standing(ada);
            await moves(ada).first().click();
            await expect(ada.getByText(/Waiting for the network/)).toBeVisible();
            expect(await standing(ada)).toBe(at);
            line.mend();
            await ada.getByRole('button', { name: 'Try now' }).click();
            await expect(ada.getByText(/Waiting for the network/)).toBeHidden();
          }
        },
      }),
      playOnline(bo, {
        before: async (turn) => {
          if (turn !== 5 || restarted) return;
          restarted = true;
          await server.restart();
          await expect(bo.getByTestId('online-banner')).toBeHidden();
        },
      }),
    ]);
    expect(mine + theirs).toBeGreaterThan(8);
    expect(restarted).toBe(true);
    const result = (page: Page): Promise<string> => end(page).getByRole('table').innerText();
    expect(await result(ada)).toBe(await result(bo));
    await expectAccessible(ada, `the end of ${game}`);
    await end(ada).getByRole('link', { name: 'Review' }).click();
    await expect(ada.getByTestId('replay')).toBeVisible();
    await ada.getByRole('button', { name: /Verify/ }).click();
    await expect(ada.getByTestId('record-note')).toContainText(/match|seed/i);
    await ada.goto('./#/stats');
    await expect(ada.getByRole('row', { name: /people/ })).toBeVisible();
    // Whoever was not there sees the same page, and its record.
    const cy = await visit('Cy');
    await cy.goto(link);
    await expect(end(cy)).toBeVisible();
    await end(cy).getByRole('link', { name: 'Review' }).click();
    await expect(cy.getByTestId('replay')).toBeVisible();
    await bo.getByRole('button', { name: 'Rematch' }).click();
    await expect(bo.getByTestId('invite')).toBeVisible();
    await ada.goto('./');
    await expect(ada.getByText('Rematch: your seat is kept')).toBeVisible();
  });
}

test('talking, asking, leaving, coming back, watching and being sent away', async ({ visit }) => {
  const [ada, bo] = await pair(visit, { game: 'via-nebula' });
  await bo.getByRole('button', { name: /^Chat/ }).click();
  await bo.getByRole('textbox', { name: 'Say something…' }).fill('no mercy');
  await bo.keyboard.press('Enter');
  await expect(ada.getByTestId('chat')).toContainText('no mercy');
  await bo.keyboard.press('Escape');
  await ada.getByRole('textbox', { name: 'Say something…' }).fill('tea is ready');
  await ada.keyboard.press('Enter');
  await expect(bo.getByRole('button', { name: 'Chat, 1 new' })).toBeVisible();
  await expectAccessible(ada, 'a table with a chat');

  const menu = async (page: Page, name: string | RegExp): Promise<void> => {
    await page.getByRole('button', { name: 'More' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
  };
  await menu(ada, 'Ask for a pause');
  await expect(bo.getByTestId('request')).toContainText('Ada asks for a pause');
  await expectAccessible(bo, 'a request');
  await bo.getByRole('button', { name: 'Allow' }).click();
  await expect(ada.getByTestId('online-banner')).toContainText('paused');
  await ada.getByRole('button', { name: 'Go on' }).click();
  for (const page of [ada, bo]) await expect(page.getByTestId('online-banner')).toBeHidden();

  await expect.poll(async () => (await moves(ada).count()) + (await moves(bo).count())).toBeGreaterThan(0);
  const mover = (await moves(ada).count()) > 0 ? ada : bo;
  const other = mover === ada ? bo : ada;
  const at = await standing(other);
  await moves(mover).first().click();
  await expect.poll(() => standing(other)).not.toBe(at);
  await menu(mover, 'Ask to take my last move back');
  await other.getByRole('button', { name: 'Allow' }).click();
  await expect(moves(mover).first()).toBeVisible();
  await expect(other.getByTestId('request')).toBeHidden();

  const cy = await visit('Cy');
  const link = ada.url();
  await cy.goto(link);
  await expect(cy.getByTestId('watching')).toBeVisible();
  await expectAccessible(cy, 'watching');
  await menu(ada, 'No onlookers');
  await expect(cy.getByTestId('bad')).toHaveAttribute('data-code', 'no-spectators');
  await expectAccessible(cy, 'being sent away');

  await menu(bo, /Leave table/);
  await expect(
    ada
      .getByTestId('player-blue')
      .or(ada.getByText(/stand-in/))
      .first(),
  ).toBeVisible();
  await expect(ada.getByText(/stand-in/).first()).toBeVisible();
  // Whoever leaves is led home.
  await expect(bo).toHaveURL(/#\/$/);
  await bo.goto(link);
  await bo.getByRole('button', { name: 'Take over' }).click();
  await expect(bo.getByTestId('stand-in')).toBeHidden();

  await menu(ada, 'Play on another device');
  const device = await ada.getByTestId('device-link').innerText();
  const phone = await visit('Ada', PHONE);
  await phone.goto(device);
  await expectAccessible(phone, 'a seat that moves');
  await phone.getByRole('button', { name: 'Take the seat' }).click();
  await expect(phone.getByTestId('table')).toBeVisible();
  await phone.goto('./#/about');
  await phone.goto(device);
  await phone.getByRole('button', { name: 'Take the seat' }).click();
  await expect(phone.getByTestId('bad')).toHaveAttribute('data-code', 'link-used');
});

test('bad days have their sentence: no such table, a full one, too many people, an older page', async ({ visit }) => {
  const ada = await visit('Ada');
  const { link, id } = await makeTable(ada, { game: 'envyra', seats: TWO, settings: { autostart: false } });
  const bo = await visit('Bo');
  const cy = await visit('Cy');
  await cy.goto(link);
  await expect(cy.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await sitDown(bo, link);
  await expect(cy.getByText('Every seat is taken')).toBeVisible();
  await expectAccessible(cy, 'a full table');
  await ada.goto(link);
  await ada.getByRole('button', { name: 'Start now' }).click();
  await expect(cy.getByTestId('watching')).toBeVisible();
  await cy.goto(`./#/table/${'x'.repeat(22)}`);
  await expect(cy.getByTestId('bad')).toHaveAttribute('data-code', 'unknown-table');
  await expectAccessible(cy, 'no such table');
  await cy.goto('./#/device/nothing');
  await cy.getByRole('button', { name: 'Take the seat' }).click();
  await expect(cy.getByTestId('bad')).toHaveAttribute('data-code', 'unknown-link');
  // A server that speaks a newer language.
  const old = await visit('Di');
  await old.routeWebSocket(/\/socket$/, (route) => {
    const server = route.connectToServer();
    route.onMessage((text) => server.send(String(text).replace(/"version":\d+/, '"version":0')));
  });
  await old.goto(link);
  await expect(old.getByTestId('bad')).toHaveAttribute('data-code', 'old-client');
  await expect(old.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(await ask(ada, 'GET', `/tables/${id}/record`)).toHaveProperty('kind', 'heard');
});
