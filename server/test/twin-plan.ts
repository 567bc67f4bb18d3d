// What people can do in twin worlds without a viewer being told them apart by the rules: moves that are legal in both,
// bring no chance and tell the viewer the same. Whatever else the viewer is sent then comes from the server.
import {
  type Change,
  type Config,
  type Game,
  hasSeat,
  type JsonObject,
  listSeats,
  newsFor,
  type Seat,
  Source,
  Table,
  type Viewer,
  writeSeen,
} from '@penumbra/kit';

export interface PlannedMove {
  readonly seat: Seat;
  readonly move: string;
  /** Whether it can be taken back freely, in both worlds. */
  readonly undoable: boolean;
  /** Whether the viewer is asked after it and was not before. */
  readonly asks: boolean;
}

const MOST = 12;
const TRIES = 12;

export function tableFrom(game: Game, config: Config, position: JsonObject): Table {
  const start = game.notation.readState(new Source(position.state, 'state'), config);
  return new Table(game, config, { start: start as never });
}

/** Up to the first move that asks the viewer. */
export function planFor(worlds: readonly Table[], viewer: Viewer): PlannedMove[] {
  let now = worlds;
  const plan: PlannedMove[] = [];
  while (plan.length < MOST && !plan.at(-1)?.asks) {
    const next = nextMove(now, viewer);
    if (!next) break;
    plan.push(next.planned);
    now = next.after;
  }
  return plan;
}

function nextMove(worlds: readonly Table[], viewer: Viewer) {
  const [first] = worlds as [Table];
  if (first.turn.kind !== 'seat') return undefined;
  const [seat] = listSeats(first.waiting) as [Seat];
  const { game, config } = first;
  const moves = first.legal(seat).map((move) => game.notation.move(move as never, config));
  const step = Math.ceil(moves.length / TRIES);
  for (let i = 0; i < moves.length; i += step) {
    const move = moves[i] as string;
    const tried = worlds.map((world) => tryMove(world, seat, move, viewer));
    const [one, other] = tried;
    if (!one || !other || one.told !== other.told) continue;
    const after = tried.map((found) => (found as Tried).after);
    const undoable = after.every((table) => table.undoable(seat));
    const asks = viewer !== 'public' && viewer !== seat && hasSeat((after[0] as Table).waiting, viewer);
    return { planned: { seat, move, undoable, asks }, after };
  }
  return undefined;
}

interface Tried {
  readonly after: Table;
  /** Everything that the rules let the viewer know after it. */
  readonly told: string;
}

function tryMove(world: Table, seat: Seat, move: string, viewer: Viewer): Tried | undefined {
  const { game, config, state, entries, steps } = world;
  const after = new Table(game, config, { later: { state: game.clone(state as never), entries, steps } });
  const answer = after.submitText(seat, move);
  if (!answer.ok || after.turn.kind === 'chance' || after.turn.kind === 'over') return undefined;
  const news = newsFor(answer.value as Change, viewer);
  return { after, told: JSON.stringify([news, writeSeen(game, after.sight(viewer)), after.undoable(seat)]) };
}
