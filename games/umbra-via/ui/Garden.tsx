import { memo, type ReactElement } from 'react';
import { BOARD, type Cell, NO_TILE, type Tile } from '../src/components.ts';
import { type Heap, NO_HEAP } from '../src/flowers.ts';
import type { TableConfig } from '../src/state.ts';
import { HeapArt } from './art/HeapArt.tsx';
import { TileArt } from './art/Tile.tsx';
import { Joints } from './Joints.tsx';
import { has, LAYOUT } from './layout.ts';
import type { GardenMarks } from './marks.ts';
import { ALL_CELLS, type Scene } from './scene.ts';

export interface GardenProps {
  readonly scene: Scene;
  readonly config: TableConfig;
  readonly marks: GardenMarks;
  readonly patterns: boolean;
}

/** The picture of the board. What can be done with it lies over it, as buttons. */
export const Garden = memo(function Garden(props: GardenProps): ReactElement {
  const { scene, marks, config, patterns } = props;
  const { width, height } = LAYOUT;
  const laid = ALL_CELLS.filter((cell) => scene.tiles[cell] !== NO_TILE);
  const tileOn = (cell: Cell): ReactElement => (
    <Laid
      key={cell}
      {...{ cell, config, patterns }}
      tile={scene.tiles[cell] as Tile}
      energy={scene.energy[cell] as Heap}
      lit={has(marks.lit, cell)}
      leaving={has(marks.leaving, cell)}
    />
  );
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="uv-garden" aria-hidden="true">
      <Frame />
      {ALL_CELLS.map((cell) => (
        <Ground
          key={cell}
          {...{ cell, config, patterns }}
          loose={scene.loose[cell] as Heap}
          isTarget={has(marks.targets, cell)}
        />
      ))}
      {laid.map((cell) => cell !== marks.moving && tileOn(cell))}
      <Joints tiles={scene.tiles} marks={marks} />
      <Ghost {...props} />
      {ALL_CELLS.map((cell) => has(marks.leaving, cell) && <Ring key={cell} cell={cell} look="uv-flare" />)}
      {laid.map((cell) => has(marks.targets, cell) && <Ring key={cell} cell={cell} look="uv-target uv-target-ring" />)}
      {ALL_CELLS.map((cell) => has(marks.hinted, cell) && <Ring key={cell} cell={cell} look="uv-hinted" />)}
      {ALL_CELLS.map((cell) => has(marks.pointed, cell) && <Ring key={cell} cell={cell} look="uv-pointed" />)}
      {laid.map((cell) => cell === marks.moving && tileOn(cell))}
    </svg>
  );
});

const at = (cell: number): string => `translate(${LAYOUT.corner(cell).x} ${LAYOUT.corner(cell).y})`;

function Frame(): ReactElement {
  const { width, height } = LAYOUT;
  return (
    <>
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
    </>
  );
}

/** Numbers and flags only, so that a step draws no more than the cells it changed. */
interface CellProps extends Pick<GardenProps, 'config' | 'patterns'> {
  readonly cell: Cell;
}
interface GroundProps extends CellProps {
  readonly loose: Heap;
  readonly isTarget: boolean;
}
interface LaidProps extends CellProps {
  readonly tile: Tile;
  readonly energy: Heap;
  readonly lit: boolean;
  readonly leaving: boolean;
}

const Ring = ({ cell, look }: { readonly cell: Cell; readonly look: string }): ReactElement => (
  <rect {...LAYOUT.corner(cell)} width="100" height="100" rx="8" className={look} />
);

const Ground = memo(function Ground({ cell, loose, isTarget, config, patterns }: GroundProps): ReactElement {
  return (
    <g transform={at(cell)}>
      <rect width="100" height="100" rx="8" className="uv-cell" />
      <path d="M50 40V60M40 50H60" className={isTarget ? 'uv-plus uv-plus-on' : 'uv-plus'} />
      {isTarget && <rect x="2" y="2" width="96" height="96" rx="8" className="uv-target" />}
      {loose !== NO_HEAP && <circle cx="50" cy="50" r="42" className="uv-loose" />}
      <HeapArt heap={loose} config={config} marks={patterns} />
    </g>
  );
});

/** A tile with its flowers. The place is the outer group's, so that animations of the inner one cannot lose it. */
const Laid = memo(function Laid({ cell, tile, energy, lit, leaving, config, patterns }: LaidProps): ReactElement {
  return (
    <g transform={at(cell)}>
      <g data-tile-at={BOARD.names[cell]} className={leaving ? 'uv-laid uv-leaving' : 'uv-laid'}>
        <TileArt tile={tile} seed={cell} lit={lit || leaving} />
        <HeapArt heap={energy} config={config} marks={patterns} />
      </g>
    </g>
  );
});

function Ghost({ marks: { ghost }, config, patterns }: GardenProps): ReactElement | null {
  if (!ghost) return null;
  return (
    <g transform={at(ghost.cell)} className="uv-ghost">
      <TileArt tile={ghost.tile} seed={ghost.cell} />
      <HeapArt heap={ghost.energy} config={config} marks={patterns} />
    </g>
  );
}
