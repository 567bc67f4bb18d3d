import { expect, makeTable, moves, PHONE, sitDown, test } from './support/online.ts';
import { playOnline } from './support/people.ts';
import { expectAccessible } from './support/test.ts';
import { end } from './support/umbra.ts';

const ME = { kind: 'me' };
const OPEN = { kind: 'open' };

test('over days, with a fast clock: a stand-in when time is out during a reload, and a return', async ({ visit }) => {
  const [ada, bo] = [await visit('Ada'), await visit('Bo', PHONE)];
  const clock = { kind: 'correspondence', days: 0.0003, vacation: 0 };
  const { link } = await makeTable(ada, { game: 'envyra', seats: [ME, OPEN], settings: { clock } });
  await ada.goto(link);
  await sitDown(bo, link);
  await expect(bo.getByTestId('table')).toBeVisible();
  await moves(ada).first().click();
  await bo.goto('./#/about');
  const theirs = ada.getByTestId(/^player-/).nth(1);
  await expect(theirs.locator('[data-presence="gone"]')).toBeVisible({ timeout: 60_000 });
  await bo.goto(link);
  await expect(bo.getByTestId('stand-in')).toBeVisible();
  await bo.getByRole('button', { name: 'Take over' }).click();
  await expect(bo.getByTestId('stand-in')).toBeHidden();
  await expect(bo.getByRole('timer').first()).toBeVisible();
  await expectAccessible(bo, 'a table with clocks');
});

test('a table of four with a bot, and somebody who looks on: the same game of Envyra for all', async ({ visit }) => {
  const [ada, bo, cy, di] = [await visit('Ada'), await visit('Bo', PHONE), await visit('Cy'), await visit('Di')];
  const bot = { kind: 'bot', level: 'random' };
  const { link } = await makeTable(ada, { game: 'envyra', seats: [ME, OPEN, bot, OPEN] });
  await sitDown(bo, link);
  await sitDown(cy, link);
  await ada.goto(link);
  await di.goto(link);
  await expect(di.getByTestId('watching')).toBeVisible();
  await expect(moves(di)).toHaveCount(0);
  await Promise.all([ada, bo, cy].map((page) => playOnline(page)));
  await expect(end(di)).toBeVisible();
  const [own, ...others] = await Promise.all([ada, bo, cy, di].map((page) => end(page).getByRole('table').innerText()));
  for (const other of others) expect(other).toBe(own);
});
