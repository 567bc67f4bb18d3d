import { memo, type ReactElement } from 'react';
import { BOARD, CELLS, NO_TILE, OPENINGS, type Tile } from '../src/components.ts';
import { has, LAYOUT } from './layout.ts';
import type { GardenMarks } from './marks.ts';

const SIDES = [
  { x: 50, y: 0, turn: 0 },
  { x: 100, y: 50, turn: 90 },
  { x: 50, y: 100, turn: 180 },
  { x: 0, y: 50, turn: 270 },
];

type End = 'open' | 'shut' | 'joined';
const DRAWN: { readonly [end in End]: (lit: boolean) => ReactElement } = {
  open: () => <path d="M-7 2.5L0-4.5L7 2.5" className="uv-open-end" />,
  shut: () => <rect x="-19" y="-2" width="38" height="7" rx="3" className="uv-cap" />,
  joined: (lit) => (
    <g className={lit ? 'uv-joint uv-lit' : 'uv-joint'}>
      <rect x="-19" y="-6" width="38" height="7" className="uv-kerb-fill" />
      <rect x="-16.5" y="-6" width="33" height="7" className="uv-joint-bed" />
      <path d="M-10.5-6V1" className="uv-lane-a" strokeWidth="9.4" />
      <path d="M0-6V1" className="uv-lane-b" strokeWidth="9.4" />
      <path d="M10.5-6V1" className="uv-lane-c" strokeWidth="9.4" />
    </g>
  ),
};

/** What an opening meets. Joined ends are drawn once, by the tile to the west or north. */
function endOf(tiles: readonly Tile[], cell: number, side: number): End | undefined {
  if (((tiles[cell] as Tile) & OPENINGS & (1 << side)) === 0) return undefined;
  const next = BOARD.beside[cell]?.[side] as number;
  if (next < 0) return 'shut';
  const neighbour = tiles[next] as Tile;
  if (neighbour === NO_TILE) return 'open';
  if ((neighbour & OPENINGS & (1 << ((side + 2) & 3))) === 0) return 'shut';
  return side === 1 || side === 2 ? 'joined' : undefined;
}

interface JointProps {
  readonly cell: number;
  readonly side: number;
  readonly end: End;
  readonly lit: boolean;
}

const Joint = memo(function Joint({ cell, side, end, lit }: JointProps): ReactElement {
  const corner = LAYOUT.corner(cell);
  const { x, y, turn } = SIDES[side] as (typeof SIDES)[number];
  return <g transform={`translate(${corner.x + x} ${corner.y + y}) rotate(${turn})`}>{DRAWN[end](lit)}</g>;
});

/** Where openings meet the path goes on over the gap; where one is shut, a stone stands in it. */
export function Joints({
  tiles,
  marks,
}: {
  readonly tiles: readonly Tile[];
  readonly marks: GardenMarks;
}): ReactElement {
  const settled =
    marks.moving === undefined ? tiles : tiles.map((tile, cell) => (cell === marks.moving ? NO_TILE : tile));
  const joints: ReactElement[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    const lit = has(marks.lit, cell) || has(marks.leaving, cell);
    for (const side of SIDES.keys()) {
      const end = endOf(settled, cell, side);
      if (!end || (end !== 'joined' && has(marks.leaving, cell))) continue;
      joints.push(<Joint key={`${cell} ${side}`} {...{ cell, side, end, lit }} />);
    }
  }
  return <g>{joints}</g>;
}
