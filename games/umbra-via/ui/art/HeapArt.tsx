import { memo, type ReactElement } from 'react';
import { colourName, coloursOf, type Played } from '../../src/box.ts';
import { energyOf, type Heap, NO_HEAP } from '../../src/flowers.ts';
import { FlowerArt, type FlowerColour } from './Flower.tsx';

/** Every seat has its corner of a tile, so place tells colours apart as surely as shape, and openings stay free. */
const CORNERS = [
  { x: 25, y: 25 },
  { x: 75, y: 25 },
  { x: 25, y: 75 },
  { x: 75, y: 75 },
];
const RADIUS = 24;

/** Energy on a tile: one flower a colour, its number in the heart. */
export const HeapArt = memo(function HeapArt({
  heap,
  config,
}: {
  readonly heap: Heap;
  readonly config: Played;
}): ReactElement | null {
  if (heap === NO_HEAP) return null;
  return (
    <g>
      {coloursOf(config).map((colour, place) =>
        energyOf(heap, colour) > 0 ? (
          <FlowerArt
            key={colour}
            cased
            colour={colourName(config, colour) as FlowerColour}
            count={energyOf(heap, colour)}
            {...CORNERS[place]}
            r={RADIUS}
          />
        ) : null,
      )}
    </g>
  );
});

/** Loose flowers wait in a pool of dark water. */
export const PoolArt = ({ heap, config }: { readonly heap: Heap; readonly config: Played }): ReactElement => (
  <g>
    <ellipse cx="50" cy="52" rx="45" ry="43" className="uv-pool" />
    <path d="M12 50A38 37 0 0 1 80 28M88 54A38 37 0 0 1 22 78" className="uv-swirl" />
    <g transform="translate(9 10) scale(.82)">
      <HeapArt heap={heap} config={config} />
    </g>
  </g>
);
