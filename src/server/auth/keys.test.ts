import { afterEach, beforeEach, expect, test } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GroupCommit } from '../database/groupCommit.ts';
import { openStorage } from '../storage/sqlite.ts';
import type { Storage } from '../storage/storage.ts';
import { MemoryDisk } from '../testing/disk.ts';
import { findAccountByCode, drawCode } from './actionCodes.ts';
import type { Account } from './account.ts';
import { AccountStore } from './accounts.ts';
import { SigningKeys } from './keys.ts';
import { TokenIssuer } from './tokens.ts';

let folder: string;
let storage: Storage;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'floorcraft-keys-'));
  storage = openStorage(folder);
});
afterEach(() => {
  storage.close();
  rmSync(folder, { recursive: true, force: true });
});

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 0, 1);

const ANN: Account = {
  uid: 'ann',
  emailVerified: false,
  createdAt: 0,
  lastLoginAt: 0,
  validSince: 0,
  disabled: false,
};
const tokensWith = (keys: SigningKeys): TokenIssuer =>
  new TokenIssuer({ project: 'p', keys, acceptUnsigned: false });
const issue = (tokens: TokenIssuer, now: number): string =>
  tokens.issue(ANN, { provider: 'password', authTime: now / 1000 }, now);

test('a new signing key signs, and the old one verifies until its last token expired, across a restart', () => {
  const keys = new SigningKeys(storage, START);
  const tokens = tokensWith(keys);
  const first = keys.current.kid;
  keys.rotateWhenDue(START + 90 * DAY);
  expect(keys.current.kid).toBe(first);
  const due = START + 90 * DAY + 1;
  const old = issue(tokens, due);
  const refresh = tokens.issueRefresh(ANN, { provider: 'password', authTime: 1 }, due);
  keys.rotateWhenDue(due);
  expect(keys.current.kid).not.toBe(first);
  keys.rotateWhenDue(due + HOUR);
  const again = new SigningKeys(storage, due);
  expect(again.current.kid).toBe(keys.current.kid);
  for (const each of [tokens, tokensWith(again)]) {
    expect(each.check(old, due + HOUR - 1000).ok).toBe(true);
    expect(each.check(issue(tokens, due + 1000), due + HOUR).ok).toBe(true);
    // Everybody stays signed in.
    expect(each.checkRefresh(refresh)?.uid).toBe('ann');
  }
  expect(keys.accepted(first, due + 2 * HOUR)).toBeDefined();
  expect(keys.accepted(first, due + 2 * HOUR + 1)).toBeUndefined();
});

test('devices unused for 30 days are removed in batches, and people and active devices stay', async () => {
  const commits = new GroupCommit(storage, () => expect.unreachable());
  const accounts = new AccountStore({ namespace: 'p', storage, commits });
  for (let n = 0; n < 5; n += 1) accounts.create({ now: START });
  const busy = accounts.create({ now: START });
  const person = accounts.create({ email: 'a@b.c', now: START });
  const named = accounts.create({ uid: 'deck', custom: true, now: START });
  for (let day = 1; day <= 31; day += 1) {
    const account = accounts.get(busy.uid);
    if (account !== undefined) accounts.refreshed(account, START + day * DAY);
  }
  expect(accounts.removeUnused(START + 30 * DAY, 3)).toBe(0);
  expect(accounts.removeUnused(START + 31 * DAY, 3)).toBe(3);
  expect(accounts.removeUnused(START + 31 * DAY, 3)).toBe(2);
  expect(accounts.removeUnused(START + 31 * DAY, 3)).toBe(0);
  await commits.settled();
  const kept = new AccountStore({ namespace: 'p', storage, commits });
  expect(
    kept
      .all()
      .map(({ uid }) => uid)
      .toSorted(),
  ).toEqual([busy.uid, person.uid, named.uid].toSorted());
});

test('a refused write rolls all account changes back, in every lookup', async () => {
  const disk = new MemoryDisk();
  const commits = new GroupCommit(disk, () => undefined);
  const accounts = new AccountStore({ namespace: 'p', storage: disk, commits });
  const ann = accounts.create({ email: 'a@b.c', now: START });
  const ben = accounts.create({ email: 'b@b.c', now: START });
  await commits.settled();
  disk.refuses = true;
  accounts.keep({ ...ann, email: 'new@b.c' });
  accounts.keep({ ...ann, email: 'newer@b.c' });
  accounts.remove(ben.uid);
  const eve = accounts.create({ email: 'b@b.c', now: START });
  await expect(commits.settled()).rejects.toThrow('disk full');
  expect(accounts.get(ann.uid)).toEqual(ann);
  expect(accounts.get(eve.uid)).toBeUndefined();
  expect(accounts.byEmail('a@b.c')).toEqual(ann);
  expect(accounts.byEmail('b@b.c')).toEqual(ben);
  expect(accounts.byEmail('newer@b.c')).toBeUndefined();
  // From here on, changes fail at once.
  expect(() => accounts.remove(ben.uid)).toThrow('cannot save');
  expect(accounts.get(ben.uid)).toEqual(ben);
  // A timestamp that can't be written locks no one out.
  expect(() => accounts.refreshed(ann, START + DAY)).not.toThrow();
  expect(accounts.seen(ann, START + DAY)).toEqual({
    ...ann,
    lastLoginAt: START + DAY,
    lastRefreshAt: START + DAY,
  });
});

test('another machine’s copy replaces all accounts, by name and address', async () => {
  const commits = new GroupCommit(storage, () => expect.unreachable());
  const accounts = new AccountStore({ namespace: 'p', storage, commits });
  const ann = accounts.create({ email: 'ann@b.c', now: START });
  const ben = accounts.create({ email: 'ben@b.c', now: START });
  await commits.settled();
  const record = { email: 'annie@b.c', createdAt: START, validSince: START };
  storage.takeOver({ settings: [], accounts: [{ namespace: 'p', uid: ann.uid, record }], parts: [] });
  accounts.reload(storage);
  expect(accounts.all().map(({ uid }) => uid)).toEqual([ann.uid]);
  expect([accounts.get(ben.uid), accounts.byEmail('ben@b.c'), accounts.byEmail('ann@b.c')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(accounts.byEmail('annie@b.c')?.uid).toBe(ann.uid);
  // The next commit doesn't bring back changes from before the reload.
  commits.record({ kind: 'setting', name: 'x', text: '' });
  await commits.settled();
  expect(accounts.all().map(({ uid }) => uid)).toEqual([ann.uid]);
});

test('a mailed code is valid for an hour, for its purpose, and not for a disabled account', () => {
  const commits = new GroupCommit(new MemoryDisk(), () => undefined);
  const accounts = new AccountStore({ namespace: 'p', storage: new MemoryDisk(), commits });
  const ann = accounts.create({ email: 'a@b.c', now: START });
  const code = drawCode(accounts, ann, 'PASSWORD_RESET', START);
  const use = (kind: 'PASSWORD_RESET' | 'VERIFY_EMAIL', now: number) => () =>
    findAccountByCode(accounts, code, kind, now).uid;
  expect(use('PASSWORD_RESET', START + HOUR - 1)()).toBe(ann.uid);
  expect(use('PASSWORD_RESET', START + HOUR)).toThrow('EXPIRED_OOB_CODE');
  expect(use('VERIFY_EMAIL', START)).toThrow('INVALID_OOB_CODE');
  const kept = accounts.get(ann.uid);
  if (kept !== undefined) accounts.keep({ ...kept, disabled: true });
  expect(use('PASSWORD_RESET', START)).toThrow('USER_DISABLED');
});
