// A Chromium for the browser tests: one that is here, or Debian's, installed when that can be done without asking.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Names a browser of one's own. */
const VARIABLE = 'PENUMBRA_CHROMIUM';
const DEBIAN = '/usr/bin/chromium-headless-shell';

const ADVICE =
  `The browser tests need a Chromium: install Debian's package chromium-headless-shell, ` +
  `run "npx playwright install chromium-headless-shell", or name one in ${VARIABLE}.`;

/** The path of a Chromium, or the sentence that says how to get one. */
export function findBrowser(log: (line: string) => void): { readonly path: string } | { readonly advice: string } {
  const own = process.env[VARIABLE];
  if (own) return existsSync(own) ? { path: own } : { advice: `There is no browser at ${own} (${VARIABLE}).` };
  const here = [DEBIAN, '/usr/bin/chromium', ...playwrightsOwn()].find((file) => existsSync(file));
  if (here) return { path: here };
  if (canInstall()) install(log);
  return existsSync(DEBIAN) ? { path: DEBIAN } : { advice: ADVICE };
}

/** Browsers that "npx playwright install" left behind, the newest first. */
function playwrightsOwn(): string[] {
  const cache = {
    darwin: path.join(os.homedir(), 'Library/Caches/ms-playwright'),
    win32: path.join(process.env.LOCALAPPDATA ?? os.homedir(), 'ms-playwright'),
  } as Readonly<Record<string, string>>;
  const cwd =
    process.env.PLAYWRIGHT_BROWSERS_PATH ?? cache[process.platform] ?? path.join(os.homedir(), '.cache/ms-playwright');
  if (!existsSync(cwd)) return [];
  const names = ['headless_shell', 'chrome-headless-shell', 'chrome', 'chrome.exe', 'Chromium'];
  return globSync(`chromium*/**/{${names.join(',')}}`, { cwd })
    .sort()
    .reverse()
    .map((file) => path.join(cwd, file));
}

const canInstall = (): boolean =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function install(log: (line: string) => void): void {
  log('Penumbra: installing chromium-headless-shell for the browser tests (once) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]): boolean =>
    spawnSync('apt-get', ['-q', ...args], { stdio: ['ignore', 2, 2], env }).status === 0;
  // An old list of packages names versions that the mirrors no longer have.
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell');
}
