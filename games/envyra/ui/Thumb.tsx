// Six tiles that live: cube after cube drops, the fourth fills a tile, which leaves, and another takes its place.
import type { Motion } from '@penumbra/board';
import { configure, type Seat } from '@penumbra/kit';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import type { Cell, CellSet } from '../src/box.ts';
import type { Tile } from '../src/components.ts';
import type { Event } from '../src/events.ts';
import { envyra } from '../src/index.ts';
import { blankState, type EnvyraConfig } from '../src/state.ts';
import { type View, view } from '../src/view.ts';
import './art/art.css';
import './art/theme.css';
import { useSprite } from './art/sprite.ts';
import { TileView } from './Grid.tsx';
import { sceneAfter } from './scene.ts';
import styles from './Thumb.module.css';

const SEATS = ['purple', 'gray', 'pink', 'white'];
const TILES = ['flora-flower-3', 'end', 'fire-flame-2', 'fire-sun-1', 'water-wave-2', 'flora-leaf-2'];
const CUBES: readonly (readonly [cell: number, seat: number])[] = [
  [0, 0],
  [0, 2],
  [1, 3],
  [1, 0],
  [2, 1],
  [5, 2],
  [5, 2],
  [6, 3],
];
const OWNED = ['flora-leaf-1', 'water-rain-1', 'fire-lava-1'];
const BEAT_MS = 1300;

/** Four columns wide as the table of four, of which the picture shows three. */
const CELLS = [0, 1, 2, 4, 5, 6];

function scenes(): readonly View[] {
  const config = configure(envyra, { seats: SEATS }) as EnvyraConfig;
  const tile = (id: string): Tile => config.box.tileOf.get(id) as Tile;
  const laid = TILES.map((id, i): Event => ({ kind: 'tile-laid', cell: CELLS[i] as Cell, tile: tile(id) }));
  const cube = ([cell, seat]: readonly [number, number]): Event => ({
    kind: 'cube-deployed',
    seat: seat as Seat,
    cell: cell as Cell,
  });
  const captured = (cell: number, seat: number, id: string, cubes: readonly number[]): Event => ({
    kind: 'tile-captured',
    seat: seat as Seat,
    cell: cell as Cell,
    tile: tile(id),
    cubes: cubes as readonly Seat[],
  });
  const plans: Event = { kind: 'plans-revealed', plans: [0, 2, 0, 64].map((cells) => cells as CellSet) };
  const story: readonly Event[] = [
    cube([2, 0]),
    captured(2, 0, 'fire-flame-2', [1, 0]),
    { kind: 'tile-laid', cell: 2 as Cell, tile: tile('water-ice-2') },
    cube([6, 3]),
    cube([4, 1]),
  ];
  // Everybody owns what the End Tile asks for, so that no planned cube is struck out.
  const owned = SEATS.flatMap((_, seat) => OWNED.map((id) => captured(3, seat, id, [])));
  const start = [...laid, ...owned, ...CUBES.map(cube), plans].reduce(sceneAfter, view(blankState(config), 'public'));
  const all = [start];
  for (const event of story) all.push(sceneAfter(all.at(-1) as View, event));
  return all;
}

export function Thumb({ motion }: { readonly motion: Motion }): ReactElement {
  useSprite();
  const all = useMemo(scenes, []);
  const [beat, setBeat] = useState(0);
  useEffect(() => {
    if (motion === 'reduced') return setBeat(0);
    const timer = setInterval(() => !document.hidden && setBeat((n) => (n + 1) % all.length), BEAT_MS);
    return () => clearInterval(timer);
  }, [motion, all]);
  const shown = all[beat] as View;
  return (
    <svg
      className={`ev-theme ${styles.thumb}`}
      viewBox="0 0 360 240"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-motion={motion}
    >
      <rect x="-60" y="-60" width="480" height="360" fill="var(--ev-tray-2)" />
      <g fill="none" stroke="var(--ev-inlay)" opacity=".7">
        <circle cx="180" cy="120" r="176" />
        <circle cx="180" cy="120" r="168" />
        <path d="M180 -60L336 210H24Z" />
      </g>
      {CELLS.map((cell, i) => (
        <g key={cell} transform={`translate(${19 + (i % 3) * 111} ${i < 3 ? -12 : 117})`}>
          <g key={shown.tiles[cell]} className={styles.tile}>
            <TileView view={shown} cell={cell} seat={undefined} look={{}} />
          </g>
        </g>
      ))}
    </svg>
  );
}
