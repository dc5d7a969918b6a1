import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { getAccountUid, setCallerAddress } from '../database/caller.ts';
import type { Database } from '../database/database.ts';
import { TOKEN_CHECK_MS, type WorkAccount, type FairShare } from '../operations/fairShare.ts';
import type { Credentials } from '../protocol/credentials.ts';
import { createInvalidData } from '../refusal.ts';
import { parseWritePlace, type WritePlace } from '../tree/paths.ts';
import { findBearer, type RequestCredential } from './bearer.ts';
import { createGuestAccount } from './scheduleAnswers.ts';
import { buildFailure, type PathRequest, type RestAnswer } from './restVerbs.ts';

/** Internal prefix of `/<path>.json` requests, so they don't collide with screens. */
export const REST_PREFIX = '/.rest';

/** Adds the prefix to `/<path>.json`; files of the web app keep their URL. */
export function addRestPrefix(url: string): string {
  const path = url.split('?')[0] ?? '';
  const isRest = path.endsWith('.json') && !path.startsWith('/assets/') && path !== '/manifest.json';
  return isRest && !path.startsWith('/.settings/') ? `${REST_PREFIX}${url}` : url;
}

export interface AskerSetup {
  readonly namespace: (name: string | undefined) => Database | undefined;
  readonly credentials: Credentials;
  readonly isSecret: (text: string) => boolean;
  readonly address: (request: IncomingMessage) => string;
  readonly fairShare: FairShare;
}

/** The authenticated sender of a request. */
export interface RestCaller {
  readonly ok: true;
  readonly parameters: URLSearchParams;
  readonly database: Database;
  readonly bearer: Extract<RequestCredential, { ok: true }>;
  readonly account: WorkAccount;
}

export const parseParameters = (url: string): URLSearchParams =>
  new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?')) : '');

export const getFirstHeaderValue = (header: string | readonly string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : header?.[0];

export function parseMethod(request: FastifyRequest, parameters: URLSearchParams): string {
  if (request.method !== 'POST') return request.method;
  const header = getFirstHeaderValue(request.headers['x-http-method-override']);
  return (header ?? parameters.get('x-http-method-override') ?? 'POST').toUpperCase();
}

/** Identifies the sender, or says why the request is refused. */
export function findAsker(
  request: FastifyRequest,
  setup: AskerSetup,
): RestCaller | { readonly ok: false; readonly why: RestAnswer } {
  const parameters = parseParameters(request.url);
  const database = setup.namespace(parameters.get('ns') ?? undefined);
  if (database === undefined)
    return { ok: false, why: buildFailure(404, 'There is no database of that name') };
  const known = findBearer({ authorization: request.headers.authorization, parameters }, setup);
  if (!known.ok) return { ok: false, why: buildFailure(401, known.problem) };
  const address = setup.address(request.raw);
  const caller = setCallerAddress(known.caller, address);
  // Callers without an account are told apart by connection.
  const person = getAccountUid(caller) ?? createGuestAccount(request.raw, address).person;
  const account: WorkAccount = { person, address, first: database.goesFirst(caller) };
  if (caller.kind !== 'nobody') setup.fairShare.spend(account, TOKEN_CHECK_MS);
  return { ok: true, parameters, database, bearer: { ...known, caller }, account };
}

/**
 * The node in the URL, or its priority.
 * @throws Refusal `invalid_data` if a segment is badly encoded or not a valid key
 */
function placeOf(url: string): WritePlace {
  const path = (url.split('?')[0] ?? '').slice(REST_PREFIX.length).replace(/\.json$/, '');
  try {
    return parseWritePlace(path.split('/').map(decodeURIComponent).join('/'));
  } catch (error) {
    if (error instanceof URIError) throw createInvalidData('Invalid path: bad percent-encoding');
    throw error;
  }
}

/** @throws Refusal `invalid_data` */
export const parseRestRequest = (
  { parameters, database, bearer }: RestCaller,
  request: FastifyRequest,
): PathRequest => ({
  database,
  caller: bearer.caller,
  ...placeOf(request.url),
  parameters,
  body: typeof request.body === 'string' ? request.body : '',
  ifMatch: getFirstHeaderValue(request.headers['if-match']),
  ifNoneMatch: getFirstHeaderValue(request.headers['if-none-match']),
  wantsTag: getFirstHeaderValue(request.headers['x-firebase-etag']) === 'true',
});
