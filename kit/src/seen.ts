// What one viewer is shown: complete, so that nobody at a table needs the table, and with one text form.
import {
  hasSeat,
  listSeats,
  NO_SEATS,
  type Refusal,
  type Seat,
  type Seats,
  seatsOf,
  type Viewer,
  withoutSeat,
} from './base.ts';
import {
  CHANCE_TURN,
  type Config,
  type Game,
  type GameTypes,
  jointTurn,
  OVER_TURN,
  type Result,
  seatTurn,
  type Turn,
} from './game.ts';
import { readResult, writeResult } from './result.ts';
import { Rng } from './rng.ts';
import { type JsonObject, quote, type Source } from './source.ts';

/** Everything that a screen, a bot or a client needs to show or to choose. */
export interface Seen<T extends GameTypes = GameTypes> {
  readonly view: T['View'];
  readonly turn: Turn;
  /** Who still has to choose. */
  readonly waiting: Seats;
  /** Who has committed in a joint turn: that, not what. */
  readonly committed: Seats;
  /** The viewer's own commitment, which may still be retracted. */
  readonly mine: T['Move'] | undefined;
  /** Follows from the view, so it does not travel. */
  readonly legal: readonly T['Move'][];
  readonly undoable: boolean;
  readonly round: number;
  /** The number of steps in the record so far. */
  readonly step: number;
  /** The number of entries in the journal so far; the next one has this number. */
  readonly entry: number;
  /** Once the game is over. */
  readonly result: Result | undefined;
}

/** What travels of it. */
export type Sight<T extends GameTypes = GameTypes> = Omit<Seen<T>, 'legal'>;

export const SEAT_REFUSALS = ['game-over', 'waiting-for-chance', 'not-your-turn', 'already-committed'] as const;
export type SeatRefusal = (typeof SEAT_REFUSALS)[number];

/** Why a seat cannot choose at all at this moment, whatever it would choose. */
export function seatRefusal(turn: Turn, committed: Seats, seat: Seat | undefined): SeatRefusal | undefined {
  if (turn.kind === 'over') return 'game-over';
  if (turn.kind === 'chance') return 'waiting-for-chance';
  const asked = turn.kind === 'seat' ? turn.seat === seat : seat !== undefined && hasSeat(turn.seats, seat);
  if (!asked) return 'not-your-turn';
  return hasSeat(committed, seat as Seat) ? 'already-committed' : undefined;
}

export const waitingIn = (turn: Turn, committed: Seats): Seats => {
  if (turn.kind === 'seat') return seatsOf([turn.seat]);
  return turn.kind === 'joint' ? listSeats(committed).reduce(withoutSeat, turn.seats) : NO_SEATS;
};

export const seatOfViewer = (viewer: Viewer): Seat | undefined => (viewer === 'public' ? undefined : viewer);

/** Any world that the view allows: it gives the viewer the same moves and the same answers as the true one. */
export const worldOf = <T extends GameTypes>(game: Game<T>, view: T['View']): T['State'] =>
  game.determinize(view, new Rng('a world that the view allows'));

/** What a table would answer, told from what the viewer sees: nobody has to write its refusals a second time. */
export function refusalOf<T extends GameTypes>(
  game: Game<T>,
  { view, turn, committed, legal }: Seen<T>,
  move: T['Move'],
): Refusal<T['Refusal'] | SeatRefusal> | undefined {
  const seat = seatOfViewer(view.viewer);
  const code = seatRefusal(turn, committed, seat);
  if (code) return { code, at: [] };
  return legal.includes(move) ? undefined : game.refuse(worldOf(game, view), seat as Seat, move);
}

export function writeSeen<T extends GameTypes>(game: Game<T>, seen: Sight<T>): JsonObject {
  const { view, mine, result } = seen;
  const config = view.config as Config<T>;
  const names = (seats: Seats): string[] => listSeats(seats).map((seat) => config.seats[seat] as string);
  return {
    viewer: view.viewer === 'public' ? 'public' : (config.seats[view.viewer] as string),
    view: game.notation.view(view),
    turn: seen.turn.kind,
    waiting: names(seen.waiting),
    committed: names(seen.committed),
    ...(mine && { mine: game.notation.move(mine, config) }),
    undoable: seen.undoable,
    round: seen.round,
    step: seen.step,
    entry: seen.entry,
    ...(result && { result: writeResult(result, config, 'whole') }),
  };
}

export const SEEN_KEYS = [
  'viewer',
  'view',
  'turn',
  'waiting',
  'committed',
  'mine',
  'undoable',
  'round',
  'step',
  'entry',
  'result',
] as const;

/** Requires: a config of the same table. A view that brings its own map gives the table's one config. */
export function readSeen<T extends GameTypes>(game: Game<T>, given: Config<T>, source: Source): Seen<T> {
  const fields = source.fields(...SEEN_KEYS);
  const viewer: Viewer =
    fields.viewer.text() === 'public' ? 'public' : (fields.viewer.indexIn(given.seats, 'seat') as Seat);
  const view = game.notation.readView(fields.view, given, viewer);
  const seatsIn = (list: Source): Seats =>
    seatsOf(list.list().map((entry) => entry.indexIn(given.seats, 'seat') as Seat));
  const committed = seatsIn(fields.committed);
  const waiting = seatsIn(fields.waiting);
  const turn = readTurn(fields.turn, { waiting, committed });
  return {
    view,
    turn,
    waiting,
    committed,
    ...choicesIn(game, view, { waiting, mine: fields.mine }),
    undoable: fields.undoable.flag(),
    round: fields.round.count(),
    step: fields.step.count(),
    entry: fields.entry.count(),
    result: fields.result.absent ? undefined : readResult(fields.result, view.config as Config<T>),
  };
}

/** What the viewer has chosen and may choose, told from a world of its view. */
function choicesIn<T extends GameTypes>(
  game: Game<T>,
  view: T['View'],
  { waiting, mine }: { readonly waiting: Seats; readonly mine: Source },
): Pick<Seen<T>, 'mine' | 'legal'> {
  const seat = seatOfViewer(view.viewer);
  if (seat === undefined || (mine.absent && !hasSeat(waiting, seat))) return { mine: undefined, legal: [] };
  const world = worldOf(game, view);
  if (mine.absent) return { mine: undefined, legal: game.legal(world, seat) };
  const move = game.notation.parseMove(mine.text(), world, seat);
  if (!move.ok) return mine.fail('bad-value', `${quote(mine.value)} is no move: ${move.refusal.code}`);
  return { mine: move.value, legal: [] };
}

interface Asked {
  readonly waiting: Seats;
  readonly committed: Seats;
}

function readTurn(source: Source, { waiting, committed }: Asked): Turn {
  switch (source.oneOf(['seat', 'joint', 'chance', 'over'] as const, 'turn')) {
    case 'over':
      return OVER_TURN;
    case 'chance':
      return CHANCE_TURN;
    case 'joint':
      return jointTurn((waiting | committed) as Seats);
    case 'seat': {
      const [seat, ...others] = listSeats(waiting);
      return seat === undefined || others.length > 0
        ? source.fail('impossible', 'the turn of one seat waits for one')
        : seatTurn(seat);
    }
  }
}
