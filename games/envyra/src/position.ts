// The keys of a position, in the order of the page: how each is written, read, and filled where it is left out.
import {
  byName,
  type Codec,
  codec,
  everySeat,
  FIRST_SEAT,
  itemOf,
  keysOf,
  listSeats,
  quote,
  type Source,
  type Sources,
  thingOf,
  type Viewer,
} from '@penumbra/kit';
import {
  BASIC,
  type Cell,
  type CellSet,
  cellNumbered,
  STARTING,
  sizeOf,
  type TableConfig,
  type TileClass,
  tilesOf,
  tilesOfClass,
} from './box.ts';
import {
  type Card,
  CUBES_PER_PLAYER,
  END,
  HIDDEN_CARD,
  NO_CARD,
  NO_TILE,
  OPEN_CARDS,
  type Tile,
} from './components.ts';
import { type Cubes, cubeCount, listCubes, NO_CUBES, placed } from './cubes.ts';
import { cardsToDeal, tilesToLay } from './draws.ts';
import { planners } from './finish.ts';
import { setup } from './setup.ts';
import { blankState, cubesOnTiles, PHASES, type Phase, type State } from './state.ts';
import { runOn } from './turn.ts';
import { countThemes, replacementFailed, type View, view } from './view.ts';

type Known = State | View;

const BEFORE_DEAL: readonly Phase[] = ['first', 'deal'];
const SETUP: readonly Phase[] = [...BEFORE_DEAL, 'lay', 'open', 'secret'];
const LEAD_TO_PLAN: readonly Phase[] = [...SETUP, 'plan', 'remove', 'replace'];
const hasTurn = (s: State): boolean => s.phase === 'deploy' || s.phase === 'remove';

const CELL = codec.index<Cell, Known>(({ config }) => config.box.grid.names, 'cell');
const TILE = codec.thing<Tile, Known>(({ config }) => config.box.tileIds, 'tile');
const OUT = codec.list(TILE);
const undealt = ({ phase }: Known) => BEFORE_DEAL.includes(phase) && `in phase ${phase} every tile is in out`;
const DEALT = codec.unless(TILE, undealt);
const CAPTURED = codec.refusing(
  DEALT,
  (tile, { config, phase }) => tile === config.box.end && phase !== 'over' && `${END} is captured, so the game is over`,
);
const CARD = codec.thing<Card, Known>(({ config }) => config.box.cardIds, 'card');
const cardIf = (used: 'openCards' | 'secretCards'): Codec<Card, Known> =>
  codec.unless(
    CARD,
    ({ config: { box, options } }) => !box[used] && `no such card with the option equilibrium ${options.equilibrium}`,
  );
const [OPEN, SECRET] = [cardIf('openCards'), cardIf('secretCards')];

const CUBES: Codec<Cubes, Known> = {
  write: (cubes, s) => listCubes(cubes).map((seat) => codec.seat.write(seat, s)),
  read: (it, s, _, cell = 0) =>
    it.list().reduce((cubes, entry) => {
      const more = placed(cubes, codec.seat.read(entry, s));
      const required = s.config.box.required[s.tiles[cell] ?? NO_TILE] ?? 0;
      if (cubeCount(more) < required) return more;
      return it.fail('too-many', `a tile with the ${required} cubes that it requires is captured`);
    }, NO_CUBES),
};
const CELLS = codec.bits(CELL, (it) => it.fail('impossible', `${quote(it.value)} stands in the plan twice`));
const PLAN: Codec<CellSet, Known> = {
  ...CELLS,
  read(it, s) {
    const [cells, most] = [it.list().length, s.config.box.planned];
    if (cells > 0 && s.phase !== 'deploy') it.fail('impossible', `there are no plans in phase ${s.phase}`);
    if (cells > most) it.fail('too-many', `${cells} cells; a plan has at most ${most}`);
    return CELLS.read(it, s);
  },
};

const EQUILIBRIUM = codec.object<Pick<State, 'open' | 'secret' | 'won'>, Known>({
  open: codec.sorted(OPEN),
  secret: codec.bySeat(codec.orNone(SECRET, NO_CARD)),
  won: codec.ownedBySeat(OPEN),
});

