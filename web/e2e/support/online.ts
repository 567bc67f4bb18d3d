// Tables with people in several browsers: each test has its own server, each person a context of their own.
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { type RealServer, startRealServer } from './server.ts';
import { test as base } from './test.ts';

/** The folder of the built app, as tools/browser-tests.ts names it. */
const { PENUMBRA_WEB: web } = process.env;

interface Fixtures {
  readonly server: RealServer;
  /** Opens a browser of somebody's own at the server. */
  readonly visit: (name: string, options?: BrowserContextOptions) => Promise<Page>;
}

export { expect };

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  server: async ({}, use) => {
    const server = await startRealServer(web);
    await use(server);
    await server.stop();
  },
  visit: async ({ browser, server, errors }, use) => {
    const open: BrowserContext[] = [];
    await use(async (name, options = {}) => {
      const context = await contextFor(browser, server, options);
      open.push(context);
      context.on('weberror', (error) => errors.push(`${name}: ${error.error().stack}`));
      const page = await context.newPage();
      page.on('console', (message) => {
        const isLine = /WebSocket|ERR_|Failed to load resource/.test(message.text());
        if (message.type() === 'error' && !isLine) errors.push(`${name}: ${message.text()}`);
      });
      await page.addInitScript((called) => {
        if (!localStorage.getItem('penumbra/settings'))
          localStorage.setItem('penumbra/settings', JSON.stringify({ name: called, lang: 'en', textBoard: true }));
      }, name);
      return page;
    });
    await Promise.all(open.map((context) => context.close()));
  },
});

const contextFor = (browser: Browser, server: RealServer, options: BrowserContextOptions): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: `${server.address}/`,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });

/** Asks the server in the name of whoever has this page. */
export const ask = (page: Page, method: string, path: string, body?: unknown): Promise<unknown> =>
  page.evaluate(
    async ([how, where, what]) => {
      const init =
        what === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(what) };
      const answer = await fetch(`/api/v1${where}`, { method: how as string, ...init });
      const said = await answer.json();
      if (!answer.ok) throw new Error(`${how} ${where}: ${JSON.stringify(said)}`);
      return said;
    },
    [method, path, body] as const,
  );

export interface Made {
  readonly id: string;
  readonly link: string;
}

/** A table as the form would make it. */
export async function makeTable(page: Page, wish: Readonly<Record<string, unknown>>): Promise<Made> {
  await page.goto('./#/about');
  await ask(page, 'POST', '/session', {
    name: await page.evaluate(() => JSON.parse(localStorage['penumbra/settings']).name),
  });
  const { table } = (await ask(page, 'POST', '/tables', wish)) as { table: { id: string } };
  return { id: table.id, link: `./#/table/${table.id}` };
}

export async function sitDown(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

export const moves = (page: Page): Locator =>
  page.getByTestId('text-board').getByRole('region', { name: 'Your moves' }).getByRole('listitem').getByRole('button');

/** Where the table stands, as this page knows it. */
export const standing = async (page: Page): Promise<string> =>
  (await page.getByTestId('table').getAttribute('data-entry')) ?? '';

/** A line that can be lost, and comes back when somebody tries. */
export interface Line {
  /** Ends what is open and lets nothing new begin. */
  cut(): Promise<void>;
  /** Allows it again, and tries: it may have been quicker by itself. */
  mend(): Promise<void>;
}

export async function cuttable(page: Page): Promise<Line> {
  let isDown = false;
  const open = new Set<{ close(): Promise<void> }>();
  await page.routeWebSocket(/\/socket$/, (route) => {
    if (isDown) return void route.close();
    const server = route.connectToServer();
    open.add(route);
    route.onMessage((text) => !isDown && server.send(text));
    server.onMessage((text) => !isDown && route.send(text));
  });
  const banner = page.getByTestId('online-banner');
  return {
    async cut() {
      isDown = true;
      await Promise.all([...open].map((route) => route.close()));
      open.clear();
    },
    async mend() {
      isDown = false;
      await expect(async () => {
        if (await banner.isVisible()) await banner.getByRole('button').click({ timeout: 1_000 });
        await expect(banner).toBeHidden({ timeout: 1_000 });
      }).toPass({ timeout: 30_000 });
    },
  };
}

export const TWO = [{ kind: 'me' }, { kind: 'open' }];

/** Two people at a table of two, one on a phone. */
export async function pair(visit: Fixtures['visit'], wish: Readonly<Record<string, unknown>>): Promise<[Page, Page]> {
  const [ada, bo] = [await visit('Ada'), await visit('Bo', PHONE)];
  const { link } = await makeTable(ada, { seats: TWO, ...wish });
  await sitDown(bo, link);
  await ada.goto(link);
  await expect(ada.getByTestId('table')).toBeVisible();
  return [ada, bo];
}

/** The server as it would answer on a bad day: to a call of this name, to `watch`, or to `hello`. */
export async function refuse(page: Page, what: string, code: string): Promise<void> {
  await page.routeWebSocket(/\/socket$/, (route) => {
    const server = route.connectToServer();
    route.onMessage((text) => {
      const { t, id, name, table } = JSON.parse(String(text)) as { [key: string]: string };
      const error = { code };
      if (t !== what && name !== what) return server.send(text);
      if (t === 'hello') route.send(JSON.stringify({ t: 'bye', error }));
      else if (t === 'watch') route.send(JSON.stringify({ t: 'closed', table, error }));
      else route.send(JSON.stringify({ t: 'answer', id, error }));
    });
  });
}

/** The two, whoever is asked first. */
export async function byTurn(ada: Page, bo: Page): Promise<[mover: Page, other: Page]> {
  const isAsked = (page: Page): Promise<boolean> => moves(page).first().isVisible();
  await expect.poll(async () => (await isAsked(ada)) || (await isAsked(bo))).toBe(true);
  return (await isAsked(ada)) ? [ada, bo] : [bo, ada];
}
