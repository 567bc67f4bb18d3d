import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { Bot, Request } from '@penumbra/bots';
import type { GameTypes } from '@penumbra/kit';
import { Failure } from '../errors.ts';
import { questionOf } from './question.ts';
import type { Heard, Start } from './worker.ts';

/** A program that takes this much longer than it was given is not waited for any more. */
const PATIENCE_MS = 10_000;

export interface OutsideBot extends Bot {
  close(): void;
}

/** A program that speaks the line protocol, in a seat. It is started at its first choice. */
export function outsideBot(name: `cmd:${string}`, ms: number): OutsideBot {
  let line: Line | undefined;
  return {
    name,
    choose<T extends GameTypes>(request: Request<T>): T['Move'] {
      line ??= new Line(name.slice('cmd:'.length).trim());
      const question = questionOf(request, ms);
      const text = line.ask(JSON.stringify(question), ms + PATIENCE_MS);
      const nth = (question.legal as string[]).indexOf(moveIn(text, name));
      if (nth < 0) throw new Failure(`${name} answered ${text}, which is none of its legal moves; correct the program`);
      return request.seen.legal[nth] as T['Move'];
    },
    close: () => line?.close(),
  };
}

function moveIn(text: string, name: string): string {
  try {
    const { move } = JSON.parse(text) as { move?: unknown };
    if (typeof move === 'string') return move;
  } catch {
    // Said below, like any other answer without a move.
  }
  throw new Failure(`${name} answered ${text || 'nothing'}; it has to answer with a line like {"move": "…"}`);
}

/**
 * A line in and a line out of another program, waited for: bots choose without promises. A thread of its own does the
 * talking, this one sleeps until it wakes it.
 */
class Line {
  readonly #command: string;
  readonly #worker: Worker;
  readonly #port;
  readonly #signal = new Int32Array(new SharedArrayBuffer(4));
  #asked = 0;

  constructor(command: string) {
    this.#command = command;
    const { port1, port2 } = new MessageChannel();
    const start: Start = { command, port: port2, signal: this.#signal };
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: start, transferList: [port2] });
    this.#worker.unref();
    this.#port = port1;
    this.#port.unref();
  }

  ask(question: string, ms: number): string {
    const before = this.#asked++;
    this.#port.postMessage(question);
    if (Atomics.wait(this.#signal, 0, before, ms) === 'timed-out') {
      throw new Failure(`"${this.#command}" did not answer in time; make it faster or give it more with --ms`);
    }
    const heard = receiveMessageOnPort(this.#port)?.message as Heard | undefined;
    if (heard?.line !== undefined) return heard.line;
    throw new Failure(`"${this.#command}" ended without an answer${heard?.problem ?? ''}; run it by itself to see why`);
  }

  close(): void {
    this.#port.postMessage(undefined);
  }
}
