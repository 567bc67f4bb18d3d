import { memo, type ReactElement } from 'react';
import { BLOCK, FOUR_POINT, NO_TILE, OPENINGS, type Tile, VOID } from '../../src/components.ts';
import { courses, mosaic } from './mosaic.ts';

const LANES = ['a', 'b', 'c'];
/** Dashes of neighbouring courses start at different places, as a mason would lay them. */
const OFFSETS = [0, 5, 2.5];

/** A tile of 100 × 100: stones, and the path laid into them. `seed` varies the stones. */
export const TileArt = memo(function TileArt({
  tile,
  seed = 0,
  lit = false,
}: {
  readonly tile: Tile;
  readonly seed?: number;
  readonly lit?: boolean;
}): ReactElement | null {
  if (tile === NO_TILE) return null;
  const { bed, lanes } = courses(tile & OPENINGS);
  return (
    <g className={lit ? 'uv-tile uv-lit' : 'uv-tile'}>
      <rect x="0" y="0" width="100" height="100" rx="7" className="uv-grout" />
      <g clipPath="inset(0 round 7px)">
        {mosaic(tile + (seed % 5) * 64).map((d, shade) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shades never change places
          <path key={shade} d={d} className={`uv-stone${shade}`} />
        ))}
        {bed && (
          <>
            <path d={bed} className="uv-kerb" />
            <path d={bed} className="uv-bed" />
            {lanes.map((d, i) => (
              <path key={d} d={d} className={`uv-lane uv-lane-${LANES[i % 3]}`} strokeDashoffset={OFFSETS[i % 3]} />
            ))}
          </>
        )}
      </g>
      <SpecialArt tile={tile} />
      <rect x=".75" y=".75" width="98.5" height="98.5" rx="6.5" className="uv-bevel" />
    </g>
  );
});

function SpecialArt({ tile }: { readonly tile: Tile }): ReactElement | null {
  if (tile === FOUR_POINT) {
    return (
      <g transform="translate(50 50)">
        <circle r="33" className="uv-kerb-fill" />
        {[0, 90, 180, 270].map((angle) => (
          <path key={angle} d="M0-38L8-8L0 0L-8-8Z" transform={`rotate(${angle})`} className="uv-star" />
        ))}
        {[45, 135, 225, 315].map((angle) => (
          <path key={angle} d="M0-22L5-6L0 0L-5-6Z" transform={`rotate(${angle})`} className="uv-star uv-star-small" />
        ))}
        <circle r="5" className="uv-kerb-fill" />
      </g>
    );
  }
  if (tile === VOID) {
    return (
      <g transform="translate(50 50)">
        <circle r="36" className="uv-kerb-fill" />
        <circle r="31" className="uv-void-rim" />
        <circle r="25" className="uv-void" />
        <path d="M0-19A19 19 0 0 1 17 8M9 12A15 15 0 0 1-15 2M-11-4A11 11 0 0 1 6-9" className="uv-swirl" />
      </g>
    );
  }
  if (tile === BLOCK) {
    return (
      <g>
        <rect x="16" y="16" width="68" height="68" rx="6" className="uv-kerb-fill" />
        <rect x="20" y="20" width="60" height="60" rx="4" className="uv-slab" />
        <path d="M34 34L66 66M66 34L34 66" className="uv-cross" />
      </g>
    );
  }
  return null;
}

/** A tile as a picture of its own. */
export function TilePicture({
  tile,
  seed,
  size = '100%',
}: {
  readonly tile: Tile;
  readonly seed?: number;
  readonly size?: number | string;
}): ReactElement {
  return (
    <svg viewBox="-1 -1 102 102" width={size} height={size} aria-hidden="true" className="uv-picture">
      <TileArt tile={tile} {...(seed !== undefined && { seed })} />
    </svg>
  );
}
