import { memo, type ReactElement } from 'react';
import type { FlowerColour } from './blooms.ts';

export type { FlowerColour } from './blooms.ts';

export interface FlowerProps {
  readonly colour: FlowerColour;
  readonly soul?: boolean;
  /** Written in the flower's heart; a single flower needs no number. */
  readonly count?: number | undefined;
  readonly x?: number;
  readonly y?: number;
  /** The radius. */
  readonly r?: number;
  /** A dark casing around the silhouette, on stone. */
  readonly cased?: boolean;
}

const Use = ({ id, half }: { readonly id: string; readonly half: number }): ReactElement => (
  <use href={`#uv-${id}`} x={-half} y={-half} width={2 * half} height={2 * half} />
);

/** A flower as a part of an SVG: energy is a bloom, a soul is a pale flame around one. */
export const FlowerArt = memo(function FlowerArt(props: FlowerProps): ReactElement {
  const { colour, soul = false, count, x = 0, y = 0, r = 50, cased = false } = props;
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 56})`} data-flower={colour} className={`uv-${colour}`}>
      {cased && <Use id={`casing-${colour}`} half={66} />}
      {soul ? <Use id={`soul-${colour}`} half={62} /> : <Use id={`energy-${colour}`} half={58} />}
      {count !== undefined && (
        <>
          <circle r="27" className="uv-count-disc" />
          <text className={count > 9 ? 'uv-count uv-count-long' : 'uv-count'} y={count > 9 ? 11.5 : 13.5}>
            {count}
          </text>
        </>
      )}
    </g>
  );
});

/** A flower as a picture of its own. */
export function Flower({
  size = 28,
  look = '',
  ...flower
}: FlowerProps & { readonly size?: number | string; readonly look?: string }): ReactElement {
  return (
    <svg viewBox="-58 -58 116 116" width={size} height={size} aria-hidden="true" className={`uv-flower ${look}`}>
      <FlowerArt {...flower} r={flower.soul ? 52 : 56} />
    </svg>
  );
}

/** A soul in a row: upright and solid; one that is gone has left its outline. */
export const FlameArt = ({ gone, x }: { readonly gone: boolean; readonly x: number }): ReactElement => (
  <use href={gone ? '#uv-flame-gone' : '#uv-flame'} x={x} y="0" width="12" height="14.4" />
);

/** A flame as a picture of its own. */
export const Flame = ({
  colour,
  size = 16,
  gone = false,
}: {
  readonly colour: FlowerColour;
  readonly size?: number;
  readonly gone?: boolean;
}): ReactElement => (
  <svg viewBox="0 0 12 14.4" width={size * 0.84} height={size} aria-hidden="true" className={`uv-flower uv-${colour}`}>
    <FlameArt gone={gone} x={0} />
  </svg>
);
