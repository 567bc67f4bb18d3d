// Two friends on a bad network, over a take-back, to the end, and what is left of their game.
import { Rng } from '@penumbra/kit';
import type { Page } from '@playwright/test';
import { ask, cuttable, type Line, makeTable } from '../support/online.ts';
import { finishUnseen, moveUnseen } from '../support/people.ts';
import { end } from '../support/umbra.ts';
import type { World } from './world.ts';

const ME = { kind: 'me' };
const OPEN = { kind: 'open' };

export async function shootLines(world: World): Promise<void> {
  const { visit, shot, words } = world;
  const [ada, bo] = [await visit('Ada'), await visit('Bo')];
  const lines = new Map([
    [ada, await cuttable(ada)],
    [bo, await cuttable(bo)],
  ]);
  const clock = { kind: 'correspondence', days: 2, vacation: 7 };
  const { id, link } = await makeTable(ada, { game: 'via-nebula', seats: [ME, OPEN], settings: { clock } });
  for (const page of [ada, bo]) await page.goto(link);
  await bo.getByRole('button', { name: words.join.sit }).click();
  for (const page of [ada, bo]) await page.getByTestId('table').waitFor();
  const rng = new Rng('pictures');
  for (let n = 0; n < 12; n++) for (const page of [ada, bo]) await moveUnseen(page, rng);
  for (const page of [ada, bo]) await caughtUp(page, id);
  const mover = (await ada.locator('[data-testid=table][data-mine]').isVisible()) ? ada : bo;
  const other = mover === ada ? bo : ada;
  await shot(mover, 'pair-turn');
  await shot(other, 'pair-wait');
  await shootLost(world, mover, lines.get(mover) as Line);
  for (let n = 0; n < 4; n++) await moveUnseen(mover, rng);
  for (const page of [ada, bo]) await caughtUp(page, id);
  await ask(mover, 'POST', `/tables/${id}/requests`, { kind: 'takeback' });
  await other.getByTestId('request').waitFor();
  await shot(other, 'take-back');
  await other.getByRole('button', { name: words.table.allow }).click();
  await mover.getByTestId('toast').getByText(words.table.ownTakenBack).waitFor();
  await shot(mover, 'taken-back');
  await ask(other, 'POST', `/tables/${id}/vacation`, { on: true });
  await mover.getByText(words.table.vacation).filter({ visible: true }).first().waitFor();
  await shot(mover, 'vacation');
  await ask(other, 'POST', `/tables/${id}/vacation`, { on: false });
  await finishUnseen([ada, bo]);
  await shootEnd(world, [ada, bo], link);
  for (const page of [ada, bo]) await page.context().close();
}

/** The page shows what the server has. */
async function caughtUp(page: Page, id: string): Promise<void> {
  const { sync } = (await ask(page, 'GET', `/tables/${id}`)) as { sync: { seen: { entry: number } } };
  await page.locator(`[data-testid=table][data-entry="${sync.seen.entry}"]`).waitFor();
}

/** A line that is lost, a move that waits for it, and one that comes too late. */
async function shootLost({ shot, words, t }: World, page: Page, line: Line) {
  await line.cut();
  await page.getByTestId('online-banner').waitFor();
  await shot(page, 'lost');
  await page.keyboard.press('t');
  const moves = page.getByTestId('text-board').getByRole('region', { name: t.text.moves }).getByRole('listitem');
  await moves.first().getByRole('button').click();
  await page.getByTestId('prompt').getByText(words.table.waitsSome).waitFor();
  await shot(page, 'waits');
  await page.keyboard.press('t');
  await shot(page, 'waits-drawn');
  // Another device of the same person is quicker.
  await moveUnseen(page, new Rng('meanwhile'));
  await line.mend();
  await page.getByText(t.refusals['stale-entry']).filter({ visible: true }).first().waitFor();
  await shot(page, 'too-late');
}

/** The end for both, the rematch, the page for whoever was not there, and the record. */
async function shootEnd(
  { visit, shot, words, t }: World,
  [ada, bo]: readonly Page[] & { 0: Page; 1: Page },
  link: string,
) {
  await end(ada).waitFor();
  await shot(ada, 'end');
  await end(ada).getByRole('button', { name: t.end.rematch }).click();
  await ada.getByTestId('invite').waitFor();
  await shot(ada, 'rematch-asked');
  await end(bo).getByText(words.table.rematchReady).waitFor();
  await shot(bo, 'rematch-offered');
  const di = await visit('Di');
  await di.goto(link);
  await end(di).waitFor();
  await shot(di, 'end-stranger');
  await end(di).getByRole('link', { name: t.end.review }).click();
  await di.getByTestId('replay').waitFor();
  await shot(di, 'record-stranger');
  await di.goto(ada.url());
  await di.getByTestId('join').waitFor();
  await shot(di, 'rematch-stranger');
  const next = ada.url();
  await bo.goto('./');
  await bo.getByText(words.home.invitation).waitFor();
  await shot(bo, 'home-rematch');
  await bo.goto(next);
  await bo.getByRole('button', { name: words.join.sit }).click();
  for (const page of [ada, bo]) await page.getByTestId('table').waitFor();
  await shot(bo, 'rematch-table');
  await ada.goto(`./#/replay/${link.split('/').at(-1)}/20`);
  await ada.getByTestId('replay').waitFor();
  await shot(ada, 'record');
  await ada.getByRole('button', { name: t.replay.fork }).click();
  await ada.getByTestId('table').waitFor();
  await shot(ada, 'fork');
  await di.context().close();
}
