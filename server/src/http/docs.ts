// The documentation that describes itself, and the numbers for operators.
import { timingSafeEqual } from 'node:crypto';
import { API, refuse } from '@penumbra/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Core } from '../core.ts';
import { hashOf } from '../people/tokens.ts';
import { openApi, openApiPage } from './openapi.ts';

const METRICS = `${API}/metrics`;
const DOCS = '/api/docs';
const OPENAPI = '/api/openapi.json';

export function addDocs(app: FastifyInstance, core: Core, metricsToken: string | undefined): void {
  app.get(OPENAPI, async () => openApi());
  app.get(DOCS, async (_, reply) => reply.type('text/html; charset=utf-8').send(openApiPage()));
  app.get(METRICS, async (request, reply) => {
    if (!isOperator(request, metricsToken)) throw refuse('not-operator');
    return reply.type(core.counters.registry.contentType).send(await core.counters.registry.metrics());
  });
}

/** Whoever has the token; without one, whoever sits at the machine, and no proxy there speaks for them. */
function isOperator({ headers, ip }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) {
    const isHere = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip);
    return isHere && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
  }
  const given = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(token)));
}
