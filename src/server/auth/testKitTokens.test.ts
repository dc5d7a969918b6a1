import { expect, test } from 'vitest';
import type { JsonObject } from '../tree/json.ts';
import { MemoryDisk } from '../testing/disk.ts';
import { createUnsignedToken } from './jwt.ts';
import { SigningKeys } from './keys.ts';
import { TokenIssuer } from './tokens.ts';

// Tokens of test kits in emulator mode: unsigned and often incomplete.

const tokensOf = (acceptUnsigned: boolean): TokenIssuer =>
  new TokenIssuer({ project: 'hall', keys: new SigningKeys(new MemoryDisk(), 0), acceptUnsigned });
const read = (claims: JsonObject): unknown => tokensOf(true).check(createUnsignedToken(claims), 0);

const NOTHING_MORE = { provider: 'custom', issuedAt: 0, version: undefined, isSigned: false };

test('missing sign-in fields of a test token are filled in', () => {
  const claims = { sub: 'ann' };
  expect(read(claims)).toEqual({ ok: true, token: { uid: 'ann', claims, ...NOTHING_MORE } });
});

test('a test token may have either name of the uid', () => {
  expect(read({ user_id: 'ann' })).toMatchObject({ ok: true, token: { uid: 'ann' } });
  expect(read({ sub: 'ann', user_id: 'ben' })).toMatchObject({ ok: true, token: { uid: 'ann' } });
  for (const nobody of [{}, { sub: '' }, { sub: 7 }])
    expect(read(nobody)).toEqual({ ok: false, problem: 'invalid' });
});

test('sign-in fields of a test token are used if they have the right type', () => {
  const firebase = { sign_in_provider: 'password', token_version: 3 };
  expect(read({ sub: 'ann', iat: 12, firebase })).toMatchObject({
    token: { provider: 'password', issuedAt: 12, version: 3 },
  });
  for (const odd of [7, {}, { sign_in_provider: 7, token_version: '3' }])
    expect(read({ sub: 'ann', iat: '12', firebase: odd })).toMatchObject({ ok: true, token: NOTHING_MORE });
});

test('a test token is invalid without a uid', () => {
  expect(tokensOf(false).check(createUnsignedToken({ sub: 'ann' }), 0)).toEqual({
    ok: false,
    problem: 'invalid',
  });
});
