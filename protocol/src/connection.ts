// A socket that comes back by itself: watched tables go on from the last number, unanswered calls that may be repeated
// are repeated.
import { newCalls } from './calls.ts';
import type { Client } from './client.ts';
import { type ErrorText, refuse } from './codes.ts';
import { newLine } from './line.ts';
import type { ClientMessage, ServerMessage } from './messages.ts';
import type { Input, OperationName, Output } from './operations/index.ts';
import { nextEntry, nextLine, type Watched } from './watched.ts';
import { newWatches, type WatchHandle, type WatchListener } from './watches.ts';

/** `waiting`: it was lost and is tried again a little later. */
export type ConnectionState = 'connecting' | 'open' | 'waiting' | 'over';

export interface Connection {
  readonly state: ConnectionState;
  /** Why it is over. */
  readonly error: ErrorText | undefined;
  /** The server's time at the latest welcome. */
  readonly welcomedAt: number | undefined;
  watch(table: string, listener: WatchListener): WatchHandle;
  call<N extends OperationName>(name: N, input: Input<N>): Promise<Output<N>>;
  /** Hears of every change of `state`. */
  onState(listener: () => void): () => void;
  /** Tries again at once, where it would have waited. */
  retry(): void;
  close(): void;
}

export interface ConnectOptions {
  /** How long a line may be silent before it is asked for a sign of life; one that gives none is opened anew. */
  readonly silence?: number | undefined;
}

/** Errors after which coming back would only repeat them. */
const FINAL: readonly string[] = ['old-client', 'no-session', 'wrong-origin'];

interface Condition {
  state: ConnectionState;
  error: ErrorText | undefined;
  welcomedAt: number | undefined;
}

/** Asks for everything after what was heard. */
const watchFrom = (heard: Watched): ClientMessage => ({
  t: 'watch',
  table: heard.table,
  from: nextEntry(heard),
  chat: nextLine(heard),
});

export function connect(client: Client, { silence }: ConnectOptions = {}): Connection {
  const listeners = new Set<() => void>();
  const condition: Condition = { state: 'connecting', error: undefined, welcomedAt: undefined };
  const calls = newCalls();
  const line = newLine(client, {
    changed(state) {
      if (condition.state === 'over') return;
      condition.state = state;
      if (state === 'waiting') calls.lost('unrepeatable', { code: 'connection-lost' });
      for (const listener of listeners) listener();
    },
    said: (message) => said(message),
    silence,
  });
  const isOpen = (): boolean => condition.state === 'open';
  const watches = newWatches(
    (watched) => {
      if (isOpen()) line.say(watchFrom(watched));
    },
    (table) => isOpen() && line.say({ t: 'unwatch', table }),
  );

  function end(error: ErrorText | undefined): void {
    condition.state = 'over';
    condition.error = error;
    line.end();
    calls.lost('all', error ?? { code: 'connection-lost' });
    for (const listener of listeners) listener();
  }

  function said(message: ServerMessage | undefined): void {
    if (!message) return end({ code: 'old-client' });
    switch (message.t) {
      case 'welcome':
        condition.welcomedAt = message.now;
        line.welcomed();
        for (const watched of watches.all) line.say(watchFrom(watched));
        for (const { id, name, input } of calls.open) line.say({ t: 'call', id, name, input });
        return;
      case 'answer':
        return calls.answered(message.id, message.value, message.error);
      case 'bye':
        if (FINAL.includes(message.error.code)) end(message.error);
        return;
      case 'pong':
        return line.answered(message);
      case 'error':
        return;
      default:
        watches.said(message);
    }
  }

  line.open();
  return {
    get state() {
      return condition.state;
    },
    get error() {
      return condition.error;
    },
    get welcomedAt() {
      return condition.welcomedAt;
    },
    watch: watches.add,
    call(name, input) {
      if (condition.state === 'over') return Promise.reject(refuse('connection-lost'));
      const { call, promise } = calls.add(name, input);
      if (isOpen()) line.say({ t: 'call', ...call });
      return promise;
    },
    onState(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry: line.retry,
    close: () => end(undefined),
  };
}
