// Builds the web app and holds it to its size: what everybody loads, and what each board adds.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildWeb, DIST } from './web-build.ts';

const SHELL_KB = 200;
const BOARD_KB = 80;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

const isBoard = (key: string): boolean => /games\/[^/]+\/ui\/index\.tsx$/.test(key);

/** Every chunk that can be reached from one, without entering a board (unless it starts there). */
function reach(manifest: Manifest, start: string): Set<string> {
  const found = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || found.has(key) || (isBoard(key) && key !== start)) return;
    found.add(key);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  visit(start);
  return found;
}

const gzipped = (file: string): number => gzipSync(readFileSync(path.join(DIST, file))).length;
const kilobytes = (manifest: Manifest, keys: Iterable<string>): number => {
  const files = new Set([...keys].map((key) => manifest[key]?.file).filter((file) => file?.endsWith('.js')));
  return [...files].reduce((sum, file) => sum + gzipped(file as string), 0) / 1000;
};

await buildWeb(() => {});
const manifest = JSON.parse(readFileSync(path.join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;
const shell = reach(manifest, 'index.html');
const sizes: [name: string, kb: number, most: number][] = [['shell', kilobytes(manifest, shell), SHELL_KB]];
for (const key of Object.keys(manifest).filter(isBoard)) {
  const own = [...reach(manifest, key)].filter((one) => !shell.has(one));
  sizes.push([key.split('/').at(-3) as string, kilobytes(manifest, own), BOARD_KB]);
}
for (const [name, kb, most] of sizes.filter(([, kb, most]) => kb > most)) {
  console.error(`${name}: ${kb.toFixed(1)} kB of compressed JavaScript, ${most} kB are allowed`);
  process.exitCode = 1;
}
console.log(sizes.map(([name, kb]) => `${name} ${kb.toFixed(1)} kB`).join(', '));
