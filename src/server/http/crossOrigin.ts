import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Any origin may call: the tree is protected by the request's credential, never by a cookie. Responses must
 * not be cached.
 */
export function allowAnyOrigin(_request: FastifyRequest, reply: FastifyReply, next: () => void): void {
  reply
    .header('access-control-allow-origin', '*')
    .header('access-control-allow-methods', 'GET, PUT, POST, PATCH, DELETE, OPTIONS')
    .header(
      'access-control-allow-headers',
      'authorization, content-type, if-match, if-none-match, x-firebase-etag, x-http-method-override',
    )
    .header('access-control-expose-headers', 'ETag')
    .header('access-control-max-age', '3600')
    .header('cache-control', 'no-cache');
  next();
}
