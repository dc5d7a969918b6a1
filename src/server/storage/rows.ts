import { parseJson, type Json } from '../tree/json.ts';
import { exportedNode } from '../tree/exported.ts';
import { replaceAll, type Tree } from '../tree/node.ts';
import { exportText } from '../tree/text.ts';
import type { Placed } from './storage.ts';

/** The data folder cannot be used, with the reason as a sentence. */
export class StorageRefused extends Error {
  override readonly name = 'StorageRefused';
}

const strictly = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * The text columns of a row, asked for as bytes: the engine itself ends the process at bytes that are no text. It adds
 * fields of its own to each row.
 */
export function textOf(row: unknown, column: string): string {
  const value: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, column) : undefined;
  try {
    // One row comes as a Buffer, many as ArrayBuffers.
    if (value instanceof ArrayBuffer || value instanceof Uint8Array) return strictly.decode(value);
  } catch (error) {
    throw new StorageRefused(`The data file is damaged: no text in ${column}.`, { cause: error });
  }
  throw new StorageRefused(`The data file is damaged: no text in ${column}.`);
}

export function jsonOf(row: unknown, column: string): Json {
  const value = parseJson(textOf(row, column));
  if (value === undefined) throw new StorageRefused(`The data file is damaged: no JSON in ${column}.`);
  return value;
}

const isPath = (value: Json | undefined): value is readonly string[] =>
  Array.isArray(value) && value.every((key) => typeof key === 'string');

function storedNode(value: Json): Tree {
  const node = exportedNode(value);
  if (node === undefined) throw new StorageRefused('The data file is damaged: a node.');
  return node;
}

/** A part of the snapshot, out of its row. */
export function placedOf(row: unknown): Placed {
  const path = jsonOf(row, 'path');
  if (!isPath(path)) throw new StorageRefused('The data file is damaged: a path.');
  return { path, node: storedNode(jsonOf(row, 'node')) };
}

// Paths are lists of keys in JSON, as everything else in a row: no escaping of our own.
export const journalText = (placed: readonly Placed[]): string =>
  `[${placed.map(({ path, node }) => `[${JSON.stringify(path)},${exportText(node)}]`).join(',')}]`;

/**
 * The nodes and places of `journalText`, read back.
 * @throws StorageRefused with a sentence where it is none
 */
export function placedIn(entry: Json): readonly Placed[] {
  if (!Array.isArray(entry))
    throw new StorageRefused('The data file is damaged: a journal entry is no list.');
  return (entry as readonly Json[]).map((placed): Placed => {
    const [path, node] = Array.isArray(placed) ? (placed as readonly Json[]) : [];
    if (!isPath(path) || node === undefined)
      throw new StorageRefused('The data file is damaged: a journal entry.');
    return { path, node: storedNode(node) };
  });
}

/** The tree after one entry of the journal. */
export const replay = (tree: Tree, entry: Json): Tree => replaceAll(tree, placedIn(entry));
