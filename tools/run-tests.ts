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

interface Result {
  readonly name: string;
  readonly file?: string | undefined;
  readonly line?: number | undefined;
  readonly skip?: string | boolean | undefined;
  readonly todo?: string | boolean | undefined;
}

export async function runTests(files: readonly string[]): Promise<Counts> {
  const runs = new Map(files.map((file) => [file, newRun()]));
  const runOf = (file: string | undefined): FileRun => runs.get(relative(file)) ?? newRun();

  const stream = run({ files: files.map((file) => path.join(ROOT, file)), concurrency: availableParallelism() });
  stream.on('test:pass', (result) => {
    const one = runOf(result.file);
    if (result.skip !== undefined || result.todo !== undefined) one.skipped += 1;
    else if (isWholeFile(result)) endFile(result, one, 'the file holds no tests');
    else if (result.details.type !== 'suite') one.passed += 1;
  });
  stream.on('test:fail', (result) => {
    const one = runOf(result.file);
    const { error } = result.details;
    if (result.todo !== undefined) one.skipped += 1;
    else if (isWholeFile(result)) endFile(result, one, 'the file ended in an error');
    // A suite that failed only through its tests repeats what they said.
    else if (!('failureType' in error && error.failureType === 'subtestsFailed')) {
      one.failed += 1;
      one.output.push(describeFailure(result, error));
    }
  });
  stream.on('test:stdout', ({ file, message }) => runOf(file).output.push(message.trimEnd()));
  stream.on('test:stderr', ({ file, message }) => runOf(file).output.push(message.trimEnd()));
  stream.on('test:summary', ({ file, duration_ms }) => {
    if (!file) return;
    const one = runOf(file);
    one.ms = duration_ms;
    printFile(relative(file), one);
  });
  for await (const _ of stream);

  const slow = [...runs].filter(([, one]) => one.ms > SLOW_MS).sort((a, b) => b[1].ms - a[1].ms);
  if (slow.length > 0) console.log(`  slow: ${slow.map(([file, one]) => `${file} ${seconds(one.ms)}`).join(', ')}`);
  const sum = (key: keyof Counts): number => [...runs.values()].reduce((total, one) => total + one[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** Node reports a file that has no tests, or whose process failed by itself, as a test with the file's name. */
function isWholeFile({ name, file }: Result): boolean {
  return name === file;
}

function endFile({ file }: Result, one: FileRun, reason: string): void {
  one.failed += 1;
  one.output.push(reason);
  printFile(relative(file), one);
}

function newRun(): FileRun {
  return { passed: 0, failed: 0, skipped: 0, output: [], ms: 0 };
}

function relative(file: string | undefined): string {
  return path
    .relative(ROOT, file ?? '')
    .split(path.sep)
    .join('/');
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

function describeFailure({ name, file, line }: Result, { cause, message }: Error): string {
  const told = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause ?? message);
  const where = file ? ` (${relative(file)}:${line ?? 1})` : '';
  const ours = told.split('\n').filter((text) => !/^\s+at .*(node:|<anonymous>\)$)/.test(text));
  return `${name}${where}\n${indent(ours.join('\n'), 2)}`;
}

function indent(text: string, by: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(by));
}
