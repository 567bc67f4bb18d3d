// A seat at a table on a server.
import { type Config, configure, type Game, readSeen, type Seen, Source } from '@penumbra/kit';
import {
  ApiError,
  type Client,
  type Connection,
  connect,
  createClient,
  standardWires,
  type TableInfo,
  type Watched,
  type WatchHandle,
} from '@penumbra/protocol';
import { Failure, refusalText, usage } from '../errors.ts';
import { gameNamed } from '../games.ts';

export interface Online {
  readonly client: Client;
  readonly connection: Connection;
  readonly watched: WatchHandle;
  readonly game: Game;
  readonly config: Config;
  /** Resolves at the next change. */
  changed(): Promise<void>;
  close(): void;
}

export interface Wish {
  readonly address: string;
  readonly table: string;
  readonly name: string;
  readonly token: string | undefined;
}

/** `https://play.example.org/#/table/…`, or the same without the words between. */
export function readAddress(url: string): Pick<Wish, 'address' | 'table'> {
  const [, table] = /([A-Za-z0-9_-]{22})\/?$/.exec(url) ?? [];
  const origin = URL.parse(url)?.origin;
  if (!table || !origin || origin === 'null')
    throw usage(`"${url}" is no link to a table; copy it from the invitation`);
  return { address: origin, table };
}

/** Errors of the server as sentences. */
export async function told<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ApiError) throw new Failure(`the server says no: ${sentence(error)}`);
    if (error instanceof TypeError) throw new Failure('the server cannot be reached; check the link and the network');
    throw error;
  }
}

export const sentence = ({ code, error }: ApiError): string =>
  error.refusal ? refusalText(error.refusal) : code.replaceAll('-', ' ');

export async function sitDown({ address, table, name, token }: Wish): Promise<Online> {
  const wires = standardWires(globalThis as never);
  const stranger = createClient({ address, wires });
  const own = token ?? (await stranger.ask('session.create', { name, bearer: true })).token;
  const client = stranger.as(own as string);
  const { table: info } = await client.ask('tables.join', { table });
  const connection = connect(client);
  let tell = Promise.withResolvers<void>();
  const wakeUp = (): void => {
    tell.resolve();
    tell = Promise.withResolvers<void>();
  };
  const watched = connection.watch(table, wakeUp);
  connection.onState(wakeUp);
  const game = gameNamed(info.game);
  return {
    client,
    connection,
    watched,
    game,
    config: configIn(game, info),
    changed: () => tell.promise,
    close: () => connection.close(),
  };
}

function configIn(game: Game, { seats, options, components }: TableInfo): Config {
  return configure(game, { seats: seats.map(({ colour }) => colour), options, components });
}

/** What the seat sees, once the game has begun. */
export const seenNow = ({ game, config }: Online, { seen }: Watched): Seen | undefined =>
  seen && readSeen(game, config, new Source(seen));

export async function submit({ client, connection, watched }: Online, move: string): Promise<void> {
  const { seen, table } = watched.now;
  await connection.call('moves.submit', { table, entry: seen?.entry ?? 0, id: client.wires.freshId(), move });
}
