// The keys of a position, in the order of the page: how each is written, read, and filled where it is left out.
import { byName, FIRST_SEAT, filled, type JsonObject, keysOf, listSeats, type Seat } from '@penumbra/kit';
import { NO_CELLS, tilesOf } from './box.ts';
import { type Card, NO_TILE, type Tile } from './components.ts';
import { listCubes } from './cubes.ts';
import { cellText, cellTexts } from './notation.ts';
import { readCell, readPhase } from './read-phase.ts';
import { readCards, readPlans, readReserve, readSittingOut, readTiles } from './read-pieces.ts';
import { type Holding, heldCard, heldTile, holder, NOBODY_YET, type State } from './state.ts';
import type { View } from './view.ts';

type Known = State | View;

const gridJson = ({ config, tiles, cubes }: Known): JsonObject =>
  byName(config.box.grid.names, (cell) =>
    filled([
      ['tile', config.box.tileIds[tiles[cell] ?? NO_TILE]],
      ['cubes', listCubes(cubes[cell]!).map((seat) => config.seats[seat]!)],
    ]),
  );

const tileNames = ({ config }: Known, tiles: readonly Tile[]): string[] =>
  tiles.map((tile) => config.box.tileIds[tile]!);
const cardName = ({ config }: Known, card: Card): string => config.box.cardIds[card] ?? '';
const heldBy = (list: readonly Holding[], seat: Seat): Holding[] => list.filter((entry) => holder(entry) === seat);

const cardsJson = (s: Known): JsonObject =>
  filled([
    ['open', s.open.map((card) => cardName(s, card))],
    ['secret', byName<Seat>(s.config.seats, (seat) => cardName(s, s.secret[seat]!))],
    ['won', byName<Seat>(s.config.seats, (seat) => heldBy(s.won, seat).map((entry) => cardName(s, heldCard(entry))))],
  ]);

function tilesOut(s: State): Tile[] {
  const inGame = new Set<Tile>([...s.tiles, ...s.captured.map(heldTile), ...s.removed, ...s.supply]);
  return tilesOf(s.config.box).filter((tile) => !inGame.has(tile));
}

const atStart = (s: State, seat: Seat): Seat => (s.phase === 'first' ? NOBODY_YET : seat);
const hasTurn = (s: Known): boolean => s.phase === 'deploy' || s.phase === 'remove';

const KEYS = keysOf<State, View>()({
  round: { always: true, read: (it) => it.count(undefined, 1) },
  phase: { always: true, read: readPhase },
  start: {
    write: (s) => s.config.seats[s.start] ?? '',
    read: (it, s) => atStart(s, it.seatNamed(s.config.seats)),
    fill: (s) => atStart(s, FIRST_SEAT),
  },
  turn: {
    write: (s) => s.config.seats[s.turn] ?? '',
    read: (it, s) => (hasTurn(s) ? it.seatNamed(s.config.seats) : NOBODY_YET),
    fill: (s) => (hasTurn(s) ? s.start : NOBODY_YET),
  },
  pass: {
    read: (it, s) => it.count(s.config.box.passes, 1) * Number(s.phase === 'deploy'),
    fill: (s) => Number(s.phase === 'deploy'),
  },
  cell: { write: (s) => (s.cell < 0 ? '' : cellText(s.config, s.cell)), settle: readCell },
  grid: { write: gridJson, check: readTiles },
  reserve: { write: (s) => byName(s.config.seats, (seat) => s.reserve[seat]!), settle: readReserve },
  plans: {
    write: (s) => byName(s.config.seats, (seat) => cellTexts(s.config, s.plans[seat] ?? NO_CELLS)),
    read: readPlans,
  },
  captured: {
    write: (s) => byName<Seat>(s.config.seats, (seat) => tileNames(s, heldBy(s.captured, seat).map(heldTile))),
  },
  // Nobody sees which tiles are in the supply and which are out: only how many the supply holds.
  supply: {
    write: (s: State) => tileNames(s, s.supply),
    show: (v) => v.supply.reduce((sum, count) => sum + count, 0),
  },
  removed: { write: (s) => tileNames(s, s.removed) },
  out: { write: (s: State) => tileNames(s, tilesOut(s)), show: () => [] },
  sittingOut: {
    write: (s) => listSeats(s.sittingOut).map((seat) => s.config.seats[seat]!),
    read: readSittingOut,
  },
  equilibrium: { write: cardsJson, read: readCards },
  // Whoever sits out does so in the last round.
  lastRound: {
    read: (it) => it.flag(),
    fill: (s) => s.sittingOut !== 0,
    check(it, s, { phase }) {
      if (!s.lastRound && s.sittingOut !== 0) it.fail('impossible', 'with players in sittingOut it is true');
      if (s.lastRound && s.phase === 'remove') it.fail('impossible', `nobody removes a tile in it (${phase.at})`);
    },
  },
  quiet: { read: (it) => it.count() },
});

export const stateJson = KEYS.state;
export const viewJson = KEYS.view;
export const readKeys = KEYS.read;
export type Fields = ReturnType<typeof readKeys>;
