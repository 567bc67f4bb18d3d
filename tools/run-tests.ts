// Runs test files through node:test and prints a line per file, the failures in full, and nothing else.
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { run } from 'node:test';
import { ROOT } from './sources.ts';

/** Past this a file is named as slow. */
const SLOW_MS = 10_000;

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface FileRun extends Counts {
  readonly output: string[];
  ms: number;
}

interface Failure {
  readonly name: string;
  readonly file?: string | undefined;
  readonly line?: number | undefined;
  readonly details: { readonly error: Error };
}

export async function runTests(files: readonly string[]): Promise<Counts> {
  const total: Counts = { passed: 0, failed: 0, skipped: 0 };
  const runs = new Map<string, FileRun>();
  const runOf = (file: string | undefined): FileRun => {
    const name = path.relative(ROOT, file ?? '');
    const known = runs.get(name);
    if (known) return known;
    const fresh: FileRun = { passed: 0, failed: 0, skipped: 0, output: [], ms: 0 };
    runs.set(name, fresh);
    return fresh;
  };

  const stream = run({ files: files.map((file) => path.join(ROOT, file)), concurrency: availableParallelism() });
  stream.on('test:fail', (failure) => {
    // A suite that failed only through its tests repeats what they said.
    if ('failureType' in failure.details.error && failure.details.error.failureType === 'subtestsFailed') return;
    runOf(failure.file).output.push(describeFailure(failure));
  });
  stream.on('test:stdout', ({ file, message }) => runOf(file).output.push(message.trimEnd()));
  stream.on('test:stderr', ({ file, message }) => runOf(file).output.push(message.trimEnd()));
  stream.on('test:summary', ({ file, counts, duration_ms }) => {
    if (!file) return;
    const one = runOf(file);
    one.passed = counts.passed;
    one.skipped = counts.skipped + counts.todo;
    one.failed = counts.tests - one.passed - one.skipped;
    one.ms = duration_ms;
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += one[key];
    printFile(path.relative(ROOT, file), one);
  });
  for await (const _ of stream);

  const slow = [...runs].filter(([, one]) => one.ms > SLOW_MS).sort((a, b) => b[1].ms - a[1].ms);
  if (slow.length > 0) console.log(`  slow: ${slow.map(([file, one]) => `${file} ${seconds(one.ms)}`).join(', ')}`);
  return total;
}

export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

function printFile(file: string, one: FileRun): void {
  const bad = one.failed > 0 ? `, ${one.failed} FAILED` : '';
  const skipped = one.skipped > 0 ? `, ${one.skipped} skipped` : '';
  console.log(`  ${one.failed > 0 ? '✗' : '✓'} ${file}  ${one.passed} ok${bad}${skipped}  ${seconds(one.ms)}`);
  if (one.failed > 0) console.log(indent(one.output.join('\n'), 6));
}

function describeFailure({ name, file, line, details }: Failure): string {
  const { cause } = details.error;
  const told = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause ?? details.error.message);
  const where = file ? ` (${path.relative(ROOT, file)}:${line ?? 1})` : '';
  const ours = told.split('\n').filter((text) => !/^\s+at .*node:/.test(text));
  return `${name}${where}\n${indent(ours.join('\n'), 2)}`;
}

function indent(text: string, by: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(by));
}
