import { memo, type ReactElement } from 'react';
import { BOARD, CELLS, NO_TILE, OPENINGS, type Tile } from '../src/components.ts';
import { at } from './layout.ts';

type End = 'open' | 'shut' | 'joined';
/** Told apart by shape alone: light and a chevron, a capstone, a bridge of stones. Drawn for the northern side. */
const DRAWN: { readonly [end in End]: ReactElement } = {
  open: (
    <>
      <path d="M39 2L50-8L61 2" className="uv-open-case" />
      <path d="M39 2L50-8L61 2" className="uv-open-end" />
    </>
  ),
  shut: (
    <>
      <rect x="29" y="-2.4" width="42" height="7.6" rx="2" className="uv-cap" />
      <path d="M31-.6H69" className="uv-cap-light" />
    </>
  ),
  joined: (
    <>
      <rect x="32" y="-7" width="36" height="8" className="uv-disc" />
      <rect x="35" y="-7" width="30" height="8" className="uv-bridge" />
      <path d="M44.8-7V1M55-7V1" className="uv-bridge-joint" />
    </>
  ),
};

/** What an opening meets. Joined ends are drawn once, by the tile to the east or south. */
function endOf(tiles: readonly Tile[], cell: number, side: number): End | undefined {
  if (((tiles[cell] as Tile) & OPENINGS & (1 << side)) === 0) return undefined;
  const next = BOARD.beside[cell]?.[side] as number;
  if (next < 0) return 'shut';
  const neighbour = tiles[next] as Tile;
  if (neighbour === NO_TILE) return 'open';
  if ((neighbour & OPENINGS & (1 << ((side + 2) & 3))) === 0) return 'shut';
  return side === 0 || side === 3 ? 'joined' : undefined;
}

interface JointProps {
  readonly cell: number;
  readonly side: number;
  readonly children: ReactElement;
}
const OnSide = ({ cell, side, children }: JointProps): ReactElement => (
  <g transform={at(cell)}>
    <g transform={`rotate(${side * 90} 50 50)`}>{children}</g>
  </g>
);
const Joint = memo(function Joint({
  end,
  ...place
}: Omit<JointProps, 'children'> & { readonly end: End }): ReactElement {
  return <OnSide {...place}>{DRAWN[end]}</OnSide>;
});
const Spill = memo(function Spill(place: Omit<JointProps, 'children'>): ReactElement {
  return (
    <OnSide {...place}>
      <path d="M35 0L24-44H76L65 0Z" fill="url(#uv-spill)" />
    </OnSide>
  );
});

function each(
  tiles: readonly Tile[],
  draw: (cell: number, side: number, end: End) => ReactElement | null,
): (ReactElement | null)[] {
  const drawn: (ReactElement | null)[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    for (let side = 0; side < 4; side++) {
      const end = endOf(tiles, cell, side);
      if (end) drawn.push(draw(cell, side, end));
    }
  }
  return drawn;
}

/** Where openings meet the path goes on over the seam; where one is shut, a stone stands in it. */
export const Joints = memo(function Joints({ tiles }: { readonly tiles: readonly Tile[] }): ReactElement {
  return (
    <g>
      {each(tiles, (cell, side, end) => (
        <Joint key={`${cell} ${side}`} {...{ cell, side, end }} />
      ))}
    </g>
  );
});

/** Light that falls out of open ends onto the beds beside them. */
export const Spills = memo(function Spills({ tiles }: { readonly tiles: readonly Tile[] }): ReactElement {
  return (
    <g>
      {each(tiles, (cell, side, end) =>
        end === 'open' ? <Spill key={`${cell} ${side}`} {...{ cell, side }} /> : null,
      )}
    </g>
  );
});
