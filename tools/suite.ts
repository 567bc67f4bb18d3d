// What `npm test` does: every check, then every test; a failure never hides the steps after it.
// `npm test -- --checks` runs only the checks, `npm test -- games/umbra-via` only the tests under that folder, and of a
// game what else its author has to know: types, lint, imports and shape.
import { spawn } from 'node:child_process';
import { browserFilter, runBrowserTests } from './browser-tests.ts';
import { type Counts, runTests, seconds } from './run-tests.ts';
import { listSources, ROOT } from './sources.ts';

const TSC = 'node_modules/typescript/bin/tsc';
const BIOME = 'node_modules/@biomejs/biome/bin/biome';

/** Each command runs on this Node; a check passes when all of its commands do. */
interface Check {
  readonly name: string;
  readonly commands: readonly (readonly string[])[];
}

const CHECKS: readonly Check[] = [
  {
    name: 'types',
    commands: [
      [TSC, '-p', 'tsconfig.pure.json', '--pretty', 'false'],
      [TSC, '-p', 'tsconfig.node.json', '--pretty', 'false'],
      [TSC, '-p', 'tsconfig.dom.json', '--pretty', 'false'],
      [TSC, '-p', 'tsconfig.browser.json', '--pretty', 'false'],
    ],
  },
  { name: 'format and lint', commands: [[BIOME, 'ci', '--colors=off', '.']] },
  { name: 'import law', commands: [['tools/check-imports.ts']] },
  { name: 'one shape', commands: [['tools/check-shape.ts']] },
  { name: 'sizes', commands: [['tools/check-sizes.ts']] },
  { name: 'web app and its size', commands: [['tools/check-bundle.ts']] },
  { name: 'dead code', commands: [['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints']] },
];

const isGame = (folder: string): boolean => /^(games|examples)\/[^/]+$/.test(folder);

/** The checks that a game can break, linting nothing but the game. */
const checksOf = (games: readonly string[]): Check[] =>
  CHECKS.filter(({ name }) => ['types', 'format and lint', 'import law', 'one shape'].includes(name)).map((check) =>
    check.name === 'format and lint'
      ? { name: check.name, commands: [[BIOME, 'ci', '--colors=off', ...games]] }
      : check,
  );

interface Ran {
  readonly ok: boolean;
  readonly output: string;
}

function runNode(args: readonly string[]): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(chunks).toString().trimEnd() }));
  });
}

async function runChecks(checks: readonly Check[]): Promise<Counts> {
  const counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { name, commands } of checks) {
    const start = performance.now();
    const ran = await Promise.all(commands.map(runNode));
    const ok = ran.every((one) => one.ok);
    counts[ok ? 'passed' : 'failed'] += 1;
    const note =
      ok && (name === 'sizes' || name === 'web app and its size') ? `  (${ran[0]?.output.split('\n').at(-1)})` : '';
    console.log(`${ok ? '✓' : '✗'} ${name}  ${seconds(performance.now() - start)}${note}`);
    if (!ok)
      console.log(
        ran
          .map((one) => one.output)
          .join('\n')
          .trim(),
      );
  }
  return counts;
}

async function runTestsUnder(folders: readonly string[]): Promise<Counts> {
  const under = (file: string): boolean => folders.some((folder) => file === folder || file.startsWith(`${folder}/`));
  const files = listSources('*.test.{ts,tsx}').filter((file) => folders.length === 0 || under(file));
  if (files.length === 0) {
    if (browserFilter(folders)) return { passed: 0, failed: 0, skipped: 0 };
    console.error(`There are no tests in ${folders.join(', ')}; name a folder or a test file from the project's root.`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const start = performance.now();
  console.log(`tests in ${files.length} files`);
  const counts = await runTests(files);
  console.log(`${counts.failed === 0 ? '✓' : '✗'} tests  ${seconds(performance.now() - start)}`);
  return counts;
}

async function runInBrowser(filter: readonly string[]): Promise<Counts> {
  const start = performance.now();
  console.log('browser tests');
  const counts = await runBrowserTests(filter);
  console.log(`${counts.failed === 0 ? '✓' : '✗'} browser tests  ${seconds(performance.now() - start)}`);
  return counts;
}

const args = process.argv.slice(2);
const folders = args.filter((arg) => !arg.startsWith('-')).map((arg) => arg.replace(/^\.\//, '').replace(/\/+$/, ''));
const checksOnly = args.includes('--checks');
const results: Counts[] = [];
if (checksOnly || folders.length === 0) results.push(await runChecks(CHECKS));
else if (folders.some(isGame)) results.push(await runChecks(checksOf(folders.filter(isGame))));
if (!checksOnly) results.push(await runTestsUnder(folders));
const filter = checksOnly ? undefined : browserFilter(folders);
if (filter) results.push(await runInBrowser(filter));

const sum = (key: 'passed' | 'failed' | 'skipped'): number => results.reduce((total, counts) => total + counts[key], 0);
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
const reasons = Map.groupBy(
  results.flatMap(({ why = [] }) => why),
  (reason) => reason,
);
for (const [reason, each] of reasons) console.log(`  ${each.length} skipped: ${reason}`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