const KEYS = keysOf<State, View>()(
  {
    round: { always: true, as: codec.count(undefined, 1) },
    phase: {
      always: true,
      as: codec.word(PHASES, 'phase'),
      impossible: ({ phase, config: { box, options } }) =>
        ((phase === 'open' && !box.openCards) || (phase === 'secret' && !box.secretCards)) &&
        `the option equilibrium ${options.equilibrium} has no phase ${phase}`,
    },
    start: { as: codec.seat, where: (s) => s.phase !== 'first', fill: () => FIRST_SEAT },
    turn: { as: codec.seat, where: hasTurn, fill: (s) => s.start },
    pass: {
      write: (s) => s.pass,
      read: (it, s) => it.count(s.config.box.passes, 1) * Number(s.phase === 'deploy'),
      fill: (s) => Number(s.phase === 'deploy'),
    },
    cell: {
      as: CELL,
      where: (s) => s.phase === 'replace',
      fill: (s) => cellNumbered(s.tiles.indexOf(NO_TILE)),
      impossible: (s) =>
        s.phase === 'replace' &&
        ((s.cell < 0 && 'there is no empty cell') ||
          (s.tiles[s.cell] !== NO_TILE && 'the cell to replace a tile in holds one')),
    },
    grid: {
      as: codec.rows<State, Known>({
        names: ({ config }) => config.box.grid.names,
        find: (it, name, { config }) => it.indexIn(config.box.grid.names, 'cell', name),
        why: (s) => undealt(s) || (s.phase === 'lay' && 'in phase lay no tile is in the grid'),
        each: codec.parts({ tile: ['tiles', TILE], cubes: ['cubes', CUBES] }),
      }),
    },
    reserve: { write: (s) => byName(s.config.seats, s.reserve, (cubes) => cubes), settle: readReserve },
    plans: { as: codec.bySeat(PLAN) },
    captured: { as: codec.ownedBySeat(CAPTURED) },
    // Nobody sees which tiles are in the supply and which are out: only how many the supply holds.
    supply: { as: codec.sorted(DEALT), show: (v) => v.supply.reduce((sum, count) => sum + count, 0) },
    removed: { as: codec.list(DEALT) },
    // Whatever tile is nowhere is out: to read the list is to check it.
    out: {
      write: (s: State) => OUT.write(tilesOut(s), s),
      show: () => [],
      read: (it, s) => void OUT.read(it, s),
    },
    sittingOut: { as: codec.seats((it) => it.fail('impossible', `${it.value} sits out twice`)) },
    equilibrium: {
      write: (s) => EQUILIBRIUM.write(s, s),
      read: (it, s) => void Object.assign(s, EQUILIBRIUM.read(it, s, s)),
    },
    // Whoever sits out does so in the last round.
    lastRound: {
      as: codec.flag,
      fill: (s) => s.sittingOut !== 0,
      check(it, s, { phase }) {
        if (!s.lastRound && s.sittingOut !== 0) it.fail('impossible', 'with players in sittingOut it is true');
        if (s.lastRound && s.phase === 'remove') it.fail('impossible', `nobody removes a tile in it (${phase.at})`);
      },
    },
    quiet: { as: codec.count() },
  },
  { start: blankState, first: ['grid'], follow },
);

/** What is left out of a reserve is what is missing to five cubes. */
function readReserve(source: Source, s: State): void {
  const given = new Map(source.bySeat(s.config.seats));
  s.reserve = everySeat(s.plans).map((seat) => {
    const left = CUBES_PER_PLAYER - cubesOnTiles(s, seat) - sizeOf(itemOf(s.plans, seat));
    const entry = given.get(seat);
    if (left >= 0 && left === (entry?.absent === false ? entry.count() : left)) return left;
    const colour = itemOf(s.config.seats, seat);
    const sum = `do not add up to ${CUBES_PER_PLAYER}`;
    return source.child(colour).fail('impossible', `the cubes of ${colour} in grid, plans and reserve ${sum}`);
  });
}

