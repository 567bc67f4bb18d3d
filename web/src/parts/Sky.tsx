// The night of the mark: an eclipse with its corona, rays and a few stars. Always the same sky.
import styles from './Sky.module.css';

/** A number between 0 and 1 that looks random and never changes. */
const noise = (a: number, b: number, c: number): number => {
  let hash = (a * 374761393 + b * 668265263 + c * 2147483647) | 0;
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
};

const W = 1440;
const H = 460;
const STARS = Array.from({ length: 34 }, (_, i) => ({
  x: Math.round(noise(i, 3, 5) * W),
  y: Math.round(noise(i, 9, 2) * (H - 30)),
  r: (0.7 + noise(i, 1, 8)).toFixed(1),
  opacity: (0.35 + noise(i, 4, 4) * 0.5).toFixed(2),
}));
const RAYS = Array.from({ length: 36 }, (_, i) => ({
  angle: 5 + i * 10,
  reach: 1.2 + noise(i, 2, 6) * 0.55,
  width: (1 + noise(i, 5, 1) * 1.6).toFixed(1),
}));

interface Props {
  /** The middle of the eclipse and its radius, on a field of 1440 by 460. */
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** Where words stand no star shines. */
  readonly words: number;
}

export function Sky({ x, y, r, words }: Props) {
  const clear = (star: { x: number; y: number }): boolean =>
    Math.hypot(star.x - x, star.y - y) > r * 1.5 && (star.x > words || star.y < 30);
  return (
    <span className={styles.sky} aria-hidden="true" data-far={r > 60 || undefined}>
      <svg viewBox={`0 0 ${W} ${H}`} preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
        <defs>
          <radialGradient id="sky-corona">
            <stop offset="0.34" stopColor="#fff0c9" />
            <stop offset="0.44" stopColor="#f2bd49" stopOpacity="0.62" />
            <stop offset="0.66" stopColor="#b98ae6" stopOpacity="0.26" />
            <stop offset="1" stopColor="#a06fd8" stopOpacity="0" />
          </radialGradient>
          <radialGradient id="sky-moon" cx="0.36" cy="0.62" r="0.8">
            <stop offset="0" stopColor="#2a2752" />
            <stop offset="0.6" stopColor="#171930" />
            <stop offset="1" stopColor="#0f1022" />
          </radialGradient>
        </defs>
        {STARS.filter(clear).map((star) => (
          <circle key={star.x} cx={star.x} cy={star.y} r={star.r} fill="#f9ebcb" opacity={star.opacity} />
        ))}
        <circle cx={x} cy={y} r={r * 2.9} fill="url(#sky-corona)" />
        <g stroke="#ffe9b8" strokeLinecap="round" opacity="0.28">
          {RAYS.map(({ angle, reach, width }) => (
            <path
              key={angle}
              d={`M0 ${-r * 1.07}V${(-r * reach).toFixed(1)}`}
              transform={`translate(${x} ${y}) rotate(${angle})`}
              strokeWidth={width}
            />
          ))}
        </g>
        <circle cx={x} cy={y} r={r} fill="#fff4d6" />
        <circle cx={x + r * 0.075} cy={y - r * 0.06} r={r * 0.985} fill="url(#sky-moon)" />
      </svg>
    </span>
  );
}
