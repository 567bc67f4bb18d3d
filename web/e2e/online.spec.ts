import { games } from '@penumbra/catalog';
import type { Page } from '@playwright/test';
import {
  byTurn,
  cuttable,
  expect,
  makeTable,
  moves,
  PHONE,
  pair,
  sitDown,
  standing,
  TWO,
  test,
} from './support/online.ts';
import { playOnline } from './support/people.ts';
import { expectAccessible, expectFits } from './support/test.ts';
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

/** Bots take the places of those who are elsewhere: nobody is asked to hand a device over. */
async function forkFrom(page: Page, record: string): Promise<void> {
  await page.goto(record);
  await expect(page.getByTestId('replay')).toContainText('Step 12 of');
  await page.getByRole('button', { name: 'Play from here' }).click();
  await expect(page.getByTestId('table')).toBeVisible();
}

for (const game of Object.keys(games)) {
  test(`a whole game of ${game} with two browsers, one of them by keys, a reload, a lost line and a restart`, async ({
    visit,
    server,
  }) => {
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
            await expect(ada.getByTestId('prompt')).toContainText('Waiting for the network');
            expect(await standing(ada)).toBe(at);
            await line.mend();
            await expect(ada.getByTestId('prompt')).not.toContainText('Waiting for the network');
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
    await expect(ada.getByTestId('replay')).not.toContainText('you wins');
    await ada.getByRole('button', { name: /Verify/ }).click();
    await expect(ada.getByTestId('record-note')).toContainText(/match|seed/i);
    await ada.keyboard.press('Escape');
    await expect(ada.getByTestId('record-note')).toBeHidden();
    const record = `./#/replay/${link.split('/').at(-1)}/12`;
    await forkFrom(ada, record);
    await ada.goto('./#/stats');
    await expect(ada.getByRole('row', { name: /people/ })).toBeVisible();
    // Whoever was not there sees the same page, and its record.
    const cy = await visit('Cy');
    await cy.goto(link);
    await expect(end(cy)).toBeVisible();
    await end(cy).getByRole('link', { name: 'Review' }).click();
    await expect(cy.getByTestId('replay')).toBeVisible();
    await forkFrom(cy, record);
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
  await expect(bo.getByRole('dialog')).toBeHidden();
  await ada.getByRole('textbox', { name: 'Say something…' }).fill('tea is ready');
  await ada.keyboard.press('Enter');
  await expect(bo.getByRole('button', { name: 'Chat, 1 new' })).toBeVisible();
  await expectAccessible(ada, 'a table with a chat');

  const menu = async (page: Page, name: string | RegExp): Promise<void> => {
    await page.getByRole('button', { name: 'More' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
  };
  await menu(ada, 'Ask for a pause');
  await bo.getByRole('button', { name: 'No', exact: true }).click();
  await expect(ada.getByTestId('toast')).toContainText('No pause: not everybody agreed');
  await menu(ada, 'Ask for a pause');
  await expect(bo.getByTestId('request')).toBeVisible();
  await ada.getByRole('button', { name: 'Withdraw' }).click();
  for (const page of [ada, bo]) await expect(page.getByTestId('request')).toBeHidden();
  await menu(ada, 'Ask for a pause');
  await expect(bo.getByTestId('request')).toContainText('Ada asks for a pause');
  await expectAccessible(bo, 'a request');
  await bo.getByRole('button', { name: 'Allow' }).click();
  await expect(ada.getByTestId('online-banner')).toContainText('paused');
  await ada.getByRole('button', { name: 'Go on' }).click();
  for (const page of [ada, bo]) await expect(page.getByTestId('online-banner')).toBeHidden();

  const [mover, other] = await byTurn(ada, bo);
  const at = await standing(other);
  await moves(mover).first().click();
  await expect.poll(() => standing(other)).not.toBe(at);
  await menu(mover, 'Ask to take my last move back');
  await other.getByRole('button', { name: 'Allow' }).click();
  // A message stays for five seconds: both are looked at together.
  await Promise.all([
    expect(mover.getByTestId('toast')).toContainText('Your move was taken back'),
    expect(other.getByTestId('toast')).toContainText(/(Ada|Bo)’s move was taken back/),
  ]);
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
