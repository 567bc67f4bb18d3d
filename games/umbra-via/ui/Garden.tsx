import { named } from '@penumbra/board';
import { memo, type ReactElement } from 'react';
import type { Played } from '../src/box.ts';
import { CENTRAL_CELLS, type Cell, type CellSet, firstCell, NO_TILE, type Tile } from '../src/components.ts';
import { type Heap, NO_HEAP } from '../src/flowers.ts';
import { HeapArt, PoolArt } from './art/HeapArt.tsx';
import { Midline, TileArt } from './art/Tile.tsx';
import { tileName } from './elements.ts';
import { Dusk, Ground, Lanterns, MoonWell } from './Ground.tsx';
import { Joints, Spills } from './Joints.tsx';
import { at, has, LAYOUT, outlineOf } from './layout.ts';
import type { GardenMarks, MarkedPath } from './marks.ts';
import { ALL_CELLS, type Scene } from './scene.ts';

export interface GardenProps {
  readonly scene: Scene;
  readonly config: Played;
  readonly marks: GardenMarks;
  /** What the badge of sudden death says, in the language of the page. */
  readonly alarm?: string;
}

/** The picture of the board. What can be done with it lies over it, as buttons. */
export const Garden = memo(function Garden({ scene, marks, config, alarm }: GardenProps): ReactElement {
  const { ghost } = marks;
  const tiles = tilesOf(scene, marks);
  const laid = ALL_CELLS.filter((cell) => tiles[cell] !== NO_TILE);
  const isMiddleEmpty = laid.every((cell) => !has(CENTRAL_CELLS, cell));
  const lit = (marks.paths.reduce((set, path) => set | path.cells, 0) | marks.lit) as CellSet;
  return (
    <svg viewBox={`0 0 ${LAYOUT.width} ${LAYOUT.height}`} className="uv-garden" aria-hidden="true">
      <Ground />
      {isMiddleEmpty && <MoonWell isFirst={laid.length === 0} />}
      <Spills tiles={tiles} />
      {ALL_CELLS.map((cell) => {
        const heap = ghost?.cell === cell && ghost.tile === NO_TILE ? ghost.energy : (scene.loose[cell] as Heap);
        return heap !== NO_HEAP && tiles[cell] === NO_TILE && <Pool key={cell} {...{ cell, heap, config }} />;
      })}
      {ALL_CELLS.map(
        (cell) =>
          has(marks.targets, cell) &&
          tiles[cell] === NO_TILE &&
          cell !== ghost?.cell && <Target key={cell} cell={cell} held={marks.held} />,
      )}
      {laid.map((cell) => (
        <Laid key={cell} cell={cell} tile={tiles[cell] as Tile} leaving={has(marks.leaving, cell)} />
      ))}
      {laid.map(
        (cell) =>
          has(lit, cell) && (
            <g key={cell} transform={at(cell)}>
              <Midline tile={tiles[cell] as Tile} look="uv-lit-way" />
            </g>
          ),
      )}
      <OwnRings marks={marks} />
      <Joints tiles={tiles} />
      <Dusk />
      {laid.map((cell) => (
        <Flowers
          key={cell}
          {...{ cell, config }}
          heap={cell === ghost?.cell ? ghost.energy : (scene.energy[cell] as Heap)}
          leaving={has(marks.leaving, cell)}
        />
      ))}
      {marks.paths.length > 0 && laid.map((cell) => !has(lit, cell) && <Veil key={cell} cell={cell} />)}
      <Frames marks={marks} />
      <Rings marks={marks} laid={laid} />
      {marks.paths.map((path) => (
        <Tag key={path.cells} path={path} />
      ))}
      <Lanterns isEmber={scene.suddenDeath} />
      {scene.suddenDeath && alarm && <Alarm words={alarm} />}
    </svg>
  );
});

/** What lies there at this moment, the tile that is looked at included; one on its way is not there yet. */
const tilesOf = (scene: Scene, { moving, ghost }: GardenMarks): readonly Tile[] => {
  const isGhost = ghost && ghost.tile !== NO_TILE;
  if (moving === undefined && !isGhost) return scene.tiles;
  return scene.tiles.map((tile, cell) =>
    cell === moving ? NO_TILE : isGhost && cell === ghost.cell ? ghost.tile : tile,
  );
};

// Numbers and flags only, so that a step draws no more than the cells it changed.
const Pool = memo(function Pool(props: { cell: Cell; heap: Heap; config: Played }): ReactElement {
  return (
    <g transform={at(props.cell)}>
      <PoolArt heap={props.heap} config={props.config} />
    </g>
  );
});

/** A bed that can be chosen, with the course that the path would take there. */
const Target = memo(function Target({ cell, held }: { readonly cell: Cell; readonly held: Tile }): ReactElement {
  const ring = { x: 3, y: 3, width: 94, height: 94, rx: 8 };
  return (
    <g transform={at(cell)}>
      <rect {...ring} className="uv-target-fill" />
      <g clipPath="url(#uv-tile-edge)">
        <Midline tile={held} look="uv-ghost-way" />
      </g>
      <rect {...ring} className="uv-ring-case" />
      <rect {...ring} className="uv-ring" />
    </g>
  );
});

/** A tile. The place is the outer group's, so that animations of the inner one cannot lose it. */
const Laid = memo(function Laid(props: { cell: Cell; tile: Tile; leaving: boolean }): ReactElement {
  const { cell, tile, leaving } = props;
  return (
    <g transform={at(cell)}>
      <g {...named(tileName(cell))} className={leaving ? 'uv-laid uv-leaving' : 'uv-laid'}>
        <TileArt tile={tile} seed={cell} />
      </g>
    </g>
  );
});

