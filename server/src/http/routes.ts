// The operations as routes.
import { API, OPERATION_NAMES, OPERATIONS, type OperationName, refuse } from '@penumbra/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Core } from '../core.ts';
import { dispatch, type Handlers } from '../dispatch.ts';
import { personOf } from '../people/sessions.ts';
import { isOwnOrigin, type OriginRule } from './origin.ts';

const COOKIE = 'penumbra';
const COOKIE_SECONDS = 400 * 86_400;

/** A bearer token counts before a cookie. */
export function tokenOf({ headers, cookies }: FastifyRequest): string | undefined {
  const [, bearer] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
  return bearer ?? cookies[COOKIE];
}

export interface RouteOptions extends OriginRule {
  readonly handlers: Handlers;
  /** False while the server is going down. */
  isOpen(): boolean;
}

export function addRoutes(app: FastifyInstance, core: Core, options: RouteOptions): void {
  for (const name of OPERATION_NAMES) {
    const { method, path } = OPERATIONS[name];
    app.route({
      method,
      url: `${API}${path}`,
      handler: (request, reply) => handle(core, options, name, request, reply),
    });
  }
}

async function handle(
  core: Core,
  options: RouteOptions,
  name: OperationName,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  // Answers are for one person and one moment.
  void reply.header('cache-control', 'no-store');
  if (!options.isOpen()) throw refuse('closing');
  const { origin, host } = request.headers;
  if (request.method !== 'GET' && !isOwnOrigin(origin, host, options)) throw refuse('wrong-origin');
  const person = await personOf(core, tokenOf(request));
  const input = inputOf(request);
  const value = await dispatch(core, options.handlers, { name, input, caller: { person } });
  return OPERATIONS[name].httpOnly ? withCookie(name, input, value as { token?: string }, reply, core) : value;
}

/** Path, query and body are one input; what stands in the path stands nowhere else. */
function inputOf({ method, params, query, body }: FastifyRequest): unknown {
  const given = method === 'GET' || method === 'DELETE' ? query : body === undefined ? {} : body;
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw refuse('bad-input');
  const named = params as object;
  const twice = Object.keys(named).find((key) => Object.hasOwn(given, key));
  if (twice !== undefined) throw refuse('bad-input', twice);
  return { ...given, ...named };
}

/** Browsers keep the token where scripts cannot read it. */
function withCookie(
  name: OperationName,
  input: unknown,
  value: { token?: string },
  reply: FastifyReply,
  core: Core,
): unknown {
  const secure = core.origin().startsWith('https:');
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  if (name === 'session.forget') void reply.clearCookie(COOKIE, cookie);
  const { token, ...rest } = value;
  if (token === undefined || (input as { bearer?: boolean }).bearer) return value;
  void reply.setCookie(COOKIE, token, { ...cookie, maxAge: COOKIE_SECONDS });
  return rest;
}
