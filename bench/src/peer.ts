// The same rules, driven by boardgame.io's reducer: what a step costs there.
//
// G is the game's own flat state without its config, changed in place as boardgame.io's users do (through Immer).
// Every seat's choice is one dispatched move. As in our own playout, moves come from the legal list and are not
// checked again, a joint turn is resolved by its last choice, and chance runs on at the end of the move that leads
// to it, drawn from boardgame.io's random plugin. Left out in favour of the peer: undo, logs kept beyond a step,
// player views, serialization, sockets.

import { createRequire } from 'node:module';
import { type Config, type Game, type GameTypes, listSeats, pickMove, Rng, type Seat, type Turn } from '@penumbra/kit';

interface RandomApi {
  Number(): number;
}
interface MoveContext {
  readonly G: Plain;
  readonly random: RandomApi;
  readonly playerID: string;
}
interface PeerState {
  readonly G: Plain;
  readonly ctx: { readonly gameover?: unknown };
}
interface PeerLibrary {
  InitializeGame(setup: { game: object; numPlayers: number }): PeerState;
  CreateGameReducer(setup: { game: object }): (state: PeerState, action: object) => PeerState;
}
type State = GameTypes['State'];
type Move = GameTypes['Move'];

/** A state without its config, the moves that wait for the others, and a count of what chance did. */
type Plain = { [field: string]: unknown; sealed: number[]; outcomes: number };
const NOTHING = -1;

