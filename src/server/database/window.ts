import { isJsonObject, type Json, type JsonObject } from '../tree/json.ts';
import { parseQuery } from '../tree/query.ts';
import type { Window } from './listens.ts';

/** Equal queries have equal texts, in whatever order their words came. */
const canonical = (query: JsonObject): string =>
  JSON.stringify(Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/**
 * The window a query asks for in the words of the wire; undefined when it selects nothing away (`{}`).
 * @throws Refusal `invalid_data` for a query that is not understood
 */
export function parseWindow(wire: Json): Window | undefined {
  const query = parseQuery(wire);
  return query === undefined || !isJsonObject(wire) ? undefined : { query, text: canonical(wire) };
}
