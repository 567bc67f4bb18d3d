// From the form to a table of four, with everything that people do around the board.
import { ask, makeTable } from '../support/online.ts';
import type { World } from './world.ts';

const ME = { kind: 'me' };
const OPEN = { kind: 'open' };
const MIRANDA = { kind: 'bot', level: 'casual' };

export async function shootTable({ visit, shot, menu, words, t }: World): Promise<void> {
  const [nika, ada, bruno] = [await visit('Nika'), await visit('Ada'), await visit('Bruno')];
  const sit = (page: typeof nika) => page.getByRole('button', { name: words.join.sit }).click();
  await nika.goto('./#/new/umbra-via/friends');
  await nika.getByRole('button', { name: t.create.start }).waitFor();
  await shot(nika, 'new');
  const clock = { kind: 'bank', seconds: 600, increment: 15 };
  const wish = { game: 'umbra-via', seats: [ME, OPEN, OPEN, MIRANDA], settings: { clock, visibility: 'open' } };
  const { id, link } = await makeTable(nika, wish);
  await nika.goto(link);
  await ada.goto(link);
  await ada.getByRole('button', { name: words.join.sit }).waitFor();
  await shot(ada, 'join');
  await sit(ada);
  await nika.getByText(words.invite.here(3, 4)).waitFor();
  await shot(nika, 'invite');
  await shot(ada, 'invite-guest');
  await bruno.goto('./');
  await bruno.getByTestId('open-table').first().waitFor();
  await shot(bruno, 'home-open');
  await bruno.goto(link);
  await sit(bruno);
  await nika.getByTestId('table').waitFor();
  const say = (page: typeof nika, text: string) =>
    ask(page, 'POST', `/tables/${id}/chat`, { text, id: `said-line-${text.length}` });
  const said = nika.getByTestId('chat').getByText('tea is ready');
  await say(ada, 'no mercy on b4 this time');
  await say(bruno, 'wait, tea is ready');
  await said
    .or(nika.getByRole('button', { name: words.table.chatUnread(2) }))
    .first()
    .waitFor();
  await shot(nika, 'table');
  const chat = nika.getByRole('button', { name: words.table.chatUnread(2) });
  if (await chat.isVisible()) {
    await chat.click();
    await said.waitFor();
    await shot(nika, 'chat');
    await nika.keyboard.press('Escape');
  }
  await ask(ada, 'POST', `/tables/${id}/requests`, { kind: 'pause' });
  await nika.getByTestId('request').waitFor();
  await shot(nika, 'request');
  await shot(ada, 'request-own');
  await nika.getByRole('button', { name: words.table.no, exact: true }).click();
  await ada.getByTestId('toast').getByText(words.table.refused.pause).waitFor();
  await shot(ada, 'request-refused');
  await ask(ada, 'POST', `/tables/${id}/requests`, { kind: 'pause' });
  for (const page of [nika, bruno]) {
    await page.getByRole('button', { name: words.table.allow }).click();
    await page.getByRole('button', { name: words.table.allow }).waitFor({ state: 'hidden' });
  }
  await nika.getByTestId('online-banner').waitFor();
  await shot(nika, 'paused');
  await nika.getByRole('button', { name: words.table.resume }).click();
  await nika.getByTestId('online-banner').waitFor({ state: 'hidden' });
  await ask(bruno, 'POST', `/tables/${id}/leave`, {});
  await nika.getByTestId('toast').getByText(words.table.left('Bruno', t.bots.names.skilled)).waitFor();
  await shot(nika, 'left');
  await bruno.goto(link);
  await bruno.getByTestId('stand-in').waitFor();
  await shot(bruno, 'stand-in');
  await menu(nika);
  await shot(nika, 'menu');
  await nika.getByRole('button', { name: words.table.device }).click();
  const device = await nika.getByTestId('device-link').innerText();
  await shot(nika, 'device');
  await nika.keyboard.press('Escape');
  const di = await visit('Di');
  await di.goto(link);
  await di.getByTestId('watching').waitFor();
  await shot(di, 'watching');
  await ada.goto('./');
  await ada.getByTestId('shelf-entry').first().waitFor();
  await shot(ada, 'home-mine');
  const phone = await visit('Nika');
  await phone.goto(device);
  await phone.getByRole('button', { name: words.device.take }).waitFor();
  await shot(phone, 'device-page');
  await phone.getByRole('button', { name: words.device.take }).click();
  await nika.getByTestId('watching').waitFor();
  await shot(nika, 'moved');
  for (const page of [nika, ada, bruno, di, phone]) await page.context().close();
}
