import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isJsonObject, getOwnMember, parseJson } from '../tree/json.ts';
import { DATA_FILE, restoreCopy } from './copies.ts';
import { RECOVERY_ADVICE } from './rows.ts';
import { openStorage } from './sqlite.ts';
import type { Storage } from './storage.ts';

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function accountProblems(storage: Storage, namespace: string): readonly string[] {
  const problems: string[] = [];
  const owners = new Map<string, string>();
  for (const { uid, record } of storage.accounts(namespace)) {
    if (!isJsonObject(record)) {
      problems.push(`${namespace}: the account ${uid} is no record.`);
      continue;
    }
    const email = getOwnMember(record, 'email');
    if (typeof email !== 'string') continue;
    const other = owners.get(email);
    if (other !== undefined)
      problems.push(`${namespace}: ${email} belongs to two accounts, ${other} and ${uid}.`);
    owners.set(email, uid);
  }
  return problems;
}

/** Checks that a restored backup rebuilds the same trees, before and after compaction. */
function rebuildProblems(storage: Storage, namespaces: readonly string[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'floorcraft-check-'));
  const restored = join(folder, 'restored');
  try {
    storage.backup(join(folder, DATA_FILE));
    restoreCopy(join(folder, DATA_FILE), restored);
    const copy = openStorage(restored);
    try {
      return namespaces.flatMap((namespace) => {
        const hash = storage.treeHash(namespace);
        const fromJournal = copy.treeHash(namespace);
        copy.compact(namespace, copy.tree(namespace));
        const fromSnapshot = copy.treeHash(namespace);
        return hash === fromJournal && hash === fromSnapshot
          ? []
          : [
              `${namespace}: snapshot and log do not rebuild the same tree (${hash}, ${fromJournal}, ${fromSnapshot}).`,
            ];
      });
    } finally {
      copy.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Checks all stored data. Returns one sentence per problem.
 * @param live hashes of the open trees by namespace; the disk must match them
 */
export function findDataProblems(storage: Storage, live: ReadonlyMap<string, string>): readonly string[] {
  const problems = storage.integrityProblems().map((problem) => `The data file is damaged: ${problem}.`);
  if (problems.length > 0) return [...problems, RECOVERY_ADVICE];
  try {
    const namespaces = storage.namespaces();
    for (const namespace of namespaces) {
      problems.push(...accountProblems(storage, namespace));
      const hash = live.get(namespace);
      if (hash !== undefined && storage.treeHash(namespace) !== hash)
        problems.push(`${namespace}: what is on disk is not what is served.`);
    }
    const keys = storage.setting('signing keys');
    if (keys !== undefined && parseJson(keys) === undefined) problems.push('The signing keys are damaged.');
    problems.push(...rebuildProblems(storage, namespaces));
  } catch (error) {
    problems.push(reasonOf(error));
  }
  return problems;
}
