// Choreography tiles as they lie: the pattern is turned already, and the brass corner points to the corner of the plan.
import { memo, type ReactElement } from 'react';
import { colourAt, type Pattern, type Stage } from '../../src/umbrellas.ts';
import { cellsIn, EVERY_CELL } from '../facts.ts';
import type { Box, Spot } from '../layout.ts';
import { Canopy, f, Use } from './Use.tsx';

/** Up to this width signs are simpler. */
export const SMALL_TILE = 56;

interface CornerProps {
  readonly slot: number;
  readonly box: Box;
  readonly isOpen?: boolean;
}

/** The brass mark of a slot; of an empty one only its edge. */
export function Corner({ slot, box: { x, y, w: s, h }, isOpen }: CornerProps): ReactElement {
  const size = s * 0.24;
  const [mx, sx] = slot === 0 || slot === 3 ? [x, 1] : [x + s, -1];
  const [my, sy] = slot < 2 ? [y, 1] : [y + h, -1];
  const round = s * 0.09;
  if (isOpen) {
    return (
      <path
        d={`M${f(mx)} ${f(my + sy * size)}L${f(mx + sx * size)} ${f(my)}`}
        stroke="var(--um-brass)"
        strokeWidth={s > 56 ? 3 : 2}
        strokeLinecap="round"
      />
    );
  }
  return (
    <path
      d={`M${f(mx + sx * round)} ${f(my)}H${f(mx + sx * size)}L${f(mx)} ${f(my + sy * size)}V${f(my + sy * round)}Q${f(mx)} ${f(my)} ${f(mx + sx * round)} ${f(my)}Z`}
      fill="url(#um-brass)"
      stroke="var(--um-brass-2)"
      strokeWidth={s > 56 ? 1.2 : 0.7}
    />
  );
}

/** Words name a choreography by its number; on a small tile it needs a disc of its own to be read. */
export function Numeral({ slot, box: { x, y, w: s, h } }: CornerProps): ReactElement {
  const size = s * 0.24;
  if (s <= SMALL_TILE) {
    const [cx, cy] = [slot === 0 || slot === 3 ? x + 2 : x + s - 2, slot < 2 ? y + 2 : y + h - 2];
    return (
      <g pointerEvents="none">
        <circle cx={f(cx)} cy={f(cy)} r="8" fill="var(--um-brass)" stroke="var(--um-brass-2)" />
        <text x={f(cx)} y={f(cy + 4)} className="um-num um-on-spot" style={{ fontSize: 11 }}>
          {slot + 1}
        </text>
      </g>
    );
  }
  const [mx, my] = [
    slot === 0 || slot === 3 ? x + size * 0.36 : x + s - size * 0.36,
    slot < 2 ? y + size * 0.36 : y + h - size * 0.36,
  ];
  return (
    <text x={f(mx)} y={f(my + size * 0.2)} className="um-num um-on-spot" style={{ fontSize: size * 0.56 }}>
      {slot + 1}
    </text>
  );
}

interface CardProps {
  readonly box: Box;
  readonly isBlack: boolean;
}

/** A card without a pattern: the edge of a stack, and a tile nobody has seen. */
export const Card = ({ box: { x, y, w, h }, isBlack }: CardProps): ReactElement => (
  <>
    <rect
      x={f(x)}
      y={f(y)}
      width={f(w)}
      height={f(h)}
      rx={f(w * 0.09)}
      fill={`var(--um-${isBlack ? 'noir' : 'card'})`}
      stroke={`var(--um-${isBlack ? 'noir' : 'card'}-edge)`}
      strokeWidth={w > 60 ? 1.5 : 1}
    />
    {isBlack && (
      <rect
        x={f(x + w * 0.045)}
        y={f(y + w * 0.045)}
        width={f(w * 0.91)}
        height={f(w * 0.91)}
        rx={f(w * 0.06)}
        fill="none"
        stroke="var(--um-noir-ink)"
        strokeOpacity="0.55"
        strokeWidth={w > 60 ? 1 : 0.7}
      />
    )}
  </>
);

interface TileProps extends CardProps {
  readonly slot: number;
  /** Its cells as it lies. */
  readonly pattern: Pattern;
  readonly stage: Stage;
  /** The colour that its cells shall have: those that have it show that canopy. */
  readonly best: number | undefined;
}

export const Tile = memo(function Tile({ box, isBlack, slot, pattern, stage, best }: TileProps): ReactElement {
  const { x, y, w: s } = box;
  const pad = s * 0.085;
  const u = (s - 2 * pad) / 4;
  const isSmall = s <= SMALL_TILE;
  const middle = (cell: number): Spot => ({
    x: x + pad + ((cell & 3) + 0.5) * u,
    y: y + pad + ((cell >> 2) + 0.5) * u,
  });
  const danced = cellsIn(pattern);
  const isHit = (cell: number): boolean => best !== undefined && colourAt(stage, cell) === best && !(isSmall && u <= 7);
  const others = EVERY_CELL.filter((cell) => !danced.includes(cell)).map(middle);
  const face = isBlack ? 'noir' : 'card';
  const ink = `var(--um-${face}-ink)`;
  const soles = danced.filter((cell) => !isHit(cell)).map(middle);
  const hits = danced.filter(isHit).map(middle);
  return (
    <g>
      <Card box={box} isBlack={isBlack} />
      <Corner slot={slot} box={box} />
      {isSmall ? (
        <path d={dots(others)} stroke={ink} strokeOpacity="0.35" strokeWidth={f(u * 0.26)} strokeLinecap="round" />
      ) : (
        <path d={squares(others, u * 0.88, u * 0.18)} fill={`var(--um-${face}-grid)`} />
      )}
      {soles.length > 0 && <path d={squares(soles, u * (isSmall ? 0.8 : 0.94), u * 0.18)} fill={ink} />}
      {!isSmall && soles.length > 0 && (
        <g style={{ fill: `var(--um-${face})` }}>
          {soles.map((at) => (
            <Use key={`${at.x} ${at.y}`} id="soles" {...at} w={u * 0.86} />
          ))}
        </g>
      )}
      {!isSmall && hits.length > 0 && <path d={squares(hits, u * 0.94, u * 0.18)} fill={ink} fillOpacity="0.14" />}
      {hits.map((at) => (
        <Canopy key={`${at.x} ${at.y}`} colour={best as number} {...at} w={Math.min(23, u * 0.95)} />
      ))}
    </g>
  );
});

/** Many that look alike are one shape. */
const dots = (spots: readonly Spot[]): string => spots.map(({ x, y }) => `M${f(x)} ${f(y)}h0`).join('');

/** Squares with round corners about these middles. */
export const squares = (spots: readonly Spot[], side: number, round: number): string => {
  const [r, straight] = [f(round), f(side - 2 * round)];
  const turn = (x: number, y: number): string => `a${r} ${r} 0 0 1 ${x * r} ${y * r}`;
  return spots
    .map(
      ({ x, y }) =>
        `M${f(x - side / 2 + round)} ${f(y - side / 2)}h${straight}${turn(1, 1)}v${straight}${turn(-1, 1)}h${-straight}${turn(-1, -1)}v${-straight}${turn(1, -1)}z`,
    )
    .join('');
};
