// The page's side of the worker in which bots think.
import type { ThinkRequest } from '../session/session.ts';
import { thinkMs } from './levels.ts';
import type { Question, Reply } from './messages.ts';

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, { resolve(move: string): void; reject(error: Error): void }>();

function theWorker(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.ok) asked?.resolve(data.move);
    else asked?.reject(new Error(data.problem));
  });
  worker.addEventListener('error', (event) => {
    for (const { reject } of waiting.values()) reject(new Error(event.message || 'the bots stopped'));
    waiting.clear();
    worker = undefined;
  });
  return worker;
}

/** The chosen move in notation. Everything that leaves for the worker is what the seat may know. */
export function think({ table, seen, seat, level, seed }: ThinkRequest): Promise<string> {
  const { config } = table;
  const { config: _left, ...view } = seen.view;
  const question: Question = {
    id: ++lastId,
    game: config.game,
    wish: { seats: config.seats, options: config.given.options, components: config.given.components },
    view,
    turn: seen.turn,
    step: seen.step,
    committed: seen.committed,
    seat,
    level,
    seed,
    ms: thinkMs(level),
  };
  return new Promise((resolve, reject) => {
    waiting.set(question.id, { resolve, reject });
    theWorker().postMessage(question);
  });
}
