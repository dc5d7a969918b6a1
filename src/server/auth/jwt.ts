import { sign, verify } from 'node:crypto';
import { isJsonObject, getOwnMember, parseJson, type Json, type JsonObject } from '../tree/json.ts';
import type { SigningKeys } from './keys.ts';

export const encodePart = (json: Json): string => Buffer.from(JSON.stringify(json)).toString('base64url');

/** Parses one part of a token. */
export function decodePart(part: string | undefined): JsonObject | undefined {
  const json = part === undefined ? undefined : parseJson(Buffer.from(part, 'base64url').toString('utf8'));
  return isJsonObject(json) ? json : undefined;
}

export function signToken(claims: JsonObject, keys: SigningKeys): string {
  const { kid, secret } = keys.current;
  const said = `${encodePart({ alg: 'ES256', kid, typ: 'JWT' })}.${encodePart(claims)}`;
  const signature = sign('sha256', Buffer.from(said), { key: secret, dsaEncoding: 'ieee-p1363' });
  return `${said}.${signature.toString('base64url')}`;
}

/** An unsigned token for test kits in emulator mode. */
export const createUnsignedToken = (claims: JsonObject): string =>
  `${encodePart({ alg: 'none', typ: 'JWT' })}.${encodePart(claims)}.`;

export interface ReadToken {
  readonly claims: JsonObject;
  readonly isSigned: boolean;
}

/** Reads a token with our signature, or an unsigned one if allowed; undefined for any other. `now` in milliseconds. */
export function readToken(
  token: string,
  about: { readonly keys: SigningKeys; readonly acceptUnsigned: boolean; readonly now: number },
): ReadToken | undefined {
  const [head, body, signature, ...rest] = token.split('.');
  const header = decodePart(head);
  const claims = decodePart(body);
  if (header === undefined || claims === undefined || signature === undefined || rest.length > 0)
    return undefined;
  if (about.acceptUnsigned && getOwnMember(header, 'alg') === 'none' && signature === '')
    return { claims, isSigned: false };
  const kid = getOwnMember(header, 'kid');
  const key = typeof kid === 'string' ? about.keys.accepted(kid, about.now) : undefined;
  // Pin the algorithm: the token must not choose it.
  if (getOwnMember(header, 'alg') !== 'ES256' || key === undefined) return undefined;
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isSigned ? { claims, isSigned } : undefined;
}

/** A numeric time claim. */
export const parseTimeClaim = (value: Json | undefined): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;
