import { memo, type ReactElement } from 'react';
import { RESOURCES } from '../../src/words.ts';
import type { Kind } from '../../text/words.ts';

/** Rounded, so that the markup stays short. */
export const f = (n: number): number => Math.round(n * 10) / 10;

interface UseProps {
  /** A symbol of the sprite. */
  readonly id: string;
  /** Its middle, or with `stands` its feet. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h?: number | undefined;
  readonly stands?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A piece in a drawing. */
export function Use({ id, x, y, w, h = w, stands, className }: UseProps): ReactElement {
  const top = stands ? y - h * 0.94 : y - h / 2;
  return <use href={`#vn-${id}`} x={f(x - w / 2)} y={f(top)} width={f(w)} height={f(h)} className={className} />;
}

/** The boxes of the symbols that stand alone in text. */
const BOXES = {
  good: [-14, -14, 28, 28],
  want: [-14, -14, 28, 28],
  shield: [-12, -13, 24, 27],
  craftsman: [-14, -32, 32, 34],
  flag: [-3, -24, 24, 26],
  house: [-17, -36, 34, 38],
  lantern: [-10, -15, 20, 30],
  explorer: [-14, -30, 28, 32],
  tile: [-12, -11, 24, 22],
  disc: [-10, -10, 20, 20],
  crest: [-11, -12, 22, 24],
  scroll: [-9, -11, 18, 22],
  c: [0, 0, 32, 32],
  v: [0, 0, 32, 32],
  crown: [0, 0, 24, 24],
  no: [0, 0, 24, 24],
} as const;

interface IconProps {
  readonly id: string;
  readonly className?: string | undefined;
  /** Without one it is decoration. */
  readonly label?: string | undefined;
}

/** A piece in a line of text, as large as its class says. */
export const Icon = memo(function Icon({ id, className, label }: IconProps): ReactElement {
  const [x, y, w, h] = BOXES[id.split('-')[0] as keyof typeof BOXES];
  const spoken = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by its label, or decoration
    <svg viewBox={`${x} ${y} ${w} ${h}`} className={className} {...spoken}>
      <use href={`#vn-${id}`} x={x} y={y} width={w} height={h} />
    </svg>
  );
});

export const kindOf = (resource: number): Kind => RESOURCES[resource] as Kind;

export const GoodIcon = ({ kind, className }: { readonly kind: number; readonly className?: string }): ReactElement => (
  <Icon id={`good-${kindOf(kind)}`} className={className} />
);

/** Points on their crest; a plus where they are counted at the end. */
export function Crest({
  points,
  className,
}: {
  readonly points: number | '+';
  readonly className?: string;
}): ReactElement {
  return (
    <svg viewBox="-11 -12 22 24" className={className} aria-hidden="true">
      <use href="#vn-crest" x="-11" y="-12" width="22" height="24" />
      <text y="4.6" className="vn-crest-text">
        {points}
      </text>
    </svg>
  );
}
