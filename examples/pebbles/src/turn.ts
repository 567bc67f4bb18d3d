import { CHANCE_TURN, firstSeats, jointTurn, OVER_TURN, seatTurn, type Turn } from '@penumbra/kit';
import type { State } from './state.ts';

/** Whom the game waits for: the sequence of play as one table. */
export function turn(s: State): Turn {
  switch (s.phase) {
    case 'fill':
      return CHANCE_TURN;
    // #hidden
    case 'deal':
      return CHANCE_TURN;
    // #end
    // #joint
    case 'add':
      return jointTurn(firstSeats(s.config.box.players));
    // #end
    case 'take':
      return seatTurn(s.turn);
    case 'over':
      return OVER_TURN;
  }
}
