import { memo, type ReactElement } from 'react';
import { EVERY_CELL } from '../facts.ts';
import type { Box } from '../layout.ts';
import { squares } from './TileArt.tsx';
import { f, Use } from './Use.tsx';

const TONES = ['a', 'b', 'c', 'd'] as const;

/** Sixteen flags in four tones that make no pattern. */
export const Flags = memo(function Flags({
  stage,
  isLarge,
}: {
  readonly stage: Box;
  readonly isLarge: boolean;
}): ReactElement {
  const u = stage.w / 4;
  const joint = isLarge ? 1.5 : 0.7;
  const flags = EVERY_CELL.map((cell) => {
    const [c, r] = [cell & 3, cell >> 2];
    return { x: stage.x + (c + 0.5) * u, y: stage.y + (r + 0.5) * u, tone: TONES[(c * 3 + r * 5 + c * r) % 4] };
  });
  return (
    <>
      <rect
        x={f(stage.x - 3)}
        y={f(stage.y - 3)}
        width={f(stage.w + 6)}
        height={f(stage.h + 6)}
        rx={isLarge ? 8 : 4}
        fill="var(--um-flag-joint)"
        stroke="var(--um-kerb-edge)"
        strokeWidth={isLarge ? 2 : 1}
      />
      {TONES.map((tone) => (
        <path
          key={tone}
          d={squares(
            flags.filter((flag) => flag.tone === tone),
            u - 2 * joint,
            isLarge ? 5 : 2,
          )}
          fill={`var(--um-flag-${tone})`}
        />
      ))}
      {isLarge && (
        <path
          d={flags
            .map(({ x, y }) => `M${f(x - u / 2 + 5)} ${f(y + u / 2 - 6)}V${f(y - u / 2 + 5)}H${f(x + u / 2 - 6)}`)
            .join('')}
          fill="none"
          stroke="var(--um-flag-hi)"
          strokeWidth="1.2"
          strokeLinecap="round"
        />
      )}
    </>
  );
});

/** Light of two lamps, puddles and a sheen: the stage is wet. */
export const Wet = memo(function Wet({ stage, clip }: { readonly stage: Box; readonly clip: string }): ReactElement {
  const { x, y, w } = stage;
  const u = w / 4;
  const p = (n: number): number => f(u * n);
  return (
    <g pointerEvents="none">
      <clipPath id={clip}>
        <rect x={f(x)} y={f(y)} width={f(w)} height={f(w)} rx="6" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <circle cx={f(x + w * 0.02)} cy={f(y + w * 0.02)} r={f(w * 0.62)} fill="url(#um-lamp)" className="um-lamp" />
        <circle cx={f(x + w)} cy={f(y + w)} r={f(w * 0.5)} fill="url(#um-lamp)" className="um-lamp-dim" />
        <path
          d={`M${f(x + u * 0.55)} ${f(y + u * 1.78)}c${p(0.3)} ${p(-0.28)} ${p(0.9)} ${p(-0.1)} ${p(1.05)} ${p(0.12)}s${p(0.1)} ${p(0.38)} ${p(-0.35)} ${p(0.42)}s${p(-1.1)} ${p(-0.2)} ${p(-0.7)} ${p(-0.54)}z`}
          fill="url(#um-wet)"
          fillOpacity="0.55"
        />
        <path
          d={`M${f(x + u * 2.6)} ${f(y + u * 2.84)}c${p(0.4)} ${p(-0.2)} ${p(0.95)} ${p(0.02)} ${p(0.98)} ${p(0.22)}s${p(-0.4)} ${p(0.3)} ${p(-0.75)} ${p(0.22)}s${p(-0.5)} ${p(-0.3)} ${p(-0.23)} ${p(-0.44)}z`}
          fill="url(#um-wet)"
          fillOpacity="0.5"
        />
        <rect x={f(x)} y={f(y)} width={f(w)} height={f(w)} fill="url(#um-sheen)" />
      </g>
    </g>
  );
});

interface RainProps {
  readonly drops: readonly (readonly [x: number, y: number, r: number])[];
}

export const Rain = memo(function Rain({ drops }: RainProps): ReactElement {
  return (
    <g className="um-rain" fill="none" stroke="var(--um-ripple)" strokeWidth="1.3" pointerEvents="none">
      {drops.map(([x, y, r], i) =>
        [1, 0.55].map((part) => (
          <circle
            key={`${x}/${y}/${part}`}
            cx={f(x)}
            cy={f(y)}
            r={f(r * part)}
            opacity={part === 1 ? 0.35 : 0.5}
            style={{ animationDelay: `${-i * 0.53 - (part === 1 ? 0 : 0.3)}s` }}
          />
        )),
      )}
    </g>
  );
});

interface SceneryProps {
  readonly width: number;
  readonly height: number;
  readonly isWide: boolean;
  /** Lamps and manholes stand where no neighbour does. */
  readonly hasLamps: boolean;
}

/** The street: setts, puddles, lamps, rain. */
export const Scenery = memo(function Scenery({ width: w, height: h, isWide, hasLamps }: SceneryProps): ReactElement {
  return (
    <g pointerEvents="none">
      <rect width={w} height={h} rx="12" fill="var(--um-street)" />
      <rect width={w} height={h} rx="12" fill="url(#um-setts)" />
      {isWide && (
        <g fill="url(#um-wet)" fillOpacity="0.55">
          <path d={`M${f(w * 0.035)} ${f(h * 0.84)}c50-26 150-22 170 2s-40 40-96 36-120-18-74-38z`} />
          <path d={`M${f(w * 0.83)} ${f(h * 0.075)}c46-22 122-14 140 8s-30 40-86 34-104-24-54-42z`} />
        </g>
      )}
      <circle
        cx={f(w * 0.045 + 14)}
        cy={f(h * 0.06 + 14)}
        r={f(w * (isWide ? 0.22 : 0.6))}
        fill="url(#um-lamp)"
        className={isWide ? 'um-lamp' : 'um-lamp-dim'}
      />
      <circle
        cx={f(w * 0.955)}
        cy={f(h * 0.86)}
        r={f(w * (isWide ? 0.22 : 0.6))}
        fill="url(#um-lamp)"
        className={isWide ? 'um-lamp' : 'um-lamp-dim'}
      />
      {hasLamps && (
        <>
          <Use id="lamppost" x={w * 0.955} y={h * 0.79} w={54} />
          <Use id="manhole" x={w * 0.19} y={h * 0.8} w={50} />
          <Use id="manhole" x={w * 0.81} y={h * 0.8} w={50} />
        </>
      )}
      {isWide && (
        <Rain
          drops={[
            [w * 0.1, h * 0.865, 15],
            [w * 0.9, h * 0.1, 14],
            [w * 0.02, h * 0.2, 12],
            [w * 0.985, h * 0.73, 12],
            [w * 0.13, h * 0.06, 10],
            [w * 0.86, h * 0.16, 9],
          ]}
        />
      )}
    </g>
  );
});
