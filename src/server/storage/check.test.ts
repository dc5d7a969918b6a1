import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LeafNode } from '../tree/node.ts';
import type { Json } from '../tree/json.ts';
import { findDataProblems } from './check.ts';
import { openStorage } from './sqlite.ts';
import type { Storage } from './storage.ts';

let folder: string;
let storage: Storage;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'floorcraft-check-test-'));
  storage = openStorage(folder);
  storage.commit([{ kind: 'tree', namespace: 'n', placed: [{ path: ['a'], node: new LeafNode(1) }] }]);
  storage.keepSetting('signing keys', '[]');
  keep('ann', { email: 'ann@example.edu' });
});
afterEach(() => {
  storage.close();
  rmSync(folder, { recursive: true, force: true });
});

const keep = (uid: string, record: Json): void =>
  storage.commit([{ kind: 'account', namespace: 'n', uid, record }]);
const served = (): ReadonlyMap<string, string> => new Map([['n', storage.treeHash('n')]]);

test('the check of a data folder reports nothing if addresses are unique or absent', () => {
  keep('ben', { email: 'ben@example.edu' });
  for (const uid of ['device1', 'device2']) keep(uid, {});
  expect(findDataProblems(storage, served())).toEqual([]);
});

test.each<[string, () => void, string]>([
  [
    'an address that two have',
    () => keep('ben', { email: 'ann@example.edu' }),
    'n: ann@example.edu belongs to two accounts, ann and ben.',
  ],
  ['an account that is none', () => keep('ben', 'gone'), 'n: the account ben is no record.'],
  [
    'keys that nobody can read',
    () => storage.keepSetting('signing keys', '{'),
    'The signing keys are damaged.',
  ],
])('the check of a data folder reports %s', (_what, spoil, sentence) => {
  spoil();
  expect(findDataProblems(storage, served())).toEqual([sentence]);
});

test('the check of a data folder reports a served tree that differs from the disk', () => {
  expect(findDataProblems(storage, new Map([['n', 'another']]))).toEqual([
    'n: what is on disk is not what is served.',
  ]);
});
