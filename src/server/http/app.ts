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
import { noRemindersRoute } from './noRemindersRoute.ts';
import { operationsRoutes, type Operations } from './operationsRoutes.ts';
import { accountLinkRoute } from './accountLinkRoute.ts';
import { accountRoutes, type AccountRoutes } from './accountRoutes.ts';
import { accountsAddress } from './projectRoutes.ts';
import { restAddress } from './restRequest.ts';
import { restRoutes, type RestSetup } from './restRoutes.ts';
import { rulesRoutes } from './rulesRoutes.ts';
import { ambiguityOf } from './framing.ts';
import { answerInTurn, type InTurn } from './inTurn.ts';
import { otherHost } from './ownHosts.ts';
import type { AccountLinkDesk, ReminderDesk, Timeouts } from '../settings.ts';
import type { Pages, PageReader } from './pages.ts';
import { screenRoutes } from './screens.ts';
import { passRoute, type PassRoute } from './passRoute.ts';
import { securityHeaders, type OutsideSources } from './securityHeaders.ts';

export interface HttpSetup extends InTurn {
  readonly log: Logger;
  readonly patience: Timeouts;
  readonly tls?: { readonly cert: string; readonly key: string };
  readonly screens?: Pages;
  /** Other origins the page may use; none by default. */
  readonly outside?: OutsideSources;
  readonly reading: PageReader;
  readonly accounts: AccountRoutes;
  readonly pass: PassRoute;
  readonly firstAccount?: AccountLinkDesk;
  readonly invitations?: AccountLinkDesk;
  readonly reminders?: ReminderDesk;
  readonly rest: RestSetup;
  /** The caller's full address; `address` is the network it counts by. */
  readonly clientIp: (request: IncomingMessage) => string;
  /** True if the browser sent it over https. */
  readonly isSecure: (request: IncomingMessage) => boolean;
  /** True if a `Host` header names this server. */
  readonly isOwnHost: (header: string | undefined) => boolean;
  readonly operations: Operations;
  /** The reason the tree and accounts are not available yet; undefined once they are. */
  readonly notYet: () => string | undefined;
}

/** Routes to the tree and the accounts. Screens and operations routes always answer. */
const IS_FOR_DATA =
  /^\/(?:\.rest|\.settings|\.pass|\.first-account|\.invitation|\.no-reminders|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com)(?:\/|$)/;

/** Timeouts for requests that never finish. */
const lookedAfter = ({ head, body }: Timeouts): ServerOptions => ({
  headersTimeout: head,
  connectionsCheckingInterval: Math.min(head, body) / 3,
});

/** The HTTP side: health, accounts, screens. The gateway takes over WebSocket upgrades. */
export async function httpApp(setup: HttpSetup): Promise<FastifyInstance> {
  const log: FastifyBaseLogger = setup.log;
  const { patience, tls } = setup;
  const options = {
    loggerInstance: log,
    // Requests are not logged, because URLs carry keys and credentials in their query.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    requestTimeout: patience.body,
    connectionTimeout: patience.silence,
    // A malformed URL never reaches a handler. Visitors are redirected to a readable one.
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
  await securityHeaders(app, setup.isSecure, setup.outside);

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
  accountLinkRoute(app, '/.first-account', setup.firstAccount);
  accountLinkRoute(app, '/.invitation', setup.invitations);
  noRemindersRoute(app, setup.reminders);
  restRoutes(app, setup.rest);
  rulesRoutes(app, setup.rest);
  await screenRoutes(app, setup.screens, { reading: setup.reading, turns: setup });
  return app;
}
