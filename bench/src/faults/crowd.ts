// People who play on whatever happens, and remember everything that the server promised them.
import { type Config, configure, type Game, type Games, Rng, readSeen, Source } from '@penumbra/kit';
import {
  ApiError,
  type Client,
  type Connection,
  connect,
  createClient,
  type Input,
  type NewTable,
  type SeatWish,
  standardWires,
  type TableInfo,
  type Watched,
  type Wires,
} from '@penumbra/protocol';
import { games } from '../arena/duel.ts';

/** Nobody waits as long as a person would. */
const SOON_MS = 100;
const SILENCE_MS = 2_000;
const PATIENCE_MS = 90_000;
/** What a refusal of the moment is answered with: asking again. */
const PASSING: readonly string[] = ['storage-unavailable', 'server-busy', 'closing', 'connection-lost', 'too-often'];

const standard = standardWires(globalThis as never);
const wires: Wires = { ...standard, after: (ms, run) => standard.after(Math.min(ms, SOON_MS), run) };
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** An entry that the server said it has kept. */
export interface Promised {
  readonly table: string;
  readonly entry: number;
  readonly id: string;
}

/** What one person has heard of one table. */
export interface Heard {
  readonly client: Client;
  readonly table: string;
  readonly now: Watched;
}

export interface CrowdSettings {
  readonly address: string;
  readonly seed: string;
  readonly tables: number;
  /** The seats after the people's. */
  readonly bots?: readonly string[];
  readonly silence?: number | undefined;
}

export interface Crowd {
  readonly promised: readonly Promised[];
  /** How often each code was answered. */
  readonly refusals: ReadonlyMap<string, number>;
  /** Resolves when so many more entries were promised. */
  more(count: number): Promise<void>;
  /** Nobody moves any more; gives what everybody has heard of the last tables. */
  rest(): Promise<Heard[]>;
  close(): void;
}

interface Person {
  readonly client: Client;
  readonly connection: Connection;
}

/** Asks again until it is answered. */
export async function insist<T>(ask: () => Promise<T>, isOver = () => false): Promise<T> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const final = error instanceof ApiError && !PASSING.includes(error.code);
      if (final || isOver() || Date.now() > until) throw error;
      await sleep(SOON_MS);
    }
  }
}

export async function newPerson(address: string, silence = SILENCE_MS): Promise<Person> {
  const stranger = createClient({ address, wires });
  const { token } = await insist(() => stranger.ask('session.create', { bearer: true }));
  const client = stranger.as(token as string);
  return { client, connection: connect(client, { silence }) };
}

const configs = new Map<string, Config>();

function configOf({ id, game, seats, options, components }: TableInfo): Config {
  const known = configs.get(id);
  if (known) return known;
  const made = configure((games as unknown as Games)[game] as Game, {
    seats: seats.map(({ colour }) => colour),
    options,
    components,
  });
  configs.set(id, made);
  return made;
}

/** Some legal move of the viewer, if it is asked. */
function someMove(info: TableInfo, seen: NonNullable<Watched['seen']>, rng: Rng): string | undefined {
  const game = (games as unknown as Games)[info.game] as Game;
  const config = configOf(info);
  const { legal } = readSeen(game, config, new Source(seen));
  return legal.length === 0 ? undefined : game.notation.move(rng.pick(legal), config);
}

/** What the people of a crowd share. */
interface Ledger {
  readonly promised: Promised[];
  readonly refusals: Map<string, number>;
  resting: boolean;
  acts: number;
  failure: unknown;
}

function fail(ledger: Ledger, error: unknown): void {
  if (!ledger.resting) ledger.failure ??= error;
}

async function submit(ledger: Ledger, { connection }: Person, act: Input<'moves.submit'>): Promise<void> {
  const { promised, refusals } = ledger;
  while (!ledger.resting) {
    try {
      const { entry } = await connection.call('moves.submit', act);
      promised.push({ table: act.table, entry, id: act.id });
      return;
    } catch (error) {
      const code = error instanceof ApiError ? error.code : 'broken';
      refusals.set(code, (refusals.get(code) ?? 0) + 1);
      // Somebody else's entry came first: what comes next is answered anew.
      if (code === 'stale-entry' || code === 'refused') return;
      if (!PASSING.includes(code)) throw error;
      await sleep(SOON_MS);
    }
  }
}

