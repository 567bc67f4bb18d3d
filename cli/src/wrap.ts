// Lines that fit the screen: broken between words, never within one.

// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what a colour begins with
const COLOUR = /\u001b\[[\d;]*m/g;
const plain = (text: string): string => text.replace(COLOUR, '');
const roomOf = (text: string): number => [...plain(text)].length;

/** A line in as many as it needs, all as far in as the first. A word that is too long stays whole. */
export function wrap(line: string, width: number): string {
  if (roomOf(line) <= width) return line;
  const indent = /^ */.exec(plain(line))?.[0] ?? '';
  const lines: string[] = [];
  let current = '';
  for (const [, blanks = '', word = ''] of line.matchAll(/( *)([^ ]+)/g)) {
    const longer = `${current}${blanks}${word}`;
    const isFirst = plain(current).trim() === '';
    if (isFirst || roomOf(longer) <= width) {
      current = longer;
      continue;
    }
    lines.push(current);
    current = `${indent}${word}`;
  }
  return [...lines, current].join('\n');
}
