import { memo, type ReactElement } from 'react';
import { energyOf, type Heap, NO_HEAP } from '../../src/flowers.ts';
import { colourName, coloursOf } from '../../src/setup.ts';
import type { TableConfig } from '../../src/state.ts';
import { FlowerArt, type FlowerColour } from './Flower.tsx';

/** Where the colours of a heap lie on a tile of 100 × 100, by how many they are. */
const PLACES: readonly { readonly r: number; readonly at: readonly (readonly [number, number])[] }[] = [
  { r: 0, at: [] },
  { r: 25, at: [[50, 50]] },
  {
    r: 22,
    at: [
      [31, 31],
      [69, 69],
    ],
  },
  {
    r: 20,
    at: [
      [50, 26],
      [27, 70],
      [73, 70],
    ],
  },
  {
    r: 19.5,
    at: [
      [28, 28],
      [72, 28],
      [28, 72],
      [72, 72],
    ],
  },
  {
    r: 17.5,
    at: [
      [25, 25],
      [75, 25],
      [25, 75],
      [75, 75],
      [50, 50],
    ],
  },
];

/** Energy on a tile: one flower a colour, its number in the heart. */
export const HeapArt = memo(function HeapArt({
  heap,
  config,
  marks,
}: {
  readonly heap: Heap;
  readonly config: TableConfig;
  readonly marks: boolean;
}): ReactElement | null {
  if (heap === NO_HEAP) return null;
  const present = coloursOf(config).filter((colour) => energyOf(heap, colour) > 0);
  const { r, at } = PLACES[present.length] as (typeof PLACES)[number];
  return (
    <g>
      {present.map((colour, i) => (
        <FlowerArt
          key={colour}
          colour={colourName(config, colour) as FlowerColour}
          count={energyOf(heap, colour)}
          x={(at[i] as readonly [number, number])[0]}
          y={(at[i] as readonly [number, number])[1]}
          r={r}
          marks={marks}
        />
      ))}
    </g>
  );
});
