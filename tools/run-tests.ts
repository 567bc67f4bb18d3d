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
  /** Why tests were skipped, where they say so: a sentence for each. */
  why?: string[];
}

interface FileRun extends Omit<Counts, 'why'> {
  readonly why: string[];
  readonly output: string[];
  ms: number;
}

interface Result {
  readonly name: string;
  /** Where the test is written, which a suite of laws shares with every game that is put to it. */
  readonly file?: string | undefined;
  /** The test file that was run. */
  readonly entryFile?: string | undefined;
  readonly line?: number | undefined;
  readonly skip?: string | boolean | undefined;
  readonly todo?: string | boolean | undefined;
}

export async function runTests(files: readonly string[]): Promise<Counts> {
  const runs = new Map(files.map((file) => [file, newRun()]));
  // Older Nodes do not say which file a shared test was run for; it counts all the same.
  const elsewhere = newRun();
  const runOf = (result: { readonly file?: string | undefined }): FileRun =>
    runs.get(relative((result as Result).entryFile)) ?? runs.get(relative(result.file)) ?? elsewhere;

  const stream = run({ files: files.map((file) => path.join(ROOT, file)), concurrency: availableParallelism() });
  stream.on('test:pass', (result) => {
    const one = runOf(result);
    if (result.skip !== undefined || result.todo !== undefined) {
      one.skipped += 1;
      if (typeof result.skip === 'string') one.why.push(result.skip);
    } else if (isWholeFile(result)) endFile(result, one, 'the file holds no tests');
    else if (result.details.type !== 'suite') one.passed += 1;
  });
  stream.on('test:fail', (result) => {
    const one = runOf(result);
    const { error } = result.details;
    if (result.todo !== undefined) one.skipped += 1;
    else if (isWholeFile(result)) endFile(result, one, 'the file ended in an error');
    // A suite that failed only through its tests repeats what they said.
    else if (!('failureType' in error && error.failureType === 'subtestsFailed')) {
      one.failed += 1;
      one.output.push(describeFailure(result, error));
    }
  });
  stream.on('test:stdout', (told) => runOf(told).output.push(told.message.trimEnd()));
  stream.on('test:stderr', (told) => runOf(told).output.push(told.message.trimEnd()));
  let allIsWell = true;
  stream.on('test:summary', (summary) => {
    const { file, duration_ms } = summary;
    if (!file) {
      allIsWell = summary.success;
      return;
    }
    const one = runOf(summary);
    one.ms = duration_ms;
    printFile(relative(file), one);
  });
  for await (const _ of stream);
  runs.set('tests shared by several files', elsewhere);
  if (elsewhere.failed > 0) printFile('tests shared by several files', elsewhere);

  const slow = [...runs].filter(([, one]) => one.ms > SLOW_MS).sort((a, b) => b[1].ms - a[1].ms);
  if (slow.length > 0) console.log(`  slow: ${slow.map(([file, one]) => `${file} ${seconds(one.ms)}`).join(', ')}`);
  const sum = (key: 'passed' | 'failed' | 'skipped'): number =>
    [...runs.values()].reduce((total, one) => total + one[key], 0);
  // Whatever is counted here, a run that Node calls failed has failed.
  const failed = sum('failed') || (allIsWell ? 0 : 1);
  const why = [...runs.values()].flatMap((one) => one.why);
  return { passed: sum('passed'), failed, skipped: sum('skipped'), ...(why.length > 0 && { why }) };
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
  return { passed: 0, failed: 0, skipped: 0, why: [], output: [], ms: 0 };
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
