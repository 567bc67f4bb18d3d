// Words inside the drawing, where nothing breaks by itself: widths are estimated, a little on the safe side.

/** The width of an average letter, in parts of the size. */
const LETTER = { usual: 0.54, bold: 0.6 };

export const widthOf = (words: string, size: number, weight: keyof typeof LETTER = 'usual'): number =>
  words.length * size * LETTER[weight];

/** Lines that fit; what does not is left out behind an ellipsis. */
export function linesOf(
  words: string,
  room: number,
  size: number,
  most: number,
  weight: keyof typeof LETTER = 'usual',
): string[] {
  const letters = Math.max(2, Math.floor(room / (size * LETTER[weight])));
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && longer.length <= letters) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const shown = lines.slice(0, most);
  if (lines.length > most) shown[most - 1] = lines.slice(most - 1).join(' ');
  return shown.map((line) => (line.length > letters ? `${line.slice(0, letters - 1)}…` : line));
}
