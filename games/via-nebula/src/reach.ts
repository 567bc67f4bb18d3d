import type { Atlas } from './atlas.ts';
import { tokenOf } from './box.ts';
import { countOf, type Goods } from './goods.ts';
import { isEmptyMeadow } from './ground.ts';
import type { State } from './state.ts';
import { FOREST, type Hex, MAX_CELLS, MIST, type Resource, type Token } from './words.ts';

// How many actions lie between a hex and the nearest resource of a kind: tiles to lay (two actions on forest), and one
// for a craftsman where the resource is still a token. For judging positions; the rules never ask this.

/** Farther than anything. */
const UNREACHABLE = 99;
const FARTHEST = 12;

/** By hex, the actions to the nearest resource of the kind that was asked last. */
const steps = new Uint8Array(MAX_CELLS);
const buckets: number[][] = Array.from({ length: FARTHEST + 3 }, () => []);
const sizes = new Int32Array(FARTHEST + 3);

function reached(hex: number, cost: number): void {
  if (cost >= (steps[hex] as number) || cost > FARTHEST) return;
  steps[hex] = cost;
  const bucket = buckets[cost] as number[];
  bucket[sizes[cost] as number] = hex;
  sizes[cost] = (sizes[cost] as number) + 1;
}

/** Fills `into[i]` with the actions between ruin i and the nearest resource of a kind. */
export function reachOf(s: State, kind: Resource, into: Uint8Array): void {
  const { atlas } = s.config.box;
  steps.fill(UNREACHABLE, 0, atlas.size);
  sizes.fill(0);
  for (let meadow = 0; meadow < s.goods.length; meadow++) {
    const token = (s.tokens[meadow] as number) - 1;
    if (countOf(s.goods[meadow] as Goods, kind) > 0) reached(atlas.meadows[meadow] as Hex, 0);
    else if (token >= 0 && tokenOf(s.config, token as Token).resource === kind)
      reached(atlas.meadows[meadow] as Hex, 1);
  }
  for (let cost = 0; cost <= FARTHEST; cost++) {
    for (let i = 0; i < (sizes[cost] as number); i++) {
      const hex = (buckets[cost] as number[])[i] as number;
      if (steps[hex] === cost) spread(s, atlas, hex as Hex, cost);
    }
  }
  for (let i = 0; i < atlas.ruins.length; i++) into[i] = nearest(atlas, atlas.ruins[i] as Hex);
}

function spread(s: State, atlas: Atlas, from: Hex, cost: number): void {
  const around = atlas.neighbours[from] as readonly Hex[];
  for (let i = 0; i < around.length; i++) {
    const hex = around[i] as Hex;
    if (isEmptyMeadow(s, hex)) reached(hex, cost);
    else if (atlas.terrain[hex] === MIST) reached(hex, cost + 1);
    else if (atlas.terrain[hex] === FOREST) reached(hex, cost + 2);
  }
}

function nearest(atlas: Atlas, ruin: Hex): number {
  const around = atlas.neighbours[ruin] as readonly Hex[];
  let best = UNREACHABLE;
  for (let i = 0; i < around.length; i++) {
    const cost = steps[around[i] as Hex] as number;
    if (cost < best) best = cost;
  }
  return best;
}
