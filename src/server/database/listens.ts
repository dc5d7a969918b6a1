import type { QueryFacts } from '../rules/evaluate.ts';
import type { Tree } from '../tree/node.ts';
import type { Path } from '../tree/paths.ts';
import type { Query } from '../tree/query.ts';
import type { Caller } from './caller.ts';

/** What a listener is told. The same object goes to all who hear the same, so that its text is made once. */
export type News =
  | { readonly kind: 'value'; readonly path: Path; readonly node: Tree }
  | { readonly kind: 'children'; readonly path: Path; readonly changes: readonly Changed[] };

/** A place below the path of the news, relative to it, and what is there now. */
export interface Changed {
  readonly path: Path;
  readonly node: Tree;
}

/** A query, with the text that tells equal queries. */
export interface Window {
  readonly query: Query;
  readonly text: string;
}

/** Somebody who follows a place. */
export interface Listen {
  readonly path: Path;
  readonly window?: Window;
  /** With whose rights, now. */
  readonly caller: () => Caller;
  readonly hear: (news: News) => void;
  /** No longer allowed; nothing is heard any more. */
  readonly revoked: () => void;
}

const DEFAULT_FACTS: QueryFacts = {
  orderByChild: null,
  // As the service was recorded: who asks for no order gets that of the keys.
  orderByKey: true,
  orderByValue: false,
  orderByPriority: false,
  startAt: null,
  endAt: null,
  equalTo: null,
  limitToFirst: null,
  limitToLast: null,
};

/** What the rules may know of a query. */
export function queryFacts(query: Query | undefined): QueryFacts {
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
