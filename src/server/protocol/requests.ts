import { createInvalidData } from '../refusal.ts';
import type { ClientWrite } from '../database/writes.ts';
import { parseWindow } from '../database/window.ts';
import type { QueryWindow } from '../database/listens.ts';
import { isJsonObject, getOwnMember, parseJson, type Json, type JsonObject } from '../tree/json.ts';
import { parsePath, type KeyPath } from '../tree/paths.ts';
import { dropUndefined } from '../defined.ts';

/** A query of the wire protocol, with the client's exact words, which a revocation repeats. */
export interface WireQuery {
  readonly window: QueryWindow;
  readonly words: string;
}

export type ProtocolRequest =
  | { readonly action: 'statistics' | 'appCheck' | 'unauth' }
  | {
      readonly action: 'listen';
      readonly path: KeyPath;
      readonly hash: string;
      readonly query?: WireQuery & { readonly tag: number };
    }
  | { readonly action: 'unlisten' | 'get'; readonly path: KeyPath; readonly query?: WireQuery }
  | { readonly action: 'write'; readonly write: ClientWrite }
  | { readonly action: 'onDisconnect'; readonly write: ClientWrite }
  | { readonly action: 'cancelOnDisconnect'; readonly path: KeyPath }
  | { readonly action: 'auth'; readonly credential: string; readonly override: AuthOverride }
  | { readonly action: 'unknown' };

/** An administrator's choice to act as another user, or as unauthenticated. */
export type AuthOverride =
  | { readonly kind: 'none' }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'user'; readonly claims: JsonObject };

export type Envelope =
  | {
      readonly kind: 'request';
      readonly number: number;
      readonly action: string;
      readonly body: Json | undefined;
    }
  | { readonly kind: 'ping' }
  | { readonly kind: 'ignored' }
  | { readonly kind: 'broken'; readonly why: string };

const broken = (why: string): Envelope => ({ kind: 'broken', why });

/** Parses the envelope. A broken one ends the socket: without a number there is no way to reply. */
export function parseEnvelope(text: string): Envelope {
  const message = parseJson(text);
  if (!isJsonObject(message)) return broken('not JSON');
  const layer = getOwnMember(message, 't');
  const inner = getOwnMember(message, 'd');
  if (!isJsonObject(inner)) return broken('no data');
  if (layer === 'c') return getOwnMember(inner, 't') === 'p' ? { kind: 'ping' } : { kind: 'ignored' };
  if (layer !== 'd') return broken('unknown layer');
  const number = getOwnMember(inner, 'r');
  const action = getOwnMember(inner, 'a');
  if (typeof number !== 'number' || !Number.isFinite(number)) return broken('no request number');
  if (typeof action !== 'string') return broken('no action');
  return { kind: 'request', number, action, body: getOwnMember(inner, 'b') };
}

function textAt(body: JsonObject, key: string): string {
  const value = getOwnMember(body, key);
  if (typeof value !== 'string') throw createInvalidData(`Invalid request: ${key} is not a text`);
  return value;
}

function objectAt(body: JsonObject, key: string): JsonObject {
  const value = getOwnMember(body, key);
  if (!isJsonObject(value)) throw createInvalidData(`Invalid request: ${key} is not an object`);
  return value;
}

function valueAt(body: JsonObject, key: string): Json {
  const value = getOwnMember(body, key);
  if (value === undefined) throw createInvalidData(`Invalid request: ${key} is missing`);
  return value;
}

function queryOf(body: JsonObject): WireQuery | undefined {
  const wire = getOwnMember(body, 'q');
  if (wire === undefined || wire === null) return undefined;
  const window = parseWindow(wire);
  return window === undefined ? undefined : { window, words: JSON.stringify(wire) };
}

function listen(body: JsonObject): ProtocolRequest {
  const path = parsePath(textAt(body, 'p'));
  const hash = getOwnMember(body, 'h') ?? '';
  if (typeof hash !== 'string') throw createInvalidData('Invalid request: h is not a text');
  const query = queryOf(body);
  if (query === undefined) return { action: 'listen', path, hash };
  const tag = getOwnMember(body, 't');
  if (typeof tag !== 'number' || !Number.isFinite(tag))
    throw createInvalidData('Invalid request: t is not a number');
  return { action: 'listen', path, hash, query: { ...query, tag } };
}

function placeAndQuery(action: 'unlisten' | 'get', body: JsonObject): ProtocolRequest {
  const query = queryOf(body);
  return { action, path: parsePath(textAt(body, 'p')), ...dropUndefined({ query }) };
}

/** The target of a write, with the expected hash if it is a transaction. */
function targetOf(body: JsonObject): { readonly path: string; readonly hash?: string } {
  const hash = getOwnMember(body, 'h');
  if (hash !== undefined && typeof hash !== 'string')
    throw createInvalidData('Invalid request: h is not a text');
  return { path: textAt(body, 'p'), ...dropUndefined({ hash }) };
}

const set = (body: JsonObject): ClientWrite => ({
  kind: 'set',
  ...targetOf(body),
  value: valueAt(body, 'd'),
});

const update = (body: JsonObject): ClientWrite => ({
  kind: 'update',
  ...targetOf(body),
  values: objectAt(body, 'd'),
});

function overrideIn(body: JsonObject): AuthOverride {
  const claims = getOwnMember(body, 'authvar');
  if (isJsonObject(claims)) return { kind: 'user', claims };
  return { kind: getOwnMember(body, 'noauth') === true || claims === null ? 'nobody' : 'none' };
}

function auth(body: JsonObject): ProtocolRequest {
  return { action: 'auth', credential: textAt(body, 'cred'), override: overrideIn(body) };
}

/**
 * Parses the body of an action.
 * @throws Refusal `invalid_data` if a part has the wrong type, or a path, key or query is invalid
 */
export function parseRequest(action: string, json: Json | undefined): ProtocolRequest {
  if (!isJsonObject(json)) throw createInvalidData('Invalid request: no body');
  switch (action) {
    case 's':
      return { action: 'statistics' };
    case 'q':
      return listen(json);
    case 'n':
      return placeAndQuery('unlisten', json);
    case 'g':
      return placeAndQuery('get', json);
    case 'p':
      return { action: 'write', write: set(json) };
    case 'm':
      return { action: 'write', write: update(json) };
    case 'o':
      return { action: 'onDisconnect', write: set(json) };
    case 'om':
      return { action: 'onDisconnect', write: update(json) };
    case 'oc':
      return { action: 'cancelOnDisconnect', path: parsePath(textAt(json, 'p')) };
    case 'auth':
    case 'gauth':
      return auth(json);
    case 'unauth':
      return { action: 'unauth' };
    case 'appcheck':
    case 'unappeck':
      return { action: 'appCheck' };
    default:
      return { action: 'unknown' };
  }
}
