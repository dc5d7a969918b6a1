import type { Database } from '../database/database.ts';
import type { QueryWindow } from '../database/listens.ts';
import { parseWindow } from '../database/window.ts';
import { createInvalidData } from '../refusal.ts';
import { parseJson, type Json } from '../tree/json.ts';
import { MAX_KEY_BOUND, MIN_KEY_BOUND } from '../tree/keys.ts';
import type { QueryOrdering } from '../tree/order.ts';
import { formatPath, type KeyPath } from '../tree/paths.ts';

const BOUNDS = ['startAt', 'startAfter', 'endAt', 'endBefore', 'equalTo'] as const;
const LIMITS = ['limitToFirst', 'limitToLast'] as const;
type BoundName = (typeof BOUNDS)[number];

/** The special orders in REST and in wire spelling. */
const SPECIAL: ReadonlyMap<string, string> = new Map([
  ['$key', '.key'],
  ['$value', '.value'],
  ['$priority', '.priority'],
]);

function orderOf(text: string): string {
  const named = parseJson(text);
  if (typeof named !== 'string' || named === '')
    throw createInvalidData('orderBy must be a valid JSON encoded path');
  const special = SPECIAL.get(named);
  if (special !== undefined) return special;
  // `.value` is the wire's spelling; other `$` names don't exist.
  if (named.startsWith('.') || named.startsWith('$'))
    throw createInvalidData('orderBy must be a valid JSON encoded path');
  return named;
}

function boundOf(text: string): Json {
  const value = parseJson(text);
  if (value === undefined || (typeof value === 'object' && value !== null))
    throw createInvalidData('Constraint index field must be a JSON primitive');
  return value;
}

/** Translates a bound to the wire protocol. "After" and "before" exclude all children with that value. */
function boundWords(name: BoundName, value: Json): { readonly [word: string]: Json } {
  switch (name) {
    case 'startAt':
      return { sp: value };
    case 'startAfter':
      return { sp: value, sn: MAX_KEY_BOUND, sin: false };
    case 'endAt':
      return { ep: value };
    case 'endBefore':
      return { ep: value, en: MIN_KEY_BOUND, ein: false };
    case 'equalTo':
      return { sp: value, ep: value };
  }
}

function limitOf(name: string, text: string): number {
  const limit = parseJson(text);
  if (typeof limit !== 'number' || !Number.isSafeInteger(limit))
    throw createInvalidData(`${name} must be an integer`);
  if (limit <= 0) throw createInvalidData(`${name} must be positive`);
  return limit;
}

/**
 * Parses the query parameters; undefined if they select everything.
 * @throws Refusal `invalid_data` in Firebase's words
 */
export function parseQueryWindow(parameters: URLSearchParams): QueryWindow | undefined {
  const bounds = BOUNDS.filter((name) => parameters.has(name));
  const limits = LIMITS.filter((name) => parameters.has(name));
  const order = parameters.get('orderBy');
  if (order === null) {
    if (bounds.length + limits.length === 0) return undefined;
    throw createInvalidData('orderBy must be defined when other query parameters are defined');
  }
  const index = orderOf(order);
  if (bounds.includes('equalTo') && bounds.length > 1)
    throw createInvalidData('equalTo cannot be specified in addition to startAt or endAt');
  if (bounds.includes('startAt') && bounds.includes('startAfter'))
    throw createInvalidData('startAt and startAfter cannot both be specified');
  if (bounds.includes('endAt') && bounds.includes('endBefore'))
    throw createInvalidData('endAt and endBefore cannot both be specified');
  const [limit, second] = limits;
  if (second !== undefined) throw createInvalidData('limitToFirst and limitToLast cannot both be specified');
  const wire: Record<string, Json> = { i: index };
  for (const name of bounds) Object.assign(wire, boundWords(name, boundOf(parameters.get(name) ?? '')));
  if (limit !== undefined) {
    wire.l = limitOf(limit, parameters.get(limit) ?? '');
    wire.vf = limit === 'limitToFirst' ? 'l' : 'r';
  }
  return parseWindow(wire);
}

/**
 * Parses the shallow query of `firebase database:remove`: the first keys of a node, optionally after
 * `startAfter`. Undefined if it asks for all keys.
 * @throws Refusal `invalid_data` for any other query
 */
export function parseKeysWindow(parameters: URLSearchParams): QueryWindow | undefined {
  const asked = ['orderBy', ...BOUNDS, ...LIMITS].filter((name) => parameters.has(name));
  if (asked.length === 0) return undefined;
  if (asked.some((name) => name !== 'startAfter' && name !== 'limitToFirst'))
    throw createInvalidData("Mixing 'shallow' and querying parameters is not supported");
  const [after, limit] = [parameters.get('startAfter'), parameters.get('limitToFirst')];
  return parseWindow({
    i: '.key',
    ...(after === null ? {} : { sp: after, sin: false }),
    ...(limit === null ? {} : { l: limitOf('limitToFirst', limit), vf: 'l' }),
  });
}

function indexName(ordering: QueryOrdering): string {
  return ordering.by === 'child' ? formatPath(ordering.path) : `.${ordering.by}`;
}

/**
 * Refuses a query without a declared index.
 * @throws Refusal `invalid_data` with the missing line of the rules
 */
export function requireIndex(database: Database, path: KeyPath, { query }: QueryWindow): void {
  if (database.isIndexed(path, query.ordering)) return;
  throw createInvalidData(
    `Index not defined, add ".indexOn": "${indexName(query.ordering)}", for path "/${formatPath(path)}", to the rules`,
  );
}
