import {
  type Config,
  configure,
  type Game,
  type JsonObject,
  Rng,
  readPosition,
  type Seat,
  Source,
  type Table,
} from '@penumbra/kit';
import { type ViaNebula, viaNebula } from '@penumbra/via-nebula';
import type { Move } from '../src/moves/move.ts';
import type { State } from '../src/state.ts';

export const games = { 'via-nebula': viaNebula as unknown as Game };
const MAP = ['M~R~M', '~M~F~', 'R~~XM', '~~R~~'];

export const tableFor = (players: number, map = 'beginner'): Config<ViaNebula> =>
  configure(viaNebula, { seats: viaNebula.facts.colours.slice(0, players), options: { map } });

/** A table on a position of the small map. */
export function positioned(
  state: JsonObject,
  seats: readonly string[] = ['blue', 'black', 'white', 'red'],
): Table<ViaNebula> {
  const position = { game: 'via-nebula', seats, state: { map: MAP, ...state } };
  return readPosition(games, new Source(position), 'c0ffee') as unknown as Table<ViaNebula>;
}

export const stateOf = (table: Table<ViaNebula>): State => viaNebula.clone(table.state as State);

/** Plays a game at random, or one step ahead by the hints, and shows every state on the way. */
export function playThrough(
  config: Config<ViaNebula>,
  seed: string,
  onState: (s: State) => void = () => {},
  isGreedy: (seat: Seat) => boolean = () => false,
): State {
  const rng = new Rng(seed);
  const s = viaNebula.setup(config);
  for (;;) {
    onState(s);
    const turn = viaNebula.turn(s);
    if (turn.kind === 'over') return s;
    if (turn.kind === 'chance') viaNebula.nature.apply(s, viaNebula.nature.sample(s, rng));
    else if (turn.kind === 'seat') {
      viaNebula.play(
        s,
        turn.seat,
        isGreedy(turn.seat) ? bestMove(s, turn.seat, rng) : rng.pick(viaNebula.legal(s, turn.seat)),
      );
    }
  }
}

function bestMove(s: State, seat: Seat, rng: Rng): Move {
  const world = viaNebula.determinize(viaNebula.view(s, seat), rng);
  const worth = (move: Move): number => {
    const trial = viaNebula.clone(world);
    viaNebula.play(trial, seat, move);
    return viaNebula.hints.evaluate(trial, seat);
  };
  const moves = viaNebula.legal(s, seat);
  const worths = moves.map(worth);
  const best = Math.max(...worths);
  return rng.pick(moves.filter((_, i) => worths[i] === best));
}
