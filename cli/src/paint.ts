import type { Line, Panel, Sketch, Span, Tone } from '@penumbra/kit';

const RESET = '\u001b[0m';
/** Colours of the 256 that every terminal in use has, readable on dark and on light. */
const CODES: { readonly [tone in Tone]: string } = {
  plain: '',
  dim: '2',
  strong: '1',
  accent: '1;38;5;37',
  good: '38;5;34',
  bad: '38;5;160',
  purple: '38;5;134',
  blue: '38;5;33',
  red: '38;5;160',
  yellow: '38;5;178',
  green: '38;5;34',
  gray: '38;5;245',
  pink: '38;5;205',
  white: '38;5;231;48;5;240',
  black: '38;5;16;48;5;250',
  violet: '38;5;99',
  teal: '38;5;37',
  orange: '38;5;208',
  slate: '38;5;67',
};

/** Colours only for a terminal, and not against the reader's wish (no-color.org). */
function wantsColour(): boolean {
  if (process.env.NO_COLOR) return false;
  if (process.env.FORCE_COLOR) return process.env.FORCE_COLOR !== '0';
  return process.stdout.isTTY === true && process.env.TERM !== 'dumb';
}

export function tint(text: string, tone: Tone): string {
  const code = CODES[tone];
  return code && text && wantsColour() ? `\u001b[${code}m${text}${RESET}` : text;
}

/** Blanks have no colour: they must not be seen, and none may stand at the end of a line. */
function paintSpan({ text, tone }: Span): string {
  const seen = text.trimEnd();
  return `${tint(seen, tone)}${' '.repeat(text.length - seen.length)}`;
}
const paintLine = (line: Line): string => line.map(paintSpan).join('').trimEnd();
const lengthOf = (line: Line): number =>
  [
    ...line
      .map(({ text }) => text)
      .join('')
      .trimEnd(),
  ].length;

/** Painted lines, each with the room it takes on the screen. */
interface Block {
  readonly lines: readonly { readonly text: string; readonly length: number }[];
  readonly width: number;
}

function blockOf({ name, lines }: Panel): Block {
  const named = [[{ text: name, tone: 'dim' as const }], ...lines];
  return {
    lines: named.map((line) => ({ text: paintLine(line), length: lengthOf(line) })),
    width: Math.max(...named.map(lengthOf)),
  };
}

const GAP = 4;
const EMPTY = { text: '', length: 0 };

/** What follows a panel stands to its right, as long as that fits beside it; so a tall board leaves room. */
function beside(left: Block, right: readonly Block[]): string[] {
  const column = right.flatMap(({ lines }, i) => (i === 0 ? lines : [EMPTY, ...lines]));
  return left.lines.map(({ text, length }, i) => {
    const other = column[i]?.text ?? '';
    return other ? `${text}${' '.repeat(left.width - length + GAP)}${other}` : text;
  });
}

/** A sketch as text: its panels, each under its name, in the width of the terminal. */
export function paint(sketch: Sketch, width = process.stdout.columns ?? 100): string {
  const blocks = sketch.map(blockOf);
  const parts: string[][] = [];
  for (let i = 0; i < blocks.length; ) {
    const left = blocks[i++] as Block;
    const right: Block[] = [];
    let height = 0;
    for (let next = blocks[i]; next; next = blocks[++i]) {
      const taller = height + next.lines.length + (right.length > 0 ? 1 : 0);
      if (taller > left.lines.length || left.width + GAP + next.width > width) break;
      height = taller;
      right.push(next);
    }
    parts.push(beside(left, right));
  }
  return parts.map((lines) => lines.map((line) => line.trimEnd()).join('\n')).join('\n\n');
}
