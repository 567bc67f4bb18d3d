import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from './sources.ts';

/** What the runner counts for a test file of this text; in a process of its own, as Node runs no tests inside tests. */
function countsOf(text: string, shared = ''): unknown {
  const folder = mkdtempSync(path.join(tmpdir(), 'penumbra-'));
  writeFileSync(path.join(folder, 'shared.ts'), shared);
  const file = path.join(folder, 'a.test.ts');
  writeFileSync(file, text);
  const driver = path.join(folder, 'driver.ts');
  const runner = JSON.stringify(import.meta.resolve('./run-tests.ts'));
  const files = JSON.stringify([path.relative(ROOT, file)]);
  writeFileSync(driver, `import { runTests } from ${runner};\nconsole.log(JSON.stringify(await runTests(${files})));`);
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { stdout } = spawnSync(process.execPath, [driver], { env, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

const HEAD = "import { after, describe, test } from 'node:test';\n";

test('tests are counted, suites are not', () => {
  const text = "describe('s', () => { test('a', () => {}); test('b', () => { throw 1; }); test.todo('c'); });";
  assert.deepEqual(countsOf(HEAD + text), { passed: 1, failed: 1, skipped: 1 });
});

test('a test that is skipped says why', () => {
  const text = "test('a', { skip: 'there is no Redis here' }, () => {}); test('b', () => {});";
  assert.deepEqual(countsOf(HEAD + text), { passed: 1, failed: 0, skipped: 1, why: ['there is no Redis here'] });
});

test('a file that cannot be read, holds no tests or ends in an error has failed', () => {
  assert.deepEqual(countsOf('const x = ;'), { passed: 0, failed: 1, skipped: 0 });
  assert.deepEqual(countsOf('export {};'), { passed: 0, failed: 1, skipped: 0 });
  const late = "test('a', () => {}); process.on('exit', () => { process.exitCode = 3; });";
  assert.deepEqual(countsOf(HEAD + late), { passed: 1, failed: 1, skipped: 0 });
});

test('a hook that fails is a failure', () => {
  const text = "describe('s', () => { after(() => { throw new Error(); }); test('a', () => {}); });";
  assert.deepEqual(countsOf(HEAD + text), { passed: 1, failed: 1, skipped: 0 });
});

test('tests that a file takes from elsewhere count for it', () => {
  const shared = `${HEAD}export const laws = () => { test('a', () => {}); test('b', (t) => t.test('c', () => { throw 1; })); };`;
  assert.deepEqual(countsOf("import { laws } from './shared.ts'; laws();", shared), {
    passed: 1,
    failed: 1,
    skipped: 0,
  });
});
