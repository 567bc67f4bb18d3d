// `penumbra bench faults [suite]`: the long forms.
import { randomBytes } from 'node:crypto';
import { SUITES, type Told } from './suites.ts';

export interface FaultFlags {
  /** Only this one. */
  readonly only?: string | undefined;
  readonly seed?: string | undefined;
  readonly times?: number | undefined;
  readonly quick: boolean;
  readonly say: (line: string) => void;
}

export async function runFaults({ only, seed, times, quick, say }: FaultFlags): Promise<{ [name: string]: object }> {
  const found: { [name: string]: object } = {};
  for (const [name, { what, short, long, run }] of Object.entries(SUITES)) {
    if (only !== undefined && name !== only) continue;
    const own = {
      seed: seed ?? randomBytes(4).toString('hex'),
      times: times ?? (quick ? Math.max(1, short) : long),
      say,
    };
    say(`${name}: ${what}; penumbra bench faults --only ${name} --times ${own.times} --seed ${own.seed}`);
    const start = performance.now();
    const outcome = await run(own).catch((error: Error): Told => {
      const problems = [error.stack ?? error.message];
      return { seed: own.seed, promised: 0, tables: 0, entries: 0, problems, figures: {} };
    });
    found[name] = { times: own.times, seconds: Math.round((performance.now() - start) / 1_000), ...outcome };
    say('missing' in outcome ? `  left out: ${outcome.missing}` : told(outcome));
    if ('problems' in outcome && outcome.problems.length > 0) process.exitCode = 1;
  }
  return found;
}

const told = ({ promised, tables, entries, problems, figures }: Told): string =>
  [
    `  ${promised} entries acknowledged, ${entries} kept at ${tables} tables, ${problems.length} problems`,
    `  ${Object.entries(figures)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ')}`,
    ...problems.slice(0, 20).map((problem) => `  ✗ ${problem}`),
  ].join('\n');
