// Bundles the web app into web/dist when its sources changed since the last time.
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, globSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WEB = path.join(ROOT, 'web');
export const DIST = path.join(WEB, 'dist');
const STAMP = '.stamp';
const PARTS = '.parts';

const SOURCES = [
  'web/{src,public}/**',
  'web/index.html',
  'board/src/**',
  'kit/src/**',
  'bots/src/**',
  'protocol/src/**',
  'games/*/{src,text,ui}/**',
  'package-lock.json',
  'tools/web-build.ts',
];

/** Changes with every file the bundle is made of. */
function sourceStamp(): string {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).sort();
  for (const file of files) {
    const stat = statSync(path.join(ROOT, file));
    if (stat.isFile()) hash.update(`${file}\0`).update(readFileSync(path.join(ROOT, file)));
  }
  return hash.digest('hex');
}

/** A name stands once in a sheet: where the sheet is says the rest, shorter than Vite does. */
const sheetId = (file: string): string =>
  createHash('sha256').update(path.relative(ROOT, file)).digest('base64url').slice(0, 4);

/** Builds if anything changed; true if it did. */
export async function buildWeb(log: (line: string) => void): Promise<boolean> {
  const stamp = sourceStamp();
  const built = path.join(DIST, STAMP);
  if (existsSync(built) && readFileSync(built, 'utf8') === stamp) return false;
  log('Penumbra: building the web app …');
  const { build } = await import('vite');
  const fresh = `${DIST}.${process.pid}`;
  await build({
    configFile: false,
    root: WEB,
    base: './',
    logLevel: 'error',
    cacheDir: path.join(ROOT, 'node_modules/.cache/penumbra/vite'),
    resolve: { dedupe: ['react', 'react-dom'] },
    css: { modules: { generateScopedName: (name, file) => `_${name}_${sheetId(file)}` } },
    build: {
      outDir: fresh,
      emptyOutDir: true,
      target: 'es2023',
      manifest: true,
      modulePreload: { polyfill: false },
      // A font or picture in a stylesheet would grow every page; there are none.
      assetsInlineLimit: 0,
    },
    worker: { format: 'es' },
  });
  writeServiceWorker(fresh, stamp);
  keepOldParts(fresh);
  writeFileSync(path.join(fresh, STAMP), stamp);
  swapIn(fresh);
  return true;
}

/** Pages that are open may still ask for parts of the build before this one. */
function keepOldParts(fresh: string): void {
  const own = globSync('*', { cwd: path.join(fresh, 'assets') });
  writeFileSync(path.join(fresh, PARTS), own.join('\n'));
  if (!existsSync(path.join(DIST, PARTS))) return;
  for (const file of readFileSync(path.join(DIST, PARTS), 'utf8').split('\n')) {
    const [from, to] = [path.join(DIST, 'assets', file), path.join(fresh, 'assets', file)];
    if (existsSync(from) && !existsSync(to)) copyFileSync(from, to);
  }
}

/** In one moment, so that two builds at once, or a build beside a running server, never meet half a folder. */
function swapIn(fresh: string): void {
  const old = `${fresh}.old`;
  if (existsSync(DIST)) renameSync(DIST, old);
  renameSync(fresh, DIST);
  rmSync(old, { recursive: true, force: true });
}

/** The service worker needs the list of files, which only the build knows. */
function writeServiceWorker(folder: string, stamp: string): void {
  const files = globSync('**/*', { cwd: folder })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => statSync(path.join(folder, file)).isFile() && !file.startsWith('.') && file !== 'sw.js');
  const source = readFileSync(path.join(WEB, 'public/sw.js'), 'utf8');
  writeFileSync(
    path.join(folder, 'sw.js'),
    source
      .replace('__VERSION__', stamp.slice(0, 12))
      .replace("'__FILES__'", files.map((file) => `'./${file}'`).join(', ')),
  );
}
