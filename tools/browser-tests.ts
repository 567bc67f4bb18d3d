// The browser tests: finds or installs a Chromium, builds and serves the app, and lets Playwright play it.
// `node tools/browser-tests.ts --repeat-each=20 -g replay` hands Playwright its own words.
import { spawn } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { findBrowser } from './browser.ts';
import type { Counts } from './run-tests.ts';
import { ROOT } from './sources.ts';
import { buildWeb, DIST } from './web-build.ts';
import { serveFolder } from './web-server.ts';

const E2E = 'web/e2e';
/** How web/e2e/reporter.ts says what it counted. */
const COUNTED = 'counted ';

/** What every game has to be in the browser, also one without a spec of its own. */
const EVERY_BOARD = 'every-board';
/** Of the specs of its own: in sight on a phone, accessible, played to the end. */
const OF_A_BOARD = 'phone|serious|whole';
/** The pages are tested with this game. */
const OF_THE_PAGES = { game: 'umbra-via', specs: ['accessibility', 'phone', 'play'] } as const;

/** What a filter of `npm test` leaves of the browser tests: Playwright's arguments, or nothing to run. */
export function browserFilter(folders: readonly string[]): string[] | undefined {
  if (folders.length === 0) return [];
  const inside = folders.filter((folder) => folder === E2E || folder.startsWith(`${E2E}/`));
  if (folders.some((folder) => folder === E2E || E2E.startsWith(`${folder}/`))) return [];
  if (inside.length > 0) return inside;
  const ids = folders.flatMap((folder) => /^games\/([^/]+)$/.exec(folder)?.[1] ?? []).filter((id) => id !== 'catalog');
  if (ids.length === 0) return undefined;
  // Playwright looks for it in the name of the file and the title.
  const grep = `${EVERY_BOARD}\\S* (${ids.join('|')}):|^(?!.*${EVERY_BOARD}).*(${OF_A_BOARD})`;
  return [`${E2E}/${EVERY_BOARD}.spec.ts`, ...ids.flatMap(specsOf), '--grep', grep];
}

/** The specs of a game's own. */
function specsOf(game: string): string[] {
  const pages = game === OF_THE_PAGES.game ? OF_THE_PAGES.specs.map((name) => `${E2E}/${name}.spec.ts`) : [];
  const own = globSync(`${E2E}/${game}*.spec.ts`, { cwd: ROOT }).map((file) => file.split(path.sep).join('/'));
  return [...pages, ...own.sort()];
}

interface Given {
  /** A folder for what a run leaves behind; it goes when the run ends, and no other run knows it. */
  readonly scratch: string;
  readonly browser: string;
  readonly address: string;
  /** The folder that is served, for tests that bring a server of their own. */
  readonly web: string;
}

/** Runs a file that plays the served app: the environment says where it is and with what to open it. */
export async function withApp<R>(log: (line: string) => void, use: (given: Given) => Promise<R>): Promise<R> {
  const browser = findBrowser(log);
  if ('advice' in browser) throw new Error(browser.advice);
  await buildWeb(log);
  // A copy, so that a build in the meantime takes nothing away.
  const folder = mkdtempSync(path.join(tmpdir(), 'penumbra-'));
  cpSync(DIST, folder, { recursive: true });
  const { server, address } = await serveFolder(folder, 0);
  try {
    return await use({ browser: browser.path, address, scratch: path.join(folder, '.scratch'), web: folder });
  } finally {
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs Node with the app in its environment and gives every line to the reader. */
export function runWithApp(args: readonly string[], given: Given, read: (line: string) => void): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        PENUMBRA_CHROMIUM: given.browser,
        PENUMBRA_ADDRESS: given.address,
        PENUMBRA_SCRATCH: given.scratch,
        PENUMBRA_WEB: given.web,
      },
    });
    createInterface({ input: child.stdout }).on('line', read);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

export async function runBrowserTests(args: readonly string[]): Promise<Counts> {
  const log = (line: string): void => console.error(line);
  let counts: Counts | undefined;
  try {
    await withApp(log, async (given) => {
      const command = ['node_modules/@playwright/test/cli.js', 'test', '-c', E2E, ...args];
      const code = await runWithApp(command, given, (line) => {
        if (line.startsWith(COUNTED)) counts = JSON.parse(line.slice(COUNTED.length)) as Counts;
        else console.log(line);
      });
      // A run that ended in an error of its own may have counted nothing.
      if (code !== 0 && counts && counts.failed === 0) counts.failed = 1;
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
  }
  return counts ?? { passed: 0, failed: 1, skipped: 0 };
}

if (import.meta.url === pathToFileURL(path.resolve(process.argv[1] ?? '')).href) {
  const { passed, failed } = await runBrowserTests(process.argv.slice(2));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
