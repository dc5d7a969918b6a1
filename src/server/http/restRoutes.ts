import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Throttle } from '../auth/throttle.ts';
import type { Caller } from '../database/caller.ts';
import type { Database } from '../database/database.ts';
import type { Outlet } from '../database/outlet.ts';
import type { Credentials } from '../protocol/credentials.ts';
import { Refusal } from '../refusal.ts';
import { hashOf } from '../tree/hash.ts';
import { isJsonObject, parseJson, type Json } from '../tree/json.ts';
import type { Tree } from '../tree/node.ts';
import { parsePath, pathText, type Path } from '../tree/paths.ts';
import { exportText, plainValue } from '../tree/text.ts';
import { bearerOf, secretMatcher } from './bearer.ts';
import { pushId } from './pushId.ts';

export interface RestSetup {
  readonly namespace: (name: string | undefined) => Database | undefined;
  readonly credentials: Credentials;
  readonly adminSecret?: string;
  readonly outlet: Outlet;
  readonly clock: () => number;
  readonly address: (request: IncomingMessage) => string;
  /** Refused requests by address, shared with the sockets. */
  readonly refusals: Throttle;
}

/** Where requests for `/<path>.json` are led to inside, so that they meet no address of the screens. */
const ROOM = '/.rest';
const MAX_BYTES = 16 * 1024 * 1024;
const NOTHING = 'null_etag';

/** Leads `/<path>.json` to its room; files of the web app keep their address. */
export function restAddress(url: string): string {
  const path = url.split('?')[0] ?? '';
  const isRest = path.endsWith('.json') && !path.startsWith('/assets/') && path !== '/manifest.json';
  return isRest && !path.startsWith('/.settings/') ? `${ROOM}${url}` : url;
}

interface Asked {
  readonly database: Database;
  readonly caller: Caller;
  readonly path: Path;
  readonly parameters: URLSearchParams;
  readonly body: string;
  readonly ifMatch: string | undefined;
  readonly wantsTag: boolean;
}

interface Told {
  readonly code: number;
  readonly text?: string;
  readonly tag?: string;
}

const failure = (code: number, error: string): Told => ({ code, text: JSON.stringify({ error }) });
const tagOf = (tree: Tree): string => (tree === null ? NOTHING : hashOf(tree));

function pathOf(url: string): Path {
  const path = (url.split('?')[0] ?? '').slice(ROOM.length).replace(/\.json$/, '');
  try {
    return parsePath(path.split('/').map(decodeURIComponent).join('/'));
  } catch (error) {
    if (error instanceof URIError) throw new Refusal('invalid_data', 'Invalid path: bad percent-encoding');
    throw error;
  }
}

function shown(tree: Tree, { parameters }: Asked): string {
  if (parameters.get('format') === 'export') return exportText(tree);
  if (parameters.get('shallow') === 'true' && tree?.kind === 'branch') {
    return JSON.stringify(Object.fromEntries(tree.keys.map((key) => [key, true])));
  }
  return JSON.stringify(plainValue(tree), null, parameters.get('print') === 'pretty' ? 2 : undefined);
}

function bodyOf(asked: Asked): Json {
  const value = parseJson(asked.body);
  if (value === undefined)
    throw new Refusal('invalid_data', "Invalid data; couldn't parse JSON object, array, or value.");
  return value;
}

const QUERY_WORDS = [
  'orderBy',
  'startAt',
  'endAt',
  'startAfter',
  'endBefore',
  'equalTo',
  'limitToFirst',
  'limitToLast',
];

function read(asked: Asked): Told {
  if (QUERY_WORDS.some((word) => asked.parameters.has(word))) {
    throw new Refusal('invalid_data', 'Queries are not served over REST yet.');
  }
  const tree = asked.database.read(asked.caller, asked.path);
  return { code: 200, text: shown(tree, asked), ...(asked.wantsTag ? { tag: tagOf(tree) } : {}) };
}

/** What is there now, for one whose `if-match` did not; who may not read it is told nothing. */
function stale(asked: Asked): Told {
  const tree = asked.database.read(asked.caller, asked.path);
  return { code: 412, text: shown(tree, asked), tag: tagOf(tree) };
}

function replace(asked: Asked, value: Json): Told {
  const { database, caller, ifMatch } = asked;
  const path = `/${pathText(asked.path)}`;
  // Asked first, or a refusal for a wrong tag would tell what is there.
  if (ifMatch !== undefined) database.read(caller, asked.path);
  const hash = ifMatch === undefined ? {} : { hash: ifMatch === NOTHING ? '' : ifMatch };
  const { placed } = database.write(caller, { kind: 'set', path, value, ...hash });
  const tree = placed[0]?.node ?? null;
  return { code: 200, text: shown(tree, asked), ...(asked.wantsTag ? { tag: tagOf(tree) } : {}) };
}

