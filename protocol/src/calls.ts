// What was asked over a socket and has no answer yet.
import { readOutput } from './client.ts';
import { ApiError, type ErrorText } from './codes.ts';
import { type Input, OPERATIONS, type OperationName, type Output } from './operations/index.ts';

export interface Call {
  readonly id: number;
  readonly name: OperationName;
  readonly input: unknown;
}

interface Pending extends Call {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

export interface Calls {
  readonly open: Iterable<Call>;
  add<N extends OperationName>(name: N, input: Input<N>): { readonly call: Call; readonly promise: Promise<Output<N>> };
  answered(id: number, value: unknown, error: ErrorText | undefined): void;
  /** Nobody will answer: all of them, or only those that must not be asked twice. */
  lost(which: 'all' | 'unrepeatable', error: ErrorText): void;
}

/** A GET changes nothing, and what carries an id happens once. */
const isRepeatable = ({ name, input }: Call): boolean =>
  OPERATIONS[name].method === 'GET' || (typeof input === 'object' && input !== null && 'id' in input);

export function newCalls(): Calls {
  const pending = new Map<number, Pending>();
  let lastId = 0;
  return {
    get open() {
      return pending.values();
    },
    add<N extends OperationName>(name: N, input: Input<N>) {
      const { promise, resolve, reject } = Promise.withResolvers<Output<N>>();
      const call: Pending = { id: ++lastId, name, input, resolve: resolve as Pending['resolve'], reject };
      pending.set(call.id, call);
      return { call, promise };
    },
    answered(id, value, error) {
      const call = pending.get(id);
      if (!call) return;
      pending.delete(id);
      if (error) return call.reject(new ApiError(error));
      try {
        call.resolve(readOutput(call.name, value));
      } catch (failure) {
        call.reject(failure);
      }
    },
    lost(which, error) {
      for (const call of [...pending.values()]) {
        if (which === 'unrepeatable' && isRepeatable(call)) continue;
        pending.delete(call.id);
        call.reject(new ApiError(error));
      }
    },
  };
}
