// Bad days: every page and every sentence for what goes wrong.
import { ask, makeTable, refuse } from '../support/online.ts';
import type { World } from './world.ts';

const ME = { kind: 'me' };
const OPEN = { kind: 'open' };
const MIRANDA = { kind: 'bot', level: 'casual' };

export async function shootBadDays({ visit, shot, words, t }: World): Promise<void> {
  const [host, late] = [await visit('Nika'), await visit('Di')];
  const bad = async (name: string): Promise<void> => {
    await late.getByTestId('bad').waitFor();
    await shot(late, `bad-${name}`);
  };
  await late.goto(`./#/table/${'x'.repeat(22)}`);
  await bad('unknown');
  const full = { game: 'umbra-via', seats: [ME, MIRANDA], settings: { autostart: false } };
  const { id, link } = await makeTable(host, full);
  await late.goto(link);
  await late.getByText(words.join.full).waitFor();
  await shot(late, 'bad-full');
  await ask(host, 'POST', `/tables/${id}/start`, {});
  await late.getByTestId('watching').waitFor();
  await ask(host, 'PATCH', `/tables/${id}`, { settings: { spectators: { allowed: false, delay: 0 } } });
  await bad('sent-away');
  await late.goto('./#/device/nothing');
  await late.getByRole('button', { name: words.device.take }).click();
  await bad('device');
  const left = await makeTable(host, { game: 'umbra-via', seats: [ME, OPEN] });
  await late.goto(left.link);
  await late.getByTestId('join').waitFor();
  await refuse(late, 'tables.join', 'table-full');
  await late.reload();
  await late.getByRole('button', { name: words.join.sit }).click();
  await late.getByText(words.bad['table-full']).waitFor();
  await shot(late, 'bad-refused-seat');
  await late.reload();
  await late.getByTestId('join').waitFor();
  await ask(host, 'POST', `/tables/${left.id}/leave`, {});
  await bad('closed');
  await refuse(late, 'watch', 'server-busy');
  await late.goto(link);
  await late.reload();
  await bad('server-busy');
  await refuse(late, 'hello', 'old-client');
  await late.reload();
  await bad('old-client');
  await refuse(late, 'tables.create', 'too-many-tables');
  await late.goto('./#/new/umbra-via/friends');
  await late.reload();
  await late.getByRole('button', { name: t.create.start }).click();
  await late.getByTestId('toast').getByText(words.bad['too-many-tables']).waitFor();
  await shot(late, 'bad-too-many-tables');
  await late.route('**/api/v1/health', (route) => route.abort());
  await late.goto(link);
  await late.reload();
  await bad('unreachable');
  for (const page of [host, late]) await page.context().close();
}
