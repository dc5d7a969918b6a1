import type { QueryFacts } from '../rules/evaluate.ts';
import type { Tree } from '../tree/node.ts';
import type { KeyPath } from '../tree/paths.ts';
import type { Query } from '../tree/query.ts';
import type { Caller } from './caller.ts';

/**
 * A change as listeners get it. Listeners that get the same change share the object, so it is serialized
 * once.
 */
export type ChangeNews =
  | { readonly kind: 'value'; readonly path: KeyPath; readonly node: Tree }
  | { readonly kind: 'children'; readonly path: KeyPath; readonly changes: readonly ChangedPath[] };

/** A path relative to the news's path, with its new value. */
export interface ChangedPath {
  readonly path: KeyPath;
  readonly node: Tree;
}

/** A query with its canonical text, equal for equal queries. */
export interface QueryWindow {
  readonly query: Query;
  readonly text: string;
}

/** A subscription to a path. */
export interface Listen {
  readonly path: KeyPath;
  readonly window?: QueryWindow;
  /** The current identity, for the rules. */
  readonly caller: () => Caller;
  readonly hear: (news: ChangeNews) => void;
  /** The right to read was lost; `hear` is not called again. */
  readonly revoked: () => void;
}

const DEFAULT_FACTS: QueryFacts = {
  orderByChild: null,
  // As recorded from Firebase: without an order, the key order applies.
  orderByKey: true,
  orderByValue: false,
  orderByPriority: false,
  startAt: null,
  endAt: null,
  equalTo: null,
  limitToFirst: null,
  limitToLast: null,
};

/** The query as rules see it. */
export function getQueryFacts(query: Query | undefined): QueryFacts {
  if (query === undefined) return DEFAULT_FACTS;
  const { ordering, start, end, limit } = query;
  const isEqual =
    start !== undefined && end !== undefined && start.value === end.value && start.inclusive && end.inclusive;
  return {
    orderByChild: ordering.by === 'child' ? ordering.path.join('/') : null,
    orderByKey: ordering.by === 'key',
    orderByValue: ordering.by === 'value',
    orderByPriority: ordering.by === 'priority',
    startAt: start?.value ?? null,
    endAt: end?.value ?? null,
    equalTo: isEqual ? start.value : null,
    limitToFirst: limit?.from === 'left' ? limit.count : null,
    limitToLast: limit?.from === 'right' ? limit.count : null,
  };
}