/** Undefined where the development dependencies are not installed. */
export function loadPeer(): PeerLibrary | undefined {
  const require = createRequire(import.meta.url);
  try {
    return require('boardgame.io/internal') as PeerLibrary;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

interface MctsBot {
  play(state: PeerState, playerID: string): Promise<unknown>;
}
type MctsClass = new (setup: { game: object; enumerate: object; seed: string; iterations: number }) => MctsBot;

/** boardgame.io's own search. */
export function loadMcts(): { readonly library: PeerLibrary; readonly MCTSBot: MctsClass } | undefined {
  const library = loadPeer();
  if (!library) return undefined;
  const { MCTSBot } = createRequire(import.meta.url)('boardgame.io/ai') as { MCTSBot: MctsClass };
  return { library, MCTSBot };
}

/** How many iterations of its search are asked for at a time. */
const THOUGHT = 50;

/** The kit's stream, fed by boardgame.io's generator. */
class PeerRng extends Rng {
  random: RandomApi | undefined;
  override next(): number {
    return Math.floor((this.random as RandomApi).Number() * 0x100000000);
  }
}

/** Moves travel and wait as numbers: Immer would hand out copies of the objects. */
class Numbers {
  readonly moves: Move[] = [];
  readonly #numbers = new Map<Move, number>();
  of(move: Move): number {
    const known = this.#numbers.get(move);
    if (known !== undefined) return known;
    this.#numbers.set(move, this.moves.length);
    return this.moves.push(move) - 1;
  }
}

const whole = (config: Config, G: Plain): State => ({ config, ...G }) as unknown as State;

/** Lists and nested parts were changed in place; what is left are the plain numbers. */
function writeBack(s: State, G: Plain): void {
  const fields = s as unknown as Plain;
  for (const field of Object.keys(fields)) {
    if (field !== 'config' && fields[field] !== G[field]) G[field] = fields[field];
  }
}

export class PeerGame {
  readonly #game: Game;
  readonly #config: Config;
  readonly #numbers = new Numbers();
  readonly #rng = new PeerRng('peer');
  readonly #reducer: (state: PeerState, action: object) => PeerState;
  readonly #start: (seed: string) => PeerState;

  constructor(library: PeerLibrary, game: Game, config: Config) {
    this.#game = game;
    this.#config = config;
    const numPlayers = config.seats.length;
    this.#reducer = library.CreateGameReducer({ game: this.#definition('0') });
    this.#start = (seed) => library.InitializeGame({ game: this.#definition(seed), numPlayers });
  }

  #definition(seed: string): object {
    return {
      name: this.#config.game,
      seed,
      disableUndo: true,
      setup: ({ random }: MoveContext) => this.#setup(random),
      turn: { activePlayers: { all: null } },
      moves: { act: (context: MoveContext, move: number) => this.#act(context, move) },
      endIf: ({ G }: MoveContext) => this.#turn(G).kind === 'over' || undefined,
    };
  }

  #turn(G: Plain): Turn {
    return this.#game.turn(whole(this.#config, G));
  }

  #setup(random: RandomApi): Plain {
    const { config, ...fields } = this.#game.setup(this.#config) as State & Record<string, unknown>;
    const G: Plain = { ...fields, sealed: config.seats.map(() => NOTHING), outcomes: 0 };
    const s = whole(this.#config, G);
    this.#runChance(s, G, random);
    writeBack(s, G);
    return G;
  }

  #act({ G, random, playerID }: MoveContext, number: number): void {
    const seat = Number(playerID) as Seat;
    const s = whole(this.#config, G);
    const turn = this.#game.turn(s);
    if (turn.kind === 'seat') this.#game.play(s, seat, this.#numbers.moves[number] as Move);
    else if (turn.kind === 'joint') {
      G.sealed[seat] = number;
      if (listSeats(turn.seats).some((other) => G.sealed[other] === NOTHING)) return;
      const choices = G.sealed.map((sealed) => this.#numbers.moves[sealed]);
      G.sealed.fill(NOTHING);
      this.#game.resolve(s, choices);
    }
    this.#runChance(s, G, random);
    writeBack(s, G);
  }

  #runChance(s: State, G: Plain, random: RandomApi): void {
    const { nature } = this.#game;
    this.#rng.random = random;
    const fields = s as unknown as Plain;
    while (this.#game.turn(s).kind === 'chance') {
      nature.apply(s, nature.sample(s, this.#rng));
      fields.outcomes++;
    }
    G.outcomes = fields.outcomes;
  }

  /** Plays one random game; gives its steps, chance included, and the state at its end. */
  playOut(seed: string, rng: Rng): { readonly steps: number; readonly end: State } {
    let state = this.#start(seed);
    let moves = 0;
    while (state.ctx.gameover === undefined) {
      const s = whole(this.#config, state.G);
      const turn = this.#game.turn(s);
      const seats = turn.kind === 'joint' ? listSeats(turn.seats) : turn.kind === 'seat' ? [turn.seat] : [];
      for (const seat of seats) {
        const move = this.#numbers.of(pickMove(this.#game, s, seat, rng));
        state = this.#reducer(state, {
          type: 'MAKE_MOVE',
          payload: { type: 'act', args: [move], playerID: `${seat}` },
        });
        moves++;
      }
    }
    return { steps: moves + state.G.outcomes, end: whole(this.#config, state.G) };
  }

  /**
   * Its search at the start of a game, some iterations at a time, with its usual playouts of fifty moves. It asks for
   * the moves of each player in turn and plays out with those of the first; here the first is answered with the moves
   * of whoever has to choose next, so that its playouts are games.
   */
  thinking(MCTSBot: MctsClass, seed: string): () => number {
    const game = this.#definition(seed);
    const enumerate = (G: Plain, _ctx: unknown, playerID: string): object[] =>
      playerID === '0' ? this.#actions(G) : [];
    const bot = new MCTSBot({ game, enumerate, seed, iterations: THOUGHT });
    const state = this.#start(seed);
    return () => {
      void bot.play(state, '0');
      return THOUGHT;
    };
  }

  #actions(G: Plain): object[] {
    const s = whole(this.#config, G);
    const turn = this.#game.turn(s);
    const seats = turn.kind === 'joint' ? listSeats(turn.seats) : turn.kind === 'seat' ? [turn.seat] : [];
    const seat = seats.find((asked) => turn.kind === 'seat' || G.sealed[asked] === NOTHING);
    if (seat === undefined) return [];
    return this.#game.legal(s, seat).map((move) => ({
      type: 'MAKE_MOVE',
      payload: { type: 'act', args: [this.#numbers.of(move)], playerID: `${seat}` },
    }));
  }
}
