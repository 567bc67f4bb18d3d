import type { Weights } from '@penumbra/kit';
import type { Round } from './rounds.ts';

/** What is kept of a training: the weights, and everything that it takes to make them again. */
export function fileOf(weights: Weights, command: string, won: readonly Round[]): string {
  const rounds = won.map(({ fitted, unseen, before, after, test }) => [
    `// Fitted to ${fitted} games; log loss on ${unseen} others ${before.toFixed(4)} before, ${after.toFixed(4)} after.`,
    `// Won ${test.aWins} of ${test.games} games at ${test.iterations} iterations against the player before.`,
  ]);
  return [
    '// Written by a program, not by hand; the same command writes the same file again:',
    `// ${command}`,
    ...rounds.flat(),
    "import type { Weights } from '@penumbra/kit';",
    '',
    '/** What each feature counts in logits, at the start of a game and at its end. */',
    'export const weights: Weights = {',
    ...Object.entries(weights).map(([name, [start, end]]) => `  ${name}: [${start}, ${end}],`),
    '};',
    '',
  ].join('\n');
}
