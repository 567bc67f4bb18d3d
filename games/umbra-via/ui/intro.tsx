// The game in four pictures, drawn by its pieces.
import type { IntroPicture } from '@penumbra/board';
import type { ReactElement } from 'react';
import { CELLS, NO_TILE, type Tile } from '../src/components.ts';
import { INTRO } from '../text/intro.ts';
import './art/art.css';
import './art/scene.css';
import { Flower, FlowerArt, type FlowerColour } from './art/Flower.tsx';
import { Midline, TileArt } from './art/Tile.tsx';
import styles from './intro.module.css';
import { Joints } from './Joints.tsx';
import { LAYOUT } from './layout.ts';

const [N, E, S, W] = [1, 2, 4, 8];
const tile = (openings: number): Tile => openings as Tile;

const DrawThree = (): ReactElement => (
  <div className={`uv-theme ${styles.row}`}>
    <Flower colour="purple" size={58} />
    <Flower colour="purple" size={58} />
    <Flower colour="purple" soul size={58} />
  </div>
);

const TwoTiles = (): ReactElement => (
  <svg className={`uv-theme ${styles.picture}`} viewBox="-2 -2 209 104" aria-hidden="true">
    <TileArt tile={tile(N + E + S)} seed={1} />
    <g transform="translate(105 0)">
      <TileArt tile={tile(N + W)} seed={2} />
    </g>
  </svg>
);

type Bloom = readonly [colour: FlowerColour, count: number, x: number, y: number];
const blooms = (...all: readonly Bloom[]): ReactElement[] =>
  all.map(([colour, count, x, y]) => <FlowerArt key={colour} {...{ colour, count, x, y }} r={23} cased />);

const LaidTile = (): ReactElement => (
  <svg className={`uv-theme ${styles.picture}`} viewBox="-4 -4 213 108" aria-hidden="true">
    <TileArt tile={tile(E + W)} seed={3} />
    {blooms(['purple', 2, 25, 25], ['red', 1, 25, 75])}
    <g transform="translate(105 0)">
      <TileArt tile={tile(S + W)} seed={6} />
      {blooms(['purple', 3, 25, 25])}
      <rect x="-1" y="-1" width="102" height="102" rx="8" className={`uv-ring uv-ring-solid ${styles.hollow}`} />
    </g>
  </svg>
);

/** The four cells in the middle. */
const LOOP: readonly (readonly [cell: number, openings: number, blooms: readonly Bloom[]])[] = [
  [5, E + S, [['purple', 2, 25, 25]]],
  [6, S + W, [['blue', 1, 75, 25]]],
  [9, N + E, []],
  [10, N + W, [['purple', 1, 25, 25]]],
];

function ClosedPath(): ReactElement {
  const tiles = new Array<Tile>(CELLS).fill(NO_TILE);
  for (const [cell, openings] of LOOP) tiles[cell] = tile(openings);
  const { x, y } = LAYOUT.corner(5);
  return (
    <svg className={`uv-theme ${styles.picture}`} viewBox={`${x - 4} ${y - 4} 214 214`} aria-hidden="true">
      {LOOP.map(([cell, openings]) => (
        <g key={cell} transform={`translate(${LAYOUT.corner(cell).x} ${LAYOUT.corner(cell).y})`}>
          <TileArt tile={tile(openings)} seed={cell} />
          <Midline tile={tile(openings)} look="uv-lit-way" />
        </g>
      ))}
      <Joints tiles={tiles} />
      {LOOP.map(([cell, , all]) => (
        <g key={cell} transform={`translate(${LAYOUT.corner(cell).x} ${LAYOUT.corner(cell).y})`}>
          {blooms(...all)}
        </g>
      ))}
    </svg>
  );
}

export const intro: readonly IntroPicture[] = [DrawThree, TwoTiles, LaidTile, ClosedPath].map((Picture, i) => ({
  Picture,
  words: { en: INTRO.en[i as 0], pl: INTRO.pl[i as 0], it: INTRO.it[i as 0] },
}));
