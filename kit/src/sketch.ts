// A view drawn in characters, for terminals and for text boards: lines of spans, each with a tone.
// Words in it are the notation's own (cells, ids, colours); sentences belong to the edge.

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

export const span = (text: string, tone: Tone = 'plain'): Span => ({ text, tone });
export const toneOf = (colour: string): Tone =>
  (TONES as readonly string[]).includes(colour) ? (colour as Tone) : 'plain';

/** A span padded to a width, so that columns line up. */
export const padded = (text: string, width: number, tone: Tone = 'plain'): Span => span(text.padEnd(width), tone);
