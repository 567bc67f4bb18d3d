import type { Motion } from '@penumbra/board';
import { type ReactElement, useEffect, useState } from 'react';
import type { Played } from '../src/box.ts';
import { CELLS, NO_TILE, type Tile } from '../src/components.ts';
import { type Heap, heap, join, NO_HEAP } from '../src/flowers.ts';
import { completePathAt } from '../src/paths.ts';
import './art/art.css';
import './art/scene.css';
import { Flower, type FlowerColour } from './art/Flower.tsx';
import { Garden } from './Garden.tsx';
import { NO_MARKS } from './marks.ts';
import type { Scene } from './scene.ts';
import styles from './Thumb.module.css';

const TABLE: Played = { seats: ['purple', 'blue', 'red'], box: { neutral: false } };
/** Cell, openings, and energy of (purple, blue, red). The first stay; the last one closes the path of all others. */
const SCRIPT: readonly (readonly [cell: number, tile: number, energy: readonly number[]])[] = [
  [1, 10, [0, 1, 0]],
  [14, 5, [0, 0, 1]],
  [5, 10, [1, 0, 0]],
  [6, 14, [0, 0, 2]],
  [10, 11, [3, 0, 1]],
  [4, 6, [0, 2, 0]],
  [9, 10, [0, 1, 0]],
  [8, 3, [2, 0, 0]],
  [11, 9, [0, 2, 0]],
  [7, 12, [0, 1, 0]],
];
const STAYING = 2;
const BEAT_MS = 1600;
/** What lies in the garden after so many tiles. */
function sceneOf(count: number): Scene {
  const tiles = new Array<Tile>(CELLS).fill(NO_TILE);
  const energy = new Array<Heap>(CELLS).fill(NO_HEAP);
  for (const [cell, tile, counts] of SCRIPT.slice(0, count)) {
    tiles[cell] = tile as Tile;
    energy[cell] = counts.reduce<Heap>((sum, n, colour) => join(sum, heap(colour, n)), NO_HEAP);
  }
  const nothing = { altar: [], bids: [], order: [], placer: -1, tiebreak: [], souls: [], suddenDeath: false };
  return { ...nothing, tiles, energy, loose: new Array<Heap>(CELLS).fill(NO_HEAP) };
}

const LAST = SCRIPT.length + 1;

/** The home card's living board: tiles fly in, the last closes a path, spirits rise, moss grows back. */
export function Thumb({ motion }: { readonly motion: Motion }): ReactElement {
  const [beat, setBeat] = useState(SCRIPT.length);
  useEffect(() => {
    if (motion === 'reduced') return;
    const timer = setInterval(() => !document.hidden && setBeat((n) => (n >= LAST ? STAYING + 1 : n + 1)), BEAT_MS);
    return () => clearInterval(timer);
  }, [motion]);
  const scene = sceneOf(beat === LAST ? STAYING : beat);
  const path = completePathAt(scene.tiles as Tile[], 6 as never);
  return (
    <div className={`uv-theme ${styles.thumb}`} aria-hidden="true" data-motion={motion}>
      <div className={styles.garden}>
        <Garden scene={scene} config={TABLE} marks={{ ...NO_MARKS, lit: path }} />
        {path !== 0 &&
          SPIRITS.map(([x, y, colour]) => (
            <span key={`${x} ${y}`} className={styles.spirit} style={{ left: `${x}%`, top: `${y}%` }}>
              <Flower colour={colour} soul size="100%" />
            </span>
          ))}
      </div>
    </div>
  );
}
const SPIRITS: readonly (readonly [x: number, y: number, colour: FlowerColour])[] = [
  [28, 36, 'blue'],
  [50, 38, 'purple'],
  [72, 36, 'red'],
  [28, 62, 'purple'],
  [61, 50, 'red'],
];
