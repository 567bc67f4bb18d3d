// A view drawn in characters, for terminals and for text boards: lines of spans, each with a tone. What has a name in
// the reader's language (a phase, a colour, a key of the view) is asked for by `say`; cells and signs are the notation's.

export const TONES = [
  'plain',
  'dim',
  'strong',
  'accent',
  'good',
  'bad',
  'purple',
  'blue',
  'red',
  'yellow',
  'green',
  'gray',
  'pink',
  'white',
  'black',
  'violet',
  'teal',
  'orange',
  'slate',
] as const;
export type Tone = (typeof TONES)[number];

export interface Span {
  readonly text: string;
  readonly tone: Tone;
}
export type Line = readonly Span[];
export interface Panel {
  readonly name: string;
  readonly lines: readonly Line[];
}
export type Sketch = readonly Panel[];

/** A name as the reader's language has it: `element` of the game's text. */
export type Say = (name: string) => string;

export const span = (text: string, tone: Tone = 'plain'): Span => ({ text, tone });
export const toneOf = (colour: string): Tone =>
  (TONES as readonly string[]).includes(colour) ? (colour as Tone) : 'plain';

/** A span padded to a width, so that columns line up. */
export const padded = (text: string, width: number, tone: Tone = 'plain'): Span => span(text.padEnd(width), tone);
