// How measurements are kept, and tables of them written.

/** Runs by what was measured and in which game. */
export interface Kept {
  [what: string]: { [game: string]: { date: string; machine: string; found: object } };
}

export const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;
export const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
export const table = (head: readonly string[], rows: readonly string[]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n');
