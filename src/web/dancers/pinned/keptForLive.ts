/** What the live pages have heard stays on the device: they open without network. */
export const KEPT = { keptFor: 'live' } as const;
