// Highlights. Chalk and amber always lie on a dark casing: neither is lost on pale stone or on a yellow canopy.
import type { ReactElement } from 'react';
import { f } from './Use.tsx';

export type Tone = 'chalk' | 'spot' | 'bad' | 'brass';

interface Look {
  readonly tone: Tone;
  readonly width?: number;
  readonly dash?: string | undefined;
  readonly glows?: boolean | undefined;
}

const strokes = ({ tone, width = 3.4, dash, glows }: Look) =>
  [
    { colour: 'casing', width: width * 1.8 },
    { colour: tone, width },
  ].map(({ colour, width: w }) => ({
    key: colour,
    fill: 'none',
    stroke: colour === 'bad' ? 'var(--bad)' : `var(--um-${colour})`,
    strokeWidth: f(w),
    strokeDasharray: dash,
    strokeLinecap: 'round' as const,
    strokeLinejoin: 'round' as const,
    className: glows ? 'um-glow' : undefined,
    pointerEvents: 'none' as const,
  }));

interface FrameProps extends Look {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly r: number;
}

export const Frame = ({ x, y, w, h, r, ...look }: FrameProps): ReactElement => (
  <>
    {strokes(look).map(({ key, ...stroke }) => (
      <rect key={key} x={f(x)} y={f(y)} width={f(w)} height={f(h)} rx={f(r)} {...stroke} />
    ))}
  </>
);

interface RingProps extends Look {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export const Ring = ({ x, y, r, ...look }: RingProps): ReactElement => (
  <>
    {strokes(look).map(({ key, ...stroke }) => (
      <circle key={key} cx={f(x)} cy={f(y)} r={f(r)} {...stroke} />
    ))}
  </>
);

export const Line = ({ d, ...look }: Look & { readonly d: string }): ReactElement => (
  <>
    {strokes(look).map(({ key, ...stroke }) => (
      <path key={key} d={d} {...stroke} />
    ))}
  </>
);

interface PillProps {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly tone: 'plate' | 'spot' | 'brass';
  readonly children: string;
}

/** A figure on a small plate. */
export const Pill = ({ x, y, w, tone, children }: PillProps): ReactElement => (
  <>
    <rect
      x={f(x - w / 2)}
      y={f(y - 9)}
      width={f(w)}
      height="18"
      rx="9"
      fill={`var(--um-${tone})`}
      stroke="var(--um-casing)"
      strokeWidth="1.2"
    />
    <text x={f(x)} y={f(y + 4.3)} className={tone === 'plate' ? 'um-num' : 'um-num um-on-spot'}>
      {children}
    </text>
  </>
);
