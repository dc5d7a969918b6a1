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
import { exportText } from '../tree/text.ts';
import type { Chance } from './chance.ts';

// What a disk may do to a data folder that nobody has open, for tests and for the bench.

export const LOG = `${DATA_FILE}-wal`;
/** What was confirmed, beside the data. */
const NOTE = 'confirmed';

/** Another copy of a folder in the place of what is in `to`. */
export function copyData(from: string, to: string): void {
  for (const file of [DATA_FILE, LOG, NOTE]) {
    rmSync(join(to, file), { force: true });
    if (existsSync(join(from, file))) copyFileSync(join(from, file), join(to, file));
  }
}

export async function inCopyOf<T>(dataFolder: string, work: (copy: string) => Promise<T> | T): Promise<T> {
  const copy = mkdtempSync(join(tmpdir(), 'floorcraft-damage-'));
  try {
    copyData(dataFolder, copy);
    return await work(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

export function cutFile(file: string, chance: Chance): void {
  if (existsSync(file)) truncateSync(file, chance.below(statSync(file).size));
}

/** Turns a bit of one byte round. */
function turnBit(file: string, chance: Chance): void {
  const bytes = readFileSync(file);
  if (bytes.length === 0) return;
  const at = chance.below(bytes.length);
  bytes[at] = (bytes[at] ?? 0) ^ (1 << chance.below(8));
  writeFileSync(file, bytes);
}

/** All that people have in a folder, as one text; or the sentence with which it is refused. */
function heldIn(dataFolder: string): { readonly text: string } | { readonly refused: string } {
  try {
    const storage = openStorage(dataFolder);
    try {
      const namespaces = storage.namespaces().toSorted();
      const trees = namespaces.map((namespace) => [namespace, exportText(storage.tree(namespace))]);
      const accounts = namespaces.map((namespace) => storage.accounts(namespace));
      return { text: JSON.stringify([trees, accounts, storage.settings()]) };
    } finally {
      storage.close();
    }
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) };
  }
}

/** What came of many damages. */
export interface Flipped {
  readonly tried: number;
  /** All of it was there. */
  readonly whole: number;
  readonly refused: ReadonlyMap<string, number>;
  /** It opened, and something was not as it was: in which file, and what. */
  readonly silent: readonly string[];
}

/**
 * Turns bits round in a copy of a folder that was left by a killed process, one to four at a time in the data file or its log, and
 * opens it, again and again: everything must be there, or it must be said that it is not.
 * @param goesOn asked before each try, with how many there were
 */
export async function flipWhile(
  goesOn: (tried: number) => boolean,
  dataFolder: string,
  chance: Chance,
): Promise<Flipped> {
  const right = await inCopyOf(dataFolder, heldIn);
  if (!('text' in right)) throw new Error(right.refused);
  const files = [DATA_FILE, LOG].filter((file) => existsSync(join(dataFolder, file)));
  let [tried, whole] = [0, 0];
  const refused = new Map<string, number>();
  const silent: string[] = [];
  await inCopyOf(dataFolder, async (copy) => {
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
      // Others have their turn.
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
