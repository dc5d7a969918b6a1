import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { MissingWrites } from './openFolder.ts';
import { StorageRefused } from './rows.ts';
import { openStorage } from './sqlite.ts';
import type { Storage } from './storage.ts';

/** A data folder that goes on without the writes it lacked. */
export interface Salvaged {
  /** The folder as it was, in a folder beside it. */
  readonly before: string;
  /** Writes that were confirmed and are gone; undefined: some, nobody knows how many. */
  readonly missing: number | undefined;
}

/** @throws StorageRefused also where a single row cannot be read: opening alone does not look at each */
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

function missingIn(dataFolder: string): MissingWrites | undefined {
  try {
    readThrough(openStorage(dataFolder));
    return undefined;
  } catch (error) {
    if (error instanceof MissingWrites) return error;
    throw error;
  }
}

/** @throws StorageRefused where it cannot be kept; nothing was changed then */
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
      `The data folder cannot be kept as it is in ${before}, so nothing was changed: ${reason}.`,
      { cause: error },
    );
  }
  return before;
}

/**
 * Goes on with what is there of a data folder whose last writes are missing, and keeps a copy of it as it was beside it.
 * @returns undefined where nothing is missing: then nothing was done
 * @throws StorageRefused where it cannot be used at all (damaged in its middle, in use by another process) or not be kept
 */
export function salvage(dataFolder: string): Salvaged | undefined {
  const missing = missingIn(dataFolder);
  if (missing === undefined) return undefined;
  const before = keepBeside(dataFolder);
  readThrough(openStorage(dataFolder, 'salvage'));
  return { before, missing: missing.count };
}
