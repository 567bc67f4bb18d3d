// Two servers whose tables differ only in what one viewer may not know, and everything that this viewer is sent.
import { createHash } from 'node:crypto';
import {
  type Config,
  type Game,
  type Games,
  type JsonObject,
  type Rng,
  Table,
  type Viewer,
  writePosition,
} from '@penumbra/kit';
import {
  API,
  type Client,
  type ClientMessage,
  type Input,
  type OperationName,
  PROTOCOL_VERSION,
  STANDARD_SETTINGS,
} from '@penumbra/protocol';
import type { Running, World } from '@penumbra/server';
import type { Thinker } from '../src/bots/thinker.ts';
import { makeTable } from '../src/tables/create.ts';
import { guest, serverIn, wires } from './world.ts';

const sha = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The same time and the same entropy in both worlds. */
function sameWorld(): Partial<World> {
  let drawn = 0;
  return {
    now: () => 1_800_000_000_000,
    random: (bytes) => Buffer.from(sha(`entropy ${drawn++}`), 'hex').subarray(0, bytes),
  };
}

/** Answers with a digest of the question: whoever asks differently in two worlds is answered differently. */
const digestThinker: Thinker = {
  think: async () => Promise.reject(new Error('no bot is asked here')),
  hint: async (question) => [{ move: sha(JSON.stringify(question)), win: null, share: 1, why: null }],
  waiting: 0,
  close: async () => {},
};

export interface Side {
  readonly server: Running;
  /** One person a seat, and one who only looks on. */
  readonly people: readonly Client[];
}

export async function openSide(folder: string, games: Games, seats: number): Promise<Side> {
  const server = await serverIn(folder, { world: sameWorld(), thinker: digestThinker, games });
  const people: Client[] = [];
  for (let i = 0; i <= seats; i++) people.push(await guest(server, `person ${i}`));
  return { server, people };
}

/** A table that goes on from a position, with everybody in their seats. */
export async function tableOn(side: Side, config: Config, position: JsonObject): Promise<string> {
  const ids = await Promise.all(side.people.map(async (client) => (await client.ask('session.get', {})).you.id));
  const { id } = await makeTable(side.server.core, {
    config,
    rules: (side.server.core.games[config.game] as Game).facts.rules,
    start: position,
    settings: { ...STANDARD_SETTINGS, assist: 'coach', clock: { kind: 'bank', seconds: 600, increment: 5 } },
    seats: config.seats.map((_, seat) => ({ kind: 'person', person: ids[seat] as string })),
    host: ids[0] as string,
  });
  return id;
}

/** A device that keeps every byte it is sent. */
export interface Tap {
  readonly heard: string[];
  say(message: ClientMessage): void;
  /** Resolves when everything that was said and done before has been heard. */
  flush(): Promise<void>;
  /** Resolves when the server has ended it. */
  readonly ended: Promise<void>;
}

export function tap({ address }: Running, client: Client): Promise<Tap> {
  const heard: string[] = [];
  const opened = Promise.withResolvers<Tap>();
  const ended = Promise.withResolvers<void>();
  const flushes: (() => void)[] = [];
  const wire = wires.open(`${address.replace('http', 'ws')}${API}/socket`, {
    opened() {
      const say = (message: ClientMessage): void => wire.send(JSON.stringify(message));
      say({ t: 'hello', version: PROTOCOL_VERSION, token: client.token });
      opened.resolve({
        heard,
        say,
        flush() {
          const { promise, resolve } = Promise.withResolvers<void>();
          flushes.push(resolve);
          say({ t: 'ping' });
          return promise;
        },
        ended: ended.promise,
      });
    },
    said(text) {
      heard.push(text);
      if (text.includes('"t":"pong"')) flushes.shift()?.();
    },
    closed: () => ended.resolve(),
  });
  return opened.promise;
}

let calls = 0;

/** Asks over the viewer's own socket, so that the answer is heard, too. */
export function call<N extends OperationName>({ say }: Tap, name: N, input: Input<N>): void {
  say({ t: 'call', id: ++calls, name, input });
}

export const resetCalls = (): void => {
  calls = 0;
};

/** A world that the viewer cannot tell from the state's own, as a position; undefined where there is no other. */
export function twinOf(table: Table, viewer: Viewer, rng: Rng): JsonObject | undefined {
  const { game, config } = table;
  const truth = JSON.stringify(writePosition(table));
  for (let i = 0; i < 5; i++) {
    const twin = game.determinize(game.view(table.state as never, viewer), rng);
    const position = writePosition(new Table(game, twin.config, { start: twin }));
    if (JSON.stringify(position) !== truth && twin.config.seats.length === config.seats.length) return position;
  }
  return undefined;
}
