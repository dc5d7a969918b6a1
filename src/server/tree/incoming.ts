import { invalidData } from '../refusal.ts';
import { isJsonObject, ownMember, type Json, type JsonObject } from './json.ts';
import { isKey, wholeCharacters } from './keys.ts';
import {
  at,
  branchOf,
  child,
  Leaf,
  replacePriority,
  type Priority,
  type Tree,
  type TreeNode,
} from './node.ts';
import { MAX_DEPTH, type KeyPath } from './paths.ts';

const MAX_STRING_BYTES = 10_485_760;
/** A priority sorts a node among its siblings; it is not for storing text. */
const MAX_PRIORITY_BYTES = 256;

/** Context for server values: the time of the write, the same for all of it, and the old tree. */
export interface WriteContext {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly root: Tree;
}

/**
 * Builds the node of a client's JSON and resolves server values; null for null, `{}` and `[]`.
 * @throws Refusal `invalid_data` for a bad key, depth, size, number or server value
 */
export function incomingNode(value: Json, path: KeyPath, moment: WriteContext): Tree {
  return read(value, { depth: path.length, existing: at(moment.root, path), now: moment.now });
}

/**
 * Parses a priority.
 * @throws Refusal `invalid_data` unless it is null, a number, a short string or the server's time
 */
export function incomingPriority(value: Json, now: number): Priority {
  if (isJsonObject(value) && ownMember(value, '.sv') === 'timestamp') return now;
  if (value === null) return null;
  if (typeof value === 'string') {
    // A code unit is at least one byte, so a far too long string is refused without counting.
    if (value.length > MAX_PRIORITY_BYTES || Buffer.byteLength(value) > MAX_PRIORITY_BYTES)
      throw invalidData('Priority too long: at most 256 bytes of UTF-8');
    return wholeCharacters(value);
  }
  if (typeof value === 'number') return checkedNumber(value);
  throw invalidData('A priority is null, a number or a string');
}

interface Place {
  readonly depth: number;
  readonly existing: Tree;
  readonly now: number;
}

function read(value: Json, place: Place): Tree {
  if (value === null) return null;
  if (place.depth > MAX_DEPTH) throw invalidData('Data too deep: at most 32 levels');
  if (typeof value === 'string') return new Leaf(checkedString(value));
  if (typeof value === 'number') return new Leaf(checkedNumber(value));
  if (typeof value === 'boolean') return new Leaf(value);
  return isJsonObject(value) ? readObject(value, place) : readChildren(Object.entries(value), place);
}

function readObject(value: JsonObject, place: Place): Tree {
  const priority = ownMember(value, '.priority');
  const node = readUnranked(value, place);
  return priority === undefined ? node : replacePriority(node, incomingPriority(priority, place.now));
}

function readUnranked(value: JsonObject, place: Place): Tree {
  const serverValue = ownMember(value, '.sv');
  if (serverValue !== undefined) return resolve(serverValue, place);
  const inner = ownMember(value, '.value');
  if (inner === undefined) {
    return readChildren(
      Object.entries(value).filter(([key]) => key !== '.priority'),
      place,
    );
  }
  if (isJsonObject(inner)) {
    const deferred = ownMember(inner, '.sv');
    if (deferred !== undefined) return resolve(deferred, place);
  }
  if (typeof inner === 'object' && inner !== null) throw invalidData('Invalid .value: not an object');
  return read(inner, place);
}

function readChildren(entries: readonly (readonly [string, Json])[], place: Place): Tree {
  const children: [string, TreeNode][] = [];
  for (const [key, value] of entries) {
    if (!isKey(key)) throw invalidData(`Invalid key: ${key.slice(0, 100)}`);
    const node = read(value, {
      depth: place.depth + 1,
      existing: child(place.existing, key),
      now: place.now,
    });
    if (node !== null) children.push([key, node]);
  }
  return branchOf(children);
}

function resolve(serverValue: Json, place: Place): Tree {
  if (serverValue === 'timestamp') return new Leaf(place.now);
  const step = isJsonObject(serverValue) ? ownMember(serverValue, 'increment') : undefined;
  if (typeof step !== 'number') throw invalidData('Unknown server value');
  const { existing } = place;
  const before =
    existing !== null && existing.kind === 'leaf' && typeof existing.value === 'number' ? existing.value : 0;
  return new Leaf(checkedNumber(before + step));
}

function checkedString(value: string): string {
  // A code unit is at most three bytes, so short strings need no counting.
  if (value.length * 3 > MAX_STRING_BYTES && Buffer.byteLength(value) > MAX_STRING_BYTES) {
    throw invalidData('String too long: at most 10485760 bytes of UTF-8');
  }
  // The SDK throws when it hashes a lone surrogate: one such string would keep all listeners from reconnecting.
  return wholeCharacters(value);
}

function checkedNumber(value: number): number {
  if (!Number.isFinite(value)) throw invalidData('Number too large');
  return value;
}
