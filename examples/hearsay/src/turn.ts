import { CHANCE_TURN, OVER_TURN, seatTurn, type Turn } from '@penumbra/kit';
import type { State } from './state.ts';

/** Whom the game waits for: the sequence of play as one table. */
export function turn(s: State): Turn {
  switch (s.phase) {
    case 'roll':
      return CHANCE_TURN;
    case 'talk':
      return seatTurn(s.turn);
    case 'over':
      return OVER_TURN;
  }
}
