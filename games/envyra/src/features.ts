import { type Features, FIRST_SEAT, type Seat } from '@penumbra/kit';
import { NO_THEMES, themesOwned } from './box.ts';
import { NO_TILE } from './components.ts';
import { capturer, cubesOf, NO_CUBES } from './cubes.ts';
import { legal, type Move, play } from './moves/index.ts';
import { promise } from './promise.ts';
import { scoreOf } from './scoring.ts';
import { clone, meets, nextSeat, type State } from './state.ts';
import { worthOf } from './worth.ts';

/** What a seat's chances rest on; what each is worth was learned (`weights.ts`). */
const NAMES = [
  'points',
  'inReach',
  'pointsNearEnd',
  'inReachNearEnd',
  'themes0',
  'themes1',
  'themes2',
  'themes3',
  'starting',
  'barred',
  'setPoints',
  'reserve',
  'cubesOut',
  'ahead',
] as const;
const WIDTH = NAMES.length;
/** By how many of the three themes a seat owns: without all of them it cannot touch the End Tile. */
const THEMES = NAMES.indexOf('themes0');
const THEMES_END = NAMES.indexOf('starting');

/** Revealed plans are carried out first, everybody deploying what looks best: before that nothing has changed hands. */
function settled(s: State): State {
  if (s.phase !== 'deploy') return s;
  const after = clone(s);
  while (after.phase === 'deploy') play(after, after.turn, likeliest(after));
  return after;
}

function likeliest(s: State): Move {
  const moves = legal(s, s.turn);
  const [one, other] = moves;
  if (one === undefined) throw new Error('nothing to deploy');
  return other === undefined || promise(s, s.turn, one) >= promise(s, s.turn, other) ? one : other;
}

/** What a seat has on the grid. Written over for every seat. */
const grid = { inReach: 0, barred: 0, cubes: 0, ahead: 0 };

function lookAtGrid(s: State, seat: Seat): void {
  const { box } = s.config;
  grid.inReach = 0;
  grid.barred = 0;
  grid.cubes = 0;
  grid.ahead = 0;
  for (let cell = 0; cell < s.tiles.length; cell++) {
    const tile = s.tiles[cell] ?? NO_TILE;
    if (tile === NO_TILE) continue;
    if (!meets(s, seat, tile)) grid.barred++;
    const cubes = s.cubes[cell] ?? NO_CUBES;
    const own = cubesOf(cubes, seat);
    if (own === 0) continue;
    grid.inReach += (worthOf(s, seat, tile) * own) / (box.required[tile] ?? 0);
    grid.cubes += own;
    if (capturer(cubes) === seat) grid.ahead++;
  }
}

function write(s: State, into: Float64Array): void {
  const { box } = s.config;
  const isEnding = s.tiles.includes(box.end) ? 1 : 0;
  const first = s.phase === 'refill' ? nextSeat(s, s.start) : s.start;
  for (let seat = FIRST_SEAT, row = 0; seat < s.reserve.length; seat++, row += WIDTH) {
    lookAtGrid(s, seat);
    const { total, sets } = scoreOf(s, seat);
    into[row] = total;
    into[row + 1] = grid.inReach;
    into[row + 2] = isEnding * total;
    into[row + 3] = isEnding * grid.inReach;
    into.fill(0, row + THEMES, row + THEMES_END);
    into[row + THEMES + themesOwned(s.themes[seat] ?? NO_THEMES)] = 1;
    into[row + 8] = first === seat ? 1 : 0;
    into[row + 9] = grid.barred;
    into[row + 10] = sets;
    into[row + 11] = s.reserve[seat] ?? 0;
    into[row + 12] = grid.cubes;
    into[row + 13] = grid.ahead;
  }
}

/** The supply runs down; the End Tile lies at its end. */
function progress(s: State): number {
  const taken = s.captured.length + s.removed.length;
  return taken / Math.max(1, taken + s.supply.length);
}

export const features: Features<State> = { names: NAMES, write, progress, settled };
