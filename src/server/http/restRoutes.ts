import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountOf, callingFrom } from '../database/caller.ts';
import type { Database, Tried } from '../database/database.ts';
import type { GroupCommit } from '../database/groupCommit.ts';
import type { ConcurrencyLimit } from '../operations/concurrencyLimit.ts';
import { CHARACTER, TOKEN_CHECK, type Account, type FairShare } from '../operations/fairShare.ts';
import type { Guesses } from '../operations/guesses.ts';
import type { Credentials } from '../protocol/credentials.ts';
import { LIMITS } from '../protocol/limits.ts';
import { invalidData, Refusal } from '../refusal.ts';
import { POLICIES } from '../throttle/policies.ts';
import type { Throttle } from '../throttle/throttle.ts';
import { parseWritePlace, type WritePlace } from '../tree/paths.ts';
import { bearerOf, type Bearer } from './bearer.ts';
import { bodyText } from './bodyText.ts';
import { compressed } from './compressed.ts';
import { allowAnyOrigin } from './crossOrigin.ts';
import { responseLine, type EventStreams } from './eventStream.ts';
import { guestOf } from './inTurn.ts';
import { restText } from './restText.ts';
import { inTurns } from './sendInTurns.ts';
import { asDataOnly } from './securityHeaders.ts';
import { carryOut, failure, look, stale, styleOf, writeOf, type Asked, type Told } from './restVerbs.ts';

export interface RestSetup {
  readonly namespace: (name: string | undefined) => Database | undefined;
  readonly credentials: Credentials;
  /** Whether a text is the administrator's secret. */
  readonly isSecret: (text: string) => boolean;
  readonly commits: GroupCommit;
  readonly clock: () => number;
  readonly address: (request: IncomingMessage) => string;
  /** Refused requests by address, shared with the sockets. */
  readonly refusals: Throttle;
  readonly streams: EventStreams;
  /** Connections by network address, shared with the sockets. */
  readonly connectionLimit: ConcurrencyLimit;
  readonly fairShare: FairShare;
  readonly guesses: Guesses;
}

/** Where requests for `/<path>.json` are led to inside, so that they meet no address of the screens. */
const ROOM = '/.rest';
const MAX_BYTES = 16 * 1024 * 1024;
const TOO_MANY_WAIT = POLICIES.workOfPerson.whenEmpty.told;

/** Leads `/<path>.json` to its room; files of the web app keep their address. */
export function restAddress(url: string): string {
  const path = url.split('?')[0] ?? '';
  const isRest = path.endsWith('.json') && !path.startsWith('/assets/') && path !== '/manifest.json';
  return isRest && !path.startsWith('/.settings/') ? `${ROOM}${url}` : url;
}

/**
 * The node an address names, or its priority.
 * @throws Refusal `invalid_data` where a segment is badly encoded or no key
 */
function placeOf(url: string): WritePlace {
  const path = (url.split('?')[0] ?? '').slice(ROOM.length).replace(/\.json$/, '');
  try {
    return parseWritePlace(path.split('/').map(decodeURIComponent).join('/'));
  } catch (error) {
    if (error instanceof URIError) throw invalidData('Invalid path: bad percent-encoding');
    throw error;
  }
}

export const parametersOf = (url: string): URLSearchParams =>
  new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?')) : '');

const CODES: Record<Refusal['status'], number> = {
  permission_denied: 401,
  datastale: 412,
  invalid_data: 400,
  invalid_token: 401,
  expired_token: 401,
  too_big: 413,
  unavailable: 503,
  error: 400,
};

