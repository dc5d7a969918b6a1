import { expect, test } from 'vitest';
import type { JsonObject } from '../tree/json.ts';
import { Disk } from '../testing/disk.ts';
import { unsignedToken } from './jwt.ts';
import { SigningKeys } from './keys.ts';
import { Tokens } from './tokens.ts';

// Tokens as test kits make them, in emulator mode: signed by nobody, and often with half of what belongs there.

const tokensOf = (acceptUnsigned: boolean): Tokens =>
  new Tokens({ project: 'hall', keys: new SigningKeys(new Disk(), 0), acceptUnsigned });
const read = (claims: JsonObject): unknown => tokensOf(true).check(unsignedToken(claims), 0);

const NOTHING_MORE = { provider: 'custom', issuedAt: 0, version: undefined, isSigned: false };

test('what it does not say of the sign-in is filled in', () => {
  const claims = { sub: 'ann' };
  expect(read(claims)).toEqual({ ok: true, token: { uid: 'ann', claims, ...NOTHING_MORE } });
});

test('it may name who it is of in either way', () => {
  expect(read({ user_id: 'ann' })).toMatchObject({ ok: true, token: { uid: 'ann' } });
  expect(read({ sub: 'ann', user_id: 'ben' })).toMatchObject({ ok: true, token: { uid: 'ann' } });
  for (const nobody of [{}, { sub: '' }, { sub: 7 }])
    expect(read(nobody)).toEqual({ ok: false, problem: 'invalid' });
});

test('what it says of the sign-in holds, where it is of the right kind', () => {
  const firebase = { sign_in_provider: 'password', token_version: 3 };
  expect(read({ sub: 'ann', iat: 12, firebase })).toMatchObject({
    token: { provider: 'password', issuedAt: 12, version: 3 },
  });
  for (const odd of [7, {}, { sign_in_provider: 7, token_version: '3' }])
    expect(read({ sub: 'ann', iat: '12', firebase: odd })).toMatchObject({ ok: true, token: NOTHING_MORE });
});

test('otherwise it is none', () => {
  expect(tokensOf(false).check(unsignedToken({ sub: 'ann' }), 0)).toEqual({ ok: false, problem: 'invalid' });
});
