// The app with another list of games, bundled when a test asks for it: the examples, which the catalog does not know. One
// has a board of its own, the others nothing of a ui, so that everything is there by itself.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build, type Plugin, type Rolldown } from 'vite';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** A secure context, as the app's own address is. */
export const EXAMPLES = 'http://examples.localhost/';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

const file = (name: string): string => JSON.stringify(path.join(ROOT, 'examples', name));
const words = `{ tagline: 'An example', about: 'A game that the catalog does not know.' }`;
const card = (name: string, players: string, seats: string): string =>
  `{ name: '${name}', players: ${players}, minutes: 5, weight: 1, firstTable: { seats: ${seats}, options: {} }, ` +
  `en: ${words}, pl: ${words}, it: ${words} }`;

/** What stands in the place of the catalog. */
const CATALOG: Readonly<Record<string, string>> = {
  '@penumbra/catalog': `import { pebbles } from ${file('pebbles/src/index.ts')};
  import { hearsay } from ${file('hearsay/src/index.ts')};
  export const games = { pebbles, hearsay };`,
  '@penumbra/catalog/rules': `export const rules = {
    pebbles: async () => (await import(${file('pebbles/src/index.ts')})).pebbles,
    hearsay: async () => (await import(${file('hearsay/src/index.ts')})).hearsay,
  };`,
  '@penumbra/catalog/text': 'export const texts = {};',
  '@penumbra/catalog/ui': `export const uis = {
    pebbles: async () => (await import(${file('pebbles/ui/index.tsx')})).ui,
    hearsay: async () => ({}),
  };
  export const cards = {
    pebbles: ${card('Pebbles', '[2, 4]', "['purple', 'blue']")},
    hearsay: ${card('Hearsay', '[2, 5]', "['purple', 'blue', 'red']")},
  };
  export const rankWords = {};`,
};

const examples = (): Plugin => ({
  name: 'examples',
  enforce: 'pre',
  resolveId: (id) => (id in CATALOG ? `\0${id}` : undefined),
  load: (id) => CATALOG[id.slice(1)],
});

type Files = ReadonlyMap<string, string | Uint8Array>;
let bundled: Promise<Files> | undefined;

async function bundle(): Promise<Files> {
  const output = (await build({
    configFile: false,
    root: path.join(ROOT, 'web'),
    base: './',
    logLevel: 'error',
    cacheDir: path.join(ROOT, 'node_modules/.cache/penumbra/examples'),
    plugins: [examples()],
    resolve: { dedupe: ['react', 'react-dom'] },
    worker: { format: 'es', plugins: () => [examples()] },
    build: { write: false, target: 'es2023', minify: false, modulePreload: { polyfill: false } },
  })) as Rolldown.RolldownOutput;
  return new Map(output.output.map((one) => [one.fileName, one.type === 'chunk' ? one.code : one.source]));
}

/** Serves it at `EXAMPLES`, to this page and its workers. */
export async function serveExamples(page: Page): Promise<void> {
  bundled ??= bundle();
  const files = await bundled;
  await page.context().route(`${EXAMPLES}**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1) || 'index.html';
    const body = files.get(name);
    return body === undefined
      ? route.fulfill({ status: 200, body: '' })
      : route.fulfill({
          body: Buffer.from(body),
          contentType: TYPES[path.extname(name)] ?? 'application/octet-stream',
        });
  });
}
