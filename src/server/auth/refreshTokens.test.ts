import { expect, test } from 'vitest';
import { MemoryDisk } from '../testing/disk.ts';
import type { Account } from './account.ts';
import { SigningKeys } from './keys.ts';
import { TokenIssuer } from './tokens.ts';

const ANN: Account = { uid: 'ann', emailVerified: false, createdAt: 0, validSince: 0, disabled: false };
const SIGN_IN = { provider: 'password', authTime: 7 };

const tokensOf = (project: string, keys = new SigningKeys(new MemoryDisk(), 0)): TokenIssuer =>
  new TokenIssuer({ project, keys, acceptUnsigned: false });
const tokens = tokensOf('hall');
const token = tokens.issueRefresh(ANN, SIGN_IN, 1000);
const [payload = '', signature = ''] = token.split('.');

test('a refresh token holds its owner and sign-in time', () => {
  expect(tokens.checkRefresh(token)).toEqual({ uid: 'ann', version: 0, signIn: SIGN_IN });
});

test('every bit of a refresh token’s signature is checked', () => {
  const bytes = Buffer.from(signature, 'base64url');
  for (const at of bytes.keys())
    for (const bit of [1, 128]) {
      const other = Buffer.from(bytes);
      other[at] = (other[at] ?? 0) ^ bit;
      expect(tokens.checkRefresh(`${payload}.${other.toString('base64url')}`)).toBeUndefined();
    }
  for (const other of ['', signature.slice(0, 2), signature.slice(0, -2), `${signature}AA`, 'A'.repeat(43)])
    expect(tokens.checkRefresh(`${payload}.${other}`)).toBeUndefined();
});

test('a refresh token can’t be altered to name another person or time', () => {
  const said = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  for (const more of [{ uid: 'mc' }, { issued: 2000 }, { version: 1 }, { claims: { role: 'admin' } }]) {
    const forged = Buffer.from(JSON.stringify({ ...said, ...more })).toString('base64url');
    expect(tokens.checkRefresh(`${forged}.${signature}`)).toBeUndefined();
  }
});

test('a refresh token of another server or competition is invalid', () => {
  expect(tokensOf('hall').checkRefresh(token)).toBeUndefined();
  const keys = new SigningKeys(new MemoryDisk(), 0);
  const elsewhere = tokensOf('elsewhere', keys).issueRefresh(ANN, SIGN_IN, 1000);
  expect(tokensOf('hall', keys).checkRefresh(elsewhere)).toBeUndefined();
});
