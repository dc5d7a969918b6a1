import { expect, test, vi } from 'vitest';
import { RequestRefusal } from '../refusal.ts';
import type { Json, JsonObject } from '../tree/json.ts';
import { describeAccount } from './description.ts';
import { createSignInHall, TEST_START } from './testing/signInHall.ts';

// Imported accounts: the fields that are imported, and the errors for all others.

const SCRYPT = {
  hashAlgorithm: 'STANDARD_SCRYPT',
  cpuMemCost: 16_384,
  blockSize: 8,
  parallelization: 1,
  dkLen: 32,
};

const brought = (users: readonly Json[], costs: JsonObject = {}): Promise<JsonObject> =>
  createSignInHall().order('accounts:batchCreate', { users, ...costs });

test.each<[string, JsonObject]>([
  ['INVALID_HASH_ALGORITHM', { hashAlgorithm: 'BCRYPT' }],
  ['INVALID_HASH_ALGORITHM', { dkLen: 64 }],
  ['INVALID_HASH_MEMORY_COST', { cpuMemCost: 1 }],
  ['INVALID_HASH_MEMORY_COST', { cpuMemCost: 3 }],
  ['INVALID_HASH_MEMORY_COST', { cpuMemCost: 'much' }],
  ['INVALID_HASH_BLOCK_SIZE', { blockSize: 0 }],
  // 102 MB per sign-in.
  ['INVALID_HASH_BLOCK_SIZE', { blockSize: 51 }],
  ['INVALID_HASH_BLOCK_SIZE', { cpuMemCost: 1_048_576, blockSize: 1 }],
  ['INVALID_HASH_BLOCK_SIZE', { cpuMemCost: 2, blockSize: 409_601 }],
  ['INVALID_HASH_PARALLELIZATION', { parallelization: 0 }],
  ['INVALID_HASH_PARALLELIZATION', { parallelization: 17 }],
])('an import of accounts reports %s and imports nothing with these hash costs: %j', async (code, costs) => {
  await expect(brought([], { ...SCRYPT, ...costs })).rejects.toThrow(code);
});

test.each<JsonObject>([
  { cpuMemCost: 2, blockSize: 1 },
  { cpuMemCost: 2, blockSize: 409_600 },
  { blockSize: 50 },
  { parallelization: 16 },
  // Strings work too.
  { cpuMemCost: '16384', blockSize: '8', parallelization: '1', dkLen: '32' },
])('an import of accounts accepts affordable hash costs: %j', async (costs) => {
  expect(await brought([], { ...SCRYPT, ...costs })).toEqual({});
});

test('an import of accounts takes up to a thousand at once', async () => {
  const users = Array.from({ length: 1001 }, (_, n) => ({ localId: `u${n}` }));
  await expect(brought(users)).rejects.toThrow('MAXIMUM_USER_COUNT_EXCEEDED');
  expect(await brought(users.slice(1))).toEqual({});
});

test('an import of accounts reports errors per account', async () => {
  const passwordHash = Buffer.alloc(32).toString('base64url');
  const users = [
    { localId: 'ann', email: 'Ann@b.c' },
    { localId: '' },
    { localId: 'ben', email: 'nobody' },
    { localId: 'cy', email: 'ann@b.c' },
    { localId: 'di', passwordHash },
    { localId: 'ed', phoneNumber: '1' },
    { localId: 'fay' },
  ];
  const { error } = await brought(users);
  expect(error).toMatchObject([
    { index: 1, message: 'INVALID_LOCAL_ID' },
    { index: 2, message: 'INVALID_EMAIL' },
    { index: 3, message: 'EMAIL_EXISTS' },
    { index: 4, message: 'MISSING_HASH_ALGORITHM' },
    { index: 5, message: expect.stringContaining('phoneNumber is not kept here') },
  ]);
  expect(await brought([{ localId: 'di', passwordHash }], SCRYPT)).toEqual({
    error: [{ index: 0, message: 'MISSING_HASH_ALGORITHM' }],
  });
});

test('an import of accounts takes given fields, invents none, and ends the sessions of an existing account', async () => {
  const { order, accounts } = createSignInHall();
  const before = accounts.create({ uid: 'ann', email: 'old@b.c', now: TEST_START - 5000 });
  accounts.keep({ ...before, tokenVersion: 3 });
  const [hash, salt] = [Buffer.alloc(32, 255), Buffer.alloc(16, 251)];
  const ann = {
    localId: 'ann',
    email: 'Ann@b.c',
    emailVerified: true,
    disabled: true,
    displayName: 'Ann',
    createdAt: '1000',
    lastLoginAt: '2000',
    customAttributes: '{"role":"mc"}',
    passwordHash: hash.toString('base64url'),
    salt: salt.toString('base64url'),
  };
  expect(await order('accounts:batchCreate', { users: [ann, { localId: 'deck' }], ...SCRYPT })).toEqual({});
  expect(accounts.get('ann')).toEqual({
    uid: 'ann',
    email: 'ann@b.c',
    emailVerified: true,
    disabled: true,
    displayName: 'Ann',
    createdAt: 1000,
    lastLoginAt: 2000,
    claims: { role: 'mc' },
    password: {
      hash: hash.toString('base64'),
      salt: salt.toString('base64'),
      cost: 16_384,
      block: 8,
      parallel: 1,
    },
    validSince: TEST_START,
    tokenVersion: 4,
  });
  expect(describeAccount(accounts.get('ann') ?? before)).not.toHaveProperty('lastRefreshAt');
  expect(accounts.byEmail('old@b.c')).toBeUndefined();
  expect(accounts.get('deck')).toEqual({
    uid: 'deck',
    custom: true,
    emailVerified: false,
    disabled: false,
    createdAt: TEST_START,
    validSince: TEST_START,
    tokenVersion: 1,
  });
});

test('an exported account can be imported by another server', async () => {
  const { accounts } = createSignInHall();
  const deck = accounts.create({ uid: 'deck', custom: true, lastLoginAt: TEST_START, now: TEST_START });
  const ann = accounts.create({ email: 'ann@b.c', displayName: 'Ann', now: TEST_START });
  const password = { salt: 'x', hash: 'y', cost: 2, block: 8, parallel: 1 };
  const told = [deck, { ...ann, password, photoUrl: 'https://b.c/a.png', claims: {} }].map(describeAccount);
  expect(await brought(told)).toEqual({});
});

test('a disk that refuses writes is not reported as an account’s error', async () => {
  const { order, accounts } = createSignInHall();
  vi.spyOn(accounts, 'keep').mockImplementation(() => {
    throw new RequestRefusal('unavailable', 'The server cannot save at the moment.');
  });
  await expect(order('accounts:batchCreate', { users: [{ localId: 'ann' }] })).rejects.toThrow('cannot save');
});
