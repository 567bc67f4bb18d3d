// One device's socket: messages in, in order; messages out, as long as it reads them.
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
import type { RawData, WebSocket } from 'ws';
import type { Core } from '../core.ts';
import { dispatch, errorOf, type Handlers } from '../dispatch.ts';
import { personOf } from '../people/sessions.ts';
import type { PersonRow } from '../storage/schema.ts';
import type { Hosted, Watcher } from '../tables/hosted.ts';
import { unwatch, watch } from '../tables/watch.ts';
import { newAllowance } from './allowance.ts';
import type { Outbox, Post } from './post.ts';

export interface SocketOptions {
  readonly handlers: Handlers;
  readonly post: Post;
  isOpen(): boolean;
}

export interface Connected {
  readonly person: string | undefined;
  end(error: ErrorText): void;
  /** Called now and then: whoever did not answer the last one is not there any more. */
  beat(): void;
}

/** `token` is that of the cookie that came with the request. */
export function serveSocket(
  core: Core,
  socket: WebSocket,
  options: SocketOptions,
  token: string | undefined,
): Connected {
  const device = new Device(core, socket, options, token);
  socket.on('message', (data, isBinary) => device.heard(data, isBinary));
  socket.on('error', ignore);
  socket.on('pong', () => device.showsLife());
  socket.on('close', () => device.stopWatchingAll());
  return device;
}

const ignore = (): void => {};

interface Said {
  readonly text: string;
  /** The tally of what was heard up to this one. */
  readonly tally: number;
}

interface Watching {
  readonly hosted: Hosted;
  readonly watcher: Watcher;
}

/** There may be very many that say nothing, so it holds little until it is needed. */
class Device implements Connected, Outbox {
  readonly core: Core;
  readonly socket: WebSocket;
  readonly options: SocketOptions;
  readonly token: string | undefined;
  readonly #allowance: () => boolean;
  texts: readonly string[] = [];
  who: PersonRow | undefined;
  watching: Map<string, Watching> | undefined;
  sent = 0;
  #heard = 0;
  /** Messages are answered in the order they came. */
  #waiting: Said[] | undefined;
  #isAnswering = false;
  #isThere = true;
  #beats = 0;

  constructor(core: Core, socket: WebSocket, options: SocketOptions, token: string | undefined) {
    this.core = core;
    this.socket = socket;
    this.options = options;
    this.token = token;
    this.#allowance = newAllowance(core.limits.messages, core.now);
  }

  get person(): string | undefined {
    return this.who?.id;
  }

