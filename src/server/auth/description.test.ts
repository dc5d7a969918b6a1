import { expect, test } from 'vitest';
import type { Account } from './account.ts';
import { describeAccount } from './description.ts';

const DECK: Account = {
  uid: 'deck',
  emailVerified: false,
  createdAt: 1000,
  validSince: 2999,
  disabled: false,
};
const ALWAYS = { localId: 'deck', providerUserInfo: [], validSince: '2', disabled: false, createdAt: '1000' };

test('the description of a device has the known fields only', () => {
  expect(Object.entries(describeAccount(DECK))).toEqual(
    Object.entries({
      localId: 'deck',
      providerUserInfo: [],
      validSince: '2',
      disabled: false,
      createdAt: '1000',
    }),
  );
});

test('the description of an account has the last sign-in and the last refresh', () => {
  const [first, later] = [Date.UTC(2026, 0, 1), Date.UTC(2026, 0, 2)];
  expect(describeAccount({ ...DECK, lastLoginAt: first, lastRefreshAt: first })).toEqual({
    ...ALWAYS,
    lastLoginAt: String(first),
    lastRefreshAt: '2026-01-01T00:00:00.000Z',
  });
  expect(describeAccount({ ...DECK, lastLoginAt: first, lastRefreshAt: later })).toMatchObject({
    lastRefreshAt: '2026-01-02T00:00:00.000Z',
  });
});

test('the description of a person has no password', () => {
  const password = { salt: 'x', hash: 'y', cost: 2, block: 8, parallel: 1 };
  const profile = { displayName: 'Ann', photoUrl: 'https://b.c/a.png' };
  const ann = {
    ...DECK,
    email: 'ann@b.c',
    emailVerified: true,
    ...profile,
    password,
    claims: { role: 'mc' },
  };
  expect(describeAccount(ann)).toEqual({
    ...ALWAYS,
    ...profile,
    email: 'ann@b.c',
    emailVerified: true,
    providerUserInfo: [
      { providerId: 'password', email: 'ann@b.c', federatedId: 'ann@b.c', rawId: 'ann@b.c', ...profile },
    ],
    passwordUpdatedAt: 2999,
    customAttributes: '{"role":"mc"}',
  });
  expect(describeAccount({ ...DECK, custom: true })).toEqual({ ...ALWAYS, customAuth: true });
  // Without a password, the address is not a sign-in method.
  expect(describeAccount({ ...DECK, email: 'ben@b.c' })).toEqual({
    ...ALWAYS,
    email: 'ben@b.c',
    emailVerified: false,
  });
});
