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

/** Cuts the lines of a page and forbids new ones, until they are allowed again. */
export async function cuttable(page: Page): Promise<{ cut(): Promise<void>; mend(): void }> {
  let isDown = false;
  const open = new Set<{ close(): Promise<void> }>();
  await page.routeWebSocket(/\/socket$/, (route) => {
    if (isDown) return void route.close();
    const server = route.connectToServer();
    open.add(route);
    route.onMessage((text) => !isDown && server.send(text));
    server.onMessage((text) => !isDown && route.send(text));
  });
  return {
    async cut() {
      isDown = true;
      await Promise.all([...open].map((route) => route.close()));
      open.clear();
    },
    mend() {
      isDown = false;
    },
  };
}
