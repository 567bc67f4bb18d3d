import { parentPort, workerData } from 'node:worker_threads';
import { configure } from '@penumbra/kit';
import type { BotRef } from '../bot-names.ts';
import { gameNamed } from '../games.ts';
import type { Thinking } from '../seated.ts';
import { type Plan, playOne } from './match.ts';

/** A plan as it travels to a thread: functions stay behind, the game is found again by its id. */
export interface Order {
  readonly game: string;
  readonly seats: readonly string[];
  readonly options: unknown;
  readonly components: unknown;
  readonly bots: readonly BotRef[];
  readonly rotate: boolean;
  readonly seed: string;
  readonly thinking: Thinking;
  readonly trace: boolean;
  readonly records: boolean;
}

export interface Batch {
  readonly from: number;
  readonly to: number;
}

const { game: id, seats, options, components, ...rest } = workerData as Order;
const game = gameNamed(id);
const plan: Plan = { game, config: configure(game, { seats, options, components }), ...rest };

parentPort?.on('message', ({ from, to }: Batch) => {
  const played = Array.from({ length: to - from }, (_, i) => playOne(plan, from + i));
  parentPort?.postMessage({ from, played });
});
