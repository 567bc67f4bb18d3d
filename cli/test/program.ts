import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';

export const PROGRAM = fileURLToPath(new URL('../../bin/penumbra', import.meta.url));

export interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the real program, as a person or a script would. */
export function penumbra(args: readonly string[], input = '', cwd = process.cwd()): Ran {
  const env = { ...process.env, NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
    input,
    encoding: 'utf8',
    env,
    cwd,
  });
  return { status, stdout, stderr };
}

/** The output of a run that has to go well. */
export function works(args: readonly string[], input = '', cwd = process.cwd()): string {
  const { status, stdout, stderr } = penumbra(args, input, cwd);
  assert.equal(status, 0, `penumbra ${args.join(' ')} failed: ${stderr}`);
  assert.equal(stderr, '');
  return stdout;
}

/** The sentence of a run that has to fail: one line on standard error, nothing on standard output. */
export function fails(status: 1 | 2, args: readonly string[], input = ''): string {
  const ran = penumbra(args, input);
  assert.equal(ran.status, status, `penumbra ${args.join(' ')}: ${ran.stderr || ran.stdout}`);
  assert.equal(ran.stdout, '');
  assert.match(ran.stderr, /^penumbra[^\n]*[.?]\n$/, 'an error is one sentence');
  return ran.stderr.trim();
}

/** A folder for one test file, gone afterwards. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'penumbra-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
