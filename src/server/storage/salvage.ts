import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { MissingWritesError } from './openFolder.ts';
import { StorageRefused } from './rows.ts';
import { openStorage } from './sqlite.ts';
import type { Storage } from './storage.ts';

/** A data folder that continues without its missing writes. */
export interface SalvagedFolder {
  /** Copy of the folder as it was. */
  readonly before: string;
  /** Number of lost confirmed writes; undefined if unknown. */
  readonly missing: number | undefined;
}

/** @throws StorageRefused even for a single unreadable row, which opening alone doesn't notice */
function readThrough(storage: Storage): void {
  try {
    for (const namespace of storage.namespaces()) {
      storage.tree(namespace);
      storage.accounts(namespace);
    }
  } finally {
    storage.close();
  }
}

function missingIn(dataFolder: string): MissingWritesError | undefined {
  try {
    readThrough(openStorage(dataFolder));
    return undefined;
  } catch (error) {
    if (error instanceof MissingWritesError) return error;
    throw error;
  }
}

/** @throws StorageRefused if it can't be copied; nothing has changed then */
function keepBeside(dataFolder: string): string {
  const before = `${resolve(dataFolder)}-before-salvage`;
  let hasBegun = false;
  try {
    mkdirSync(before, { recursive: true, mode: 0o700 });
    if (readdirSync(before).length > 0) throw new Error('something is in it already: move that away first');
    hasBegun = true;
    for (const each of readdirSync(dataFolder, { withFileTypes: true }))
      if (each.isFile()) copyFileSync(join(dataFolder, each.name), join(before, each.name));
  } catch (error) {
    if (hasBegun) rmSync(before, { recursive: true, force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new StorageRefused(
      `The data folder cannot be copied to ${before}, so nothing was changed: ${reason}.`,
      { cause: error },
    );
  }
  return before;
}

/**
 * Continues with the remaining data of a folder that lacks its last writes. Copies the folder first.
 * @returns undefined if nothing is missing; nothing was done then
 * @throws StorageRefused if the folder can't be used (damaged in the middle, in use) or can't be copied
 */
export function salvage(dataFolder: string): SalvagedFolder | undefined {
  const missing = missingIn(dataFolder);
  if (missing === undefined) return undefined;
  const before = keepBeside(dataFolder);
  readThrough(openStorage(dataFolder, 'salvage'));
  return { before, missing: missing.count };
}
