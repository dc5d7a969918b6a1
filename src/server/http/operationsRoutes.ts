import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Reason } from '../operations/readiness.ts';
import type { JsonObject } from '../tree/json.ts';

export interface Operations {
  /** What `/healthz` tells when all is well; undefined while it is not. */
  readonly health: () => { readonly connections: number } | undefined;
  /** Why nobody should be sent here now; undefined: ready. */
  readonly notReady: () => Reason | undefined;
  /** What there is to say of the other machine, if there is one. */
  readonly machines?: () => JsonObject;
  /** Whether an `Authorization` header opens `/metrics`. */
  readonly mayReadMetrics: (authorization: string | undefined) => boolean;
  readonly metrics: () => Promise<{ type: string; text: string }>;
}

/** A page served from elsewhere may ask too: it tells nothing but that we are there. */
const openly = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'no-store').header('access-control-allow-origin', '*');

/**
 * What those ask who run the server. `/healthz`: is it there, and its disk well. `/readyz`: may work be sent to it, which
 * it may not while it starts or closes, or as a standby. `/metrics`: numbers and no names, but they tell an attacker
 * how an attack goes: they are for whoever has the administrator's secret.
 */
export function operationsRoutes(app: FastifyInstance, operations: Operations): void {
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
