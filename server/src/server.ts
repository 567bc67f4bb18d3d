// Puts everything together.
import { randomBytes } from 'node:crypto';
import { games } from '@penumbra/catalog';
import type { Games } from '@penumbra/kit';
import { API } from '@penumbra/protocol';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { newThinker, type Thinker } from './bots/thinker.ts';
import { type Bus, noBus } from './bus/bus.ts';
import type { Core } from './core.ts';
import { handlers } from './handlers.ts';
import { makeApp } from './http/app.ts';
import { isOwnOrigin } from './http/origin.ts';
import { tokenOf } from './http/routes.ts';
import { HERE_AGAIN_MS, LOOK_AGAIN_MS, listenTo, lookAgain, sayHere } from './listen.ts';
import { newCounters } from './metrics.ts';
import { perMinute } from './people/allowance.ts';
import { newPresence } from './presence.ts';
import { newNotify } from './push/web-push.ts';
import { newPost } from './socket/post.ts';
import { type Connected, serveSocket } from './socket/socket.ts';
import { keyKept } from './storage/keys.ts';
import type { Storage } from './storage/storage.ts';
import { drive, schedule } from './tables/drive.ts';
import { newHosts } from './tables/hosts.ts';
import { wake } from './tables/wake.ts';
import { newMoments, timerWakes, type Wakes } from './wakes.ts';
import { type Limits, STANDARD_LIMITS, type World } from './world.ts';

export interface ServerOptions {
  readonly storage: Storage;
  readonly bus?: Bus | undefined;
  /** A PostgreSQL address: moments are kept there, and any node does what is due. */
  readonly moments?: string | undefined;
  readonly host?: string | undefined;
  readonly port?: number | undefined;
  /** The public address, where it is not the one that is listened on. */
  readonly origin?: string | undefined;
  readonly web?: string | undefined;
  readonly trustProxy?: boolean | undefined;
  readonly metricsToken?: string | undefined;
  readonly logLevel?: string | undefined;
  readonly threads?: number | undefined;
  readonly limits?: Partial<Limits> | undefined;
  readonly world?: Partial<World> | undefined;
  readonly thinker?: Thinker | undefined;
  readonly games?: Games | undefined;
}

export interface Running {
  /** Where it listens: `http://localhost:4173`. */
  readonly address: string;
  readonly core: Core;
  readonly routes: readonly string[];
  /** Finishes what was acknowledged, then ends. */
  close(): Promise<void>;
}

const SWEEP_MS = 30_000;
/** A table that nobody has needed for so long leaves memory. */
const IDLE_MS = 60_000;

