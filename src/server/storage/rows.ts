import { crc32 } from 'node:zlib';
import { parseJson, type Json } from '../tree/json.ts';
import { parseExported } from '../tree/parseExported.ts';
import type { Tree } from '../tree/node.ts';
import { formatExport } from '../tree/text.ts';
import { RANK_MARKER, type Fragment } from './fragments.ts';
import type { PlacedNode } from './storage.ts';

/** The data folder can't be used; the message is a sentence. */
export class StorageRefused extends Error {
  override readonly name = 'StorageRefused';
}

export const RECOVERY_ADVICE =
  'Let the standby take over (promote), or restore the last backup into another folder (restore).';

/** Refusal of a data file whose content differs from what was written. `salvage` can't help there. */
export const createDamagedFileError = (what: string, cause?: unknown): StorageRefused =>
  new StorageRefused(`The data file is damaged: ${what}. ${RECOVERY_ADVICE}`, { cause });

/** Turns read errors into a refusal with a sentence. */
export function refuseUnreadable<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof StorageRefused) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw createDamagedFileError(reason, error);
  }
}

const strictly = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The engine adds its own fields to each row. */
const columnOf = (row: unknown, column: string): unknown =>
  typeof row === 'object' && row !== null ? Reflect.get(row, column) : undefined;

function bytesOf(row: unknown, column: string): Uint8Array {
  const value = columnOf(row, column);
  // Single rows return a Buffer, lists return ArrayBuffers.
  if (value instanceof ArrayBuffer) return new Uint8Array(value);
  if (value instanceof Uint8Array) return value;
  throw createDamagedFileError(`no text in ${column}`);
}

/** Text columns are read as bytes: the engine crashes the process on invalid text. */
export function readTextColumn(row: unknown, column: string): string {
  const bytes = bytesOf(row, column);
  try {
    return strictly.decode(bytes);
  } catch (error) {
    throw createDamagedFileError(`no text in ${column}`, error);
  }
}

/** @throws StorageRefused unless it is a whole number */
export function readNumberColumn(row: unknown, column: string): number {
  const value = columnOf(row, column);
  if (typeof value !== 'number' || !Number.isSafeInteger(value))
    throw createDamagedFileError(`no number in ${column}`);
  return value;
}

/**
 * Checksum of a row's texts. The engine doesn't notice a flipped bit inside a text: a 6 would become an 8,
 * and a couple would have another mark.
 */
export const calculateRowChecksum = (...texts: readonly (string | Uint8Array)[]): number =>
  // crc32 would restart on empty input.
  texts.reduce<number>((sum, text) => (text.length === 0 ? sum : crc32(text, sum)), 0);

/**
 * @param owner namespace or name, included in the checksum so a row can't change owners unnoticed
 * @throws StorageRefused if a row is not as it was written
 */
export function checkRowChecksum(row: unknown, owner: string, ...columns: readonly string[]): void {
  const sum = calculateRowChecksum(owner, ...columns.map((column) => bytesOf(row, column)));
  if (columnOf(row, 'sum') !== sum) refuseRow();
}

function refuseRow(): never {
  throw createDamagedFileError('a row of it is not as it was written');
}

export function readJsonColumn(row: unknown, column: string): Json {
  const value = parseJson(readTextColumn(row, column));
  if (value === undefined) throw createDamagedFileError(`no JSON in ${column}`);
  return value;
}

const isPath = (value: Json | undefined): value is readonly string[] =>
  Array.isArray(value) && value.every((key) => typeof key === 'string');

function storedNode(value: Json): Tree {
  const node = parseExported(value);
  if (node === undefined) throw createDamagedFileError('a node');
  return node;
}

/** Parses a row of the snapshot. */
export function parseFragmentRow(row: unknown, namespace: string): Fragment {
  checkRowChecksum(row, namespace, 'path', 'node');
  return parseFragment(readJsonColumn(row, 'path'), readJsonColumn(row, 'node'));
}

/** Parses a fragment from its place and node. @throws StorageRefused if invalid */
export function parseFragment(place: Json, json: Json): Fragment {
  const node = storedNode(json);
  if (node !== null && isPath(place)) return { kind: 'node', path: place, node };
  const [path, firstKey] = Array.isArray(place) ? (place as readonly Json[]) : [];
  if (isPath(path) && firstKey === RANK_MARKER && node?.kind === 'leaf' && typeof node.value !== 'boolean')
    return { kind: 'rank', path, node };
  if (isPath(path) && node?.kind === 'branch' && node.children.firstKey === firstKey)
    return { kind: 'run', path, node };
  throw createDamagedFileError('a path');
}

/** Many log rows as one: the engine takes three times as long to return each one. */
export interface LogBlock {
  readonly entries: readonly Json[];
  /** Total length in bytes. */
  readonly size: number;
  /** Number of the last row; undefined at the end. */
  readonly last: number | undefined;
}

const NEWLINE = 10;

/** Splits a block, whose texts and checksums are joined by newlines; no log text contains one. */
export function parseLogBlock(row: unknown, namespace: string): LogBlock {
  const many = readNumberColumn(row, 'many');
  if (many === 0) return { entries: [], size: 0, last: undefined };
  const sums = readTextColumn(row, 'sums').split('\n');
  const bytes = bytesOf(row, 'entries');
  let start = 0;
  for (const sum of sums) {
    const end = bytes.indexOf(NEWLINE, start);
    const line = bytes.subarray(start, end === -1 ? bytes.length : end);
    if (Number(sum) !== calculateRowChecksum(namespace, line)) refuseRow();
    start += line.length + 1;
  }
  const entries = parseJson(`[${readTextColumn(row, 'entries').replaceAll('\n', ',')}]`);
  if (!Array.isArray(entries)) throw createDamagedFileError('no JSON in entry');
  if (sums.length !== many || start !== bytes.length + 1 || entries.length !== many) refuseRow();
  return {
    entries: entries as readonly Json[],
    size: bytes.length + 1 - many,
    last: readNumberColumn(row, 'last'),
  };
}

// Paths are JSON lists of keys, like everything in a row: no custom escaping.
export const serializePlaced = (placed: readonly PlacedNode[]): string =>
  `[${placed.map(({ path, node }) => `[${JSON.stringify(path)},${formatExport(node)}]`).join(',')}]`;

/**
 * Parses `serializePlaced`.
 * @throws StorageRefused with a sentence if invalid
 */
export function parsePlaced(entry: Json): readonly PlacedNode[] {
  if (!Array.isArray(entry)) throw createDamagedFileError('a row of the log is no list');
  return (entry as readonly Json[]).map((placed): PlacedNode => {
    const [path, node] = Array.isArray(placed) ? (placed as readonly Json[]) : [];
    if (!isPath(path) || node === undefined) throw createDamagedFileError('a row of the log');
    return { path, node: storedNode(node) };
  });
}
