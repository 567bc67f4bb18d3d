// Everything that points at the map: gold on a dark casing, the same in both themes.
import type { Point } from '@penumbra/board';
import type { ReactElement } from 'react';
import type { Hex } from '../src/words.ts';
import { f, Use } from './art/Use.tsx';
import { hexPath, type Layout, RADIUS, walkPath } from './layout.ts';
import styles from './Marks.module.css';
import type { Marks, Way } from './marks.ts';

interface MarksProps {
  readonly layout: Layout;
  readonly marks: Marks;
  readonly looked: Hex | undefined;
  readonly hinted: readonly Hex[];
  readonly pointed: readonly Hex[];
  /** What the others did last. */
  readonly recent: readonly Hex[];
  readonly refused: readonly Hex[];
  readonly refusal: string | undefined;
  /** By hex. */
  readonly names: readonly string[];
  readonly children?: ReactElement | null;
}

export function MarksView({
  layout,
  marks,
  looked,
  hinted,
  pointed,
  recent,
  refused,
  refusal,
  names,
  children,
}: MarksProps): ReactElement {
  const { shape, middles } = layout;
  const outline = (hex: Hex, radius: number): string => hexPath(middles[hex] as Point, shape, radius);
  const all = (hexes: readonly Hex[], radius: number): string => hexes.map((hex) => outline(hex, radius)).join('');
  const ring = (hex: Hex, look: string | undefined): ReactElement => (
    <g key={`${hex} ${look}`}>
      <path d={outline(hex, RADIUS - 3)} className={styles.shade} />
      <path d={outline(hex, RADIUS - 3)} className={`${styles.ring} ${look ?? ''}`} />
    </g>
  );
  const isUsable = looked !== undefined && [...marks.rings, ...marks.sparks].includes(looked);
  // Without the rim's letters a hex that is meant says its own name.
  const meant = [...marks.chosen, ...pointed, ...refused, ...(isUsable ? [looked] : [])];
  const named = layout.frame === 'bare' ? [...new Set(meant)] : [];
  const isRinged = looked !== undefined && marks.rings.includes(looked);
  return (
    <svg viewBox={`0 0 ${f(layout.width)} ${f(layout.height)}`} className={styles.layer} aria-hidden="true">
      <path d={all(recent, RADIUS - 5)} className={styles.recent} />
      <path d={all(marks.veiled, RADIUS + 0.6)} className={styles.veil} />
      <path d={all(marks.reach, RADIUS + 0.4)} className={styles.shine} />
      {marks.rings.map((hex) => ring(hex, hex === looked ? styles.focus : undefined))}
      {looked !== undefined && !isRinged && marks.sparks.includes(looked) && ring(looked, styles.focus)}
      {[...marks.chosen, ...pointed].map((hex) => ring(hex, styles.chosen))}
      {marks.ways.map((way) => (
        <Ribbon key={way.hexes.join()} way={way} middles={middles} />
      ))}
      {children}
      {hinted.map((hex) => (
        <path key={hex} d={outline(hex, RADIUS + 1)} className={styles.hint} />
      ))}
      {marks.twice.map((hex) => {
        const { x, y } = middles[hex] as Point;
        const down = y + (shape === 'wide' ? 27 : 24);
        return (
          <g key={hex} className={styles.chip}>
            <rect x={f(x - 19)} y={f(down - 12)} width="38" height="24" rx="12" />
            <Use id="lantern" x={x - 7.5} y={down} w={13} h={20} />
            <Use id="lantern" x={x + 7.5} y={down} w={13} h={20} />
          </g>
        );
      })}
      {marks.sparks.map((hex) => {
        const { x, y } = middles[hex] as Point;
        return (
          <circle key={hex} cx={f(x + 24)} cy={f(y - 22)} r={shape === 'wide' ? 4.8 : 6} className={styles.spark} />
        );
      })}
      {named.map((hex) => {
        const { x, y } = middles[hex] as Point;
        const at = y + (marks.twice.includes(hex) ? -34 : 36);
        return (
          <g key={hex} className={styles.chip}>
            <rect x={f(x - 19)} y={f(at - 12)} width="38" height="24" rx="12" />
            <text x={f(x)} y={f(at + 7)}>
              {names[hex]}
            </text>
          </g>
        );
      })}
      <g key={refusal} className={styles.refused}>
        {refused.map((hex) => ring(hex, styles.no))}
      </g>
    </svg>
  );
}

/** A way from meadow to meadow that stops at the edge of the ruin. */
function Ribbon({
  way: { hexes, focus },
  middles,
}: {
  readonly way: Way;
  readonly middles: readonly Point[];
}): ReactElement {
  const points = hexes.map((hex) => middles[hex] as Point);
  const { d, last, angle } = walkPath(points, RADIUS - 2);
  return (
    <g className={focus ? styles.ribbon : styles.other}>
      <path d={d} className={styles.casing} />
      <path d={d} className={styles.core} />
      {points.slice(1, -1).map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={f(x)} cy={f(y)} r="4.2" className={styles.step} />
      ))}
      <g transform={`translate(${f(last.x)} ${f(last.y)}) rotate(${f(angle)})`}>
        <path d="M9 0L-7-10V10Z" className={styles.head} />
      </g>
    </g>
  );
}
