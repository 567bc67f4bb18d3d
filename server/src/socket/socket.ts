// One device's socket: messages in, in order; messages out, as long as it reads them.
import type { Writable } from 'node:stream';
import {
  ApiError,
  ClientMessage,
  type ErrorText,
  OPERATIONS,
  type OperationName,
  PROTOCOL_VERSION,
  refuse,
  type ServerMessage,
  tally,
} from '@penumbra/protocol';
import type { WebSocket } from 'ws';
import type { Core } from '../core.ts';
import { dispatch, errorOf, type Handlers } from '../dispatch.ts';
import { personOf } from '../people/sessions.ts';
import type { PersonRow } from '../storage/schema.ts';
import type { Hosted, Watcher } from '../tables/hosted.ts';
import { unwatch, watch } from '../tables/watch.ts';
import { newAllowance } from './allowance.ts';

export interface SocketOptions {
  readonly handlers: Handlers;
  /** The token of the cookie that came with the request. */
  readonly token: string | undefined;
  isOpen(): boolean;
}

export interface Connected {
  readonly person: string | undefined;
  end(error: ErrorText): void;
  /** Called now and then: whoever did not answer the last one is not there any more. */
  beat(): void;
}

interface State {
  person: PersonRow | undefined;
  readonly watching: Map<string, { readonly hosted: Hosted; readonly watcher: Watcher }>;
}

export function serveSocket(core: Core, socket: WebSocket, options: SocketOptions): Connected {
  const state: State = { person: undefined, watching: new Map() };
  const allowance = newAllowance(core.limits.messages, core.now);
  /** Messages are answered in the order they came. */
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  let heard = 0;
  let sent = 0;
  let isThere = true;
  let beats = 0;

  const together = writesTogether(socket);

  const sendText = (text: string): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > core.limits.backlog) {
      core.counters.dropped.inc();
      socket.terminate();
      return;
    }
    sent = tally(sent, text);
    together();
    socket.send(text);
  };
  const send = (message: ServerMessage): void => sendText(JSON.stringify(message));
  const end = (error: ErrorText): void => {
    send({ t: 'bye', error });
    socket.close(1000);
  };

  socket.on('message', (data, isBinary) => {
    if (isBinary) return end({ code: 'bad-input' });
    if (!allowance() || waiting > core.limits.messages.burst) return end({ code: 'too-often' });
    waiting++;
    isThere = true;
    const text = String(data);
    heard = tally(heard, text);
    const counts = { heard, sent: () => sent };
    last = last
      .then(() => hear(core, options, state, { text, send, sendText, end, counts }))
      .catch((error) => end(errorOf(core, error)))
      .finally(() => {
        waiting--;
      });
  });
  socket.on('error', () => {});
  socket.on('pong', () => {
    isThere = true;
  });
  socket.on('close', () => {
    for (const { hosted, watcher } of state.watching.values()) unwatch(core, hosted, watcher);
    state.watching.clear();
  });
  return {
    get person() {
      return state.person?.id;
    },
    end,
    beat() {
      // Whoever has not said who they are by the second one will not.
      if (!isThere || (!state.person && ++beats > 1)) return socket.terminate();
      isThere = false;
      socket.ping();
    },
  };
}

/** A move's news and its answer leave in one write to the system, which costs more than making both. */
function writesTogether(socket: WebSocket): () => void {
  const { _socket: below } = socket as unknown as { readonly _socket?: Writable };
  let held = false;
  return () => {
    if (held || !below) return;
    held = true;
    below.cork();
    process.nextTick(() => {
      held = false;
      below.uncork();
    });
  };
}

interface Message {
  readonly text: string;
  /** The tallies of what was heard up to this one, and sent by now. */
  readonly counts: { readonly heard: number; sent(): number };
  send(message: ServerMessage): void;
  sendText(text: string): void;
  end(error: ErrorText): void;
}

async function hear(core: Core, options: SocketOptions, state: State, said: Message): Promise<void> {
  const { send, end } = said;
  const read = ClientMessage.safeParse(jsonIn(said.text));
  if (!read.success) {
    const at = read.error.issues[0]?.path.join('.') ?? '';
    return send({ t: 'error', error: { code: 'bad-input', ...(at && { at }) } });
  }
  if (!options.isOpen()) return end({ code: 'closing' });
  const message = read.data;
  if (message.t === 'hello') {
    if (message.version !== PROTOCOL_VERSION) return end({ code: 'old-client' });
    if (state.watching.size > 0) return send({ t: 'error', error: { code: 'bad-input', at: 't' } });
    state.person = await personOf(core, message.token ?? options.token);
    if (!state.person) return end({ code: 'no-session' });
    const { id, name } = state.person;
    return send({ t: 'welcome', version: PROTOCOL_VERSION, you: { id, name }, now: core.now() });
  }
  const { person } = state;
  if (!person) return end({ code: 'no-session' });
  switch (message.t) {
    case 'watch':
      return startWatching(core, state, person, message, said);
    case 'unwatch':
      return stopWatching(core, state, message.table);
    case 'ping':
      return send({ t: 'pong', now: core.now(), sent: said.counts.sent(), heard: said.counts.heard });
    case 'call': {
      const answered = call(core, options, person, message, send);
      // Somebody who thinks about a hint may go on playing meanwhile.
      return message.name === 'moves.hint' ? undefined : answered;
    }
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type WatchMessage = Extract<ReturnType<typeof ClientMessage.parse>, { t: 'watch' }>;

async function startWatching(
  core: Core,
  { watching }: State,
  person: PersonRow,
  { table, from, chat }: WatchMessage,
  { send, sendText, end }: Message,
): Promise<void> {
  try {
    if (watching.size >= core.limits.watched && !watching.has(table)) throw refuse('too-many-tables');
    const hosted = watching.get(table)?.hosted ?? (await core.hosts.get(table));
    const watcher = watching.get(table)?.watcher ?? { person: person.id, send: sendText };
    watching.set(table, { hosted, watcher });
    await watch(core, hosted, watcher, { from, chat });
  } catch (error) {
    stopWatching(core, { person, watching }, table);
    const told = errorOf(core, error);
    // This passes: whoever comes back a little later may look again. `closed` would be for good.
    if (told.code === 'storage-unavailable') return end(told);
    send({ t: 'closed', table, error: told });
  }
}

function stopWatching(core: Core, { watching }: State, table: string): void {
  const found = watching.get(table);
  watching.delete(table);
  if (found) unwatch(core, found.hosted, found.watcher);
}

type CallMessage = Extract<ReturnType<typeof ClientMessage.parse>, { t: 'call' }>;

async function call(
  core: Core,
  { handlers }: SocketOptions,
  person: PersonRow,
  { id, name, input }: CallMessage,
  send: Message['send'],
): Promise<void> {
  try {
    if (!Object.hasOwn(OPERATIONS, name) || OPERATIONS[name as OperationName].httpOnly) throw refuse('unknown-route');
    const asked = { name: name as OperationName, input, caller: { person } };
    send({ t: 'answer', id, value: await dispatch(core, handlers, asked) });
  } catch (error) {
    send({ t: 'answer', id, error: error instanceof ApiError ? error.error : errorOf(core, error) });
  }
}
