import type { Seat } from '@penumbra/kit';
import { type CellSet, NO_CELLS, sizeOf } from './box.ts';
import { CUBES_PER_PLAYER, NO_CARD, NO_TILE, type Tile } from './components.ts';
import { type Cubes, cubeCount } from './cubes.ts';
import { cubesOnTiles, heldCard, heldTile, type State } from './state.ts';

export function invariants(s: State): string | undefined {
  const { box, seats } = s.config;
  const places = [
    ...s.tiles.filter((tile) => tile !== NO_TILE),
    ...s.captured.map(heldTile),
    ...s.removed,
    ...s.supply,
  ];
  if (new Set(places).size !== places.length) return 'a tile in two places';
  const cards = [...s.open, ...s.won.map(heldCard), ...s.secret.filter((card) => card !== NO_CARD)];
  if (new Set(cards).size !== cards.length) return 'a card in two places';
  for (let seat = 0 as Seat; seat < box.players; seat++) {
    const all = cubesOnTiles(s, seat) + (s.reserve[seat] as number) + sizeOf(s.plans[seat] as CellSet);
    if (all !== CUBES_PER_PLAYER) return `${seats[seat]} has ${all} cubes`;
  }
  for (let cell = 0; cell < box.cells; cell++) {
    const count = cubeCount(s.cubes[cell] as Cubes);
    const tile = s.tiles[cell] as Tile;
    if (count > 0 && tile === NO_TILE) return 'cubes on a cell without a tile';
    if (count > 0 && count >= (box.required[tile] as number)) return 'a full tile that was not captured';
  }
  if (s.phase !== 'deploy' && s.plans.some((plan) => plan !== NO_CELLS)) return `plans in phase ${s.phase}`;
  if (s.supply.some((tile, i) => i > 0 && tile <= (s.supply[i - 1] as Tile))) return 'the supply is out of order';
  return undefined;
}
