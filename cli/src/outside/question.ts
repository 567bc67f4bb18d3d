// The question of the line protocol: how it is written for a bot outside, and read by one.
import type { Request } from '@penumbra/bots';
import {
  type Config,
  configure,
  type Game,
  type GameTypes,
  hasSeat,
  type JsonObject,
  NO_SEATS,
  readSeen,
  SEEN_KEYS,
  type Seat,
  type Seen,
  Source,
  waitingIn,
  worldOf,
  writeSeen,
} from '@penumbra/kit';

/** What a program is asked: what the seat sees, and enough of the table to understand it without a memory. */
export function questionOf<T extends GameTypes>({ game, seen, seat }: Request<T>, ms: number): JsonObject {
  const { config } = seen.view;
  const { options, components } = config.given;
  return {
    game: config.game,
    seats: config.seats,
    options,
    components,
    seat: config.seats[seat] as string,
    ...writeSeen(game, seen),
    legal: seen.legal.map((move) => game.notation.move(move, config as Config<T>)),
    ms,
  };
}

export interface Asked {
  readonly seat: Seat;
  readonly seen: Seen;
  readonly ms: number;
  readonly config: Config;
}

const KEYS = ['game', 'seats', 'options', 'components', 'seat', 'legal', 'ms', ...SEEN_KEYS] as const;
type Fields = { readonly [key in (typeof KEYS)[number]]: Source };

/** A view and a legal list from outside, as a table would have shown them. */
export function readQuestion(game: Game, usual: Config, source: Source): Asked {
  const fields = source.fields(...KEYS);
  if (!fields.game.absent && fields.game.text() !== usual.game) {
    fields.game.fail('wrong-game', `this bot was started for ${usual.game}`);
  }
  const given = fields.seats.absent
    ? usual
    : configure(game, {
        seats: fields.seats.value,
        options: fields.options.value,
        components: fields.components.value,
      });
  const seat = fields.seat.indexIn(given.seats, 'seat') as Seat;
  const seen = readSeen(game, given, fields.viewer.absent ? fromView(game, given, fields) : seenIn(fields));
  const { config } = seen.view;
  // Any world that looks like the view will do to read notation.
  const world = worldOf(game, seen.view);
  const legal = fields.legal.list().map((entry) => {
    const move = game.notation.parseMove(entry.text(), world, seat);
    return move.ok ? move.value : entry.fail('bad-value', `"${entry.text()}" is no move: ${move.refusal.code}`);
  });
  if (legal.length === 0) fields.legal.fail('too-few', 'a bot is asked only when it can move');
  return { seat, seen: { ...seen, legal }, ms: fields.ms.absent ? 1000 : fields.ms.count(), config };
}

const seenIn = (fields: Fields): Source =>
  new Source(Object.fromEntries(SEEN_KEYS.map((key) => [key, fields[key].value])));

/** Whoever asks with a view alone: what else there is to see follows from it. */
function fromView(game: Game, config: Config, { seat, view }: Fields): Source {
  const world = worldOf(game, game.notation.readView(view, config, seat.indexIn(config.seats) as Seat));
  const turn = game.turn(world);
  const waiting = config.seats.filter((_, other) => hasSeat(waitingIn(turn, NO_SEATS), other as Seat));
  return new Source({
    viewer: seat.value,
    view: view.value,
    turn: turn.kind,
    waiting,
    committed: [],
    undoable: false,
    round: game.round(world),
    step: 0,
    entry: 0,
  });
}
