import { Worker } from 'node:worker_threads';
import { type Config, configure, type Game, listSeats, playOut, Rng, type Seat, usualSeats } from '@penumbra/kit';
import { worked } from './arena/clock.ts';
import { loadPeer, PeerGame } from './peer.ts';

export interface Speed {
  /**
   * Random play to the end of the game, all player counts in turn, on one core. A step is an entry of a record: a
   * seat's choice or an outcome of chance. Setting up is counted; notation, views, events and undo do not happen.
   */
  readonly stepsPerSecond: number;
  /** A fresh copy of a state from the middle of a game. */
  readonly cloneNs: number;
  /** The whole legal list of one seat that is asked. */
  readonly legalNs: number;
  /** The same rules and the same random play, driven by somebody else's engine. */
  readonly peers?: { readonly [name: string]: { readonly stepsPerSecond: number } };
}

interface Effort {
  readonly repeats: number;
  /** Of one measurement. */
  readonly ms: number;
}
const FULL: Effort = { repeats: 7, ms: 300 };
const QUICK: Effort = { repeats: 3, ms: 60 };
export const effort = (quick: boolean): Effort => (quick ? QUICK : FULL);

/** Where results go, so that no compiler can leave the work out. */
const sink = { value: undefined as unknown };

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] as number;
};

/** How many units of work are done per second, running whole pieces until the time is up. */
export function rate(ms: number, piece: () => number): number {
  const start = worked();
  let units = 0;
  let now = start;
  while (now - start < ms) {
    units += piece();
    now = worked();
  }
  return (1000 * units) / (now - start);
}

const usualConfigs = (game: Game): Config[] => {
  const { min, max } = game.facts.players;
  return Array.from({ length: max - min + 1 }, (_, i) => configure(game, { seats: usualSeats(game, min + i) }));
};

/**
 * All figures are medians of several runs; ours and the peer's take turns, so that both meet the same machine, and have
 * a thread each, as in programs that use the one or the other.
 */
export async function measureSpeed(game: Game, { repeats, ms }: Effort): Promise<Speed> {
  const configs = usualConfigs(game);
  const pieces = {
    steps: playouts(configs, (config, rng) => playOut(game, game.setup(config), rng)),
    clone: cloning(game, configs),
    legal: listing(game, configs),
  };
  const peer = loadPeer() && new Worker(new URL('./peer-worker.ts', import.meta.url), { workerData: game.facts.id });
  const rates = { steps: [] as number[], clone: [] as number[], legal: [] as number[], peer: [] as number[] };
  // The first round warms up and is not counted.
  for (let i = 0; i <= repeats; i++) {
    for (const name of ['steps', 'clone', 'legal'] as const) {
      const measured = rate(ms, pieces[name]);
      if (i > 0) rates[name].push(measured);
    }
    const measured = peer && (await ask(peer, ms));
    if (measured !== undefined && i > 0) rates.peer.push(measured);
  }
  await peer?.terminate();
  const ns = (perSecond: readonly number[]): number => Math.round(1e10 / median(perSecond)) / 10;
  return {
    stepsPerSecond: Math.round(median(rates.steps)),
    cloneNs: ns(rates.clone),
    legalNs: ns(rates.legal),
    ...(peer && { peers: { 'boardgame.io': { stepsPerSecond: Math.round(median(rates.peer)) } } }),
  };
}

/** One game a piece, the player counts in turn. */
function playouts(configs: readonly Config[], play: (config: Config, rng: Rng, match: number) => number): () => number {
  const rng = new Rng('playouts');
  let match = 0;
  return () => play(configs[match % configs.length] as Config, rng, match++);
}

function ask(worker: Worker, ms: number): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.postMessage(ms);
  return promise.finally(() => worker.off('error', reject));
}

/** The peer's games, for the thread it has. */
export function peerPlayouts(game: Game): (() => number) | undefined {
  const library = loadPeer();
  if (!library) return undefined;
  const configs = usualConfigs(game);
  const peers = new Map(configs.map((config) => [config, new PeerGame(library, game, config)]));
  return playouts(
    configs,
    (config, rng, match) => (peers.get(config) as PeerGame).playOut(`match ${match}`, rng).steps,
  );
}

interface Asked {
  readonly state: ReturnType<Game['setup']>;
  readonly seat: Seat;
}

/** States from all over random games in which a seat is asked. */
function askedStates(game: Game, configs: readonly Config[]): Asked[] {
  const rng = new Rng('states');
  return Array.from({ length: 240 }, (_, i) => {
    const config = configs[i % configs.length] as Config;
    const length = playOut(game, game.setup(config), new Rng(`length ${i}`));
    const state = game.setup(config);
    playOut(game, state, new Rng(`length ${i}`), rng.below(length));
    while (game.turn(state).kind === 'chance') game.nature.apply(state, game.nature.sample(state, rng));
    const turn = game.turn(state);
    const seats = turn.kind === 'joint' ? listSeats(turn.seats) : turn.kind === 'seat' ? [turn.seat] : [];
    return seats.map((seat) => ({ state, seat }));
  }).flat();
}

const ROUNDS = 20;

function cloning(game: Game, configs: readonly Config[]): () => number {
  const states = askedStates(game, configs).map(({ state }) => state);
  return () => {
    for (let round = 0; round < ROUNDS; round++) for (const state of states) sink.value = game.clone(state);
    return ROUNDS * states.length;
  };
}

function listing(game: Game, configs: readonly Config[]): () => number {
  const asked = askedStates(game, configs);
  return () => {
    for (const { state, seat } of asked) sink.value = game.legal(state, seat);
    return asked.length;
  };
}