const Flowers = memo(function Flowers(props: {
  cell: Cell;
  heap: Heap;
  leaving: boolean;
  config: Played;
}): ReactElement {
  return (
    <g transform={at(props.cell)}>
      <g className={props.leaving ? 'uv-lifted' : undefined}>
        <HeapArt heap={props.heap} config={props.config} />
      </g>
    </g>
  );
});

/** A shade over what does not count now: a tile that were made transparent would show the moss through its stones. */
const Veil = ({ cell }: { readonly cell: Cell }): ReactElement => (
  <rect transform={at(cell)} x="-3" y="-3" width="106" height="106" className="uv-veil" />
);

const Framed = ({ d, look }: { readonly d: string; readonly look: string }): ReactElement => (
  <>
    <path d={d} className="uv-frame-case" />
    <path d={d} className={look} />
  </>
);

function Frames({ marks: { paths, lit, carry } }: { readonly marks: GardenMarks }): ReactElement {
  return (
    <>
      {paths.length === 0 && lit !== 0 && <Framed d={outlineOf(lit)} look="uv-frame uv-frame-soft" />}
      {paths.map(({ cells }) => (
        <Framed key={cells} d={outlineOf(cells)} look="uv-frame" />
      ))}
      {carry && <Arc {...carry} />}
    </>
  );
}

function Arc({ from, to }: { readonly from: Cell; readonly to: Cell }): ReactElement {
  const [a, b] = [LAYOUT.middle(from), LAYOUT.middle(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const line = { x: a.x + dx * 0.2 - dy * 0.25, y: a.y + dy * 0.2 + dx * 0.25 };
  const tip = { x: a.x + dx * 0.72, y: a.y + dy * 0.72 };
  const d = `M${a.x} ${a.y}Q${line.x} ${line.y} ${tip.x} ${tip.y}`;
  const turn = (Math.atan2(tip.y - line.y, tip.x - line.x) * 180) / Math.PI;
  return (
    <>
      <path d={d} className="uv-carry-case" />
      <path d={d} className="uv-carry" />
      <path d="M-13-9L0 0L-13 9" transform={`translate(${tip.x} ${tip.y}) rotate(${turn})`} className="uv-carry" />
    </>
  );
}

const Ring = ({ cell, look }: { readonly cell: Cell; readonly look: string }): ReactElement => {
  const ring = { x: -1, y: -1, width: 102, height: 102, rx: 9 };
  return (
    <g transform={at(cell)}>
      <rect {...ring} className="uv-ring-case" />
      <rect {...ring} className={look} />
    </g>
  );
};

/** Under the ends of the paths: the chevron of an open one crosses the edge of its tile. */
function OwnRings({ marks: { last, ghost } }: { readonly marks: GardenMarks }): ReactElement | null {
  if (ghost) return <Ring cell={ghost.cell} look="uv-ring uv-ring-own" />;
  return last === undefined ? null : <Ring cell={last} look="uv-ring uv-ring-last" />;
}

function Rings({ marks, laid }: { readonly marks: GardenMarks; readonly laid: readonly Cell[] }): ReactElement {
  const { ghost, targets, hinted, pointed, paths } = marks;
  return (
    <>
      {paths.length === 0 &&
        laid.map(
          (cell) => has(targets, cell) && cell !== ghost?.cell && <Ring key={cell} cell={cell} look="uv-ring" />,
        )}
      {ALL_CELLS.map((cell) => has(hinted, cell) && <Hinted key={cell} cell={cell} />)}
      {ALL_CELLS.map((cell) => has(pointed, cell) && <Ring key={cell} cell={cell} look="uv-ring uv-ring-solid" />)}
    </>
  );
}

const Hinted = ({ cell }: { readonly cell: Cell }): ReactElement => (
  <>
    <Ring cell={cell} look="uv-ring uv-ring-solid" />
    <g transform={at(cell)}>
      <g transform="translate(86 14)" className="uv-lamp">
        <circle r="12" />
        <path d="M-3 5H3M-2 8H2M0-8A5 5 0 0 0-3 1C-2.4 1.6-2.2 2.2-2.2 3H2.2C2.2 2.2 2.4 1.6 3 1A5 5 0 0 0 0-8Z" />
      </g>
    </g>
  </>
);

/** It stands on the hedge for as long as it lasts. */
const Alarm = ({ words }: { readonly words: string }): ReactElement => {
  const width = 30 + words.length * 7.6;
  return (
    <g transform={`translate(${LAYOUT.width / 2} ${LAYOUT.height - 14})`} className="uv-tag uv-alarm">
      <rect x={-width / 2} y="-12" width={width} height="24" rx="12" />
      <text y="5">{words}</text>
    </g>
  );
};

/** How many tiles a path has, above its first cell. */
function Tag({ path: { cells, tag, isChosen } }: { readonly path: MarkedPath }): ReactElement {
  const { x, y } = LAYOUT.corner(firstCell(cells));
  const width = 22 + tag.length * 7.4;
  return (
    <g transform={`translate(${x + 50} ${y - 5})`} className={isChosen ? 'uv-tag uv-tag-on' : 'uv-tag'}>
      <rect x={-width / 2} y="-12" width={width} height="24" rx="12" />
      <text y="5">{tag}</text>
    </g>
  );
}
