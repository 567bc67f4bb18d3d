import { memo, type ReactElement, type ReactNode } from 'react';
import { COLOURS } from '../../src/words.ts';

/** Rounded, so that the markup stays short. */
export const f = (n: number): number => Math.round(n * 10) / 10;

interface UseProps {
  /** A symbol of the sprite. */
  readonly id: string;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly className?: string | undefined;
}

/** A piece in a drawing. */
export const Use = memo(function Use({ id, x, y, w, className }: UseProps): ReactElement {
  return <use href={`#um-${id}`} x={f(x - w / 2)} y={f(y - w / 2)} width={f(w)} height={f(w)} className={className} />;
});

interface CanopyProps {
  readonly colour: number;
  readonly x: number;
  readonly y: number;
  /** The width of its cloth. */
  readonly w: number;
  readonly tilt?: number;
  /** It stands on wet stone and is mirrored in it. */
  readonly wet?: boolean;
}

/** Below these widths a canopy has no ribs, and one bold mark instead of its pattern. */
const PLAIN = 40;
const SMALL = 24;

export const Canopy = memo(function Canopy({ colour, x, y, w, tilt = 0, wet = false }: CanopyProps): ReactElement {
  const letter = COLOURS[colour] as string;
  if (w < SMALL) return <Use id={`m-${letter}`} x={x} y={y} w={w * 1.12} />;
  return (
    <>
      {wet && (
        <ellipse
          cx={f(x + w * 0.03)}
          cy={f(y + w * 0.34)}
          rx={f(w * 0.4)}
          ry={f(w * 0.33)}
          fill={`url(#um-r-${letter})`}
          className="um-mirror"
        />
      )}
      <ellipse
        cx={f(x + w * 0.03)}
        cy={f(y + w * 0.06)}
        rx={f(w * 0.5)}
        ry={f(w * 0.49)}
        fill="url(#um-shade)"
        fillOpacity="0.55"
      />
      <g transform={tilt === 0 ? undefined : `rotate(${tilt} ${f(x)} ${f(y)})`}>
        <Use id={`${w < PLAIN ? 'n' : 'u'}-${letter}`} x={x} y={y} w={w * 1.12} />
      </g>
    </>
  );
});

/** Each umbrella stands a little turned, the same in every drawing of its cell. */
export const tiltOf = (cell: number): number => {
  const [column, row] = [cell & 3, cell >> 2];
  return ((column * 37 + row * 53 + column * row * 11) % 25) - 12;
};

/** A canopy in a line of text. */
export const Dot = ({ colour, size }: { readonly colour: number; readonly size: number }): ReactElement => (
  <svg viewBox="-56 -56 112 112" width={size} height={size} aria-hidden="true">
    <use href={`#um-m-${COLOURS[colour]}`} x="-56" y="-56" width="112" height="112" />
  </svg>
);

interface SpokenProps {
  readonly label: string;
  /** Its name as a place. */
  readonly name?: string | undefined;
  readonly children: ReactNode;
}

/** A part of a drawing that is heard as one picture. */
export const Spoken = ({ label, name, children }: SpokenProps): ReactElement => {
  const heard = { role: 'img', 'aria-label': label, 'data-element': name };
  return <g {...heard}>{children}</g>;
};

/** A canopy on a small plate. */
export const SmallCanopy = ({
  colour,
  x,
  y,
  w,
}: {
  readonly colour: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
}): ReactElement => (
  <>
    <circle cx={f(x)} cy={f(y)} r={f(w * 0.68)} fill="var(--um-plate)" stroke="var(--um-casing)" />
    <Canopy colour={colour} x={x} y={y} w={Math.min(w, 23)} />
  </>
);
