// The page's side of the worker in which bots think.
import { writeSeen } from '@penumbra/kit';
import type { ThinkRequest } from '../link/local.ts';
import { thinkMs } from './levels.ts';
import type { Opinion, Question, Reasons, Reply } from './messages.ts';

interface Chosen {
  readonly move: string;
  readonly opinions: readonly Opinion[];
  readonly reasons: Reasons | undefined;
}

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, { resolve(chosen: Chosen): void; reject(error: Error): void }>();

function theWorker(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.ok) asked?.resolve(data);
    else asked?.reject(new Error(data.problem));
  });
  worker.addEventListener('error', (event) => {
    for (const { reject } of waiting.values()) reject(new Error(event.message || 'the bots stopped'));
    waiting.clear();
    worker = undefined;
  });
  return worker;
}

/** Everything that leaves for the worker: what the seat sees, and whose opinion is wanted. */
export function questionOf(id: number, { game, seen, level, key }: ThinkRequest, reasons = false): Question {
  const { config } = seen.view;
  const { options, components } = config.given;
  return {
    id,
    game: config.game,
    wish: { seats: config.seats, options, components },
    seen: writeSeen(game, seen),
    level,
    key,
    reasons,
    ms: thinkMs(level),
  };
}

function ask(question: Question): Promise<Chosen> {
  return new Promise((resolve, reject) => {
    waiting.set(question.id, { resolve, reject });
    theWorker().postMessage(question);
  });
}

/** The chosen move in notation, what the bot thinks of the best ones, and why. */
export const consider = (request: ThinkRequest): Promise<Chosen> => ask(questionOf(++lastId, request, true));

/** The chosen move in notation. */
export const think = async (request: ThinkRequest): Promise<string> => (await ask(questionOf(++lastId, request))).move;
