import { type Game, type GameTypes, pickMove, Rng, type Seat } from '@penumbra/kit';
import type { Bot, Request } from './bot.ts';

const WORLDS = 6;
/** Longer lists are cut to the most promising moves first, where the game can tell. */
const WIDEST = 100;

/** Buffers that are written over at every choice. */
interface Scratch<T extends GameTypes> {
  world: T['State'];
  readonly trial: T['State'];
  readonly choices: (T['Move'] | undefined)[];
}

/**
 * One step ahead by the game's own evaluation. Every move is tried in the same few worlds that the view allows,
 * against the same random choices of the other seats, so that moves are compared and not luck.
 */
export function greedyBot(): Bot {
  let scratch: Scratch<GameTypes> | undefined;
  return {
    name: 'greedy',
    choose<T extends GameTypes>(request: Request<T>): T['Move'] {
      const { seen } = request;
      if (seen.legal.length === 1) return seen.legal[0] as T['Move'];
      if (scratch?.world.config !== seen.view.config) scratch = newScratch(request) as Scratch<GameTypes>;
      return chooseBest(request, scratch as Scratch<T>);
    },
  };
}

const newScratch = <T extends GameTypes>({ game, seen }: Request<T>): Scratch<T> => {
  // Written over before it is read, so its stream is not the bot's.
  const world = game.determinize(seen.view, new Rng('scratch'));
  return { world, trial: game.clone(world), choices: seen.view.config.seats.map(() => undefined) };
};

function chooseBest<T extends GameTypes>(request: Request<T>, scratch: Scratch<T>): T['Move'] {
  const { game, seen, seat, rng, budget } = request;
  let moves: readonly T['Move'][] = seen.legal;
  let totals: number[] = [];
  const worlds = isCertain(request) ? 1 : (budget.iterations ?? WORLDS);
  for (let i = 0; i < worlds; i++) {
    if (i > 0 && budget.late?.()) break;
    scratch.world = game.determinize(seen.view, rng, scratch.world);
    if (i === 0) {
      moves = mostPromising(game, scratch.world, seat, moves);
      totals = moves.map(() => 0);
    }
    chooseForOthers(request, scratch);
    for (let m = 0; m < moves.length; m++) totals[m]! += worth(request, scratch, moves[m] as T['Move']);
  }
  return bestOf(moves, totals, request);
}

/** True where nothing is hidden and nobody else chooses: one world says all. */
const isCertain = <T extends GameTypes>({ game, seen }: Request<T>): boolean =>
  !game.facts.hidden && seen.turn.kind === 'seat';

function chooseForOthers<T extends GameTypes>(request: Request<T>, scratch: Scratch<T>): void {
  const { game, seen, seat, rng } = request;
  if (seen.turn.kind !== 'joint') return;
  const { seats } = seen.turn;
  for (let other = 0; other < scratch.choices.length; other++) {
    const asked = other !== seat && (seats & (1 << other)) !== 0;
    scratch.choices[other] = asked ? pickMove(game, scratch.world, other as Seat, rng) : undefined;
  }
}

/** How the seat stands after the move. Chance that follows is left open: the evaluation sees the state before it. */
function worth<T extends GameTypes>(request: Request<T>, scratch: Scratch<T>, move: T['Move']): number {
  const { game, seen, seat } = request;
  const { choices } = scratch;
  const trial = game.clone(scratch.world, scratch.trial);
  if (seen.turn.kind === 'joint') {
    choices[seat] = move;
    game.resolve(trial, choices);
  } else {
    game.play(trial, seat, move);
  }
  return game.hints.evaluate(trial, seat);
}

function mostPromising<T extends GameTypes>(
  game: Game<T>,
  s: T['State'],
  seat: Seat,
  moves: readonly T['Move'][],
): readonly T['Move'][] {
  const { hints } = game;
  if (moves.length <= WIDEST || !hints.promise) return moves;
  const rated = moves.map((move) => ({ move, promise: hints.promise?.(s, seat, move) ?? 0 }));
  rated.sort((a, b) => b.promise - a.promise);
  return rated.slice(0, WIDEST).map(({ move }) => move);
}

function bestOf<T extends GameTypes>(
  moves: readonly T['Move'][],
  totals: readonly number[],
  { rng }: Request<T>,
): T['Move'] {
  const best = Math.max(...totals);
  // Sums of the same worths in the same order are equal to the last bit, so ties need no tolerance.
  return rng.pick(moves.filter((_, m) => totals[m] === best));
}
