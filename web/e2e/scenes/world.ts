// What the pictures of online play are taken in: a server, people with windows of one size, and the words of one language.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Lang } from '@penumbra/kit';
import type { Browser, Page } from '@playwright/test';
import { loadText, type ShellText } from '../../src/text/index.ts';
import { online as en, type OnlineText } from '../../src/text/online.en.ts';
import { online as it } from '../../src/text/online.it.ts';
import { online as pl } from '../../src/text/online.pl.ts';
import { openBrowser } from '../support/browser.ts';
import { type RealServer, startRealServer } from '../support/server.ts';

export const HEIGHTS: { readonly [width: string]: number } = { 390: 844, 1024: 768, 1440: 900 };

export interface Look {
  readonly width: string;
  readonly theme: string;
  readonly lang: Lang;
}

export interface World {
  readonly server: RealServer;
  readonly t: ShellText;
  readonly words: OnlineText;
  /** Opens a browser of somebody's own. */
  visit(name: string): Promise<Page>;
  shot(page: Page, name: string): Promise<void>;
  /** The menu of a table, open. */
  menu(page: Page, entry?: string): Promise<void>;
}

/** Named as people meet them: `invite-390-light`, and in other languages than English `invite-390-light-pl`. */
export async function withWorld(folder: string, look: Look, use: (world: World) => Promise<void>): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const [server, browser, t] = await Promise.all([
    startRealServer(process.env.PENUMBRA_WEB),
    openBrowser(),
    loadText(look.lang),
  ]);
  const ending = look.lang === 'en' ? '' : `-${look.lang}`;
  const world: World = {
    server,
    t,
    words: { en, pl, it }[look.lang],
    visit: (name) => visit({ browser, server, look }, name),
    async shot(page, name) {
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: path.join(folder, `${name}-${look.width}-${look.theme}${ending}.png`) });
    },
    async menu(page, entry) {
      await page.getByRole('button', { name: t.table.more, exact: true }).first().click();
      if (entry) await page.getByRole('dialog').getByRole('button', { name: entry }).click();
    },
  };
  try {
    await use(world);
  } finally {
    await browser.close();
    await server.stop();
  }
}

interface From {
  readonly browser: Browser;
  readonly server: RealServer;
  readonly look: Look;
}

async function visit({ browser, server, look: { width, theme, lang } }: From, name: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: `${server.address}/`,
    viewport: { width: Number(width), height: HEIGHTS[width] as number },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript((settings) => localStorage.setItem('penumbra/settings', JSON.stringify(settings)), {
    name,
    lang,
    theme,
  });
  return page;
}
