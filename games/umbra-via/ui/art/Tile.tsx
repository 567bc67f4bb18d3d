import { memo, type ReactElement } from 'react';
import { NO_TILE, OPENINGS, ORIENTATIONS, SHAPES, shapeOf, type Tile } from '../../src/components.ts';
import { MIDLINES, type PathShape, VARIANTS } from './stones.ts';

/** By how many degrees the drawn shape is turned. */
const turnOf = (tile: Tile): number => 90 * (ORIENTATIONS[shapeOf(tile)] as readonly Tile[]).indexOf(tile);
const isPath = (tile: Tile): boolean => (tile & OPENINGS) !== 0;

/** A tile of 100 × 100: stones, and the path laid into them. `seed` varies the stones; light and shadow do not turn. */
export const TileArt = memo(function TileArt({
  tile,
  seed = 0,
}: {
  readonly tile: Tile;
  readonly seed?: number;
}): ReactElement | null {
  if (tile === NO_TILE) return null;
  const name = SHAPES[shapeOf(tile)] as string;
  return (
    <g className="uv-tile">
      <rect y="3.5" width="100" height="100" rx="7" className="uv-slabside" />
      <g clipPath="url(#uv-tile-edge)">
        <rect width="100" height="100" className="uv-grout" />
        <use
          href={`#uv-tile-${name}${isPath(tile) ? `-${seed % VARIANTS}` : ''}`}
          width="100"
          height="100"
          transform={isPath(tile) ? `rotate(${turnOf(tile)} 50 50)` : undefined}
        />
      </g>
      <path d="M2 96V9A7 7 0 0 1 9 2H96" className="uv-bevel-light" />
      <rect x=".6" y=".6" width="98.8" height="98.8" rx="6.6" className="uv-bevel" />
    </g>
  );
});

/** The course of a tile's path as a line. */
export const Midline = ({ tile, look }: { readonly tile: Tile; readonly look: string }): ReactElement | null =>
  isPath(tile) ? (
    <path
      d={MIDLINES[SHAPES[shapeOf(tile)] as PathShape]}
      transform={`rotate(${turnOf(tile)} 50 50)`}
      className={look}
    />
  ) : null;

/** A tile as a picture of its own. */
export function TilePicture({
  tile,
  seed = 0,
  size = '100%',
}: {
  readonly tile: Tile;
  readonly seed?: number;
  readonly size?: number | string;
}): ReactElement {
  return (
    <svg viewBox="-1 -1 102 105" width={size} aria-hidden="true" className="uv-picture">
      <TileArt tile={tile} seed={seed} />
    </svg>
  );
}
