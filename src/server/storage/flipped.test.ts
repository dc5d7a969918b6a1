import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AccountStore } from '../auth/accounts.ts';
import { SigningKeys } from '../auth/keys.ts';
import { GroupCommit } from '../database/groupCommit.ts';
import { SeededRandom } from '../testing/chance.ts';
import { copyData, flipBitsWhile } from '../testing/damage.ts';
import { NAMESPACE } from '../testing/server.ts';
import { buildIncomingNode } from '../tree/incomingNode.ts';
import { openStorage } from './sqlite.ts';
import type { Storage } from './storage.ts';

let folder: string;
let left: string;
let clean: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'floorcraft-flipped-'));
  clean = mkdtempSync(join(tmpdir(), 'floorcraft-flipped-'));
  left = mkdtempSync(join(tmpdir(), 'floorcraft-flipped-'));
});
afterEach(() => {
  for (const each of [folder, left, clean]) rmSync(each, { recursive: true, force: true });
});

function fill(storage: Storage, from: number, to: number): void {
  for (let n = from; n < to; n += 1) {
    const node = buildIncomingNode({ n, marks: 'x'.repeat(200), by: `judge${n}` }, ['k', String(n)], {
      now: 0,
      root: null,
    });
    storage.commit([{ kind: 'tree', namespace: NAMESPACE, placed: [{ path: ['k', String(n)], node }] }]);
  }
}

/** A data file with a snapshot, accounts, keys and a log, as a killed process leaves it. */
function leaveFolder(): void {
  const storage = openStorage(folder);
  expect(new SigningKeys(storage, 0).refreshSecret.length).toBeGreaterThan(0);
  const commits = new GroupCommit(storage, () => undefined);
  const accounts = new AccountStore({ namespace: NAMESPACE, storage, commits });
  fill(storage, 0, 40);
  storage.compact(NAMESPACE, storage.tree(NAMESPACE));
  for (let n = 0; n < 20; n += 1) accounts.create({ email: `desk${n}@example.edu`, now: 0 });
  commits.flush();
  storage.close();
  const again = openStorage(folder);
  fill(again, 40, 60);
  copyData(folder, left);
  again.close();
  copyData(folder, clean);
}

const TRIES = 60;

test.each(['killed', 'ended'] as const)(
  'after bits were flipped when it was %s, all data is there, or the start is refused with a sentence',
  async (how) => {
    leaveFolder();
    const flipped = await flipBitsWhile(
      (tried) => tried < TRIES,
      how === 'killed' ? left : clean,
      new SeededRandom(7),
    );
    expect(flipped.silent).toEqual([]);
    expect(flipped.refused.size).toBeGreaterThan(0);
    for (const sentence of flipped.refused.keys()) expect(sentence).toMatch(/^[A-Zn].*[.]$/s);
  },
);
