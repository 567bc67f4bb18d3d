// Builds the web app and holds it to its size: what stands between a visitor and the home page, the whole app without
// its games, what playing over a server adds, and what each game's rules, and its board and sentences, add when
// somebody opens it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildWeb, DIST } from './web-build.ts';

const FIRST_KB = 120;
const SHELL_KB = 200;
const ONLINE_KB = 60;
const RULES_KB = 30;
const BOARD_KB = 80;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** What is loaded when somebody opens a game, its rules, and its board with its sentences; or a table on a server. */
function partOf(manifest: Manifest, key: string): string | undefined {
  if (/^src\/(pages\/(online\/|home\/Online)|online\/|text\/online)/.test(key)) return 'online';
  const [, game, row] = /games\/([^/]+)\/(?:(ui|text)\/|src\/index\.ts$)/.exec(key) ?? [];
  return game ? `${game} ${row ? 'board' : 'rules'}` : sharedRules(manifest, key);
}

/**
 * Rules that a board stands on are a chunk of both, which has no name: loaded when they are wanted, and needed at once
 * by the board of one game alone.
 */
function sharedRules(manifest: Manifest, key: string): string | undefined {
  const chunks = Object.entries(manifest);
  if (!key.startsWith('_') || !chunks.some(([, { dynamicImports }]) => dynamicImports?.includes(key))) return undefined;
  const users = chunks.filter(([, { imports }]) => imports?.includes(key)).map(([user]) => user);
  const games = new Set(users.map((user) => /games\/([^/]+)\//.exec(user)?.[1]));
  const [game, ...others] = games;
  return game !== undefined && others.length === 0 ? `${game} rules` : undefined;
}

/** Every chunk that can be reached from some, without entering a part of a game (unless it starts there). */
function reach(manifest: Manifest, starts: readonly string[], when: 'ever' | 'at once' = 'ever'): Set<string> {
  const found = new Set<string>();
  const entered = new Set(starts.map((key) => partOf(manifest, key)));
  const visit = (key: string): void => {
    const chunk = manifest[key];
    const part = partOf(manifest, key);
    if (!chunk || found.has(key) || (part !== undefined && !entered.has(part))) return;
    found.add(key);
    for (const next of chunk.imports ?? []) visit(next);
    if (when === 'ever') for (const next of chunk.dynamicImports ?? []) visit(next);
  };
  for (const start of starts) visit(start);
  return found;
}

const limitOf = (part: string): number =>
  part === 'online' ? ONLINE_KB : part.endsWith('rules') ? RULES_KB : BOARD_KB;

const gzipped = (file: string): number => gzipSync(readFileSync(path.join(DIST, file))).length;
const kilobytes = (manifest: Manifest, keys: Iterable<string>): number => {
  const files = new Set([...keys].map((key) => manifest[key]?.file).filter((file) => file?.endsWith('.js')));
  return [...files].reduce((sum, file) => sum + gzipped(file as string), 0) / 1000;
};

await buildWeb(() => {});
const manifest = JSON.parse(readFileSync(path.join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;
const shell = reach(manifest, ['index.html']);
const sizes: [name: string, kb: number, most: number][] = [
  ['first load', kilobytes(manifest, reach(manifest, ['index.html', 'src/text/en.ts'], 'at once')), FIRST_KB],
  ['shell', kilobytes(manifest, shell), SHELL_KB],
];
const keys = Object.keys(manifest);
const reachOf = (part: string): Set<string> =>
  reach(
    manifest,
    keys.filter((key) => partOf(manifest, key) === part),
  );
for (const part of new Set(keys.flatMap((key) => partOf(manifest, key) ?? []))) {
  const isRules = part.endsWith('rules');
  // What a board shares with its own rules is counted with them.
  const rules = isRules || part === 'online' ? new Set<string>() : reachOf(part.replace('board', 'rules'));
  const own = [...reachOf(part)].filter((one) => !shell.has(one) && !rules.has(one));
  sizes.push([part, kilobytes(manifest, own), limitOf(part)]);
}
for (const [name, kb, most] of sizes.filter(([, kb, most]) => kb > most)) {
  console.error(`${name}: ${kb.toFixed(1)} kB of compressed JavaScript, ${most} kB are allowed`);
  process.exitCode = 1;
}
console.log(sizes.map(([name, kb]) => `${name} ${kb.toFixed(1)} kB`).join(', '));
