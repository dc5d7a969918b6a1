import { isJsonObject, type Json, type JsonObject } from '../tree/json.ts';
import { parseQuery } from '../tree/query.ts';
import type { QueryWindow } from './listens.ts';

/** Equal queries get equal text, whatever their key order. */
const canonical = (query: JsonObject): string =>
  JSON.stringify(Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/**
 * Parses a query of the wire protocol; undefined if it selects everything (`{}`).
 * @throws Refusal `invalid_data` for an invalid query
 */
export function parseWindow(wire: Json): QueryWindow | undefined {
  const query = parseQuery(wire);
  return query === undefined || !isJsonObject(wire) ? undefined : { query, text: canonical(wire) };
}
