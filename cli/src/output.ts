import type { Json } from '@penumbra/kit';

/** Data on standard output: indented for reading, on one line for `--json`. */
export const printJson = (value: Json, options: { readonly compact?: boolean | undefined } = {}): void =>
  print(options.compact ? JSON.stringify(value) : indented(value));

export const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const WIDTH = 110;

/** JSON in which whatever fits on a line stands on one. */
export function indented(value: Json, indent = ''): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const deeper = `${indent}  `;
  const items = Array.isArray(value)
    ? value.map((item: Json) => indented(item, deeper))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${indented(item, deeper)}`);
  const [open, close, space] = Array.isArray(value) ? ['[', ']', ''] : ['{', '}', ' '];
  if (items.length === 0) return `${open}${close}`;
  const flat = `${open}${space}${items.join(', ')}${space}${close}`;
  if (flat.length + indent.length <= WIDTH && !flat.includes('\n')) return flat;
  return `${open}\n${deeper}${items.join(`,\n${deeper}`)}\n${indent}${close}`;
}

/** "3 moves", "1 move". */
export const counted = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;
