import type { Json, Patch } from './patch.ts';

export function isJson(raw: unknown): raw is Json {
  if (raw === null || typeof raw === 'boolean' || typeof raw === 'number' || typeof raw === 'string')
    return true;
  return typeof raw === 'object' && Object.values(raw).every(isJson);
}

export const isPatch = (raw: unknown): raw is Patch =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw) && isJson(raw);
