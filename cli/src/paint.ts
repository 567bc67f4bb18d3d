import type { Line, Sketch, Span, Tone } from '@penumbra/kit';

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
export function wantsColour(): boolean {
  if (process.env.NO_COLOR) return false;
  if (process.env.FORCE_COLOR) return process.env.FORCE_COLOR !== '0';
  return process.stdout.isTTY === true && process.env.TERM !== 'dumb';
}

export function tint(text: string, tone: Tone): string {
  const code = CODES[tone];
  return code && text && wantsColour() ? `\u001b[${code}m${text}${RESET}` : text;
}

const paintLine = (line: Line): string =>
  line
    .map(({ text, tone }: Span) => tint(text, tone))
    .join('')
    .trimEnd();

/** A sketch as text: its panels one below the other, each under its name. */
export const paint = (sketch: Sketch): string =>
  sketch.map(({ name, lines }) => [tint(name, 'dim'), ...lines.map(paintLine)].join('\n')).join('\n\n');
