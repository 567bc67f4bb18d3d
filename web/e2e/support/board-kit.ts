// The board kit's own small page, bundled when a test asks for it: it is no part of the app.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';

const FOLDER = fileURLToPath(new URL('../board-kit', import.meta.url));
const ADDRESS = 'http://kit.test/';
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

type Files = ReadonlyMap<string, string>;
let bundled: Promise<Files> | undefined;

async function bundle(): Promise<Files> {
  const output = (await build({
    configFile: false,
    root: FOLDER,
    base: './',
    logLevel: 'error',
    cacheDir: path.join(FOLDER, '../../../node_modules/.cache/penumbra/kit'),
    resolve: { dedupe: ['react', 'react-dom'] },
    build: { write: false, target: 'es2023', minify: false },
  })) as Rolldown.RolldownOutput;
  return new Map(output.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)]));
}

/** Opens it with these wishes (`mode=plan`) in its address. */
export async function openKit(page: Page, wishes = ''): Promise<void> {
  bundled ??= bundle();
  const files = await bundled;
  await page.route(`${ADDRESS}**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1) || 'index.html';
    const body = files.get(name);
    return body === undefined
      ? route.fulfill({ status: 404 })
      : route.fulfill({ body, contentType: TYPES[path.extname(name)] ?? 'application/octet-stream' });
  });
  await page.goto(`${ADDRESS}#${wishes}`);
}
