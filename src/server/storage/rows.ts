import { parseJson, type Json } from '../tree/json.ts';
import { incomingNode } from '../tree/incoming.ts';
import { replaceAt, type Tree } from '../tree/node.ts';
import type { Path } from '../tree/paths.ts';
import { exportText } from '../tree/text.ts';
import type { Placed } from './storage.ts';

/** The data folder cannot be used, with the reason as a sentence. */
export class StorageRefused extends Error {
  override readonly name = 'StorageRefused';
}

/** The text columns of a row; the engine adds fields of its own to each. */
export function textOf(row: unknown, column: string): string {
  const value: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, column) : undefined;
  if (typeof value !== 'string') throw new StorageRefused(`The data file is damaged: no text in ${column}.`);
  return value;
}

export function jsonOf(row: unknown, column: string): Json {
  const value = parseJson(textOf(row, column));
  if (value === undefined) throw new StorageRefused(`The data file is damaged: no JSON in ${column}.`);
  return value;
}

const isPath = (value: Json | undefined): value is readonly string[] =>
  Array.isArray(value) && value.every((key) => typeof key === 'string');

const storedNode = (value: Json, path: Path): Tree => incomingNode(value, path, { now: 0, root: null });

/** A part of the snapshot, out of its row. */
export function placedOf(row: unknown): Placed {
  const path = jsonOf(row, 'path');
  if (!isPath(path)) throw new StorageRefused('The data file is damaged: a path.');
  return { path, node: storedNode(jsonOf(row, 'node'), path) };
}

// Paths are lists of keys in JSON, as everything else in a row: no escaping of our own.
export const journalText = (placed: readonly Placed[]): string =>
  `[${placed.map(({ path, node }) => `[${JSON.stringify(path)},${exportText(node)}]`).join(',')}]`;

/** The tree after one entry of the journal. */
export function replay(tree: Tree, entry: Json): Tree {
  if (!Array.isArray(entry))
    throw new StorageRefused('The data file is damaged: a journal entry is no list.');
  let result = tree;
  for (const placed of entry as readonly Json[]) {
    const [path, node] = Array.isArray(placed) ? (placed as readonly Json[]) : [];
    if (!isPath(path) || node === undefined)
      throw new StorageRefused('The data file is damaged: a journal entry.');
    result = replaceAt(result, path, storedNode(node, path));
  }
  return result;
}
