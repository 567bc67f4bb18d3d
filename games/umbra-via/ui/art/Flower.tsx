import { memo, type ReactElement } from 'react';

/** Every colour has its own silhouette, so that colour is never the only mark. */
export const FLOWER_COLOURS = ['purple', 'blue', 'red', 'yellow', 'neutral'] as const;
export type FlowerColour = (typeof FLOWER_COLOURS)[number];

interface Silhouette {
  /** One petal pointing up, and the angles it is repeated at. */
  readonly back?: { readonly d: string; readonly at: readonly number[] };
  readonly front: { readonly d: string; readonly at: readonly number[] };
  /** Veins on each front petal, drawn when marks beside colour are asked for. */
  readonly vein: string;
}

const around = (count: number, from = 0): number[] => Array.from({ length: count }, (_, i) => from + (360 / count) * i);

const SILHOUETTES: { readonly [colour in FlowerColour]: Silhouette } = {
  // an iris: three broad falls over three narrow standards
  purple: {
    back: { d: 'M0 4C-13-12-15-36 0-50C15-36 13-12 0 4Z', at: around(3, 60) },
    front: { d: 'M0 6C-30-8-34-34-17-46C-10-51-4-46 0-40C4-46 10-51 17-46C34-34 30-8 0 6Z', at: around(3) },
    vein: 'M0-12V-32',
  },
  // a bellflower seen from the front: a five-pointed star
  blue: { front: { d: 'M0 6C-28-6-25-28 0-52C25-28 28-6 0 6Z', at: around(5) }, vein: 'M-7-24H7M-5-33H5' },
  // a poppy: four broad round petals
  red: {
    back: { d: 'M0 6C-34-4-44-40-24-49C-14-53-5-49 0-43C5-49 14-53 24-49C44-40 34-4 0 6Z', at: [0, 180] },
    front: { d: 'M0 6C-30-4-40-36-22-46C-12-51-5-47 0-41C5-47 12-51 22-46C40-36 30-4 0 6Z', at: [90, 270] },
    vein: 'M-12-34L12-22M12-34L-12-22',
  },
  // a daisy: many narrow petals
  yellow: {
    back: { d: 'M0 0C-9-12-10-44 0-49C10-44 9-12 0 0Z', at: around(8, 22.5) },
    front: { d: 'M0 0C-10-12-11-46 0-51C11-46 10-12 0 0Z', at: around(8) },
    vein: 'M0-28V-40',
  },
  // a clover leaf on its stem
  neutral: {
    back: { d: 'M-3 0C-2 20-8 34-15 46L-7 50C0 38 4 22 4 0Z', at: [0] },
    front: { d: 'M0 2C-14-8-37-20-27-40C-20-52-4-50 0-38C4-50 20-52 27-40C37-20 14-8 0 2Z', at: [0, -110, 110] },
    vein: 'M-9-22L0-30L9-22',
  },
};

export interface FlowerProps {
  readonly colour: FlowerColour;
  readonly soul?: boolean;
  /** Written in the flower's heart; a single flower needs no number. */
  readonly count?: number;
  readonly x?: number;
  readonly y?: number;
  /** The radius. */
  readonly r?: number;
  readonly marks?: boolean;
}

interface PetalsProps {
  readonly colour: FlowerColour;
  readonly soul: boolean;
  readonly marks: boolean;
}

/** Apart from number and place: a table has hundreds of petals, and a step changes hardly any of them. */
const Petals = memo(function Petals({ colour, soul, marks }: PetalsProps): ReactElement {
  const { back, front, vein } = SILHOUETTES[colour];
  return (
    <g className={soul ? 'uv-petals uv-soul' : 'uv-petals'} transform={soul ? 'scale(.86)' : undefined}>
      {back?.at.map((angle) => (
        <path key={angle} d={back.d} transform={`rotate(${angle})`} className="uv-back" />
      ))}
      {front.at.map((angle) => (
        <path key={angle} d={front.d} transform={`rotate(${angle})`} />
      ))}
      {marks &&
        front.at.map((angle) => <path key={angle} d={vein} transform={`rotate(${angle})`} className="uv-vein" />)}
    </g>
  );
});

/** A flower as a part of an SVG: energy is a solid bloom, a soul glows from its heart and wears a ring. */
export const FlowerArt = memo(function FlowerArt(props: FlowerProps): ReactElement {
  const { colour, soul = false, count, x = 0, y = 0, r = 50, marks = false } = props;
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 54})`} data-flower={colour} className={`uv-${colour}`}>
      {soul && <circle r="54" className="uv-halo" />}
      <Petals colour={colour} soul={soul} marks={marks} />
      {soul && <circle r="54" className="uv-ring" />}
      {count === undefined ? (
        <circle r={soul ? 15 : 11} className={soul ? 'uv-core' : 'uv-heart'} />
      ) : (
        <>
          <circle r="27" className="uv-count-disc" />
          <text className="uv-count" y="13.5">
            {count}
          </text>
        </>
      )}
    </g>
  );
});

/** A flower as a picture of its own. */
export function Flower({ size = 28, ...flower }: FlowerProps & { readonly size?: number | string }): ReactElement {
  return (
    <svg viewBox="-56 -56 112 112" width={size} height={size} aria-hidden="true" className="uv-flower">
      <FlowerArt {...flower} r={54} />
    </svg>
  );
}
