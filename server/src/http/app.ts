// HTTP: the operations, the documentation, the web app, and what keeps strangers honest.
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import { API, ApiError, type ErrorText } from '@penumbra/protocol';
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import type { Core } from '../core.ts';
import { errorOf } from '../dispatch.ts';
import { addDocs } from './docs.ts';
import { policyFor } from './policy.ts';
import { addRoutes, type RouteOptions } from './routes.ts';
import { statusOf } from './status.ts';
import { addWeb } from './web.ts';

export interface AppOptions extends RouteOptions {
  readonly logger: FastifyBaseLogger;
  /** The folder of the built web app. */
  readonly web: string | undefined;
  readonly trustProxy: boolean;
  /** Who may read the metrics from afar. */
  readonly metricsToken: string | undefined;
}

/** A family or a class may share one. */
const PEOPLE_AT_AN_ADDRESS = 5;

export interface App {
  readonly app: FastifyInstance;
  /** Method and address of every route there is. */
  readonly routes: readonly string[];
}

export async function makeApp(core: Core, options: AppOptions): Promise<App> {
  const { logger, trustProxy, web } = options;
  const app = fastify({
    loggerInstance: logger,
    // Addresses of tables are secrets: requests are logged by their route, below.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: core.limits.message,
    // One proxy, and its own word alone: what stands before it in the header anybody could have written.
    trustProxy: trustProxy && ((_, hop) => hop === 0),
    routerOptions: { maxParamLength: 200 },
  });
  app.setErrorHandler((error: FastifyError | ApiError, _, reply) => answerError(core, error, reply));
  app.setNotFoundHandler((_, reply) => send(reply, { code: 'unknown-route' }));
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
  });
  const routes: string[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'HEAD') routes.push(`${one} ${url}`);
  });
  await app.register(helmet, { contentSecurityPolicy: { useDefaults: false, directives: policyFor(web) } });
  await app.register(cookie);
  await app.register(rateLimit, {
    // Whoever asks with a token of their own making is still at an address; people are counted when they are known.
    max: core.limits.requests * PEOPLE_AT_AN_ADDRESS,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => ip,
    errorResponseBuilder: () => new ApiError({ code: 'too-often' }),
    allowList: (request) => !request.url.startsWith(API),
  });
  await app.register(websocket, { options: { maxPayload: core.limits.message, perMessageDeflate: false } });
  addRoutes(app, core, options);
  addDocs(app, core, options.metricsToken);
  if (web !== undefined) await addWeb(app, web);
  return { app, routes };
}

const send = (reply: FastifyReply, error: ErrorText): FastifyReply =>
  reply.status(statusOf(error.code)).send({ error });

function answerError(core: Core, error: FastifyError | ApiError, reply: FastifyReply): FastifyReply {
  if (error instanceof ApiError) return send(reply, error.error);
  const status = error.statusCode ?? 500;
  if (status === 413) return send(reply, { code: 'too-large' });
  if (status === 429) return send(reply, { code: 'too-often' });
  if (status < 500) return send(reply, { code: 'bad-input' });
  return send(reply, errorOf(core, error));
}
