// The sign of a seat where a game has drawn none: a shape per colour. Colour alone never names a seat.
import type { MarkProps } from '../contract/ui.ts';

/** On a field of 20 by 20. */
const SHAPES: { readonly [colour: string]: string } = {
  purple: 'M10 1 18 10 10 19 2 10Z',
  gray: 'M2 3.5H18V8.3H2ZM2 11.7H18V16.5H2Z',
  pink: 'M10 1.5a8.5 8.5 0 1 0 .01 0ZM10 6.4a3.6 3.6 0 1 1-.01 0Z',
  white: 'M7.3 1.5h5.4v5.8h5.8v5.4h-5.8v5.8H7.3v-5.8H1.5V7.3h5.8Z',
  blue: 'M10 1l2.6 6.1 6.4.6-4.8 4.3 1.5 6.5-5.7-3.5-5.7 3.5 1.5-6.5L1 7.7l6.4-.6Z',
  black: 'M2 2H18V11C18 15 14 18 10 19C6 18 2 15 2 11Z',
  red: 'M10 1.5a8.5 8.5 0 1 0 .01 0Z',
  yellow: 'M10 1 12 6.5 17 3.5 14 8.5 19 10 14 11.5 17 16.5 12 13.5 10 19 8 13.5 3 16.5 6 11.5 1 10 6 8.5 3 3.5 8 6.5Z',
  green: 'M3 17C1 7 8 1 18 2C19 12 13 19 3 17Z',
  violet: 'M6 2h8l5 8-5 8H6l-5-8Z',
  teal: 'M10 1C14 7 17 9.500 17 13A7 6.200 0 0 1 3 13C3 9.500 6 7 10 1Z',
  orange: 'M10 2 19 18H1Z',
  slate: 'M2 2h16v16H2Z',
};

export const seatShape = (colour: string): string => SHAPES[colour] ?? (SHAPES.slate as string);

export function SeatShape({ colour, size }: MarkProps) {
  return (
    <svg viewBox="-1 -1 22 22" width={size * 0.82} height={size * 0.82} aria-hidden="true" data-tone={colour}>
      <path d={seatShape(colour)} fill="var(--tone)" fillRule="evenodd" />
    </svg>
  );
}
