// Whatever goes wrong between people and a server has its page or its sentence, in every language.
import { LANGS, type Lang, Rng } from '@penumbra/kit';
import type { Page } from '@playwright/test';
import { online as en } from '../src/text/online.en.ts';
import { online as it } from '../src/text/online.it.ts';
import { online as pl } from '../src/text/online.pl.ts';
import {
  ask,
  byTurn,
  cuttable,
  expect,
  makeTable,
  moves,
  pair,
  refuse,
  sitDown,
  standing,
  TWO,
  test,
} from './support/online.ts';
import { moveUnseen } from './support/people.ts';
import { expectAccessible } from './support/test.ts';

const WORDS = { en, pl, it };

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

const speak = (page: Page, lang: Lang): Promise<void> =>
  page.evaluate((spoken) => {
    const settings = JSON.parse(localStorage['penumbra/settings']);
    localStorage['penumbra/settings'] = JSON.stringify({ ...settings, lang: spoken });
  }, lang);

for (const lang of LANGS) {
  test(`bad days in words: ${lang}`, async ({ visit }) => {
    const words = WORDS[lang];
    const [ada, bo] = [await visit('Ada'), await visit('Bo')];
    const { id, link } = await makeTable(ada, { game: 'envyra', seats: TWO });
    await bo.goto('./#/about');
    await speak(bo, lang);
    const says = async (code: keyof typeof words.bad, title: string): Promise<void> => {
      await expect(bo.getByTestId('bad')).toHaveText(words.bad[code]);
      await expect(bo.getByRole('heading', { level: 1 })).toHaveText(title);
    };
    await bo.goto(`./#/table/${'x'.repeat(22)}`);
    await bo.reload();
    await says('unknown-table', words.badTitles['unknown-table']);
    await refuse(bo, 'tables.join', 'table-full');
    await bo.goto(link);
    await bo.reload();
    await bo.getByRole('button', { name: words.join.sit }).click();
    await expect(bo.getByRole('alert')).toHaveText(words.bad['table-full']);
    await refuse(bo, 'links.claim', 'link-revoked');
    await bo.goto('./#/device/any');
    await bo.reload();
    await bo.getByRole('button', { name: words.device.take }).click();
    await says('link-revoked', words.badTitles['link-revoked']);
    await refuse(bo, 'watch', 'server-busy');
    await bo.goto(link);
    await bo.reload();
    await says('server-busy', words.badTitles['server-busy']);
    await refuse(bo, 'hello', 'old-client');
    await bo.reload();
    await says('old-client', words.badTitles['old-client']);
    await refuse(bo, 'nothing', '');
    await bo.reload();
    await expect(bo.getByTestId('join')).toBeVisible();
    await ask(ada, 'POST', `/tables/${id}/leave`, {});
    await says('closed', words.badTitles.closed);
    // Nobody answers at all: the page says so, and a game on this device can be begun.
    await bo.route('**/api/v1/health', (route) => route.abort());
    await bo.reload();
    await expect(bo.getByRole('heading', { level: 1 })).toHaveText(words.bad.unreachable);
    await bo.goto('./#/new/envyra');
    await bo.reload();
    await expect(bo.locator('form button[type=submit]')).toBeEnabled();
  });
}

/** How many moves of theirs the server has. */
async function movesOf(page: Page): Promise<number> {
  const id = page.url().split('/').at(-1);
  const { table } = (await ask(page, 'GET', `/tables/${id}`)) as { table: { mine: number } };
  const { sync } = (await ask(page, 'GET', `/tables/${id}/record`)) as {
    sync: { news: { kind: string; who: number }[] };
  };
  return sync.news.filter(({ kind, who }) => kind === 'move' && who === table.mine).length;
}

test('a move made without a line waits, also over a reload, and is sent once', async ({ visit }) => {
  const pages = await pair(visit, { game: 'via-nebula' });
  const [mover, other] = await byTurn(...pages);
  const line = await cuttable(mover);
  await mover.reload();
  await expect(moves(mover).first()).toBeVisible();
  const [before, at] = [await movesOf(mover), await standing(other)];
  await line.cut();
  await expect(mover.getByTestId('online-banner')).toContainText('No connection');
  await moves(mover).first().click();
  await expect(mover.getByTestId('prompt')).toContainText('Waiting for the network');
  await expectAccessible(mover, 'a move that waits');
  expect(await movesOf(mover)).toBe(before);
  await mover.reload();
  await line.mend();
  await expect(mover.getByTestId('table')).toBeVisible();
  await expect.poll(() => standing(other)).not.toBe(at);
  expect(await movesOf(mover)).toBe(before + 1);
});

test('a move that comes too late is refused, and the page says why', async ({ visit }) => {
  const [mover] = await byTurn(...(await pair(visit, { game: 'via-nebula' })));
  const line = await cuttable(mover);
  await mover.reload();
  await expect(moves(mover).first()).toBeVisible();
  await line.cut();
  await expect(mover.getByTestId('online-banner')).toContainText('No connection');
  await moves(mover).first().click();
  await expect(mover.getByTestId('prompt')).toContainText('Waiting for the network');
  // Another device of the same person was quicker.
  await moveUnseen(mover, new Rng('another device'));
  const made = await movesOf(mover);
  await line.mend();
  await expect(mover.getByRole('region', { name: 'What you can do' })).toContainText(
    'The table went on in the meantime',
  );
  expect(await movesOf(mover)).toBe(made);
});

test('a server that was upgraded asks for a reload, and the table stays in sight', async ({ visit }) => {
  const [ada] = await pair(visit, { game: 'envyra' });
  const line = await cuttable(ada);
  await ada.reload();
  await expect(moves(ada).first()).toBeVisible();
  await refuse(ada, 'hello', 'old-client');
  await line.cut();
  await expect(ada.getByTestId('online-banner')).toContainText('new version');
  await expect(ada.getByTestId('table')).toBeVisible();
  await expectAccessible(ada, 'a page that is too old');
  await refuse(ada, 'nothing', '');
  await ada.getByTestId('online-banner').getByRole('button', { name: 'Reload' }).click();
  await expect(moves(ada).first()).toBeVisible();
});
