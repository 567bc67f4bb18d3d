import { gridLayout } from '@penumbra/board';
import { memo, type ReactElement } from 'react';
import { BOARD, CELLS, type Cell, type CellSet, NO_TILE, OPENINGS, type Tile } from '../src/components.ts';
import { type Heap, NO_HEAP } from '../src/flowers.ts';
import type { TableConfig } from '../src/state.ts';
import { HeapArt } from './art/HeapArt.tsx';
import { TileArt } from './art/Tile.tsx';
import { ALL_CELLS, type Scene } from './scene.ts';

export const LAYOUT = gridLayout({ columns: 4, rows: 4, size: 100, gap: 5, margin: 21 });
const SIDES = [
  { x: 50, y: 0, turn: 0 },
  { x: 100, y: 50, turn: 90 },
  { x: 50, y: 100, turn: 180 },
  { x: 0, y: 50, turn: 270 },
];

export interface GardenMarks {
  /** Cells that can be chosen. */
  readonly targets: CellSet;
  /** The path that is looked at. */
  readonly lit: CellSet;
  /** The path that is being summoned. */
  readonly leaving: CellSet;
  readonly hinted: CellSet;
  readonly pointed: CellSet;
  /** A tile as it would lie. */
  readonly ghost: { readonly cell: Cell; readonly tile: Tile; readonly energy: Heap } | undefined;
}

export interface GardenProps {
  readonly scene: Scene;
  readonly config: TableConfig;
  readonly marks: GardenMarks;
  readonly patterns: boolean;
}

const has = (set: CellSet, cell: number): boolean => (set & (1 << cell)) !== 0;

/** The picture of the board. What can be done with it lies over it, as buttons. */
export const Garden = memo(function Garden({ scene, config, marks, patterns }: GardenProps): ReactElement {
  const { width, height } = LAYOUT;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="uv-garden" aria-hidden="true">
      <rect width={width} height={height} rx="16" className="uv-frame" />
      <rect x="13" y="13" width={width - 26} height={height - 26} rx="9" className="uv-soil" />
      {[0, 1, 2, 3].map((i) => (
        <g key={i} className="uv-coordinates">
          <text x={LAYOUT.middle(i).x} y="10.8">
            {'abcd'[i]}
          </text>
          <text x="6.8" y={LAYOUT.middle(i * 4).y + 3.6}>
            {i + 1}
          </text>
        </g>
      ))}
      {ALL_CELLS.map((cell) => (
        <Ground key={cell} cell={cell} marks={marks} isEmpty={scene.tiles[cell] === NO_TILE} />
      ))}
      {ALL_CELLS.map((cell) =>
        scene.tiles[cell] === NO_TILE ? null : (
          <g key={cell} transform={at(cell)}>
            <g data-tile-at={BOARD.names[cell]} className={tileClass(cell, marks)}>
              <TileArt
                tile={scene.tiles[cell] as Tile}
                seed={cell}
                lit={has(marks.lit, cell) || has(marks.leaving, cell)}
              />
            </g>
          </g>
        ),
      )}
      <Joints tiles={scene.tiles} marks={marks} />
      {marks.ghost && (
        <g transform={at(marks.ghost.cell)} className="uv-ghost">
          <TileArt tile={marks.ghost.tile} seed={marks.ghost.cell} />
          <HeapArt heap={marks.ghost.energy} config={config} marks={patterns} />
        </g>
      )}
      {ALL_CELLS.map((cell) => (
        <Heaps key={cell} cell={cell} scene={scene} config={config} marks={marks} patterns={patterns} />
      ))}
      {ALL_CELLS.filter((cell) => has(marks.targets, cell) && scene.tiles[cell] !== NO_TILE).map((cell) => (
        <rect key={cell} {...LAYOUT.corner(cell)} width="100" height="100" rx="8" className="uv-target" />
      ))}
      {ALL_CELLS.filter((cell) => has(marks.pointed, cell) || has(marks.hinted, cell)).map((cell) => (
        <rect
          key={cell}
          {...LAYOUT.corner(cell)}
          width="100"
          height="100"
          rx="8"
          className={has(marks.pointed, cell) ? 'uv-pointed' : 'uv-hinted'}
        />
      ))}
    </svg>
  );
});