/** Plays one seat to the end of the game. */
function sit(ledger: Ledger, person: Person, table: string, rng: Rng, over: () => void): Heard {
  let answered = -1;
  const handle = person.connection.watch(table, ({ info, seen, closed }) => {
    if (closed) return fail(ledger, new Error(`${table} was closed: ${closed.code}`));
    if (!info || !seen || ledger.resting) return;
    if (info.status === 'over') return over();
    if (answered === seen.entry) return;
    const move = someMove(info, seen, rng);
    if (move === undefined) return;
    answered = seen.entry;
    const id = `act-${`${++ledger.acts}`.padStart(8, '0')}`;
    submit(ledger, person, { table, entry: seen.entry, id, move }).catch((error) => fail(ledger, error));
  });
  return {
    client: person.client,
    table,
    get now() {
      return handle.now;
    },
  };
}

export async function newCrowd({ address, seed, tables, bots = [], silence }: CrowdSettings): Promise<Crowd> {
  const ledger: Ledger = { promised: [], refusals: new Map(), resting: false, acts: 0, failure: undefined };
  const { promised, refusals } = ledger;
  const people: Person[] = [];
  const heard = new Map<number, Heard[]>();
  const names = Object.keys(games);

  /** One table after the other with the same two people. */
  async function playOn(place: number, pair: readonly [Person, Person], rng: Rng): Promise<void> {
    const others = bots.map((level): SeatWish => ({ kind: 'bot', level }));
    for (let n = 0; !ledger.resting; n++) {
      const game = names[(place + n) % names.length] as string;
      const seats: SeatWish[] = [{ kind: 'me' }, { kind: 'open' }, ...others];
      const table = await makeTable(pair, { game, seats }, () => ledger.resting);
      const { promise, resolve } = Promise.withResolvers<void>();
      heard.set(
        place,
        pair.map((person, i) => sit(ledger, person, table, rng.fork(`${n}/${i}`), resolve)),
      );
      await promise;
    }
  }

  for (let place = 0; place < tables; place++) {
    const pair = [await newPerson(address, silence), await newPerson(address, silence)] as const;
    people.push(...pair);
    playOn(place, pair, new Rng(`${seed}/${place}`)).catch((error) => fail(ledger, error));
  }
  return {
    promised,
    refusals,
    async more(count) {
      let known = promised.length;
      let since = Date.now();
      const goal = known + count;
      while (promised.length < goal) {
        if (ledger.failure) throw ledger.failure;
        // A busy machine is slow; only one that stands still has failed.
        if (promised.length > known) [known, since] = [promised.length, Date.now()];
        if (Date.now() > since + PATIENCE_MS) {
          const where = [...heard.values()].flat().map(({ table, now: { info, seen } }) => {
            return `${table} ${info?.status} as ${seen?.viewer} at ${seen?.entry}, waits for ${seen?.waiting}`;
          });
          throw new Error(`nothing goes on: ${promised.length} of ${goal} entries\n${where.join('\n')}`);
        }
        await sleep(5);
      }
    },
    async rest() {
      ledger.resting = true;
      await sleep(SOON_MS);
      if (ledger.failure) throw ledger.failure;
      return [...heard.values()].flat();
    },
    close() {
      ledger.resting = true;
      for (const { connection } of people) connection.close();
    },
  };
}

async function makeTable(
  [host, other]: readonly [Person, Person],
  wish: NewTable,
  isOver: () => boolean,
): Promise<string> {
  const { table } = await insist(() => host.client.ask('tables.create', wish), isOver);
  await insist(() => other.client.ask('tables.join', { table: table.id }), isOver);
  return table.id;
}
