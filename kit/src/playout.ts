import type { Seat } from './base.ts';
import { type Game, type GameTypes, pickMove } from './game.ts';
import type { Rng } from './rng.ts';

/**
 * Plays random moves until the game is over or `limit` steps are taken; gives the number of steps.
 * A step is one seat's choice or one outcome of chance, as in a record.
 */
export function playOut<T extends GameTypes>(
  game: Game<T>,
  s: T['State'],
  rng: Rng,
  limit = Number.POSITIVE_INFINITY,
): number {
  const choices: (T['Move'] | undefined)[] = [];
  let steps = 0;
  while (steps < limit) {
    const turn = game.turn(s);
    switch (turn.kind) {
      case 'over':
        return steps;
      case 'chance':
        game.nature.apply(s, game.nature.sample(s, rng));
        steps++;
        break;
      case 'seat':
        game.play(s, turn.seat, pickMove(game, s, turn.seat, rng));
        steps++;
        break;
      case 'joint': {
        const players = s.config.seats.length;
        for (let seat = 0; seat < players; seat++) {
          const asked = (turn.seats & (1 << seat)) !== 0;
          choices[seat] = asked ? pickMove(game, s, seat as Seat, rng) : undefined;
          if (asked) steps++;
        }
        game.resolve(s, choices);
        break;
      }
    }
  }
  return steps;
}
