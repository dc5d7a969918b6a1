import type { Caller } from '../database/caller.ts';
import type { Database } from '../database/database.ts';
import type { QueryWindow } from '../database/listens.ts';
import type { ClientWrite } from '../database/writes.ts';
import { createInvalidData, RequestRefusal } from '../refusal.ts';
import { calculateHash } from '../tree/hash.ts';
import { isJsonObject, parseJson, type Json } from '../tree/json.ts';
import { LeafNode, type Tree, type TreeNode } from '../tree/node.ts';
import { formatPath, type KeyPath } from '../tree/paths.ts';
import { createPushId } from './pushId.ts';
import { requireIndex, parseKeysWindow, parseQueryWindow } from './restQuery.ts';
import { writeRestText, writeShallowText, type TextStyle } from './restText.ts';
import { isLongNode } from './sendInTurns.ts';

/** A parsed request for a path of the tree. */
export interface PathRequest {
  readonly database: Database;
  readonly caller: Caller;
  readonly path: KeyPath;
  /** The URL ends in `.priority`: only the node's priority is meant. */
  readonly priorityOnly: boolean;
  readonly parameters: URLSearchParams;
  readonly body: string;
  readonly ifMatch: string | undefined;
  readonly ifNoneMatch: string | undefined;
  readonly wantsTag: boolean;
}

/** Status, JSON text, and the ETag of the path's value. */
export interface RestAnswer {
  readonly code: number;
  readonly text: string;
  readonly tag?: string;
  /** Instead of the text: a node that takes long to write. */
  readonly long?: { readonly node: TreeNode; readonly style: TextStyle };
}

const NOTHING = 'null_etag';

export const buildFailure = (code: number, error: string): RestAnswer => ({
  code,
  text: JSON.stringify({ error }),
});

const tagOf = (tree: Tree): string => (tree === null ? NOTHING : calculateHash(tree));

/** The node, or only its priority. */
const aspect = (tree: Tree, { priorityOnly }: PathRequest): Tree => {
  if (!priorityOnly) return tree;
  return tree === null || tree.priority === null ? null : new LeafNode(tree.priority);
};

/** The current value. @throws Refusal `permission_denied` */
const present = (asked: PathRequest): Tree => aspect(asked.database.read(asked.caller, asked.path), asked);

const writePath = ({ path, priorityOnly }: PathRequest): string =>
  `/${formatPath(path)}${priorityOnly ? '/.priority' : ''}`;

const isShallow = (parameters: URLSearchParams): boolean => parameters.get('shallow') === 'true';

export const parseStyle = (parameters: URLSearchParams): TextStyle => ({
  asExport: parameters.get('format') === 'export',
  isPretty: parameters.get('print') === 'pretty',
});

/**
 * The value a read asks for, and its window if any.
 * @throws Refusal `permission_denied`; `invalid_data` for a query that is invalid, not allowed with
 * `shallow`, or without a declared index
 */
export function readRequested(asked: PathRequest): { tree: Tree; window?: QueryWindow } {
  const { database, caller, path, parameters } = asked;
  const window = isShallow(parameters) ? parseKeysWindow(parameters) : parseQueryWindow(parameters);
  if (window === undefined) return { tree: present(asked) };
  if (asked.priorityOnly) throw createInvalidData('A priority has no children to query');
  // Check the right to read first: the indexes of a closed path are not public.
  const tree = database.read(caller, path, window);
  // Administrators' tools may query without an index.
  if (caller.kind !== 'administrator') requireIndex(database, path, window);
  return { tree, window };
}

function shown(tree: Tree, { parameters }: PathRequest): string {
  const style = parseStyle(parameters);
  return isShallow(parameters) ? writeShallowText(tree, style) : writeRestText(tree, style);
}

function bodyOf(asked: PathRequest): Json {
  const value = parseJson(asked.body);
  if (value === undefined)
    throw createInvalidData("Invalid data; couldn't parse JSON object, array, or value.");
  return value;
}

const withTag = (asked: PathRequest, tree: Tree): { tag?: string } =>
  asked.wantsTag ? { tag: tagOf(tree) } : {};

