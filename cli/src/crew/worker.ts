import { type MessagePort, workerData } from 'node:worker_threads';
import { BOTS, type Findings, findingsOf } from '@penumbra/bots';
import { type Config, configure, type JsonObject, Rng, Source } from '@penumbra/kit';
import { gameNamed } from '../games.ts';
import { readQuestion } from '../outside/question.ts';
import { now } from './clock.ts';

/** A search to help with: a question of the line protocol, so that a thread knows no more than a bot outside. */
export interface Errand {
  readonly id: number;
  readonly game: string;
  readonly question: JsonObject;
  readonly level: 'expert' | 'master';
  readonly seed: string;
  readonly until: number;
}

export interface Found {
  readonly id: number;
  readonly findings: Findings;
}

export interface Start {
  readonly port: MessagePort;
  /** Counts answers; whoever asked sleeps on it. */
  readonly signal: Int32Array<SharedArrayBuffer>;
}

const { port, signal } = workerData as Start;

function look({ game: id, question, level, seed, until }: Errand): Findings {
  const game = gameNamed(id);
  const source = new Source(question);
  const { seats, options, components } = question;
  const config: Config = configure(game, { seats, options, components });
  const { seat, seen } = readQuestion(game, config, source);
  const budget = { late: () => now() >= until };
  const learned = BOTS[level]().look({ game, seen, seat, rng: new Rng(seed), budget });
  return findingsOf(learned, (move) => game.notation.move(move, seen.view.config));
}

port.on('message', (errand: Errand) => {
  const found: Found = { id: errand.id, findings: look(errand) };
  port.postMessage(found);
  Atomics.add(signal, 0, 1);
  Atomics.notify(signal, 0);
});
