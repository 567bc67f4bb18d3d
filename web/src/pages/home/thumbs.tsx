// Pictures for the games that have no board yet: a little of each one's world, moving slowly.
import { hexMiddle, hexPoints, type Motion } from '@penumbra/board';
import type { ComponentType } from 'react';
import styles from './thumbs.module.css';

type Thumb = ComponentType<{ readonly motion: Motion }>;

const VALLEY = [
  [0, 1, 2, 0, 1, 0, 2, 1, 0],
  [1, 2, 0, 1, 0, 2, 1, 0, 1],
  [0, 1, 1, 2, 0, 1, 0, 2, 0],
  [2, 0, 1, 0, 2, 1, 1, 0, 1],
] as const;
const MEADOWS = ['#5d8a54', '#79a35f', '#3f6f58'] as const;

/** A misty valley: hexes of meadow, mist that drifts over them. */
function ViaNebulaThumb() {
  return (
    <svg viewBox="20 12 300 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="400" height="200" fill="#27443f" />
      {VALLEY.flatMap((row, y) =>
        row.map((kind, x) => {
          const middle = hexMiddle({ column: x, row: y }, 40);
          return (
            <polygon
              // biome-ignore lint/suspicious/noArrayIndexKey: a hex never moves
              key={`${x}.${y}`}
              points={hexPoints(middle, 38)}
              fill={MEADOWS[kind]}
              stroke="#22392f"
              strokeWidth="1.5"
            />
          );
        }),
      )}
      {[
        [100, 92],
        [180, 58],
        [260, 92],
      ].map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path d="M-10 8V-3L0-11l10 8V8z" fill="#d8b988" stroke="#4c3a26" strokeWidth="1.5" />
          <path d="M-3 8V1h6v7z" fill="#4c3a26" />
        </g>
      ))}
      <path
        d="M60 58 100 92 140 92 180 58"
        fill="none"
        stroke="#f1dfae"
        strokeWidth="3"
        strokeDasharray="1 6"
        strokeLinecap="round"
      />
      <g className={styles.mist} fill="#e9f0ee">
        <ellipse cx="70" cy="40" rx="90" ry="26" opacity="0.75" />
        <ellipse cx="300" cy="110" rx="100" ry="30" opacity="0.7" />
        <ellipse cx="230" cy="30" rx="70" ry="18" opacity="0.5" />
      </g>
    </svg>
  );
}

const UMBRELLAS = [
  ['#c8434b', 62, 44],
  ['#3a6fc4', 128, 84],
  ['#e2b53c', 196, 44],
  ['#3f9464', 262, 82],
  ['#c8434b', 196, 112],
  ['#3a6fc4', 330, 40],
] as const;

/** A rain-wet street from above: umbrellas that turn a little. */
function UmbrellaThumb() {
  return (
    <svg viewBox="0 10 375 130" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="400" height="160" fill="#3a4150" />
      {Array.from({ length: 60 }, (_, i) => {
        const x = (i % 12) * 34 + (Math.floor(i / 12) % 2) * 17 - 8;
        const y = Math.floor(i / 12) * 32 - 4;
        // biome-ignore lint/suspicious/noArrayIndexKey: a cobblestone never moves
        return <rect key={i} x={x} y={y} width="31" height="29" rx="7" fill={i % 5 === 0 ? '#4a5264' : '#444c5d'} />;
      })}
      {UMBRELLAS.map(([colour, x, y], i) => (
        <g key={`${x}.${y}`} transform={`translate(${x} ${y})`}>
          <ellipse cx="4" cy="7" rx="31" ry="29" fill="#1d222d" opacity="0.45" />
          <g className={styles.turn} style={{ animationDelay: `${-i * 1.3}s` }}>
            {Array.from({ length: 8 }, (_, part) => (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: a panel is known by its place
                key={part}
                d="M0 0 12-29Q0-33-12-29Z"
                transform={`rotate(${part * 45})`}
                fill={colour}
                stroke="#00000055"
                opacity={part % 2 ? 0.82 : 1}
              />
            ))}
            <circle r="3" fill="#f5efe2" />
          </g>
        </g>
      ))}
      <g className={styles.rain} stroke="#c9d8ee" strokeWidth="1.5" strokeLinecap="round" opacity="0.55">
        {Array.from({ length: 26 }, (_, i) => {
          const x = (i * 71) % 380;
          const y = (i * 47) % 150;
          // biome-ignore lint/suspicious/noArrayIndexKey: a drop is known by its place
          return <path key={i} d={`M${x} ${y}l-2 9`} />;
        })}
      </g>
    </svg>
  );
}

const ELEMENTS = [
  ['#e2603f', 'M0-15C9-5 11 2 8 9A9 9 0 0 1-8 9C-11 2-4-3 0-15Z'],
  ['#3f8fd0', 'M0-15C7-4 10 1 10 6A10 10 0 0 1-10 6C-10 1-7-4 0-15Z'],
  ['#6aa04a', 'M0 14C-14 6-12-10 0-15 12-10 14 6 0 14ZM0 12V-8'],
  ['#c7ccd8', 'M-13-4H6a5 5 0 1 0-5-5M-13 3h22a5 5 0 1 1-5 5M-13 10h9'],
] as const;

/** Elements in balance: a grid of tiles, cubes upon them. */
function EnvyraThumb() {
  return (
    <svg viewBox="0 0 375 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="400" height="160" fill="#241b33" />
      {Array.from({ length: 12 }, (_, i) => {
        const [colour, path] = ELEMENTS[(i * 3 + Math.floor(i / 6)) % 4] as (typeof ELEMENTS)[number];
        const x = 40 + (i % 6) * 59;
        const y = 42 + Math.floor(i / 6) * 66;
        return (
          <g key={`${x}.${y}`} transform={`translate(${x} ${y})`}>
            <rect x="-26" y="-29" width="52" height="58" rx="9" fill="#34284a" stroke="#5b487c" strokeWidth="2" />
            <path
              className={styles.breathe}
              style={{ animationDelay: `${-i * 0.7}s` }}
              d={path}
              fill={i % 4 === 3 || colour === '#c7ccd8' ? 'none' : colour}
              stroke={colour}
              strokeWidth="2.5"
              strokeLinecap="round"
            />
          </g>
        );
      })}
      {[
        [64, 62, '#a77be0'],
        [182, 60, '#f29ac4'],
        [194, 126, '#a77be0'],
        [300, 126, '#f4f0e6'],
        [312, 60, '#9a9cab'],
      ].map(([x, y, fill]) => (
        <g key={`${x}`} transform={`translate(${x} ${y})`}>
          <path d="M0-9 9-4.5V5.5L0 10-9 5.5V-4.5Z" fill={String(fill)} stroke="#140e20" strokeWidth="1.5" />
          <path d="M-9-4.5 0 0 9-4.5M0 0V10" fill="none" stroke="#140e20" opacity="0.6" />
        </g>
      ))}
    </svg>
  );
}

export const PLAIN_THUMBS: { readonly [id: string]: Thumb } = {
  'via-nebula': ViaNebulaThumb,
  umbrella: UmbrellaThumb,
  envyra: EnvyraThumb,
};
