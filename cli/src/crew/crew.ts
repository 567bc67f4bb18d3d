import { availableParallelism } from 'node:os';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { EARLY_MS, type Findings, GRACE_MS } from '@penumbra/bots';
import { now } from './clock.ts';
import type { Errand, Found, Start } from './worker.ts';

const MOST = 8;

/** One thread thinks already: the others are there to help it. */
export const helpersHere = (): number => Math.min(MOST, availableParallelism()) - 1;

/** Threads that look at the same question, each with a stream of its own. They are started when first needed. */
export class Crew {
  readonly #size: number;
  readonly #file: URL;
  readonly #signal = new Int32Array(new SharedArrayBuffer(4));
  readonly #helpers = new Map<Worker, MessagePort>();
  #lastId = 0;

  constructor(size: number, file = new URL('./worker.ts', import.meta.url)) {
    this.#size = size;
    this.#file = file;
  }

  /** Sets everybody to work; what is given back waits for them, and never much longer than they were told. */
  send(errand: Omit<Errand, 'id'>): () => Findings[] {
    while (this.#lastId === 0 && this.#helpers.size < this.#size) this.#start();
    const id = ++this.#lastId;
    const asked = [...this.#helpers.values()];
    for (const [nth, port] of asked.entries()) {
      const own = { id, seed: `${errand.seed}/thread/${nth + 1}`, until: errand.until - EARLY_MS };
      port.postMessage({ ...errand, ...own } satisfies Errand);
    }
    return () => this.#collect(id, asked, errand.until + GRACE_MS);
  }

  #collect(id: number, asked: readonly MessagePort[], until: number): Findings[] {
    const all: Findings[] = [];
    for (;;) {
      const heard = Atomics.load(this.#signal, 0);
      for (const port of asked) {
        for (let got = receiveMessageOnPort(port); got; got = receiveMessageOnPort(port)) {
          const found = got.message as Found;
          // Somebody who was late for an earlier question answers it now.
          if (found.id === id) all.push(found.findings);
        }
      }
      const left = until - now();
      if (all.length === asked.length || left <= 0) return all;
      Atomics.wait(this.#signal, 0, heard, left);
    }
  }

  #start(): void {
    const { port1, port2 } = new MessageChannel();
    const start: Start = { port: port2, signal: this.#signal };
    const worker = new Worker(this.#file, { workerData: start, transferList: [port2] });
    const drop = (): boolean => this.#helpers.delete(worker);
    worker.on('error', drop);
    worker.on('exit', drop);
    worker.unref();
    port1.unref();
    this.#helpers.set(worker, port1);
  }

  close(): void {
    for (const worker of this.#helpers.keys()) worker.terminate();
  }
}
