import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { confirmedIn } from './confirmed.ts';
import { DATA_FILE } from './copies.ts';
import { openStorage } from './sqlite.ts';
import { unflushed } from './unflushed.ts';

/** What became of a data folder of which something is missing. */
export interface Salvaged {
  /** The folder as it was, in a folder of its own. */
  readonly before: string;
  /** Writes that were confirmed and are gone; undefined: some, nobody knows how many. */
  readonly missing: number | undefined;
}

/**
 * Goes on with what is there of a data folder whose end is missing. What was there before is kept beside it.
 * @param at names the copy: milliseconds since 1970
 * @throws StorageRefused where it cannot be used at all: damaged in its middle, in use by another process
 */
export function salvage(dataFolder: string, at: number): Salvaged {
  const file = join(dataFolder, DATA_FILE);
  const left = unflushed(file);
  const confirmed = confirmedIn(dataFolder);
  const before = join(dataFolder, `before-salvage-${new Date(at).toISOString().replaceAll(/[:.]/g, '-')}`);
  mkdirSync(before, { mode: 0o700 });
  for (const each of [file, `${file}-wal`])
    if (existsSync(each)) copyFileSync(each, join(before, each.slice(dataFolder.length + 1)));
  const storage = openStorage(dataFolder, 'salvage');
  const there = storage.commits;
  storage.close();
  if (confirmed !== undefined) return { before, missing: Math.max(0, confirmed - there) };
  return { before, missing: left === undefined || left.behind === 0 ? 0 : undefined };
}
