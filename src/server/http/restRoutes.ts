import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GuessKind } from '../database/database.ts';
import type { GroupCommit } from '../database/groupCommit.ts';
import type { ConcurrencyLimit } from '../operations/concurrencyLimit.ts';
import { CHARACTER_MS, TOKEN_CHECK_MS } from '../operations/fairShare.ts';
import type { GuessLimiter } from '../operations/guesses.ts';
import { PROTOCOL_LIMITS } from '../protocol/limits.ts';
import { RequestRefusal } from '../refusal.ts';
import { RATE_POLICIES } from '../throttle/policies.ts';
import type { Throttle } from '../throttle/throttle.ts';
import { readBodyText } from './bodyText.ts';
import { allowAnyOrigin } from './crossOrigin.ts';
import type { EventStreams } from './eventStream.ts';
import { createGuestAccount } from './scheduleAnswers.ts';
import { sendPlain, sendReply } from './restReply.ts';
import {
  findAsker,
  parseMethod,
  parseRestRequest,
  REST_PREFIX,
  type RestCaller,
  type AskerSetup,
} from './restRequest.ts';
import { openStream, type OpenedStream } from './restStream.ts';
import {
  runRestVerb,
  buildFailure,
  buildStaleAnswer,
  predictWrite,
  type PathRequest,
  type RestAnswer,
} from './restVerbs.ts';
import { setDataHeaders } from './securityHeaders.ts';

export interface RestSetup extends AskerSetup {
  readonly commits: GroupCommit;
  readonly clock: () => number;
  /** Refusals by address, shared with the sockets. */
  readonly refusals: Throttle;
  readonly streams: EventStreams;
  /** Connections by network, shared with the sockets. */
  readonly connectionLimit: ConcurrencyLimit;
  readonly guesses: GuessLimiter;
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const MAX_BYTES = 16 * 1024 * 1024;
const TOO_MANY_WAIT = buildFailure(429, RATE_POLICIES.workOfPerson.whenEmpty.told);

const CODES: Record<RequestRefusal['status'], number> = {
  permission_denied: 401,
  datastale: 412,
  invalid_data: 400,
  invalid_token: 401,
  expired_token: 401,
  too_big: 413,
  unavailable: 503,
  error: 400,
};

/** Cost of sending an answer (ms). A long one is charged piece by piece as it goes out. */
const costOf = (answer: RestAnswer | OpenedStream): number =>
  CHARACTER_MS * ('characters' in answer ? answer.characters : answer.text.length);

/** Checks if a request guesses a secret. A malformed one doesn't; it is answered later. */
function triedBy(asker: RestCaller, request: FastifyRequest): GuessKind {
  try {
    const write = predictWrite(parseMethod(request, asker.parameters), parseRestRequest(asker, request));
    return write === undefined ? 'nothing' : asker.database.triedBy(asker.bearer.caller, write);
  } catch (error) {
    if (error instanceof RequestRefusal) return 'nothing';
    throw error;
  }
}

/** Waits as required after wrong guesses. Returns the kind of guess; undefined if too many are waiting. */
async function waitForTry(
  asker: RestCaller,
  request: FastifyRequest,
  { fairShare, guesses }: RestSetup,
): Promise<GuessKind | undefined> {
  let tried: GuessKind = 'nothing';
  if (request.method === 'GET') return tried;
  const isDone = await fairShare.turn(asker.account, () => {
    tried = triedBy(asker, request);
    return 0;
  });
  const wait = guesses.delayOf(tried, asker.account);
  return isDone && (await guesses.wait(asker.account, wait)) ? tried : undefined;
}

function answer(asker: RestCaller, tried: GuessKind, about: RestSetup & Exchange): RestAnswer | OpenedStream {
  const { parameters, bearer, account } = asker;
  const { request, clock, guesses, refusals } = about;
  let asked: PathRequest | undefined;
  try {
    asked = parseRestRequest(asker, request);
    const method = parseMethod(request, parameters);
    const isStream = request.headers.accept?.includes('text/event-stream') === true;
    return isStream && method === 'GET'
      ? openStream(asked, asker, about)
      : runRestVerb(method, asked, clock());
  } catch (error) {
    if (!(error instanceof RequestRefusal)) throw error;
    if (error.status === 'datastale' && asked !== undefined) return buildStaleAnswer(asked);
    if (error.status === 'permission_denied' && !bearer.isAdministrator) {
      guesses.wrong(tried, account);
      if (tried !== 'of device') refusals.spend(account.address);
      if (!refusals.has(account.address))
        return buildFailure(429, RATE_POLICIES.refusalsOfAddress.whenEmpty.told);
    }
    return buildFailure(CODES[error.status], error.message);
  }
}

async function handle({ request, reply }: Exchange, setup: RestSetup): Promise<FastifyReply> {
  const { commits, fairShare } = setup;
  const asker = findAsker(request, setup);
  if (!asker.ok) {
    const guest = createGuestAccount(request.raw, setup.address(request.raw));
    const isTold = await fairShare.turn(guest, () => TOKEN_CHECK_MS);
    return sendPlain(reply, isTold ? asker.why : TOO_MANY_WAIT);
  }
  const tried = await waitForTry(asker, request, setup);
  if (tried === undefined) return sendPlain(reply, TOO_MANY_WAIT);
  let told: RestAnswer | OpenedStream | undefined;
  const isDone = await fairShare.turn(asker.account, () => {
    told = answer(asker, tried, { ...setup, request, reply });
    return costOf(told);
  });
  if (!isDone) return sendPlain(reply, TOO_MANY_WAIT);
  if (told === undefined || 'characters' in told) return reply;
  try {
    // Reads wait too: they may show data that is not on disk yet.
    await commits.settled();
  } catch {
    // The log has the reason. Nothing was written, and data that was read may have been rolled back.
    return sendPlain(reply, buildFailure(503, 'The disk refuses; nothing was written.'));
  }
  return sendReply(told, asker, { request, reply, fairShare });
}

/** The tree over plain HTTP: `/<path>.json`, to read, write, query and stream. */
export function addRestRoutes(app: FastifyInstance, setup: RestSetup): void {
  // The limit depends on the caller, who is identified only for a large body.
  const mostBytes = (request: FastifyRequest): number => {
    const asker = findAsker(request, setup);
    return asker.ok && asker.account.first ? MAX_BYTES : PROTOCOL_LIMITS.guestBytes;
  };
  void app.register(
    (room, _options, done) => {
      room.removeAllContentTypeParsers();
      room.addContentTypeParser('*', (request: FastifyRequest, payload: IncomingMessage) =>
        readBodyText(payload, { usual: PROTOCOL_LIMITS.guestBytes, most: () => mostBytes(request) }),
      );
      room.addHook('onRequest', allowAnyOrigin);
      room.addHook('onRequest', (_request, reply, next) => {
        setDataHeaders(reply);
        next();
      });
      room.options('/*', (_request, reply) => reply.code(204).send());
      room.route({
        method: ['GET', 'PUT', 'POST', 'PATCH', 'DELETE'],
        url: '/*',
        handler: (request, reply) => handle({ request, reply }, setup),
      });
      room.setNotFoundHandler((_request, reply) => sendPlain(reply, buildFailure(405, 'Method not allowed')));
      done();
    },
    { prefix: REST_PREFIX },
  );
}
