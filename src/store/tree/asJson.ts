import { childrenOf } from './path.ts';
import type { Json } from './patch.ts';

/** What was read of the tree, as it can be written again: what is not there is null. */
export function asJson(raw: unknown): Json {
  if (typeof raw === 'boolean' || typeof raw === 'number' || typeof raw === 'string') return raw;
  return typeof raw === 'object' && raw !== null
    ? Object.fromEntries(childrenOf(raw).map(([key, value]) => [key, asJson(value)]))
    : null;
}
