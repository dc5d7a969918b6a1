import { expect, test } from 'vitest';
import { MemoryDisk } from '../testing/disk.ts';
import type { Account } from './account.ts';
import { SigningKeys } from './keys.ts';
import { TokenIssuer, type TokenSignIn } from './tokens.ts';

// Contents of our ID tokens, read by rules and the SDK.

const NOW = Date.UTC(2026, 0, 1) + 999;
const SECONDS = Math.floor(NOW / 1000);
const tokens = new TokenIssuer({
  project: 'hall',
  keys: new SigningKeys(new MemoryDisk(), NOW),
  acceptUnsigned: false,
});

const DEVICE: Account = { uid: 'phone', emailVerified: false, createdAt: 0, validSince: 0, disabled: false };
const ALWAYS = {
  iss: 'https://securetoken.google.com/hall',
  aud: 'hall',
  auth_time: 7,
  user_id: 'phone',
  sub: 'phone',
  iat: SECONDS,
  exp: SECONDS + 3600,
};

function said(account: Account, signIn: Partial<TokenSignIn> = {}): unknown {
  const check = tokens.check(
    tokens.issue(account, { provider: 'anonymous', authTime: 7, ...signIn }, NOW),
    NOW,
  );
  return check.ok ? check.token.claims : check.problem;
}

test('the token of an anonymous device has its claims', () => {
  expect(said(DEVICE)).toEqual({
    ...ALWAYS,
    provider_id: 'anonymous',
    firebase: { identities: {}, sign_in_provider: 'anonymous', token_version: 0 },
  });
});

test('the token of a person has their claims', () => {
  const ann: Account = {
    ...DEVICE,
    email: 'ann@b.c',
    emailVerified: true,
    displayName: 'Ann',
    photoUrl: 'https://b.c/a.png',
    claims: { role: 'mc' },
    tokenVersion: 3,
  };
  expect(said(ann, { provider: 'password' })).toEqual({
    ...ALWAYS,
    role: 'mc',
    name: 'Ann',
    picture: 'https://b.c/a.png',
    email: 'ann@b.c',
    email_verified: true,
    firebase: { identities: { email: ['ann@b.c'] }, sign_in_provider: 'password', token_version: 3 },
  });
});

test('the token of a custom sign-in has its custom claims, which never replace its own fields', () => {
  const deck: Account = { ...DEVICE, custom: true, claims: { floor: 1, sub: 'mc' } };
  expect(said(deck, { provider: 'custom', claims: { floor: 7 } })).toEqual({
    ...ALWAYS,
    floor: 7,
    firebase: {
      identities: {},
      sign_in_provider: 'custom',
      token_version: 0,
      sign_in_attributes: { floor: 7 },
    },
  });
});

test('a token is valid for an hour, and accepted up to a day early', () => {
  const token = tokens.issue(DEVICE, { provider: 'anonymous', authTime: 7 }, NOW);
  const at = (seconds: number): unknown => {
    const check = tokens.check(token, (SECONDS + seconds) * 1000);
    return check.ok ? 'good' : check.problem;
  };
  expect([-24 * 3600 - 1, -24 * 3600, 0, 3599, 3600].map(at)).toEqual([
    'invalid',
    'good',
    'good',
    'good',
    'expired',
  ]);
});
