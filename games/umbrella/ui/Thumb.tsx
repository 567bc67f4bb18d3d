// A stage that lives: line after line slides, until four blue ones stand in a square, are framed and turn.
import type { Motion } from '@penumbra/board';
import { type CSSProperties, type ReactElement, useEffect, useState } from 'react';
import { Frame, Line } from './art/Marks.tsx';
import { Flags, Rain } from './art/StageArt.tsx';
import './art/board.css';
import { useSprite } from './art/sprite.ts';
import { Canopy, tiltOf } from './art/Use.tsx';
import styles from './Thumb.module.css';

const U = 100;
const COLUMNS = 6;
const BEAT_MS = 1300;
/** The fourth slide makes the square. */
const LAST = 4;
/** Pushed in from the left, one row after the other; the last ones bring blue beside blue. */
const PUSHES: readonly (readonly [row: number, letter: string])[] = [
  [0, 'R'],
  [3, 'G'],
  [2, 'Y'],
  [1, 'G'],
];
const LIT = [8, 9, 14, 15];
const letters = 'RBYG';

/** The rows after some pushes. In the end cells c2 d2 c3 d3 of the picture are blue. */
function rowsAfter(beat: number): string[] {
  const rows = ['YRYGRB', 'RBBYGY', 'GBBGYR', 'BRGYRG'];
  const undone = PUSHES.slice(beat).reverse();
  const start = rows.map((row) => [...row]);
  for (const [row] of undone) {
    const line = start[row] as string[];
    line.push(line.shift() as string);
  }
  return start.map((line) => line.join(''));
}

const x = (column: number): number => (column - 0.6) * U;
const y = (row: number): number => (row - 0.2) * U;

export function Thumb({ motion }: { readonly motion: Motion }): ReactElement {
  useSprite();
  const [beat, setBeat] = useState(LAST);
  useEffect(() => {
    if (motion === 'reduced') return setBeat(LAST);
    const timer = setInterval(() => !document.hidden && setBeat((n) => (n + 1) % (LAST + 2)), BEAT_MS);
    return () => clearInterval(timer);
  }, [motion]);
  const shown = Math.min(beat, LAST);
  const rows = rowsAfter(shown);
  const isDone = shown === LAST;
  const moved = beat > 0 && beat <= LAST ? PUSHES[beat - 1]?.[0] : undefined;
  return (
    <div className={`um-theme um-night ${styles.thumb}`} data-motion={motion} aria-hidden="true">
      <svg viewBox="0 0 480 320" preserveAspectRatio="xMidYMid slice" className={styles.svg} aria-hidden="true">
        <rect width="480" height="320" fill="var(--um-street)" />
        <Flags stage={{ x: -1.1 * U, y: -0.7 * U, w: 4 * U, h: 4 * U }} isLarge />
        <Flags stage={{ x: 2.9 * U, y: -0.7 * U, w: 4 * U, h: 4 * U }} isLarge />
        <circle cx="40" cy="30" r="300" fill="#ffcf7d" opacity="0.1" />
        <Rain
          drops={[
            [U, U * 1.2, 12],
            [U * 3, U * 2.2, 14],
            [U * 4, U * 0.2, 9],
          ]}
        />
        {isDone && <Line d={`M${x(2)} ${y(1)}H${x(3)}V${y(2)}H${x(2)}Z`} tone="spot" width={7} />}
        {rows.map((line, row) =>
          [...line].slice(0, COLUMNS).map((letter, column) => {
            const cell = row * COLUMNS + column;
            const isMoved = moved === row;
            const isLit = isDone && LIT.includes(cell);
            return (
              <g
                key={`${cell} ${isMoved ? beat : ''}`}
                className={isMoved ? 'um-slides' : isLit ? 'um-turns' : undefined}
                style={{ '--dx': `${-U}px`, '--dy': '0px', '--ms': '420ms' } as CSSProperties}
              >
                <Canopy
                  colour={letters.indexOf(letter)}
                  x={x(column)}
                  y={y(row)}
                  w={U * 0.78}
                  tilt={tiltOf(cell % 16)}
                />
              </g>
            );
          }),
        )}
        {isDone &&
          LIT.map((cell) => (
            <Frame
              key={cell}
              x={x(cell % COLUMNS) - U * 0.46}
              y={y(Math.floor(cell / COLUMNS)) - U * 0.46}
              w={U * 0.92}
              h={U * 0.92}
              r={14}
              tone="spot"
              width={4}
            />
          ))}
      </svg>
    </div>
  );
}
