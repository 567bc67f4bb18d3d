// The small drawings: cubes, theme shapes, symbols, numbers.
import { memo, type ReactElement } from 'react';
import type { Theme } from '../../src/components.ts';
import { SYMBOLS } from '../../text/words.ts';

export const r1 = (n: number): number => Math.round(n * 10) / 10;
const CUBE_RATIO = 26 / 24;
export const cubeHeight = (w: number): number => w * CUBE_RATIO;

interface CubeProps {
  readonly colour: string;
  readonly x?: number;
  readonly y?: number;
  readonly w?: number;
  readonly opacity?: number | undefined;
  readonly name?: string | undefined;
  readonly className?: string | undefined;
}

/** A cube in a drawing; its mark is always on, whatever the settings say. */
export const CubeArt = memo(function CubeArt(props: CubeProps): ReactElement {
  const { colour, x = 0, y = 0, w = 24, opacity, name, className = '' } = props;
  const h = cubeHeight(w);
  return (
    <g className={`ev-${colour} ${className}`} opacity={opacity} data-element={name}>
      <use href="#ev-cube" x={r1(x)} y={r1(y)} width={r1(w)} height={r1(h)} />
      <use
        href={`#ev-k-${colour}`}
        x={r1(x + w * 0.27)}
        y={r1(y + h * 0.365)}
        width={r1(w * 0.46)}
        height={r1(w * 0.46)}
        fill="var(--c-mark)"
      />
    </g>
  );
});

/** A cube in a line of text, as large as its class says. */
export const Cube = memo(function Cube({
  colour,
  className,
}: {
  readonly colour: string;
  readonly className?: string | undefined;
}): ReactElement {
  return (
    <svg className={className} viewBox="0 0 24 26" aria-hidden="true">
      <CubeArt colour={colour} />
    </svg>
  );
});

/** The place of a cube that is elsewhere. */
export const CubeGone = ({ className }: { readonly className?: string | undefined }): ReactElement => (
  <svg className={className} viewBox="0 0 24 26" aria-hidden="true">
    <use href="#ev-cube-gone" width="24" height="26" />
  </svg>
);

/** A tile of this theme, as such. */
export const Shape = ({ theme, className }: { readonly theme: Theme; readonly className?: string }): ReactElement => (
  <svg className={`ev-${theme} ${className ?? ''}`} viewBox="0 0 20 20" aria-hidden="true">
    <use href={`#ev-m-${theme}`} width="20" height="20" fill="var(--t1)" stroke="var(--t2)" />
  </svg>
);

const isDrawn = (symbol: string): boolean => (SYMBOLS as readonly string[]).includes(symbol);

/** One of the twelve symbols; a table's own is written. */
export function Sign({
  symbol,
  x,
  y,
  size,
}: {
  readonly symbol: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}): ReactElement {
  if (isDrawn(symbol)) return <use href={`#ev-s-${symbol}`} x={r1(x)} y={r1(y)} width={size} height={size} />;
  return (
    <text x={x + size / 2} y={y + size * 0.66} fontSize={size * 0.5} textAnchor="middle" className="ev-letters">
      {symbol.slice(0, 3)}
    </text>
  );
}

/** A symbol on its chip: filled if owned, otherwise dashed. */
export function SignChip({
  symbol,
  theme,
  lit,
  className,
}: {
  readonly symbol: string;
  readonly theme: Theme;
  readonly lit: boolean;
  readonly className?: string | undefined;
}): ReactElement {
  return (
    <svg
      className={`ev-${theme} ${lit ? 'ev-lit' : 'ev-unlit'} ${className ?? ''}`}
      viewBox="0 0 28 25"
      aria-hidden="true"
    >
      <rect x="1" y="1" width="26" height="23" rx="5" className="ev-chip" />
      <Sign symbol={symbol} x={lit ? 4 : 5.5} y={lit ? 2.5 : 4} size={lit ? 20 : 17} />
    </svg>
  );
}

/** Points, drawn so that they look the same on every machine; larger ones than the box has are written. */
export function Digits({
  points,
  x,
  y,
  h,
}: {
  readonly points: number;
  readonly x: number;
  readonly y: number;
  readonly h: number;
}): ReactElement {
  if (points >= 1 && points <= 5) {
    const w = h * 0.75;
    return (
      <use
        href={`#ev-n${points}`}
        x={r1(x - w / 2)}
        y={r1(y - h / 2)}
        width={r1(w)}
        height={r1(h)}
        className="ev-digit"
      />
    );
  }
  return (
    <text x={x} y={r1(y + h * 0.36)} fontSize={r1(h)} textAnchor="middle" className="ev-number">
      {points}
    </text>
  );
}
