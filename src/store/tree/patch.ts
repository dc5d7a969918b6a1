import type { StoredJson } from '../../schema/codec/serialize.ts';

export type { StoredJson as Json };

/** Values by path from the root, all or nothing; null removes. */
export type Patch = Readonly<Record<string, StoredJson>>;

/** Later patches override earlier ones. */
export const mergePatches = (patches: readonly Patch[]): Patch => Object.assign({}, ...patches);

/** Replaced by the backend's time. */
export const SERVER_TIME = { '.sv': 'timestamp' } as const;

/** Replaced by the stored number plus 1, or 1. */
export const INCREMENT = { '.sv': { increment: 1 } } as const;