/** Compares `if-none-match` with a tag, as sent or as caches rewrite it. */
function isKnown({ ifNoneMatch }: PathRequest, tag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((one) => one.trim().replace(/^(W\/)?"(.*)"$/, '$2'));
  return tags?.includes(tag) === true;
}

function read(asked: PathRequest): RestAnswer {
  const { tree, window } = readRequested(asked);
  // A window has no ETag: it can't be written.
  if (window !== undefined) return { code: 200, text: shown(tree, asked) };
  if (asked.ifNoneMatch !== undefined && isKnown(asked, tagOf(tree)))
    return { code: 304, text: '', tag: tagOf(tree) };
  const tag = asked.ifNoneMatch === undefined ? withTag(asked, tree) : { tag: tagOf(tree) };
  const style = parseStyle(asked.parameters);
  if (tree !== null && !isShallow(asked.parameters) && !style.isPretty && isLongNode(tree))
    return { code: 200, text: '', long: { node: tree, style }, ...tag };
  return { code: 200, text: shown(tree, asked), ...tag };
}

/** The 412 answer with the current value, for a failed `if-match`. */
export function buildStaleAnswer(asked: PathRequest): RestAnswer {
  const tree = present(asked);
  return { code: 412, text: shown(tree, asked), tag: tagOf(tree) };
}

/**
 * Checks `if-match`. The right to read comes first, or the refusal of a wrong tag would reveal the value.
 * @throws Refusal `permission_denied`, `datastale`
 */
function guard(asked: PathRequest): void {
  if (asked.ifMatch === undefined) return;
  if (tagOf(present(asked)) !== asked.ifMatch) throw new RequestRefusal('datastale', 'The data has changed');
}

function replace(asked: PathRequest, value: Json): RestAnswer {
  guard(asked);
  const { placed } = asked.database.write(asked.caller, { kind: 'set', path: writePath(asked), value });
  const tree = aspect(placed[0]?.node ?? null, asked);
  return { code: 200, text: shown(tree, asked), ...withTag(asked, tree) };
}

const remove = (asked: PathRequest): RestAnswer => ({ ...replace(asked, null), text: 'null' });

/** The write of a request, if it can be known in advance; POST generates a new key, so it has none. */
export function predictWrite(method: string, asked: PathRequest): ClientWrite | undefined {
  const value = method === 'PUT' || method === 'PATCH' ? parseJson(asked.body) : undefined;
  if (value === undefined) return undefined;
  if (method === 'PUT' || value === null) return { kind: 'set', path: writePath(asked), value };
  return isJsonObject(value) ? { kind: 'update', path: writePath(asked), values: value } : undefined;
}

/** @throws Refusal `invalid_data` */
function refusePriority({ priorityOnly }: PathRequest): void {
  if (priorityOnly) throw createInvalidData('A priority has no children to write');
}

function merge(asked: PathRequest): RestAnswer {
  refusePriority(asked);
  const values = bodyOf(asked);
  if (values === null) return remove(asked);
  if (!isJsonObject(values)) throw createInvalidData('Invalid data; an update is an object.');
  guard(asked);
  asked.database.write(asked.caller, { kind: 'update', path: `/${formatPath(asked.path)}`, values });
  return { code: 200, text: asked.body };
}

function add(asked: PathRequest, now: number): RestAnswer {
  refusePriority(asked);
  const value = bodyOf(asked);
  guard(asked);
  const name = createPushId(now);
  asked.database.write(asked.caller, { kind: 'set', path: `/${formatPath(asked.path)}/${name}`, value });
  return { code: 200, text: JSON.stringify({ name }) };
}

/**
 * Runs the request of an HTTP method. `now` in milliseconds.
 * @throws Refusal as the database, and `invalid_data` for an invalid body or query
 */
export function runRestVerb(method: string, asked: PathRequest, now: number): RestAnswer {
  switch (method) {
    case 'GET':
    case 'HEAD':
      return read(asked);
    case 'PUT':
      return replace(asked, bodyOf(asked));
    case 'DELETE':
      return remove(asked);
    case 'PATCH':
      return merge(asked);
    case 'POST':
      return add(asked, now);
    default:
      return buildFailure(405, 'Method not allowed');
  }
}
