import type { Motion } from '@penumbra/board';
import { type ReactElement, useEffect, useState } from 'react';
import { type CellSet, cellsIn, NO_TILE, type Tile } from '../src/components.ts';
import { energyOf, type Heap, heap, join, NO_HEAP } from '../src/flowers.ts';
import { completePathAt } from '../src/paths.ts';
import './art/art.css';
import './art/scene.css';
import { FLOWER_COLOURS, FlowerArt } from './art/Flower.tsx';
import { TileArt } from './art/Tile.tsx';
import styles from './Thumb.module.css';

// Two rows of a board, on which a path grows, closes and dissolves, over and over.
const CELLS_SHOWN = [4, 5, 6, 7, 8, 9, 10, 11];
/** Cell, openings, and energy of (purple, blue, red, yellow). */
const SCRIPT: readonly (readonly [cell: number, tile: number, energy: readonly number[]])[] = [
  [5, 14, [1, 0, 2, 0]],
  [4, 6, [0, 3, 0, 0]],
  [6, 10, [0, 0, 0, 2]],
  [8, 3, [2, 0, 0, 1]],
  [7, 12, [0, 1, 0, 0]],
  [10, 10, [1, 0, 1, 0]],
  [11, 9, [0, 2, 0, 0]],
  [9, 11, [3, 1, 0, 0]],
];
const BEAT_MS = 1300;
const LAST = SCRIPT.length + 2;

/** The home card's living board. */
export function Thumb({ motion }: { readonly motion: Motion }): ReactElement {
  const [beat, setBeat] = useState(SCRIPT.length - 1);
  useEffect(() => {
    if (motion === 'reduced') return;
    const timer = setInterval(() => !document.hidden && setBeat((n) => (n + 1) % (LAST + 1)), BEAT_MS);
    return () => clearInterval(timer);
  }, [motion]);
  const laid = SCRIPT.slice(0, beat > SCRIPT.length ? 0 : beat);
  const tiles = new Array<Tile>(16).fill(NO_TILE);
  for (const [cell, tile] of laid) tiles[cell] = tile as Tile;
  const complete = completePathAt(tiles, 5 as never);
  return (
    <svg
      viewBox="0 0 441 224"
      className={`uv-theme ${styles.thumb}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-motion={motion}
    >
      <rect width="441" height="224" className={styles.soil} />
      {CELLS_SHOWN.map((cell) => (
        <rect key={cell} {...corner(cell)} width="100" height="100" rx="8" className="uv-cell" />
      ))}
      {laid.map(([cell, tile, energy]) => (
        <g key={cell} transform={`translate(${corner(cell).x} ${corner(cell).y})`}>
          <g className={styles.laid}>
            <TileArt tile={tile as Tile} seed={cell} lit={isIn(complete, cell)} />
            <Blooms energy={energy} />
          </g>
        </g>
      ))}
    </svg>
  );
}

const isIn = (set: CellSet, cell: number): boolean => cellsIn(set).some((other) => other === cell);
const corner = (cell: number): { x: number; y: number } => ({
  x: 13 + (cell % 4) * 105,
  y: 9 + (Math.floor(cell / 4) - 1) * 105,
});

function Blooms({ energy }: { readonly energy: readonly number[] }): ReactElement {
  const all = energy.reduce<Heap>((sum, n, colour) => join(sum, heap(colour, n)), NO_HEAP);
  const present = [0, 1, 2, 3].filter((colour) => energyOf(all, colour) > 0);
  const places =
    present.length === 1
      ? [[50, 50]]
      : [
          [31, 31],
          [69, 69],
        ];
  return (
    <>
      {present.map((colour, i) => (
        <FlowerArt
          key={colour}
          colour={FLOWER_COLOURS[colour] ?? 'neutral'}
          count={energyOf(all, colour)}
          x={places[i]?.[0] ?? 50}
          y={places[i]?.[1] ?? 50}
          r={present.length === 1 ? 25 : 22}
        />
      ))}
    </>
  );
}
