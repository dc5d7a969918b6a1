import { createInvalidData } from '../refusal.ts';
import { isJsonObject, getOwnMember, type Json, type JsonObject } from './json.ts';
import { isKey, replaceLoneSurrogates } from './keys.ts';
import {
  getNode,
  buildBranch,
  getChild,
  LeafNode,
  replacePriority,
  type Priority,
  type Tree,
  type TreeNode,
} from './node.ts';
import { MAX_DEPTH, type KeyPath } from './paths.ts';

const MAX_STRING_BYTES = 10_485_760;
/** A priority sorts a node among its siblings; it is not for storing text. */
const MAX_PRIORITY_BYTES = 256;

/** Context for server values: the old tree, and the time, which is the same for the whole write. */
export interface WriteContext {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly root: Tree;
}

/**
 * Builds the node of a client's JSON and resolves server values; null for null, `{}` and `[]`.
 * @throws Refusal `invalid_data` for a bad key, depth, size, number or server value
 */
export function buildIncomingNode(value: Json, path: KeyPath, moment: WriteContext): Tree {
  return read(value, { depth: path.length, existing: getNode(moment.root, path), now: moment.now });
}

/**
 * Parses a priority.
 * @throws Refusal `invalid_data` unless it is null, a number, a short string or the server's time
 */
export function parseIncomingPriority(value: Json, now: number): Priority {
  if (isJsonObject(value) && getOwnMember(value, '.sv') === 'timestamp') return now;
  if (value === null) return null;
  if (typeof value === 'string') {
    // A code unit is at least one byte, so a far too long string is refused without counting.
    if (value.length > MAX_PRIORITY_BYTES || Buffer.byteLength(value) > MAX_PRIORITY_BYTES)
      throw createInvalidData('Priority too long: at most 256 bytes of UTF-8');
    return replaceLoneSurrogates(value);
  }
  if (typeof value === 'number') return checkedNumber(value);
  throw createInvalidData('A priority is null, a number or a string');
}

interface Place {
  readonly depth: number;
  readonly existing: Tree;
  readonly now: number;
}

function read(value: Json, place: Place): Tree {
  if (value === null) return null;
  if (place.depth > MAX_DEPTH) throw createInvalidData('Data too deep: at most 32 levels');
  if (typeof value === 'string') return new LeafNode(checkedString(value));
  if (typeof value === 'number') return new LeafNode(checkedNumber(value));
  if (typeof value === 'boolean') return new LeafNode(value);
  return isJsonObject(value) ? readObject(value, place) : readChildren(Object.entries(value), place);
}

function readObject(value: JsonObject, place: Place): Tree {
  const priority = getOwnMember(value, '.priority');
  const node = readUnranked(value, place);
  return priority === undefined ? node : replacePriority(node, parseIncomingPriority(priority, place.now));
}

function readUnranked(value: JsonObject, place: Place): Tree {
  const serverValue = getOwnMember(value, '.sv');
  if (serverValue !== undefined) return resolve(serverValue, place);
  const inner = getOwnMember(value, '.value');
  if (inner === undefined) {
    return readChildren(
      Object.entries(value).filter(([key]) => key !== '.priority'),
      place,
    );
  }
  if (isJsonObject(inner)) {
    const deferred = getOwnMember(inner, '.sv');
    if (deferred !== undefined) return resolve(deferred, place);
  }
  if (typeof inner === 'object' && inner !== null) throw createInvalidData('Invalid .value: not an object');
  return read(inner, place);
}

function readChildren(entries: readonly (readonly [string, Json])[], place: Place): Tree {
  const children: [string, TreeNode][] = [];
  for (const [key, value] of entries) {
    if (!isKey(key)) throw createInvalidData(`Invalid key: ${key.slice(0, 100)}`);
    const node = read(value, {
      depth: place.depth + 1,
      existing: getChild(place.existing, key),
      now: place.now,
    });
    if (node !== null) children.push([key, node]);
  }
  return buildBranch(children);
}

function resolve(serverValue: Json, place: Place): Tree {
  if (serverValue === 'timestamp') return new LeafNode(place.now);
  const step = isJsonObject(serverValue) ? getOwnMember(serverValue, 'increment') : undefined;
  if (typeof step !== 'number') throw createInvalidData('Unknown server value');
  const { existing } = place;
  const before =
    existing !== null && existing.kind === 'leaf' && typeof existing.value === 'number' ? existing.value : 0;
  return new LeafNode(checkedNumber(before + step));
}

function checkedString(value: string): string {
  // A code unit is at most three bytes, so short strings need no counting.
  if (value.length * 3 > MAX_STRING_BYTES && Buffer.byteLength(value) > MAX_STRING_BYTES) {
    throw createInvalidData('String too long: at most 10485760 bytes of UTF-8');
  }
  // The SDK throws when it hashes a lone surrogate: one such string would keep all listeners from reconnecting.
  return replaceLoneSurrogates(value);
}

function checkedNumber(value: number): number {
  if (!Number.isFinite(value)) throw createInvalidData('Number too large');
  return value;
}