const at = (cell: number): string => `translate(${LAYOUT.corner(cell).x} ${LAYOUT.corner(cell).y})`;
const tileClass = (cell: number, marks: GardenMarks): string =>
  `uv-laid${has(marks.leaving, cell) ? ' uv-leaving' : ''}`;

function Ground({
  cell,
  marks,
  isEmpty,
}: {
  readonly cell: Cell;
  readonly marks: GardenMarks;
  readonly isEmpty: boolean;
}): ReactElement {
  const isTarget = has(marks.targets, cell);
  return (
    <g transform={at(cell)}>
      <rect width="100" height="100" rx="8" className="uv-cell" />
      {isEmpty && <path d="M50 40V60M40 50H60" className={isTarget ? 'uv-plus uv-plus-on' : 'uv-plus'} />}
      {isTarget && <rect x="2" y="2" width="96" height="96" rx="8" className="uv-target" />}
    </g>
  );
}

function Heaps({ cell, scene, config, marks, patterns }: GardenProps & { readonly cell: Cell }): ReactElement | null {
  const energy = scene.energy[cell] as Heap;
  const loose = scene.loose[cell] as Heap;
  if (energy === NO_HEAP && loose === NO_HEAP) return null;
  return (
    <g transform={at(cell)} className={has(marks.leaving, cell) ? 'uv-leaving' : undefined}>
      {loose !== NO_HEAP && <circle cx="50" cy="50" r="42" className="uv-loose" />}
      <HeapArt heap={energy !== NO_HEAP ? energy : loose} config={config} marks={patterns} />
    </g>
  );
}

/** Where openings meet the path goes on over the gap; where one is shut, a stone stands in it. */
function Joints({ tiles, marks }: { readonly tiles: readonly Tile[]; readonly marks: GardenMarks }): ReactElement {
  const joints: ReactElement[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    for (let side = 0; side < 4; side++) {
      if (((tiles[cell] as Tile) & OPENINGS & (1 << side)) === 0) continue;
      const next = (BOARD.beside[cell] as readonly number[])[side] as number;
      const neighbour = next < 0 ? undefined : (tiles[next] as Tile);
      const { x, y, turn } = SIDES[side] as (typeof SIDES)[number];
      const corner = LAYOUT.corner(cell);
      const transform = `translate(${corner.x + x} ${corner.y + y}) rotate(${turn})`;
      const key = `${cell} ${side}`;
      const lit = has(marks.lit, cell) || has(marks.leaving, cell) ? ' uv-lit' : '';
      if (neighbour === NO_TILE)
        joints.push(<path key={key} transform={transform} d="M-7 2.5L0-4.5L7 2.5" className="uv-open-end" />);
      else if (neighbour === undefined || (neighbour & (1 << ((side + 2) & 3))) === 0)
        joints.push(
          <rect key={key} transform={transform} x="-19" y="-2" width="38" height="7" rx="3" className="uv-cap" />,
        );
      else if (side === 1 || side === 2)
        joints.push(
          <g key={key} transform={transform} className={`uv-joint${lit}`}>
            <rect x="-19" y="-6" width="38" height="7" className="uv-kerb-fill" />
            <rect x="-16.5" y="-6" width="33" height="7" className="uv-joint-bed" />
            <path d="M-10.5-6V1" className="uv-lane-a" strokeWidth="9.4" />
            <path d="M0-6V1" className="uv-lane-b" strokeWidth="9.4" />
            <path d="M10.5-6V1" className="uv-lane-c" strokeWidth="9.4" />
          </g>,
        );
    }
  }
  return <g>{joints}</g>;
}
