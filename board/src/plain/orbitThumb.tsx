// The picture of a game that has drawn none: its seats around an eclipse, in a night that is the same in both themes.
import { useId } from 'react';
import type { GameUi } from '../contract/ui.ts';
import styles from './orbitThumb.module.css';
import { seatShape } from './SeatShape.tsx';

/** What stands low is under the name of the game. */
const CENTRE = { x: 150, y: 86 } as const;
const ORBIT = { x: 104, y: 44 } as const;
const SEAT_SIZE = 24;
const STARS = 16;

/** A number from 0 to 1, always the same for the same words: two games look alike in nothing but their manner. */
function chanceOf(words: string): number {
  let hash = 2166136261;
  for (const char of words) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519) >>> 0;
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

export function orbitThumb(id: string, seats: readonly string[]): GameUi['Thumb'] {
  const start = 2 * Math.PI * chanceOf(id);
  const tilt = 40 * (chanceOf(`${id} tilt`) - 0.5);
  const stars = Array.from({ length: STARS }, (_, i) => ({
    x: 300 * chanceOf(`${id} x ${i}`),
    y: 130 * chanceOf(`${id} y ${i}`),
    r: 0.5 + 0.7 * chanceOf(`${id} r ${i}`),
  }));
  const placed = seats.map((colour, i) => {
    const angle = start + (2 * Math.PI * i) / seats.length;
    return { colour, x: CENTRE.x + ORBIT.x * Math.cos(angle), y: CENTRE.y + ORBIT.y * Math.sin(angle) };
  });
  return function OrbitThumb() {
    const halo = useId();
    return (
      <svg className={styles.night} viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {stars.map((star) => (
          <circle key={star.x} className={styles.star} cx={star.x} cy={star.y} r={star.r} />
        ))}
        <radialGradient id={halo}>
          <stop className={styles.halo} offset="0.4" stopOpacity="0.4" />
          <stop className={styles.halo} offset="1" stopOpacity="0" />
        </radialGradient>
        <circle cx={CENTRE.x} cy={CENTRE.y} r="74" fill={`url(#${halo})`} />
        <circle className={styles.sun} cx={CENTRE.x} cy={CENTRE.y} r="31" />
        <circle className={styles.moon} cx={CENTRE.x - 3} cy={CENTRE.y + 2} r="30" />
        <g transform={`rotate(${tilt.toFixed(1)} ${CENTRE.x} ${CENTRE.y})`}>
          <ellipse className={styles.orbit} cx={CENTRE.x} cy={CENTRE.y} rx={ORBIT.x} ry={ORBIT.y} />
          {placed.map(({ colour, x, y }) => (
            <g key={colour} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(-tilt).toFixed(1)})`}>
              <circle className={styles.ground} r={SEAT_SIZE * 0.72} />
              <path
                className={styles.seat}
                d={seatShape(colour)}
                fillRule="evenodd"
                transform={`scale(${SEAT_SIZE / 20}) translate(-10 -10)`}
              />
            </g>
          ))}
        </g>
      </svg>
    );
  };
}
