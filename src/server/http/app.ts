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
import { repairUrl } from './repairUrl.ts';
import { noRemindersRoute } from './noRemindersRoute.ts';
import { addOperationsRoutes, type Operations } from './operationsRoutes.ts';
import { addAccountLinkRoute } from './accountLinkRoute.ts';
import { addAccountRoutes, type AccountRoutes } from './accountRoutes.ts';
import { rewriteAccountsUrl } from './projectRoutes.ts';
import { addRestPrefix } from './restRequest.ts';
import { addRestRoutes, type RestSetup } from './restRoutes.ts';
import { addRulesRoutes } from './rulesRoutes.ts';
import { findAmbiguity } from './framing.ts';
import { scheduleAnswers, type FairShareSetup } from './scheduleAnswers.ts';
import { answerForOtherHost } from './createHostCheck.ts';
import type { AccountLinkDesk, ReminderDesk, Timeouts } from '../settings.ts';
import type { PagesSetup, PageReader } from './pages.ts';
import { addScreenRoutes } from './screens.ts';
import { addPassRoute, type PassRoute } from './passRoute.ts';
import { addSecurityHeaders, type OutsideSources } from './securityHeaders.ts';

export interface HttpSetup extends FairShareSetup {
  readonly log: Logger;
  readonly patience: Timeouts;
  readonly tls?: { readonly cert: string; readonly key: string };
  readonly screens?: PagesSetup;
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
export async function createHttpApp(setup: HttpSetup): Promise<FastifyInstance> {
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
        raw.writeHead(302, { location: repairUrl(request.url), 'cache-control': 'no-store' }).end();
        return;
      }
      raw.writeHead(error.statusCode ?? 400, { 'content-type': 'application/json; charset=utf-8' });
      raw.end(JSON.stringify({ error: error.message }));
    },
    rewriteUrl: (request: IncomingMessage) => rewriteAccountsUrl(addRestPrefix(request.url ?? '/')),
  };
  const app: FastifyInstance =
    tls === undefined
      ? fastify({ ...options, http: lookedAfter(patience) })
      : fastify({
          ...options,
          https: { ...tls, ...lookedAfter(patience), handshakeTimeout: patience.handshake },
        });
  await addSecurityHeaders(app, setup.isSecure, setup.outside);

  app.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) => {
    const code = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 500;
    if (code === 500) setup.log.error({ err: error }, 'a request failed');
    return reply.code(code).send({ error: code === 500 ? 'Internal error' : error.message });
  });

  app.addHook('onRequest', (request, reply, next) => {
    const ambiguity = findAmbiguity(request.raw);
    if (ambiguity === undefined) next();
    else void reply.code(400).header('connection', 'close').type('text/plain; charset=utf-8').send(ambiguity);
  });
  app.addHook('onRequest', (request, reply, next) => {
    const { host } = request.headers;
    if (setup.isOwnHost(host)) next();
    else void reply.code(421).type('text/plain; charset=utf-8').send(answerForOtherHost(host));
  });
  app.addHook('onRequest', (request, reply, next) => {
    const sentence = IS_FOR_DATA.test(request.url) ? setup.notYet() : undefined;
    if (sentence === undefined) next();
    else void reply.code(503).header('access-control-allow-origin', '*').send({ error: sentence });
  });
  scheduleAnswers(app, setup);
  addOperationsRoutes(app, setup.operations);
  app.get('/client-ip', (request, reply) =>
    reply.header('cache-control', 'no-store').send({ ip: setup.clientIp(request.raw) }),
  );
  addAccountRoutes(app, setup.accounts);
  addPassRoute(app, setup.pass);
  addAccountLinkRoute(app, '/.first-account', setup.firstAccount);
  addAccountLinkRoute(app, '/.invitation', setup.invitations);
  noRemindersRoute(app, setup.reminders);
  addRestRoutes(app, setup.rest);
  addRulesRoutes(app, setup.rest);
  await addScreenRoutes(app, setup.screens, { reading: setup.reading, turns: setup });
  return app;
}
