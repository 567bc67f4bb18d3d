import type { Level } from '../think/levels.ts';
import { FACES, FAIR_FACE } from './faces.ts';
import styles from './Moon.module.css';

const R = 9;

/** The lit part of a disc: half a circle, and half an ellipse that bends the other way once more than half is lit. */
const litPath = (lit: number): string =>
  `M0 ${-R}A${R} ${R} 0 0 1 0 ${R}A${(Math.abs(1 - 2 * lit) * R).toFixed(2)} ${R} 0 0 ${lit < 0.5 ? 0 : 1} 0 ${-R}Z`;

/** A bot's face. From 28 px on, what the moon is known by can be seen. */
export function Moon({ level, size = 24 }: { readonly level: Level | 'fair'; readonly size?: number }) {
  const { lit, surface, comparison } = level === 'fair' ? FAIR_FACE : FACES[level];
  return (
    <svg viewBox="-11 -11 22 22" width={size} height={size} className={styles.moon} aria-hidden="true">
      <circle r={R + 0.5} className={styles.dark} />
      {lit > 0 && <path d={litPath(lit)} className={styles.lit} />}
      {size >= 28 && <path d={surface} className={styles.surface} />}
      <circle r={R + 0.5} className={styles.rim} data-dashed={comparison} />
    </svg>
  );
}