function merge(asked: Asked): Told {
  const values = bodyOf(asked);
  if (!isJsonObject(values)) throw new Refusal('invalid_data', 'Invalid data; an update is an object.');
  asked.database.write(asked.caller, { kind: 'update', path: `/${pathText(asked.path)}`, values });
  return { code: 200, text: asked.body };
}

function add(asked: Asked, now: number): Told {
  const name = pushId(now);
  asked.database.write(asked.caller, {
    kind: 'set',
    path: `/${pathText(asked.path)}/${name}`,
    value: bodyOf(asked),
  });
  return { code: 200, text: JSON.stringify({ name }) };
}

function carryOut(method: string, asked: Asked, now: number): Told {
  switch (method) {
    case 'GET':
    case 'HEAD':
      return read(asked);
    case 'PUT':
      return replace(asked, bodyOf(asked));
    case 'DELETE':
      return { ...replace(asked, null), text: 'null' };
    case 'PATCH':
      return merge(asked);
    case 'POST':
      return add(asked, now);
    default:
      return failure(405, 'Method not allowed');
  }
}

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

/** The tree over plain HTTP: `/<path>.json`. Queries and event streams are not served yet. */
export function restRoutes(app: FastifyInstance, setup: RestSetup): void {
  const isSecret = secretMatcher(setup.adminSecret);

  const answer = (request: FastifyRequest): Told => {
    const parameters = new URLSearchParams(request.url.split('?')[1] ?? '');
    const database = setup.namespace(parameters.get('ns') ?? undefined);
    if (database === undefined) return failure(404, 'There is no database of that name');
    const bearer = bearerOf(
      { authorization: request.headers.authorization, parameters },
      { credentials: setup.credentials, isSecret },
    );
    if (!bearer.ok) return failure(401, bearer.problem);
    if (one(request.headers.accept)?.includes('text/event-stream') === true) {
      return failure(406, 'Event streams are not served yet');
    }
    const override =
      one(request.headers['x-http-method-override']) ?? parameters.get('x-http-method-override');
    const method = request.method === 'POST' && override !== null ? override.toUpperCase() : request.method;
    const address = setup.address(request.raw);
    let asked: Asked | undefined;
    try {
      asked = {
        database,
        caller: bearer.caller,
        path: pathOf(request.url),
        parameters,
        body: typeof request.body === 'string' ? request.body : '',
        ifMatch: one(request.headers['if-match']),
        wantsTag: one(request.headers['x-firebase-etag']) === 'true',
      };
      return carryOut(method, asked, setup.clock());
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.status === 'datastale' && asked !== undefined) return stale(asked);
      if (error.status === 'permission_denied') {
        setup.refusals.add(address, setup.clock());
        if (setup.refusals.isExhausted(address, setup.clock()))
          return failure(429, 'Too many refused requests');
      }
      return failure(CODES[error.status], error.message);
    }
  };

  const send = (reply: FastifyReply, told: Told, parameters: string): FastifyReply => {
    if (told.tag !== undefined) reply.header('etag', told.tag);
    const isSilent = told.code === 200 && new URLSearchParams(parameters).get('print') === 'silent';
    return isSilent
      ? reply.code(204).send()
      : reply.code(told.code).type('application/json; charset=utf-8').send(told.text);
  };

  void app.register((room, _options, done) => {
    room.removeAllContentTypeParsers();
    room.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, parsed) =>
      parsed(null, body),
    );
    room.addHook('onRequest', (_request, reply, next) => {
      reply
        .header('access-control-allow-origin', '*')
        .header('access-control-allow-methods', 'GET, PUT, POST, PATCH, DELETE, OPTIONS')
        .header(
          'access-control-allow-headers',
          'authorization, content-type, if-match, x-firebase-etag, x-http-method-override',
        )
        .header('access-control-expose-headers', 'ETag')
        .header('cache-control', 'no-cache');
      next();
    });
    room.options(`${ROOM}/*`, (_request, reply) => reply.code(204).send());
    room.route({
      method: ['GET', 'PUT', 'POST', 'PATCH', 'DELETE'],
      url: `${ROOM}/*`,
      handler: async (request, reply) => {
        const told = answer(request);
        // Also a read waits: it may show what is not on disk yet.
        await setup.outlet.settled();
        return send(reply, told, request.url.split('?')[1] ?? '');
      },
    });
    done();
  });
}
