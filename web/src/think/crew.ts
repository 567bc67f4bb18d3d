// Workers of the worker: they look at the same question, each with a stream of its own.
import { EARLY_MS, type Findings, GRACE_MS } from '@penumbra/bots';
import { secretKey } from '@penumbra/kit';
import type { Errand, Found, Question } from './messages.ts';

/** As much of a worker as is needed here. */
export type Helper = Pick<Worker, 'postMessage' | 'addEventListener'>;

export class Crew {
  readonly #size: number;
  readonly #start: () => Helper;
  readonly #now: () => number;
  #helpers: Set<Helper> | undefined;
  #onFound: (from: Helper, found: Found) => void = () => {};

  constructor(size: number, { start, now }: { readonly start: () => Helper; readonly now: () => number }) {
    this.#size = size;
    this.#start = start;
    this.#now = now;
  }

  /** Sets everybody to work; what is given back waits for them, and never much longer than they were told. */
  send(question: Question, until: number): () => Promise<readonly Findings[]> {
    this.#helpers ??= this.#startAll();
    const all: Findings[] = [];
    const open = new Set(this.#helpers);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#onFound = (from, { id, findings }) => {
      // Somebody who was late for an earlier question answers it now.
      if (id !== question.id) return;
      if (findings) all.push(findings);
      open.delete(from);
      if (open.size === 0) resolve();
    };
    let thread = 0;
    for (const helper of this.#helpers) {
      const key = secretKey(question.key, `thread/${++thread}`);
      helper.postMessage({ ...question, key, until: until - EARLY_MS } satisfies Errand);
    }
    return async () => {
      if (open.size === 0) return all;
      const timer = setTimeout(resolve, until + GRACE_MS - this.#now());
      await promise;
      clearTimeout(timer);
      return all;
    };
  }

  #startAll(): Set<Helper> {
    const helpers = new Set<Helper>();
    try {
      while (helpers.size < this.#size) helpers.add(this.#start());
    } catch {
      // Some browsers let no worker start another: then one thinks alone.
    }
    for (const helper of helpers) {
      helper.addEventListener('message', ({ data }) => this.#onFound(helper, data as Found));
      helper.addEventListener('error', () => helpers.delete(helper));
    }
    return helpers;
  }
}