const one = (header: string | readonly string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : header?.[0];

function methodOf(request: FastifyRequest, parameters: URLSearchParams): string {
  if (request.method !== 'POST') return request.method;
  const header = one(request.headers['x-http-method-override']);
  return (header ?? parameters.get('x-http-method-override') ?? 'POST').toUpperCase();
}

type Known = Extract<Bearer, { ok: true }>;

type Asker =
  | {
      readonly ok: true;
      readonly parameters: URLSearchParams;
      readonly database: Database;
      readonly bearer: Known;
      readonly address: string;
      readonly account: Account;
    }
  | { readonly ok: false; readonly why: Told };

/** An event stream that was opened: how many characters it began with. */
interface Opened {
  readonly characters: number;
}

/** What it will cost to send an answer, in milliseconds. A long one is accounted piece by piece as it goes out. */
function costOf(answer: Told | Opened): number {
  if ('characters' in answer) return answer.characters * CHARACTER;
  return answer.text.length * CHARACTER;
}

/** The tree over plain HTTP: `/<path>.json`, read, written, queried, and followed as a stream of events. */
export function restRoutes(app: FastifyInstance, setup: RestSetup): void {
  const { commits, clock, refusals } = setup;

  /** Opens the stream, or answers why not. */
  const follow = (
    asked: Asked,
    { caller, lasts }: Known,
    { address, reply }: { address: string; reply: FastifyReply },
  ): Told | Opened => {
    if (asked.priorityOnly) throw invalidData('A priority has no event stream');
    if (asked.parameters.get('shallow') === 'true') throw invalidData('shallow is not for event streams');
    const { tree, window } = look(asked);
    const style = { ...styleOf(asked.parameters), isPretty: false };
    const leaveCrowd = setup.connectionLimit.enter(address);
    if (leaveCrowd === undefined) return failure(429, 'Too many connections');
    reply.raw.on('close', leaveCrowd);
    const leave = setup.streams.start(
      {
        database: asked.database,
        caller,
        path: asked.path,
        style,
        ...(window === undefined ? {} : { window }),
        ...(lasts === undefined ? {} : { lasts }),
      },
      responseLine(reply.raw, reply.getHeaders()),
    );
    reply.hijack();
    reply.raw.on('close', leave);
    return { characters: restText(tree, style).length };
  };

  /** Whose request it is, or why it is nobody's. */
  const askedBy = (request: FastifyRequest): Asker => {
    const parameters = parametersOf(request.url);
    const database = setup.namespace(parameters.get('ns') ?? undefined);
    if (database === undefined) return { ok: false, why: failure(404, 'There is no database of that name') };
    const known = bearerOf({ authorization: request.headers.authorization, parameters }, setup);
    if (!known.ok) return { ok: false, why: failure(401, known.problem) };
    const address = setup.address(request.raw);
    const bearer = { ...known, caller: callingFrom(known.caller, address) };
    const { caller } = bearer;
    // Nobody's name tells people apart who are not signed in: their connection does.
    const guest = guestOf(request.raw, address);
    const person = accountOf(caller) ?? guest.person;
    const account: Account = { person, address, first: database.goesFirst(caller) };
    if (caller.kind !== 'nobody') setup.fairShare.spend(account, TOKEN_CHECK);
    return { ok: true, parameters, database, bearer, address, account };
  };

  /** @throws Refusal `invalid_data` */
  const askedIn = (
    { parameters, database, bearer }: Extract<Asker, { ok: true }>,
    request: FastifyRequest,
  ): Asked => ({
    database,
    caller: bearer.caller,
    ...placeOf(request.url),
    parameters,
    body: typeof request.body === 'string' ? request.body : '',
    ifMatch: one(request.headers['if-match']),
    ifNoneMatch: one(request.headers['if-none-match']),
    wantsTag: one(request.headers['x-firebase-etag']) === 'true',
  });

  /** What a request tries. One that is not understood is answered later, and tries nothing. */
  const triedBy = (asker: Extract<Asker, { ok: true }>, request: FastifyRequest): Tried => {
    try {
      const write = writeOf(methodOf(request, asker.parameters), askedIn(asker, request));
      return write === undefined ? 'nothing' : asker.database.triedBy(asker.bearer.caller, write);
    } catch (error) {
      if (error instanceof Refusal) return 'nothing';
      throw error;
    }
  };

  /** Waits as long as who has tried many wrong codes waits. Gives what is tried; undefined: too many wait already. */
  const tryingIn = async (
    asker: Extract<Asker, { ok: true }>,
    request: FastifyRequest,
  ): Promise<Tried | undefined> => {
    let tried: Tried = 'nothing';
    if (request.method === 'GET') return tried;
    const isDone = await setup.fairShare.turn(asker.account, () => {
      tried = triedBy(asker, request);
      return 0;
    });
    const wait = setup.guesses.delayOf(tried, asker.account);
    return isDone && (await setup.guesses.wait(asker.account, wait)) ? tried : undefined;
  };

  const answer = (
    asker: Extract<Asker, { ok: true }>,
    tried: Tried,
    { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  ): Told | Opened => {
    const { parameters, bearer, address } = asker;
    let asked: Asked | undefined;
    try {
      asked = askedIn(asker, request);
      const method = methodOf(request, parameters);
      const isStream = request.headers.accept?.includes('text/event-stream') === true;
      return isStream && method === 'GET'
        ? follow(asked, bearer, { address, reply })
        : carryOut(method, asked, clock());
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.status === 'datastale' && asked !== undefined) return stale(asked);
      if (error.status === 'permission_denied' && !bearer.isAdministrator) {
        setup.guesses.wrong(tried, asker.account);
        if (tried !== 'of device') refusals.spend(address);
        if (!refusals.has(address)) return failure(429, POLICIES.refusalsOfAddress.whenEmpty.told);
      }
      return failure(CODES[error.status], error.message);
    }
  };

  const send = (reply: FastifyReply, told: Told, isSilent: boolean): FastifyReply => {
    if (told.tag !== undefined) reply.header('etag', told.tag);
    if (told.code === 304) return reply.code(304).send();
    return told.code === 200 && isSilent
      ? reply.code(204).send()
      : reply.code(told.code).type('application/json; charset=utf-8').send(told.text);
  };

  const sendCompressed = (reply: FastifyReply, told: Told, small: Buffer): FastifyReply => {
    if (told.tag !== undefined) reply.header('etag', told.tag);
    return reply
      .code(told.code)
      .header('content-encoding', 'gzip')
      .type('application/json; charset=utf-8')
      .send(small);
  };

  void app.register(
    (room, _options, done) => {
      room.removeAllContentTypeParsers();
      // How large a body may be is asked when it is large.
      const mostBytes = (request: FastifyRequest): number => {
        const asker = askedBy(request);
        return asker.ok && asker.account.first ? MAX_BYTES : LIMITS.guestBytes;
      };
      room.addContentTypeParser('*', (request: FastifyRequest, payload: IncomingMessage) =>
        bodyText(payload, { usual: LIMITS.guestBytes, most: () => mostBytes(request) }),
      );
      room.addHook('onRequest', allowAnyOrigin);
      room.addHook('onRequest', (_request, reply, next) => {
        asDataOnly(reply);
        next();
      });
      room.options('/*', (_request, reply) => reply.code(204).send());
      room.route({
        method: ['GET', 'PUT', 'POST', 'PATCH', 'DELETE'],
        url: '/*',
        handler: async (request, reply) => {
          const asker = askedBy(request);
          if (!asker.ok) {
            const guest = guestOf(request.raw, setup.address(request.raw));
            const isTold = await setup.fairShare.turn(guest, () => TOKEN_CHECK);
            return send(reply, isTold ? asker.why : failure(429, TOO_MANY_WAIT), false);
          }
          const tried = await tryingIn(asker, request);
          if (tried === undefined) return send(reply, failure(429, TOO_MANY_WAIT), false);
          let told: Told | Opened | undefined;
          const isDone = await setup.fairShare.turn(asker.account, () => {
            told = answer(asker, tried, { request, reply });
            return costOf(told);
          });
          if (!isDone) return send(reply, failure(429, TOO_MANY_WAIT), false);
          if (told === undefined || 'characters' in told) return reply;
          try {
            // Also a read waits: it may show what is not on disk yet.
            await commits.settled();
          } catch {
            // The log has the reason. Nothing of it happened, and nothing that was read counts.
            return send(reply, failure(503, 'The disk refuses; nothing was written.'), false);
          }
          const isSilent = parametersOf(request.url).get('print') === 'silent';
          if (told.long !== undefined && !isSilent) {
            const { node, style } = told.long;
            if (told.tag !== undefined) reply.header('etag', told.tag);
            return reply
              .header('vary', 'accept-encoding')
              .type('application/json; charset=utf-8')
              .send(inTurns(node, style, { account: asker.account, fairShare: setup.fairShare }));
          }
          if (request.method !== 'GET' || told.code !== 200 || isSilent) return send(reply, told, isSilent);
          // What somebody on a slow line looks at is read like this: a fifth of the bytes (web/app/readForScreen.ts).
          reply.header('vary', 'accept-encoding');
          const small = await compressed(told.text, one(request.headers['accept-encoding']));
          return small === undefined ? send(reply, told, false) : sendCompressed(reply, told, small);
        },
      });
      room.setNotFoundHandler((_request, reply) => send(reply, failure(405, 'Method not allowed'), false));
      done();
    },
    { prefix: ROOM },
  );
}
