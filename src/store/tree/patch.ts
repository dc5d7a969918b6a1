/** What the tree can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** One change as the sport knows it: all of it happens, or nothing. Paths from the root; null removes. */
export type Patch = Readonly<Record<string, Json>>;

/** Several as one: of two that say something of one place the later holds. */
export const together = (patches: readonly Patch[]): Patch => Object.assign({}, ...patches);

/** Filled in by the backend when the change is made: its clock counts, not the device's. */
export const SERVER_TIME = { '.sv': 'timestamp' } as const;

/** One more than what is there when the change is made; 1 where nothing is. */
export const ONE_MORE = { '.sv': { increment: 1 } } as const;
