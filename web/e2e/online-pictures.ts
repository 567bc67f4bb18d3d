// Pictures of every online state, in both themes: node tools/in-browser.js web/e2e/online-pictures.ts 390 1440 light
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { openBrowser } from './support/browser.ts';
import { ask, makeTable, sitDown } from './support/online.ts';
import { startRealServer } from './support/server.ts';

const FOLDER = process.env.PENUMBRA_PICTURES ?? '/tmp/online-pictures';
const HEIGHTS: { readonly [width: string]: number } = { 390: 844, 1024: 768, 1440: 900 };
const words = process.argv.slice(2);
const widths = Object.keys(HEIGHTS).filter((width) => !words.some((word) => word in HEIGHTS) || words.includes(width));
const themes = ['light', 'dark'].filter(
  (theme) => !words.some((word) => /light|dark/.test(word)) || words.includes(theme),
);

mkdirSync(FOLDER, { recursive: true });
const server = await startRealServer(process.env.PENUMBRA_WEB);
const browser = await openBrowser();

async function visit(name: string, width: string, theme: string, from: Browser = browser): Promise<Page> {
  const viewport = { width: Number(width), height: HEIGHTS[width] as number };
  const context = await from.newContext({
    baseURL: `${server.address}/`,
    viewport,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript(
    ([called, colours]) =>
      localStorage.setItem('penumbra/settings', JSON.stringify({ name: called, lang: 'en', theme: colours })),
    [name, theme] as const,
  );
  return page;
}

const ME = { kind: 'me' };
const OPEN = { kind: 'open' };
const MIRANDA = { kind: 'bot', level: 'casual' };

/** What one sees who comes too late, is sent away, or meets a server that is full or newer than the page. */
async function shootBadDays(late: Page, host: Page, shot: (page: Page, name: string) => Promise<void>): Promise<void> {
  const bad = async (name: string): Promise<void> => {
    await late.getByTestId('bad').waitFor();
    await shot(late, `bad-${name}`);
  };
  const settings = { autostart: false };
  const { id, link } = await makeTable(host, { game: 'umbra-via', seats: [ME, MIRANDA], settings });
  await late.goto(link);
  await late.getByText('Every seat is taken').waitFor();
  await shot(late, 'bad-full');
  await ask(host, 'POST', `/tables/${id}/start`, {});
  await late.getByTestId('watching').waitFor();
  await ask(host, 'PATCH', `/tables/${id}`, { settings: { spectators: { allowed: false, delay: 0 } } });
  await bad('sent-away');
  await late.goto('./#/device/nothing');
  await late.getByRole('button', { name: 'Take the seat' }).click();
  await bad('device');
  for (const code of ['server-busy', 'old-client']) {
    await late.unrouteAll();
    await late.routeWebSocket(/\/socket$/, (route) => {
      const server = route.connectToServer();
      route.onMessage((text) => {
        const { t, table } = JSON.parse(String(text)) as { readonly t: string; readonly table?: string };
        const error = { code };
        if (code === 'old-client') route.send(JSON.stringify({ t: 'bye', error }));
        else if (t === 'watch') route.send(JSON.stringify({ t: 'closed', table, error }));
        else server.send(text);
      });
    });
    await late.goto(link);
    await late.reload();
    await bad(code);
  }
}

for (const width of widths) {
  for (const theme of themes) {
    const shot = async (page: Page, name: string): Promise<void> => {
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: path.join(FOLDER, `${name}-${width}-${theme}.png`) });
    };
    const nika = await visit('Nika', width, theme);
    const ada = await visit('Ada', width, theme);
    const bruno = await visit('Bruno', width, theme);
    const clock = { kind: 'bank', seconds: 600, increment: 15 };
    await nika.goto('./#/new/umbra-via/friends');
    await nika.getByRole('button', { name: 'Make the table' }).waitFor();
    await shot(nika, 'new');
    const wish = { game: 'umbra-via', seats: [ME, OPEN, OPEN, MIRANDA], settings: { clock, visibility: 'open' } };
    const { id, link } = await makeTable(nika, wish);
    await nika.goto(link);
    await ada.goto(link);
    await ada.getByRole('button', { name: 'Sit down' }).waitFor();
    await shot(ada, 'join');
    await ada.getByRole('button', { name: 'Sit down' }).click();
    await nika.getByText('3 of 4 here').waitFor();
    await shot(nika, 'invite');
    await bruno.goto('./');
    await bruno.getByTestId('open-table').first().waitFor();
    await shot(bruno, 'home-open');
    await sitDown(bruno, link);
    await nika.getByTestId('table').waitFor();
    await ask(ada, 'POST', `/tables/${id}/chat`, { text: 'no mercy on b4 this time', id: 'chat-line-1' });
    await ask(bruno, 'POST', `/tables/${id}/chat`, { text: 'wait, tea is ready', id: 'chat-line-2' });
    await nika
      .getByText('tea is ready')
      .or(nika.getByRole('button', { name: /2 new/ }))
      .first()
      .waitFor();
    await shot(nika, 'table');
    await ask(ada, 'POST', `/tables/${id}/requests`, { kind: 'pause' });
    await nika.getByTestId('request').waitFor();
    await shot(nika, 'request');
    await nika.getByRole('button', { name: 'No', exact: true }).click();
    await ask(bruno, 'POST', `/tables/${id}/leave`, {});
    await nika.getByTestId('toast').waitFor();
    await shot(nika, 'left');
    await bruno.goto(link);
    await bruno.getByTestId('stand-in').waitFor();
    await shot(bruno, 'stand-in');
    await nika.getByRole('button', { name: 'More' }).first().click();
    await shot(nika, 'menu');
    await nika.getByRole('button', { name: 'Play on another device' }).click();
    await nika.getByTestId('device-link').waitFor();
    await shot(nika, 'device');
    await nika.keyboard.press('Escape');
    const onlooker = await visit('Di', width, theme);
    await onlooker.goto(link);
    await onlooker.getByTestId('watching').waitFor();
    await shot(onlooker, 'watching');
    await onlooker.goto(`./#/table/${'x'.repeat(22)}`);
    await onlooker.getByTestId('bad').waitFor();
    await shot(onlooker, 'bad');
    await shootBadDays(onlooker, nika, shot);
    await ada.goto('./');
    await ada.getByTestId('shelf-entry').first().waitFor();
    await shot(ada, 'home-mine');
    for (const page of [nika, ada, bruno, onlooker]) await page.context().close();
  }
}
await browser.close();
await server.stop();
process.exit(0);
