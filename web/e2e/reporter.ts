// A line per file, failures in full, and the counts for `npm test` at the end.
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';

interface FileRun {
  readonly left: Set<string>;
  passed: number;
  failed: number;
  skipped: number;
  ms: number;
  readonly output: string[];
}

const indent = (text: string): string => text.replace(/^(?=.)/gm, '      ');

export default class LineReporter implements Reporter {
  readonly #files = new Map<string, FileRun>();
  #broken = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    for (const test of suite.allTests()) this.#of(test).left.add(test.id);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const file = this.#of(test);
    file.ms += result.duration;
    const { status } = result;
    const outcome =
      status === 'skipped' || status === 'interrupted' ? 'skipped' : status === 'passed' ? 'passed' : 'failed';
    file[outcome] += 1;
    if (outcome === 'failed') {
      const told = result.errors.map((error) => error.stack ?? error.message ?? '').join('\n');
      file.output.push(`${test.title} (line ${test.location.line})\n${plain(told)}`);
    }
    file.left.delete(test.id);
    if (file.left.size === 0) this.#print(this.#nameOf(test), file);
  }

  onError(error: TestError): void {
    this.#broken += 1;
    console.log(`  ✗ ${plain(error.stack ?? error.message ?? 'an error without words')}`);
  }

  onEnd(): void {
    // A run that was broken off has files that never ended.
    for (const [name, file] of this.#files) if (file.left.size > 0) this.#print(name, file);
    const sum = (key: 'passed' | 'failed' | 'skipped'): number =>
      [...this.#files.values()].reduce((total, file) => total + file[key], 0);
    const counts = { passed: sum('passed'), failed: sum('failed') + this.#broken, skipped: sum('skipped') };
    console.log(`counted ${JSON.stringify(counts)}`);
  }

  printsToStdio(): boolean {
    return true;
  }

  /** By the spec that it is in: what several specs share is written elsewhere. */
  #nameOf = (test: TestCase): string => `web/e2e/${test.titlePath()[2]}`;

  #of(test: TestCase): FileRun {
    const name = this.#nameOf(test);
    const known = this.#files.get(name);
    if (known) return known;
    const fresh: FileRun = { left: new Set(), passed: 0, failed: 0, skipped: 0, ms: 0, output: [] };
    this.#files.set(name, fresh);
    return fresh;
  }

  #print(name: string, { passed, failed, skipped, ms, output }: FileRun): void {
    const bad = failed > 0 ? `, ${failed} FAILED` : '';
    const left = skipped > 0 ? `, ${skipped} skipped` : '';
    console.log(`  ${failed > 0 ? '✗' : '✓'} ${name}  ${passed} ok${bad}${left}  ${(ms / 1000).toFixed(1)} s`);
    if (failed > 0) console.log(indent(output.join('\n')));
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal are control characters
const plain = (text: string): string => text.replace(/\u001b\[[0-9;]*m/g, '');
