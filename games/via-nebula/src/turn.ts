import { CHANCE_TURN, OVER_TURN, seatTurn, type Turn } from '@penumbra/kit';
import { NO_CONTRACT, type Phase, type State } from './state.ts';

/** Who decides in each phase. How phases follow each other stands in `flow.ts`. */
const DECIDES: { readonly [phase in Phase]: 'seat' | 'chance' | 'nobody' } = {
  first: 'chance',
  tokens: 'chance',
  private: 'chance',
  open: 'chance',
  act: 'seat',
  ability: 'seat',
  secret: 'chance',
  refill: 'chance',
  over: 'nobody',
};

export function turn(s: State): Turn {
  switch (DECIDES[s.phase]) {
    case 'seat':
      return seatTurn(s.turn);
    case 'chance':
      return CHANCE_TURN;
    case 'nobody':
      return OVER_TURN;
  }
}

/** The phases of the setup, in order. */
export const SETUP_PHASES: readonly Phase[] = ['first', 'tokens', 'private', 'open'];

/** The first empty place of the display; `NONE` if there is none. */
export const emptyPlace = (s: State): number => s.open.indexOf(NO_CONTRACT);
