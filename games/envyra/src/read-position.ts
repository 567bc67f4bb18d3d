// Import of a state: read what is there, fill what is left out, refuse what cannot be, then run on.
import { listSeats, type Source } from '@penumbra/kit';
import type { TableConfig } from './box.ts';
import { NO_CARD, NO_TILE, OPEN_CARDS } from './components.ts';
import { cardsToDeal, tilesToLay } from './draws.ts';
import { planners } from './finish.ts';
import { type Fields, readKeys } from './position.ts';
import { setup } from './setup.ts';
import { blankState, type Phase, type State } from './state.ts';
import { runOn } from './turn.ts';
import { countThemes } from './view.ts';

export function readState(source: Source, config: TableConfig): State {
  const s = blankState(config);
  const fields = readKeys(source, s);
  countThemes(s);
  if (isSetup(s.phase)) checkSetup(fields, s);
  if (leadsToPlan(s.phase)) checkPlanners(fields, s);
  runOn(s);
  return s;
}

const SETUP: readonly Phase[] = ['first', 'deal', 'lay', 'open', 'secret'];
export const isSetup = (phase: Phase): boolean => SETUP.includes(phase);
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
