import { createInvalidData } from '../refusal.ts';
import { isJsonObject, getOwnMember, type Json, type JsonObject } from './json.ts';
import { compareKeys, MAX_KEY_BOUND, MIN_KEY_BOUND } from './keys.ts';
import { getNode, LeafNode, buildSortedBranch, type BranchNode, type Tree } from './node.ts';
import {
  compareChildren,
  comparePriorities,
  compareValues,
  type Child,
  type QueryOrdering,
} from './order.ts';
import { parsePath } from './paths.ts';
import { dropUndefined } from '../defined.ts';

/** One end of a range: value and key, compared as a pair. */
export interface QueryBound {
  readonly value: string | number | boolean | null;
  readonly key: string;
  readonly inclusive: boolean;
}

/** Selects children of a node by order, range and count. */
export interface Query {
  readonly ordering: QueryOrdering;
  readonly start?: QueryBound;
  readonly end?: QueryBound;
  readonly limit?: { readonly count: number; readonly from: 'left' | 'right' };
}

function parseOrdering(index: Json | undefined): QueryOrdering {
  if (index === undefined || index === '.priority') return { by: 'priority' };
  if (index === '.key') return { by: 'key' };
  if (index === '.value') return { by: 'value' };
  if (typeof index !== 'string') throw createInvalidData('Invalid query: the index is not a text');
  const path = parsePath(index);
  if (path.length === 0) throw createInvalidData('Invalid query: an empty index');
  return { by: 'child', path };
}

interface BoundWords {
  readonly value: 'sp' | 'ep';
  readonly key: 'sn' | 'en';
  readonly inclusive: 'sin' | 'ein';
  readonly without: string;
}

function parseBound(wire: JsonObject, words: BoundWords): QueryBound | undefined {
  const value = getOwnMember(wire, words.value);
  if (value === undefined) return undefined;
  if (typeof value === 'object' && value !== null)
    throw createInvalidData('Invalid query: a bound is not a plain value');
  const key = getOwnMember(wire, words.key) ?? words.without;
  const inclusive = getOwnMember(wire, words.inclusive) ?? true;
  if (typeof key !== 'string' || typeof inclusive !== 'boolean')
    throw createInvalidData('Invalid query: a bad bound');
  return { value, key, inclusive };
}

function parseLimit(wire: JsonObject): Query['limit'] {
  const count = getOwnMember(wire, 'l');
  if (count === undefined) return undefined;
  if (typeof count !== 'number' || !Number.isSafeInteger(count) || count <= 0) {
    throw createInvalidData('Invalid query: a limit is a whole number above zero');
  }
  const from = getOwnMember(wire, 'vf') ?? 'l';
  if (from !== 'l' && from !== 'r') throw createInvalidData('Invalid query: the view is l or r');
  return { count, from: from === 'l' ? 'left' : 'right' };
}

/**
 * Parses a query of the wire protocol; undefined if it selects everything (`{}`).
 * @throws Refusal `invalid_data` for an invalid query
 */
export function parseQuery(wire: Json): Query | undefined {
  if (!isJsonObject(wire)) throw createInvalidData('Invalid query: not an object');
  if (Object.keys(wire).length === 0) return undefined;
  // Unknown fields must be plain, too: a revocation sends the whole query back, however deeply nested.
  if (Object.values(wire).some((word) => typeof word === 'object' && word !== null))
    throw createInvalidData('Invalid query: a word is not a plain value');
  const ordering = parseOrdering(getOwnMember(wire, 'i'));
  const start = parseBound(wire, { value: 'sp', key: 'sn', inclusive: 'sin', without: MIN_KEY_BOUND });
  const end = parseBound(wire, { value: 'ep', key: 'en', inclusive: 'ein', without: MAX_KEY_BOUND });
  const limit = parseLimit(wire);
  if (
    ordering.by === 'key' &&
    [start, end].some((bound) => bound !== undefined && typeof bound.value !== 'string')
  ) {
    throw createInvalidData('Invalid query: a range of keys is given by texts');
  }
  return {
    ordering,
    ...dropUndefined({ start, end, limit }),
  };
}

/** Negative if a child is before a bound, 0 on it, positive after it. */
function compareToBound(ordering: QueryOrdering, candidate: Child, bound: QueryBound): number {
  const value = bound.value === null ? null : new LeafNode(bound.value);
  switch (ordering.by) {
    case 'key':
      return compareKeys(candidate.key, String(bound.value));
    case 'value':
      return compareValues(candidate.node, value) || compareKeys(candidate.key, bound.key);
    case 'child':
      return (
        compareValues(getNode(candidate.node, ordering.path), value) || compareKeys(candidate.key, bound.key)
      );
    case 'priority': {
      const priority = typeof bound.value === 'boolean' ? null : bound.value;
      return comparePriorities(candidate.node.priority, priority) || compareKeys(candidate.key, bound.key);
    }
  }
}

function within(query: Query, candidate: Child): boolean {
  if (query.start !== undefined) {
    const order = compareToBound(query.ordering, candidate, query.start);
    if (order < 0 || (order === 0 && !query.start.inclusive)) return false;
  }
  if (query.end !== undefined) {
    const order = compareToBound(query.ordering, candidate, query.end);
    if (order > 0 || (order === 0 && !query.end.inclusive)) return false;
  }
  return true;
}

const KEY_ORDER: QueryOrdering = { by: 'key' };

/** Selects by key, visiting only children within the bounds. */
function selectByKey({ children }: BranchNode, query: Query): readonly Child[] {
  const { start, end, limit } = query;
  const keyOf = (bound: QueryBound | undefined): string | undefined =>
    bound === undefined ? undefined : String(bound.value);
  const isBackwards = limit?.from === 'right';
  const [near, far] = isBackwards ? [end, start] : [start, end];
  const chosen: Child[] = [];
  for (const [key, node] of isBackwards ? children.backwards(keyOf(near)) : children.forwards(keyOf(near))) {
    if (chosen.length === limit?.count) break;
    const candidate = { key, node };
    if (within(query, candidate)) chosen.push(candidate);
    // The first child may lie on an exclusive near bound. Any other child out of range is past the far bound.
    else if (far !== undefined && keyOf(near) !== key) break;
  }
  return isBackwards ? chosen.toReversed() : chosen;
}

function selectByOther({ children }: BranchNode, query: Query): readonly Child[] {
  const chosen: Child[] = [];
  children.each((key, node) => {
    const candidate = { key, node };
    if (within(query, candidate)) chosen.push(candidate);
  });
  const { limit } = query;
  if (limit === undefined || chosen.length <= limit.count) return chosen;
  const ordered = chosen.toSorted((a, b) => compareChildren(query.ordering, a, b));
  const taken = limit.from === 'left' ? ordered.slice(0, limit.count) : ordered.slice(-limit.count);
  return taken.toSorted((a, b) => compareChildren(KEY_ORDER, a, b));
}

/** Selects children, in key order and without the node's own priority (the client drops it, so the hash must too). */
export function selectChildren(tree: Tree, query: Query): BranchNode | null {
  if (tree === null || tree.kind === 'leaf') return null;
  const chosen = query.ordering.by === 'key' ? selectByKey(tree, query) : selectByOther(tree, query);
  return buildSortedBranch(
    chosen.map(({ key }) => key),
    chosen.map(({ node }) => node),
  );
}
