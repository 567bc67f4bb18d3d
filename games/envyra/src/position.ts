import { everySeat, type Json, type JsonObject, listSeats, type Seat } from '@penumbra/kit';
import { NO_CELLS, tilesOf } from './box.ts';
import { type Card, NO_TILE, type Tile } from './components.ts';
import { listCubes } from './cubes.ts';
import { cellText, cellTexts } from './notation.ts';
import { type Holding, heldCard, heldTile, holder, type State } from './state.ts';
import type { View } from './view.ts';

// States and views as JSON, in the words and the order of the formats.

const isFilled = (value: Json): boolean =>
  typeof value === 'object'
    ? value !== null && Object.keys(value).length > 0
    : value !== 0 && value !== false && value !== '';
const filled = (entries: Iterable<readonly [string, Json]>): JsonObject =>
  Object.fromEntries([...entries].filter(([, value]) => isFilled(value)));

const bySeat = ({ config }: State | View, of: (seat: Seat) => Json): JsonObject =>
  filled(everySeat(config.seats).map((seat) => [config.seats[seat]!, of(seat)]));

function writeGrid(s: State | View): JsonObject {
  const { box, seats } = s.config;
  return filled(
    box.grid.names.map((name, cell) => {
      const tile = s.tiles[cell]!;
      if (tile === NO_TILE) return [name, {}];
      const cubes = listCubes(s.cubes[cell]!).map((seat) => seats[seat]!);
      return [name, { tile: box.tileIds[tile]!, ...(cubes.length > 0 && { cubes }) }];
    }),
  );
}

const heldBy = (list: readonly Holding[], seat: Seat): Holding[] => list.filter((entry) => holder(entry) === seat);

function writeEquilibrium(s: State | View): JsonObject {
  const { cardIds } = s.config.box;
  const name = (card: Card): string => cardIds[card] ?? '';
  return filled([
    ['open', s.open.map(name)],
    ['secret', bySeat(s, (seat) => name(s.secret[seat]!))],
    ['won', bySeat(s, (seat) => heldBy(s.won, seat).map((entry) => name(heldCard(entry))))],
  ]);
}

interface Tiles {
  readonly supply: Json;
  readonly out: Json;
}

function write(s: State | View, { supply, out }: Tiles): JsonObject {
  const { box, seats } = s.config;
  const ids = (tiles: readonly Tile[]): string[] => tiles.map((tile) => box.tileIds[tile]!);
  return {
    round: s.round,
    phase: s.phase,
    ...filled([
      ['start', seats[s.start] ?? ''],
      ['turn', seats[s.turn] ?? ''],
      ['pass', s.pass],
      ['cell', s.cell < 0 ? '' : cellText(s.config, s.cell)],
      ['grid', writeGrid(s)],
      ['reserve', bySeat(s, (seat) => s.reserve[seat]!)],
      ['plans', bySeat(s, (seat) => cellTexts(s.config, s.plans[seat] ?? NO_CELLS))],
      ['captured', bySeat(s, (seat) => ids(heldBy(s.captured, seat).map(heldTile)))],
      ['supply', supply],
      ['removed', ids(s.removed)],
      ['out', out],
      ['sittingOut', listSeats(s.sittingOut).map((seat) => seats[seat]!)],
      ['equilibrium', writeEquilibrium(s)],
      ['lastRound', s.lastRound],
      ['quiet', s.quiet],
    ]),
  };
}

export function stateJson(s: State): JsonObject {
  const { tileIds } = s.config.box;
  const inGame = new Set<Tile>([...s.tiles, ...s.captured.map(heldTile), ...s.removed, ...s.supply]);
  return write(s, {
    supply: s.supply.map((tile) => tileIds[tile]!),
    out: tilesOf(s.config.box).flatMap((tile) => (inGame.has(tile) ? [] : [tileIds[tile]!])),
  });
}

/** Nobody sees which tiles are in the supply and which are out: only how many the supply holds. */
export const viewJson = (v: View): JsonObject =>
  write(v, { supply: v.supply.reduce((sum, count) => sum + count, 0), out: [] });
