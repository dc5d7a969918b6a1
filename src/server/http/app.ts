import type { IncomingMessage, ServerOptions } from 'node:http';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Logger } from 'pino';
import { readableAddress } from './readableAddress.ts';
import { operationsRoutes, type Operations } from './operationsRoutes.ts';
import { accountRoutes, type AccountRoutes } from './accountRoutes.ts';
import { accountsAddress } from './projectRoutes.ts';
import { restAddress } from './restRequest.ts';
import { restRoutes, type RestSetup } from './restRoutes.ts';
import { rulesRoutes } from './rulesRoutes.ts';
import { ambiguityOf } from './framing.ts';
import { answerInTurn, type InTurn } from './inTurn.ts';
import { otherHost } from './ownHosts.ts';
import type { Patience } from '../settings.ts';
import type { Pages, Reading } from './pages.ts';
import { screenRoutes } from './screens.ts';
import { passRoute, type PassRoute } from './passRoute.ts';
import { securityHeaders, type OutsideSources } from './securityHeaders.ts';

export interface HttpSetup extends InTurn {
  readonly log: Logger;
  readonly patience: Patience;
  readonly tls?: { readonly cert: string; readonly key: string };
  readonly screens?: Pages;
  /** Other origins that the page may use; none when not given. */
  readonly outside?: OutsideSources;
  /** What pages are drawn from. */
  readonly reading: Reading;
  readonly accounts: AccountRoutes;
  readonly pass: PassRoute;
  readonly rest: RestSetup;
  /** The address of a caller to the letter, where `address` is the network by which it is counted. */
  readonly clientIp: (request: IncomingMessage) => string;
  /** Whether a `Host` is one of ours. */
  readonly isOwnHost: (header: string | undefined) => boolean;
  readonly operations: Operations;
  /** Why neither tree nor accounts are there yet; undefined: they are. */
  readonly notYet: () => string | undefined;
}

/** What is led to the tree and the accounts; the screens and the questions of those who run it are answered always. */
const IS_FOR_DATA =
  /^\/(?:\.rest|\.settings|\.pass|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com)(?:\/|$)/;

/** How Node looks after those who begin something and do not end it. */
const lookedAfter = ({ head, body }: Patience): ServerOptions => ({
  headersTimeout: head,
  connectionsCheckingInterval: Math.min(head, body) / 3,
});

/** The HTTP side: health, accounts, screens; the WebSockets are taken from its server by the gateway. */
export async function httpApp(setup: HttpSetup): Promise<FastifyInstance> {
  const log: FastifyBaseLogger = setup.log;
  const { patience, tls } = setup;
  const options = {
    loggerInstance: log,
    // Addresses carry keys and credentials in their query: they are not logged.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    requestTimeout: patience.body,
    connectionTimeout: patience.silence,
    // An address that cannot be read never reaches a handler. A visitor is led to one that can, and to its page.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, { raw }: FastifyReply): void => {
      const isScreen = request.method === 'GET' && !IS_FOR_DATA.test(request.url);
      if (error.code === 'FST_ERR_BAD_URL' && isScreen) {
        raw.writeHead(302, { location: readableAddress(request.url), 'cache-control': 'no-store' }).end();
        return;
      }
      raw.writeHead(error.statusCode ?? 400, { 'content-type': 'application/json; charset=utf-8' });
      raw.end(JSON.stringify({ error: error.message }));
    },
    rewriteUrl: (request: IncomingMessage) => accountsAddress(restAddress(request.url ?? '/')),
  };
  const app: FastifyInstance =
    tls === undefined
      ? fastify({ ...options, http: lookedAfter(patience) })
      : fastify({
          ...options,
          https: { ...tls, ...lookedAfter(patience), handshakeTimeout: patience.handshake },
        });
  await securityHeaders(app, setup.tls !== undefined, setup.outside);

  app.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) => {
    const code = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 500;
    if (code === 500) setup.log.error({ err: error }, 'a request failed');
    return reply.code(code).send({ error: code === 500 ? 'Internal error' : error.message });
  });

  app.addHook('onRequest', (request, reply, next) => {
    const ambiguity = ambiguityOf(request.raw);
    if (ambiguity === undefined) next();
    else void reply.code(400).header('connection', 'close').type('text/plain; charset=utf-8').send(ambiguity);
  });
  app.addHook('onRequest', (request, reply, next) => {
    const { host } = request.headers;
    if (setup.isOwnHost(host)) next();
    else void reply.code(421).type('text/plain; charset=utf-8').send(otherHost(host));
  });
  app.addHook('onRequest', (request, reply, next) => {
    const sentence = IS_FOR_DATA.test(request.url) ? setup.notYet() : undefined;
    if (sentence === undefined) next();
    else void reply.code(503).header('access-control-allow-origin', '*').send({ error: sentence });
  });
  answerInTurn(app, setup);
  operationsRoutes(app, setup.operations);
  app.get('/client-ip', (request, reply) =>
    reply.header('cache-control', 'no-store').send({ ip: setup.clientIp(request.raw) }),
  );
  accountRoutes(app, setup.accounts);
  passRoute(app, setup.pass);
  restRoutes(app, setup.rest);
  rulesRoutes(app, setup.rest);
  await screenRoutes(app, setup.screens, { reading: setup.reading, turns: setup });
  return app;
}
