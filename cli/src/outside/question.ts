// The question of the line protocol: how it is written for a bot outside, and read by one.
import type { Request } from '@penumbra/bots';
import {
  type Config,
  configure,
  type Game,
  type GameTypes,
  type JsonObject,
  NO_SEATS,
  Rng,
  type Seat,
  type Seen,
  type Source,
} from '@penumbra/kit';

/** What a program is asked: what the seat sees, and enough of the table to understand it without a memory. */
export function questionOf<T extends GameTypes>({ game, seen, seat }: Request<T>, ms: number): JsonObject {
  const { config } = seen.view as unknown as GameTypes['View'];
  const { options, components } = config.given;
  return {
    game: config.game,
    seats: config.seats,
    options,
    components,
    seat: config.seats[seat] as string,
    view: game.notation.view(seen.view),
    legal: seen.legal.map((move) => game.notation.move(move, config as never)),
    ms,
  };
}

export interface Asked {
  readonly seat: Seat;
  readonly seen: Seen<GameTypes>;
  readonly ms: number;
  readonly config: Config;
}

/** A view and a legal list from outside, as a table would have shown them. */
export function readQuestion(game: Game, usual: Config, source: Source): Asked {
  const fields = source.fields('game', 'seats', 'options', 'components', 'seat', 'view', 'legal', 'ms');
  if (!fields.game.absent && fields.game.text() !== usual.game) {
    fields.game.fail('wrong-game', `this bot was started for ${usual.game}`);
  }
  const config = fields.seats.absent
    ? usual
    : configure(game, {
        seats: fields.seats.value,
        options: fields.options.value,
        components: fields.components.value,
      });
  const seat = fields.seat.indexIn(config.seats, 'seat') as Seat;
  const view = game.notation.readView(fields.view, config, seat);
  // Any world that looks like the view will do to read notation, and to see whose turn it is.
  const world = game.determinize(view, new Rng('reading'));
  const legal = fields.legal.list().map((entry) => {
    const move = game.notation.parseMove(entry.text(), world, seat);
    return move.ok ? move.value : entry.fail('bad-value', `"${entry.text()}" is no move: ${move.refusal.code}`);
  });
  if (legal.length === 0) fields.legal.fail('too-few', 'a bot is asked only when it can move');
  const rest = { step: 0, committed: NO_SEATS, mine: undefined, undoable: false };
  return {
    seat,
    seen: { view, turn: game.turn(world), legal, ...rest },
    ms: fields.ms.absent ? 1000 : fields.ms.count(),
    config,
  };
}
