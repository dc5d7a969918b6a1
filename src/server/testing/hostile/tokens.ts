import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { isJsonObject, parseJson, type Json } from '../../tree/json.ts';
import type { SeededRandom } from '../chance.ts';
import { createDeepJson, changeOneType } from './json.ts';
import { damageText } from './text.ts';

const encoded = (json: Json): string => Buffer.from(JSON.stringify(json)).toString('base64url');
const decoded = (part: string | undefined): Json =>
  parseJson(Buffer.from(part ?? '', 'base64url').toString('utf8')) ?? null;

const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' });

const signedByStranger = (said: string): string =>
  sign('sha256', Buffer.from(said), { key: stranger.privateKey, dsaEncoding: 'ieee-p1363' }).toString(
    'base64url',
  );

const HEADERS: readonly [Json, ...Json[]] = [
  { alg: 'none' },
  { alg: 'NONE', typ: 'JWT' },
  { alg: 'HS256' },
  { alg: ['ES256'] },
  { alg: 'ES256', kid: '../../keys' },
  { alg: 'ES256', kid: '__proto__' },
  { alg: 'ES256', kid: { toString: 1 } },
  { alg: 'ES256', jwk: { kty: 'EC' } },
  { alg: 'ES256', jku: 'http://127.0.0.1/' },
  [],
  null,
];

/**
 * A forged token made from a valid one: header, claims or signature are changed or missing. Never the valid
 * one.
 */
export function forgeToken(good: string, chance: SeededRandom): string {
  const [head = '', body = '', signature = ''] = good.split('.');
  const claims = decoded(body);
  const other = encoded(
    isJsonObject(claims)
      ? chance.pick<Json>([
          { ...claims, sub: 'somebody-else', user_id: 'somebody-else' },
          { ...claims, aud: 'other-project', iss: 'https://securetoken.google.com/other-project' },
          { ...claims, exp: 4e9 },
          { ...claims, exp: '4e9', iat: null },
          changeOneType(claims, chance),
        ])
      : null,
  );
  const otherHead = encoded(chance.oneIn(2) ? chance.pick(HEADERS) : changeOneType(decoded(head), chance));
  const made = chance.pick<() => string>([
    () => `${otherHead}.${body}.${signature}`,
    () => `${otherHead}.${body}.`,
    () => `${head}.${other}.${signature}`,
    () => `${head}.${other}.${signedByStranger(`${head}.${other}`)}`,
    () => `${head}.${body}.${signedByStranger(`${head}.${body}`)}`,
    () =>
      `${otherHead}.${other}.${createHmac('sha256', 'owner').update(`${otherHead}.${other}`).digest('base64url')}`,
    () => `${head}.${body}.${'A'.repeat(86)}`,
    () => `${head}.${body}.`,
    () => `${head}.${body}`,
    () => `${good}.${signature}`,
    () => '.'.repeat(chance.below(2000)),
    () => `${head}.${Buffer.from(createDeepJson(2000)).toString('base64url')}.${signature}`,
    () => damageText(good, chance),
  ])();
  // The last base64 character has unused bits, so another spelling may be the same token.
  const isGood = made.split('.').slice(0, 2).join('.') === `${head}.${body}` && sameBytes(made, signature);
  return isGood || made === 'owner' ? `${head}.${body}.` : made;
}

const sameBytes = (token: string, signature: string): boolean => {
  const parts = token.split('.');
  return (
    parts.length === 3 && Buffer.from(parts[2] ?? '', 'base64url').equals(Buffer.from(signature, 'base64url'))
  );
};
