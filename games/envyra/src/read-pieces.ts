// Import of what lies somewhere: tiles, cards and cubes, none of them in two places.
import {
  FIRST_SEAT,
  hasSeat,
  NO_SEATS,
  Places,
  quote,
  type Seat,
  type Seats,
  type Source,
  type Sources,
  union,
  withSeat,
} from '@penumbra/kit';
import { cellNumbered, NO_CELLS, setOf, sizeOf } from './box.ts';
import { type Card, CUBES_PER_PLAYER, END, NO_CARD, type Tile } from './components.ts';
import { cubeCount, placed } from './cubes.ts';
import { addHolding, cubesOnTiles, holding, type State } from './state.ts';

type TileSources = Sources<'captured' | 'supply' | 'removed' | 'out'>;

export function readTiles(grid: Source, s: State, fields: TileSources): void {
  const places = new Places<Tile>('tile', (id) => s.config.box.tileOf.get(id));
  for (const [name, entry] of grid.entries()) readGridCell(name, entry, places, s);
  for (const [seat, list] of fields.captured.bySeat(s.config.seats)) {
    for (const entry of list.list()) addHolding(s.captured, holding(seat, readCaptured(entry, places, s)));
  }
  const inGame = (entry: Source): Tile => {
    if (s.phase === 'first' || s.phase === 'deal') notDealtYet(entry, s);
    return places.read(entry);
  };
  s.supply = fields.supply
    .list()
    .map(inGame)
    .sort((a, b) => a - b);
  s.removed = fields.removed.list().map(inGame);
  // Whatever tile is nowhere is out: to read the list is to check it.
  for (const entry of fields.out.list()) places.read(entry);
}

const notDealtYet = (source: Source, s: State): never =>
  source.fail('impossible', `in phase ${s.phase} every tile is in out`);

function readGridCell(name: string, source: Source, places: Places<Tile>, s: State): void {
  const cell = cellNumbered(s.config.box.grid.names.indexOf(name));
  if (cell < 0) source.fail('bad-value', `unknown cell ${quote(name)}; known: ${s.config.box.grid.names.join(', ')}`);
  if (source.absent) return;
  if (s.phase === 'first' || s.phase === 'deal') notDealtYet(source, s);
  if (s.phase === 'lay') source.fail('impossible', 'in phase lay no tile is in the grid');
  const fields = source.fields('tile', 'cubes');
  const tile = places.read(fields.tile);
  s.tiles[cell] = tile;
  const required = s.config.box.required[tile]!;
  for (const cube of fields.cubes.list()) {
    s.cubes[cell] = placed(s.cubes[cell]!, cube.seatNamed(s.config.seats));
    if (cubeCount(s.cubes[cell]) < required) continue;
    fields.cubes.fail('too-many', `a tile with the ${required} cubes that it requires is captured`);
  }
}

function readCaptured(source: Source, places: Places<Tile>, s: State): Tile {
  if (s.phase === 'first' || s.phase === 'deal') notDealtYet(source, s);
  const tile = places.read(source);
  if (tile === s.config.box.end && s.phase !== 'over') {
    source.fail('impossible', `${END} is captured, so the game is over`);
  }
  return tile;
}

export function readCards(source: Source, s: State): void {
  const { box, options } = s.config;
  const { open, secret, won } = source.fields('open', 'secret', 'won');
  const places = new Places<Card>('card', (id) => box.cardOf.get(id));
  const read = (entry: Source, allowed: boolean): Card => {
    if (!allowed) entry.fail('impossible', `no such card with the option equilibrium ${options.equilibrium}`);
    return places.read(entry);
  };
  s.open = open
    .list()
    .map((entry) => read(entry, box.openCards))
    .sort((a, b) => a - b);
  for (const [seat, entry] of secret.bySeat(s.config.seats))
    s.secret[seat] = entry.absent ? NO_CARD : read(entry, box.secretCards);
  for (const [seat, list] of won.bySeat(s.config.seats)) {
    for (const entry of list.list()) addHolding(s.won, holding(seat, read(entry, box.openCards)));
  }
}

export function readPlans(source: Source, s: State): State['plans'] {
  const most = s.config.box.planned;
  for (const [seat, list] of source.bySeat(s.config.seats)) {
    const cells = list.list();
    if (cells.length > 0 && s.phase !== 'deploy') list.fail('impossible', `there are no plans in phase ${s.phase}`);
    if (cells.length > most) list.fail('too-many', `${cells.length} cells; a plan has at most ${most}`);
    for (const entry of cells) {
      const plan = s.plans[seat]!;
      const cell = setOf(cellNumbered(entry.indexIn(s.config.box.grid.names, 'cell')));
      if ((plan & cell) !== NO_CELLS) entry.fail('impossible', `${quote(entry.value)} stands in the plan twice`);
      s.plans[seat] = union(plan, cell);
    }
  }
  return s.plans;
}

/** What is left out of a reserve is what is missing to five cubes. */
export function readReserve(source: Source, s: State): void {
  for (let seat = FIRST_SEAT; seat < s.reserve.length; seat++) {
    s.reserve[seat] = CUBES_PER_PLAYER - cubesOnTiles(s, seat) - sizeOf(s.plans[seat]!);
  }
  for (const [seat, entry] of source.bySeat(s.config.seats)) {
    if (!entry.absent && entry.count() !== s.reserve[seat]) wrongCubes(entry, s, seat);
  }
  for (let seat = FIRST_SEAT; seat < s.reserve.length; seat++) {
    if (s.reserve[seat]! < 0) wrongCubes(source.child(s.config.seats[seat]!), s, seat);
  }
}

const wrongCubes = (source: Source, s: State, seat: Seat): never =>
  source.fail(
    'impossible',
    `the cubes of ${s.config.seats[seat]} in grid, plans and reserve do not add up to ${CUBES_PER_PLAYER}`,
  );

export function readSittingOut(source: Source, s: State): Seats {
  return source.list().reduce((set, entry) => {
    const seat = entry.seatNamed(s.config.seats);
    if (hasSeat(set, seat)) entry.fail('impossible', `${entry.value} sits out twice`);
    return withSeat(set, seat);
  }, NO_SEATS);
}
