import { owned, type Refusal, type Seat, without } from '@penumbra/kit';
import { type Cell, NO_CELLS, setOf, themesWith } from '../box.ts';
import { type Card, NO_TILE } from '../components.ts';
import { capturer, cubeCount, listCubes, NO_CUBES, placed, sendHome } from '../cubes.ts';
import { finish, type Telling } from '../finish.ts';
import { addOwned, ownsSymbols, type State, takeOut } from '../state.ts';
import { passTurn, readyCells } from '../turn.ts';
import { movesByCell } from './move-lists.ts';
import { cellNames, cellsOutside, type RefusalCode, refused, WRONG_PHASE } from './refusal.ts';

// E-5, E-6: deploy a planned cube; a tile that holds the cubes it requires is captured at once.

export interface DeployMove {
  readonly kind: 'deploy';
  readonly cell: Cell;
}

const moves = movesByCell<DeployMove>((cell) => ({ kind: 'deploy', cell }));
export const deployMove = moves.move;

export const mayDeploy = (s: State, seat: Seat): boolean => s.phase === 'deploy' && s.turn === seat;

export const legalDeploys = (s: State, seat: Seat): readonly DeployMove[] => moves.list(readyCells(s, seat));

export function refuseDeploy(s: State, seat: Seat, { cell }: DeployMove): Refusal<RefusalCode> | undefined {
  if (!mayDeploy(s, seat)) return WRONG_PHASE;
  const set = setOf(cell);
  if ((readyCells(s, seat) & set) !== 0) return undefined;
  const names = cellNames(s, set);
  if (cellsOutside(s, set) !== NO_CELLS) return refused('no-such-cell', ...names);
  if ((s.plans[seat]! & set) === 0) return refused('not-planned', ...names);
  return refused(s.tiles[cell] === NO_TILE ? 'tile-gone' : 'restricted', ...names);
}

export function playDeploy(s: State, seat: Seat, { cell }: DeployMove, tell: Telling): void {
  const cubes = placed(s.cubes[cell]!, seat);
  s.plans[seat] = without(s.plans[seat]!, setOf(cell));
  s.cubes[cell] = cubes;
  tell?.say({ kind: 'cube-deployed', seat, cell });
  const tile = s.tiles[cell]!;
  if (cubeCount(cubes) < s.config.box.required[tile]!) {
    passTurn(s, tell);
    return;
  }
  capture(s, cell, tell);
  if (tile === s.config.box.end) finish(s, tell);
  else passTurn(s, tell);
}

function capture(s: State, cell: Cell, tell: Telling): void {
  const { box } = s.config;
  const tile = s.tiles[cell]!;
  const cubes = s.cubes[cell]!;
  const seat = capturer(cubes);
  sendHome(cubes, s.reserve);
  s.cubes[cell] = NO_CUBES;
  s.tiles[cell] = NO_TILE;
  s.quiet = 0;
  s.themes[seat] = themesWith(s.themes[seat]!, box.adds[tile]!);
  addOwned(s.captured, owned(tile, seat));
  tell?.say({ kind: 'tile-captured', seat, cell, tile, cubes: listCubes(cubes) });
  if (s.open.length > 0) takeOpenCards(s, seat, tell);
}

/** In the order of the ids, which is the order they are kept in. */
function takeOpenCards(s: State, seat: Seat, tell: Telling): void {
  for (const card of s.open.filter((open: Card) => ownsSymbols(s, seat, open))) {
    takeOut(s.open, card);
    addOwned(s.won, owned(card, seat));
    tell?.say({ kind: 'card-won', seat, card });
  }
}
