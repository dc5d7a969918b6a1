import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AccountRefusal, type DeviceMark } from '../auth/accountRequest.ts';
import { RequestRefusal } from '../refusal.ts';
import { parseBody, type Body } from '../auth/body.ts';
import { isJsonObject, parseJson, type Json } from '../tree/json.ts';
import { createDeviceMark } from './deviceMark.ts';
import { isFromOurPages } from './cookies.ts';
import { addProjectRoutes, type ProjectRoutes } from './projectRoutes.ts';

export interface AccountRoutes extends ProjectRoutes {
  readonly apiKey: string;
  readonly isSecure: (request: IncomingMessage) => boolean;
  readonly address: (request: IncomingMessage) => string;
  /** True if a cookie header carries a valid pass for the sign-up queue. */
  readonly hasPass: (header: string | undefined) => boolean;
}

const ALLOWED_HEADERS =
  'authorization, content-type, x-client-version, x-firebase-gmpid, x-firebase-client, x-firebase-appcheck, x-firebase-locale';

/**
 * Any origin may call: accounts are protected by the body's credentials, never by a cookie (the one we set
 * grants nothing).
 */
function allowOrigins(reply: FastifyReply): FastifyReply {
  return reply
    .header('access-control-allow-origin', '*')
    .header('access-control-allow-headers', ALLOWED_HEADERS)
    .header('access-control-allow-methods', 'GET, POST, PATCH, DELETE, OPTIONS')
    .header('access-control-expose-headers', 'Retry-After')
    .header('access-control-max-age', '3600')
    .header('cache-control', 'no-store');
}

/** A body that is not a JSON object. */
const BROKEN = Symbol('broken');

const failure = (code: number, message: string): Json => ({
  error: { code, message, errors: [{ message, reason: 'invalid', domain: 'global' }] },
});

const refused = (reply: FastifyReply, message: string): FastifyReply =>
  reply.code(400).send(failure(400, message));

/** The Identity Toolkit and the secure-token endpoint, at the URLs that `connectAuthEmulator` uses. */
export function addAccountRoutes(app: FastifyInstance, setup: AccountRoutes): void {
  const { toolkit } = setup;

  void app.register((room, _options, done) => {
    room.removeAllContentTypeParsers();
    // The SDK sends JSON to one endpoint and a form to the other; anything else is refused.
    room.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 64 * 1024 }, (request, body, parsed) => {
      const isForm =
        request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
      const text = String(body);
      const json = parseJson(text === '' ? '{}' : text);
      if (isForm) parsed(null, Object.fromEntries(new URLSearchParams(text)));
      else parsed(null, isJsonObject(json) ? json : BROKEN);
    });
    room.addHook('preHandler', (request, reply, next) => {
      if (request.body === BROKEN) refused(reply, 'Invalid JSON payload received.');
      else next();
    });
    room.addHook('onRequest', (_request, reply, next) => {
      allowOrigins(reply);
      next();
    });

    const bodyOf = (body: unknown): Body => {
      // eslint-disable-next-line typescript/no-unsafe-type-assertion -- built by the parser above, of JSON or a form
      return parseBody((body ?? null) as Json);
    };
    const hasKey = (query: unknown): boolean =>
      setup.emulator ||
      (typeof query === 'object' && query !== null && Reflect.get(query, 'key') === setup.apiKey);
    const badKey = (reply: FastifyReply): FastifyReply =>
      refused(reply, 'API key not valid. Please pass a valid API key.');

    const markOf = (request: FastifyRequest, reply: FastifyReply): { device?: DeviceMark } => {
      const { headers } = request;
      if (!isFromOurPages(headers)) return {};
      return {
        device: createDeviceMark(request, reply, {
          project: setup.projectId,
          isSecure: setup.isSecure(request.raw),
        }),
      };
    };

    const answer = async (reply: FastifyReply, work: () => Promise<Json> | Json): Promise<FastifyReply> => {
      try {
        return await reply.send(await work());
      } catch (error) {
        if (error instanceof AccountRefusal) {
          if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
          return refused(reply, error.message);
        }
        if (error instanceof RequestRefusal && error.status === 'unavailable')
          return reply.code(503).send(failure(503, `UNAVAILABLE : ${error.message}`));
        throw error;
      }
    };

    room.options('/identitytoolkit.googleapis.com/*', (_request, reply) => reply.code(204).send());
    room.options('/securetoken.googleapis.com/*', (_request, reply) => reply.code(204).send());

    room.get('/identitytoolkit.googleapis.com/v2/passwordPolicy', (request, reply) =>
      hasKey(request.query) ? reply.send(toolkit.passwordPolicy()) : badKey(reply),
    );
    room.get('/identitytoolkit.googleapis.com/v2/recaptchaConfig', (_request, reply) => reply.send({}));
    room.get('/identitytoolkit.googleapis.com/v1/projects', (_request, reply) =>
      reply.send({ projectId: setup.projectId, authorizedDomains: [] }),
    );
    addProjectRoutes(room, setup, { answer, bodyOf });
    room.post('/identitytoolkit.googleapis.com/v1/*', (request, reply) => {
      if (!hasKey(request.query)) return badKey(reply);
      // The router would take the colon of `accounts:signUp` for a parameter.
      const name = decodeURIComponent(request.url.split('?')[0]?.split('/v1/')[1] ?? '');
      const action = toolkit.action(name);
      if (action === undefined) return reply.code(404).send(failure(404, 'NOT_FOUND'));
      const address = setup.address(request.raw);
      return answer(reply, () =>
        action({
          body: bodyOf(request.body),
          address,
          connection: `${address} ${request.raw.socket.remotePort ?? 0}`,
          ...markOf(request, reply),
          hasPass: isFromOurPages(request.headers) && setup.hasPass(request.headers.cookie),
        }),
      );
    });
    room.post('/securetoken.googleapis.com/v1/token', (request, reply) =>
      hasKey(request.query) ? answer(reply, () => toolkit.refresh(bodyOf(request.body))) : badKey(reply),
    );
    done();
  });
}