const standardWorld: World = {
  now: Date.now,
  random: randomBytes,
  after(ms, run) {
    const timer = setTimeout(run, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

export async function startServer(options: ServerOptions): Promise<Running> {
  const logger = pino({ level: options.logLevel ?? 'warn' });
  const sockets = new Set<Connected>();
  let open = true;
  let address = '';
  const isOpen = (): boolean => open;
  const core = await makeCore(options, { logger, sockets, origin: () => options.origin ?? address, isOpen });
  const wakes = await openWakes(options, core);
  core.wakes.use(wakes);
  const { app, routes } = await makeApp(core, {
    handlers,
    logger: logger as FastifyBaseLogger,
    origin: options.origin,
    web: options.web,
    trustProxy: options.trustProxy ?? false,
    metricsToken: options.metricsToken,
    isOpen,
  });
  addSocket(app, core, { sockets, origin: options.origin, isOpen });
  listenTo(core);
  const host = options.host ?? '127.0.0.1';
  await app.listen({ host, port: options.port ?? 0 });
  const bound = app.server.address();
  address = `http://localhost:${typeof bound === 'object' ? bound?.port : options.port}`;
  if (options.moments === undefined) await wakeAll(core);
  const sweep = setInterval(() => {
    core.hosts.sweep(core.now() - IDLE_MS);
    for (const socket of sockets) socket.beat();
  }, SWEEP_MS);
  const here = setInterval(() => sayHere(core), HERE_AGAIN_MS);
  const look = options.moments === undefined ? undefined : lookingAgain(core);
  return {
    address,
    core,
    routes,
    async close() {
      open = false;
      clearInterval(sweep);
      clearInterval(here);
      clearInterval(look);
      for (const socket of sockets) socket.end({ code: 'closing' });
      await core.wakes.close();
      await core.thinker.close();
      await Promise.all([...core.hosts.all].map((hosted) => hosted.lock(async () => {})));
      await app.close();
      await core.bus.close();
      await core.storage.close();
    },
  };
}

const lookingAgain = (core: Core): NodeJS.Timeout =>
  setInterval(() => {
    lookAgain(core).catch((error) => core.log.warn({ err: error }, 'nobody looked for what was missed'));
  }, LOOK_AGAIN_MS);

interface Around {
  readonly logger: Core['log'];
  readonly sockets: ReadonlySet<Connected>;
  readonly origin: () => string;
  isOpen(): boolean;
}

async function makeCore(options: ServerOptions, { logger, sockets, origin, isOpen }: Around): Promise<Core> {
  const { storage } = options;
  const world: World = { ...standardWorld, ...options.world };
  const limits: Limits = { ...STANDARD_LIMITS, ...options.limits };
  const thinker = options.thinker ?? newThinker({ threads: options.threads, queue: limits.questions });
  const hosts = newHosts(() => core);
  const core: Core = {
    ...world,
    storage,
    limits,
    thinker,
    hosts,
    origin,
    games: options.games ?? (games as unknown as Games),
    log: logger,
    bus: options.bus ?? noBus,
    presence: newPresence(world.now),
    mayAsk: perMinute(limits.requests, world.now),
    wakes: newMoments(),
    hangUp(person) {
      for (const socket of sockets) if (socket.person === person) socket.end({ code: 'no-session' });
    },
    notify: await newNotify(() => core, storage),
    counters: newCounters({
      sockets: () => sockets.size,
      tables: () => hosts.size,
      questions: () => thinker.waiting,
    }),
    drive(hosted) {
      // What is due when we are gone is kept with the table.
      if (!isOpen()) return;
      // Where any node may do what is due, the one that notices only says so.
      if (options.moments === undefined) drive(core, hosted);
      else schedule(core, hosted);
    },
    secret: Buffer.from(
      await keyKept(storage, 'seat-links', () => world.random(32).toString('base64url')),
      'base64url',
    ),
  };
  return core;
}

interface Sockets {
  readonly sockets: Set<Connected>;
  readonly origin: string | undefined;
  isOpen(): boolean;
}

function addSocket(app: FastifyInstance, core: Core, { sockets, origin, isOpen }: Sockets): void {
  const options = { handlers, post: newPost(), isOpen };
  app.get(`${API}/socket`, { websocket: true }, (socket, request) => {
    const { origin: from, host } = request.headers;
    if (!isOwnOrigin(from, host, { origin })) {
      socket.send(JSON.stringify({ t: 'bye', error: { code: 'wrong-origin' } }));
      socket.close(1008);
      return;
    }
    const connected = serveSocket(core, socket, options, tokenOf(request));
    sockets.add(connected);
    socket.on('close', () => sockets.delete(connected));
  });
}

async function openWakes({ moments, threads }: ServerOptions, core: Core): Promise<Wakes> {
  const { log, now, storage } = core;
  if (moments === undefined) {
    return timerWakes(core, (table) => {
      wake(core, table).catch((error) => log.warn({ err: error }, 'a table could not be woken'));
    });
  }
  const { postgresWakes } = await import('./wakes-postgres.ts');
  return postgresWakes({
    url: moments,
    concurrency: (threads ?? 2) * 4,
    now,
    log,
    wake: (table) => wake(core, table),
    async overdue(before) {
      const rows = await storage.db.selectFrom('tables').select('id').where('wake', '<', before).limit(200).execute();
      return rows.map(({ id }) => id);
    },
  });
}

/** Clocks and bots go on where they were. */
async function wakeAll({ storage, wakes }: Core): Promise<void> {
  const rows = await storage.db.selectFrom('tables').select(['id', 'wake']).where('wake', 'is not', null).execute();
  for (const { id, wake: at } of rows) wakes.set(id, at);
}
