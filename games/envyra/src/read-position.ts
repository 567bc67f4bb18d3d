// Import of a state: read what is there, fill what is left out, refuse what cannot be, then run on.
import { FIRST_SEAT, hasSeat, listSeats, type Source, withSeat } from '@penumbra/kit';
import { cellNumbered, type TableConfig } from './box.ts';
import { NO_CARD, NO_TILE, OPEN_CARDS } from './components.ts';
import { cardsToDeal, tilesToLay } from './draws.ts';
import { planners } from './finish.ts';
import { readCards, readCell, readPlans, readReserve, readSeat, readTiles } from './read-pieces.ts';
import { setup } from './setup.ts';
import { blankState, PHASES, type Phase, type State } from './state.ts';
import { runOn } from './turn.ts';
import { countThemes } from './view.ts';

const KEYS = [
  'round',
  'phase',
  'start',
  'turn',
  'pass',
  'cell',
  'grid',
  'reserve',
  'plans',
  'captured',
  'supply',
  'removed',
  'out',
  'sittingOut',
  'equilibrium',
  'lastRound',
  'quiet',
] as const;
type Fields = { readonly [key in (typeof KEYS)[number]]: Source };

export function readState(source: Source, config: TableConfig): State {
  const fields = source.fields(...KEYS);
  const s = readWhatIsThere(fields, config);
  if (isSetup(s.phase)) checkSetup(fields, s);
  if (leadsToPlan(s.phase)) checkPlanners(fields, s);
  runOn(s);
  return s;
}

/** Without asking what can be and what follows: what is hidden in a view would be missed. */
export const readUnchecked = (source: Source, config: TableConfig): State =>
  readWhatIsThere(source.fields(...KEYS), config);

function readWhatIsThere(fields: Fields, config: TableConfig): State {
  const s = blankState(config);
  s.phase = readPhase(fields.phase, config);
  s.round = fields.round.absent ? 1 : fields.round.count(undefined, 1);
  s.quiet = fields.quiet.absent ? 0 : fields.quiet.count();
  readTiles(fields, s);
  countThemes(s);
  readCards(fields.equilibrium, s);
  readPlans(fields.plans, s);
  readReserve(fields.reserve, s);
  readSittingOut(fields, s);
  readWhoseTurn(fields, s);
  readEmptiedCell(fields.cell, s);
  return s;
}

function readPhase(source: Source, config: TableConfig): Phase {
  if (source.absent) return 'first';
  const phase = source.oneOf(PHASES, 'phase');
  const { openCards, secretCards } = config.box;
  if ((phase === 'open' && !openCards) || (phase === 'secret' && !secretCards)) {
    source.fail('impossible', `the option equilibrium ${config.options.equilibrium} has no phase ${phase}`);
  }
  return phase;
}

/** Whoever sits out does so in the last round. */
function readSittingOut({ sittingOut, lastRound, phase }: Fields, s: State): void {
  for (const entry of sittingOut.list()) {
    const seat = readSeat(entry, s);
    if (hasSeat(s.sittingOut, seat)) entry.fail('impossible', `${entry.value} sits out twice`);
    s.sittingOut = withSeat(s.sittingOut, seat);
  }
  s.lastRound = lastRound.absent ? s.sittingOut !== 0 : lastRound.flag();
  if (!s.lastRound && s.sittingOut !== 0) lastRound.fail('impossible', 'with players in sittingOut it is true');
  if (s.lastRound && s.phase === 'remove') lastRound.fail('impossible', `nobody removes a tile in it (${phase.at})`);
}

function readWhoseTurn({ start, turn, pass }: Fields, s: State): void {
  const starting = start.absent ? FIRST_SEAT : readSeat(start, s);
  if (s.phase !== 'first') s.start = starting;
  const read = pass.absent ? 1 : pass.count(s.config.box.passes, 1);
  if (s.phase !== 'deploy' && s.phase !== 'remove') return;
  s.turn = turn.absent ? s.start : readSeat(turn, s);
  if (s.phase === 'deploy') s.pass = read;
}

function readEmptiedCell(source: Source, s: State): void {
  if (s.phase !== 'replace') return;
  s.cell = source.absent ? cellNumbered(s.tiles.indexOf(NO_TILE)) : readCell(source, s);
  if (s.cell < 0) source.fail('impossible', 'there is no empty cell');
  if (s.tiles[s.cell] !== NO_TILE) source.fail('impossible', 'the cell to replace a tile in holds one');
}

const SETUP: readonly Phase[] = ['first', 'deal', 'lay', 'open', 'secret'];
const isSetup = (phase: Phase): boolean => SETUP.includes(phase);
const leadsToPlan = (phase: Phase): boolean =>
  isSetup(phase) || phase === 'plan' || phase === 'remove' || phase === 'replace';

/** What is still to be dealt must not lie there already, and there must be enough to deal. */
function checkSetup({ supply, equilibrium, phase }: Fields, s: State): void {
  const { box } = s.config;
  if (s.phase === 'first' || s.phase === 'deal') setup(s.config);
  if (s.phase === 'lay' && tilesToLay(s, 'lay').length < box.cells) {
    supply.fail('too-few', `fewer than ${box.cells} starting tiles to lay in the grid`);
  }
  const beforeOpen = s.phase !== 'secret' && box.openCards;
  if (beforeOpen && s.open.length + s.won.length > 0) {
    equilibrium.child(s.open.length > 0 ? 'open' : 'won').fail('impossible', `no card is open yet in phase ${s.phase}`);
  }
  if (s.secret.some((card) => card !== NO_CARD)) {
    equilibrium.child('secret').fail('impossible', `no secret card is dealt yet in phase ${s.phase}`);
  }
  const needed = (beforeOpen ? OPEN_CARDS : 0) + (box.secretCards ? box.players : 0);
  if (cardsToDeal(s).length < needed) phase.fail('too-few', `fewer than ${needed} cards to deal`);
}

/** Whoever is to plan has a cube to plan with and a tile to mark. */
function checkPlanners({ grid, reserve }: Fields, s: State): void {
  if ((s.phase === 'plan' || s.phase === 'remove') && s.tiles.every((tile) => tile === NO_TILE)) {
    grid.fail('impossible', `no tile in the grid in phase ${s.phase}`);
  }
  for (const seat of listSeats(planners(s))) {
    const colour = s.config.seats[seat]!;
    if (s.reserve[seat] === 0)
      reserve.child(colour).fail('impossible', `${colour} is to plan without a cube in reserve`);
  }
}
