import type { FastifyInstance, FastifyReply } from 'fastify';
import type { NotReadyReason } from '../operations/readiness.ts';
import type { JsonObject } from '../tree/json.ts';

export interface Operations {
  /** The answer of `/healthz`; undefined while unhealthy. */
  readonly health: () => { readonly connections: number } | undefined;
  /** The reason no traffic should come here now; undefined: ready. */
  readonly notReady: () => NotReadyReason | undefined;
  /** Status of the other machine, if there is one. */
  readonly machines?: () => JsonObject;
  /** True if an `Authorization` header grants `/metrics`. */
  readonly mayReadMetrics: (authorization: string | undefined) => boolean;
  readonly metrics: () => Promise<{ type: string; text: string }>;
}

/** Any origin may read it: it only reveals that we are running. */
const openly = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'no-store').header('access-control-allow-origin', '*');

/**
 * Endpoints for operators. `/healthz`: running, with a working disk. `/readyz`: ready for traffic, so neither
 * starting, closing nor on standby. `/metrics`: numbers without names, but an attacker could watch an
 * attack's effect, so it needs the administrator's secret.
 */
export function addOperationsRoutes(app: FastifyInstance, operations: Operations): void {
  app.get('/healthz', (_request, reply) => {
    const health = operations.health();
    return health === undefined
      ? openly(reply).code(503).send({ ok: false })
      : openly(reply).send({ ok: true, ...health, ...operations.machines?.() });
  });
  app.get('/readyz', (_request, reply) => {
    const reason = operations.notReady();
    return reason === undefined
      ? openly(reply).send({ ok: true, ...operations.machines?.() })
      : openly(reply)
          .code(503)
          .send({ ok: false, reason, ...operations.machines?.() });
  });
  app.get('/metrics', async (request, reply) => {
    if (!operations.mayReadMetrics(request.headers.authorization))
      return reply
        .code(401)
        .header('cache-control', 'no-store')
        .header('www-authenticate', 'Bearer')
        .send({ error: 'Metrics need FLOORCRAFT_ADMIN_SECRET as a Bearer token.' });
    const { type, text } = await operations.metrics();
    return reply.header('cache-control', 'no-store').type(type).send(text);
  });
}