/** All tiles that lie somewhere. */
const tilesIn = (s: State): Set<Tile> => new Set([...s.tiles, ...s.captured.map(thingOf), ...s.removed, ...s.supply]);

function tilesOut(s: State): Tile[] {
  const inGame = tilesIn(s);
  return tilesOf(s.config.box).filter((tile) => !inGame.has(tile));
}

function follow(s: State, all: Sources<'supply' | 'equilibrium' | 'phase' | 'grid' | 'reserve'>): void {
  countThemes(s);
  if (SETUP.includes(s.phase)) checkSetup(all, s);
  if (LEAD_TO_PLAN.includes(s.phase)) checkPlanners(all, s);
  runOn(s);
}

/** What is still to be dealt must not lie there already, and there must be enough to deal. */
function checkSetup({ supply, equilibrium, phase }: Sources<'supply' | 'equilibrium' | 'phase'>, s: State): void {
  const { box } = s.config;
  if (BEFORE_DEAL.includes(s.phase)) setup(s.config);
  if (s.phase === 'lay' && tilesToLay(s, 'lay').length < box.cells)
    supply.fail('too-few', `fewer than ${box.cells} starting tiles to lay in the grid`);
  const beforeOpen = s.phase !== 'secret' && box.openCards;
  if (beforeOpen && s.open.length + s.won.length > 0)
    equilibrium.child(s.open.length > 0 ? 'open' : 'won').fail('impossible', `no card is open yet in phase ${s.phase}`);
  if (s.secret.some((card) => card !== NO_CARD))
    equilibrium.child('secret').fail('impossible', `no secret card is dealt yet in phase ${s.phase}`);
  const needed = (beforeOpen ? OPEN_CARDS : 0) + (box.secretCards ? box.players : 0);
  if (cardsToDeal(s).length < needed) phase.fail('too-few', `fewer than ${needed} cards to deal`);
}

/** Whoever is to plan has a cube to plan with and a tile to mark. */
function checkPlanners({ grid, reserve }: Sources<'grid' | 'reserve'>, s: State): void {
  if ((s.phase === 'plan' || s.phase === 'remove') && s.tiles.every((tile) => tile === NO_TILE))
    grid.fail('impossible', `no tile in the grid in phase ${s.phase}`);
  const seat = listSeats(planners(s)).find((seat) => s.reserve[seat] === 0);
  const colour = seat === undefined ? undefined : s.config.seats[seat];
  if (colour) reserve.child(colour).fail('impossible', `${colour} is to plan without a cube in reserve`);
}

export const { state: stateJson, view: viewJson, readState } = KEYS;

/** A view from its JSON, with what everybody can work out from it. */
export function readView(source: Source, config: TableConfig, viewer: Viewer): View {
  const supply = source.child('supply');
  const size = supply.value === undefined ? 0 : supply.count(config.box.tileIds.length);
  // Without asking what can be and what follows: what is hidden would be missed.
  const s = KEYS.readKeys(source.with({ supply: undefined }), config);
  countThemes(s);
  const dealt = config.box.secretCards && s.phase !== 'over' && !SETUP.includes(s.phase);
  return {
    ...view(s, viewer),
    secret: s.secret.map((card) => (card === NO_CARD && dealt ? HIDDEN_CARD : card)),
    supply: countSupply(s, size),
    nothingFits: replacementFailed(s, size),
  };
}

/** The End Tile until it is seen, the starting tiles dealt and not seen, and basic ones for the rest. */
function countSupply(s: State, size: number): number[] {
  const { box } = s.config;
  const seen = tilesIn(s);
  const unseen = (of: TileClass): number => tilesOfClass(box, of).filter((tile) => !seen.has(tile)).length;
  const laid = tilesOfClass(box, STARTING).length - unseen(STARTING);
  const end = seen.has(box.end) ? 0 : Math.min(1, size);
  const starting = Math.max(0, Math.min(box.size.starting - laid, unseen(STARTING), size - end));
  const basic = Math.min(size - end - starting, unseen(BASIC));
  return [starting, basic, size - end - starting - basic, end];
}