  sendText(text: string): void {
    const { socket, texts, core } = this;
    if (socket.readyState !== socket.OPEN) return;
    const held = texts.reduce((sum, one) => sum + one.length, 0);
    if (socket.bufferedAmount + held > core.limits.backlog) {
      core.counters.dropped.inc();
      socket.terminate();
      return;
    }
    this.sent = tally(this.sent, text);
    this.options.post.say(this, text);
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  end(error: ErrorText): void {
    this.send({ t: 'bye', error });
    this.options.post.leave(this);
    this.socket.close(1000);
  }

  heard(data: RawData, isBinary: boolean): void {
    if (isBinary) return this.end({ code: 'bad-input' });
    const waiting = this.#waiting?.length ?? 0;
    if (!this.#allowance() || waiting > this.core.limits.messages.burst) return this.end({ code: 'too-often' });
    this.#isThere = true;
    const text = String(data);
    this.#heard = tally(this.#heard, text);
    const said = { text, tally: this.#heard };
    if (!this.#isAnswering) void this.#answer(said);
    else if (this.#waiting) this.#waiting.push(said);
    else this.#waiting = [said];
  }

  async #answer(first: Said): Promise<void> {
    this.#isAnswering = true;
    for (let said: Said | undefined = first; said; said = this.#waiting?.shift()) {
      try {
        await hear(this, said);
      } catch (error) {
        this.end(errorOf(this.core, error));
      }
    }
    this.#isAnswering = false;
    this.#waiting = undefined;
  }

  showsLife(): void {
    this.#isThere = true;
  }

  stopWatchingAll(): void {
    for (const { hosted, watcher } of this.watching?.values() ?? []) unwatch(this.core, hosted, watcher);
    this.watching = undefined;
  }

  beat(): void {
    // Whoever has not said who they are by the second one will not.
    if (!this.#isThere || (!this.who && ++this.#beats > 1)) return this.socket.terminate();
    this.#isThere = false;
    this.socket.ping();
  }
}

async function hear(device: Device, said: Said): Promise<void> {
  const { core, options } = device;
  const read = ClientMessage.safeParse(jsonIn(said.text));
  if (!read.success) {
    const at = read.error.issues[0]?.path.join('.') ?? '';
    return device.send({ t: 'error', error: { code: 'bad-input', ...(at && { at }) } });
  }
  if (!options.isOpen()) return device.end({ code: 'closing' });
  const message = read.data;
  if (message.t === 'hello') return welcome(device, message);
  const { who } = device;
  if (!who) return device.end({ code: 'no-session' });
  switch (message.t) {
    case 'watch':
      return startWatching(device, who, message);
    case 'unwatch':
      return stopWatching(device, message.table);
    case 'ping':
      return device.send({ t: 'pong', now: core.now(), sent: device.sent, heard: said.tally });
    case 'call': {
      const answered = call(device, who, message);
      // Somebody who thinks about a hint may go on playing meanwhile.
      return message.name === 'moves.hint' ? undefined : answered;
    }
  }
}

type Read<T extends string> = Extract<ReturnType<typeof ClientMessage.parse>, { t: T }>;

async function welcome(device: Device, { version, token }: Read<'hello'>): Promise<void> {
  if (version !== PROTOCOL_VERSION) return device.end({ code: 'old-client' });
  if (device.watching?.size) return device.send({ t: 'error', error: { code: 'bad-input', at: 't' } });
  device.who = await personOf(device.core, token ?? device.token);
  if (!device.who) return device.end({ code: 'no-session' });
  const { id, name } = device.who;
  device.send({ t: 'welcome', version: PROTOCOL_VERSION, you: { id, name }, now: device.core.now() });
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function startWatching(device: Device, person: PersonRow, { table, from, chat }: Read<'watch'>): Promise<void> {
  const { core } = device;
  device.watching ??= new Map();
  const { watching } = device;
  try {
    if (watching.size >= core.limits.watched && !watching.has(table)) throw refuse('too-many-tables');
    const hosted = watching.get(table)?.hosted ?? (await core.hosts.get(table));
    const watcher = watching.get(table)?.watcher ?? { person: person.id, send: (text) => device.sendText(text) };
    watching.set(table, { hosted, watcher });
    await watch(core, hosted, watcher, { from, chat });
    // Who has hung up meanwhile was let go before there was anything to let go of.
    if (device.socket.readyState !== device.socket.OPEN) unwatch(core, hosted, watcher);
  } catch (error) {
    stopWatching(device, table);
    const told = errorOf(core, error);
    // This passes: whoever comes back a little later may look again. `closed` would be for good.
    if (told.code === 'storage-unavailable') return device.end(told);
    device.send({ t: 'closed', table, error: told });
  }
}

function stopWatching({ core, watching }: Device, table: string): void {
  const found = watching?.get(table);
  watching?.delete(table);
  if (found) unwatch(core, found.hosted, found.watcher);
}

async function call(device: Device, person: PersonRow, { id, name, input }: Read<'call'>): Promise<void> {
  const { core, options } = device;
  try {
    if (!Object.hasOwn(OPERATIONS, name) || OPERATIONS[name as OperationName].httpOnly) throw refuse('unknown-route');
    const asked = { name: name as OperationName, input, caller: { person } };
    device.send({ t: 'answer', id, value: await dispatch(core, options.handlers, asked) });
  } catch (error) {
    device.send({ t: 'answer', id, error: error instanceof ApiError ? error.error : errorOf(core, error) });
  }
}
