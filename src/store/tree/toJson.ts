import { listRawChildren } from './path.ts';
import type { Json } from './patch.ts';

/** Data read from the tree in writable form; missing is null. */
export function toJson(raw: unknown): Json {
  if (typeof raw === 'boolean' || typeof raw === 'number' || typeof raw === 'string') return raw;
  return typeof raw === 'object' && raw !== null
    ? Object.fromEntries(listRawChildren(raw).map(([key, value]) => [key, toJson(value)]))
    : null;
}
