import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DATA_FILE } from '../storage/copies.ts';
import { openStorage } from '../storage/sqlite.ts';
import { formatExport } from '../tree/text.ts';
import type { SeededRandom } from './chance.ts';

// Disk damage to a closed data folder, for tests and benchmarks.

export const WAL_FILE = `${DATA_FILE}-wal`;
const NOTE = 'confirmed';

/** Replaces the data in `to` by a copy. */
export function copyData(from: string, to: string): void {
  for (const file of [DATA_FILE, WAL_FILE, NOTE]) {
    rmSync(join(to, file), { force: true });
    if (existsSync(join(from, file))) copyFileSync(join(from, file), join(to, file));
  }
}

export async function runOnCopy<T>(dataFolder: string, work: (copy: string) => Promise<T> | T): Promise<T> {
  const copy = mkdtempSync(join(tmpdir(), 'floorcraft-damage-'));
  try {
    copyData(dataFolder, copy);
    return await work(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

export function cutFile(file: string, chance: SeededRandom): void {
  if (existsSync(file)) truncateSync(file, chance.below(statSync(file).size));
}

/** Flips one bit. */
function turnBit(file: string, chance: SeededRandom): void {
  const bytes = readFileSync(file);
  if (bytes.length === 0) return;
  const at = chance.below(bytes.length);
  bytes[at] = (bytes[at] ?? 0) ^ (1 << chance.below(8));
  writeFileSync(file, bytes);
}

/** All data of a folder as one text, or its refusal. */
function heldIn(dataFolder: string): { readonly text: string } | { readonly refused: string } {
  try {
    const storage = openStorage(dataFolder);
    try {
      const namespaces = storage.namespaces().toSorted();
      const trees = namespaces.map((namespace) => [namespace, formatExport(storage.tree(namespace))]);
      const accounts = namespaces.map((namespace) => storage.accounts(namespace));
      return { text: JSON.stringify([trees, accounts, storage.settings()]) };
    } finally {
      storage.close();
    }
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) };
  }
}

export interface BitFlipResult {
  readonly tried: number;
  /** The number of runs in which all data was there. */
  readonly whole: number;
  readonly refused: ReadonlyMap<string, number>;
  /** The runs that opened with changed data: the file, and the change. */
  readonly silent: readonly string[];
}

/**
 * Repeatedly flips one to four bits in a copy of a killed process's folder and opens it: all data must be
 * there, or the damage reported.
 * @param goesOn called before each try with the number of earlier tries
 */
export async function flipBitsWhile(
  goesOn: (tried: number) => boolean,
  dataFolder: string,
  chance: SeededRandom,
): Promise<BitFlipResult> {
  const right = await runOnCopy(dataFolder, heldIn);
  if (!('text' in right)) throw new Error(right.refused);
  const files = [DATA_FILE, WAL_FILE].filter((file) => existsSync(join(dataFolder, file)));
  let [tried, whole] = [0, 0];
  const refused = new Map<string, number>();
  const silent: string[] = [];
  await runOnCopy(dataFolder, async (copy) => {
    while (goesOn(tried)) {
      tried += 1;
      copyData(dataFolder, copy);
      const file = files[chance.below(files.length)] ?? DATA_FILE;
      for (let bits = chance.below(4); bits >= 0; bits -= 1) turnBit(join(copy, file), chance);
      const found = heldIn(copy);
      if ('refused' in found) {
        const sentence = found.refused.replaceAll(copy, '<folder>').replaceAll(/\d+/g, 'n');
        refused.set(sentence, (refused.get(sentence) ?? 0) + 1);
      } else if (found.text === right.text) whole += 1;
      else silent.push(`${file}: ${differenceOf(right.text, found.text)}`);
      // Let other work run.
      await new Promise((resolve) => setImmediate(resolve));
    }
  });
  return { tried, whole, refused, silent };
}

function differenceOf(right: string, found: string): string {
  let at = 0;
  while (at < right.length && right[at] === found[at]) at += 1;
  return `…${right.slice(Math.max(0, at - 40), at + 40)}… became …${found.slice(Math.max(0, at - 40), at + 40)}…`;
}
