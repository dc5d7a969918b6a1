/** The live pages cache their data on the device, so that they open offline. */
export const CACHE_FOR_LIVE = { keptFor: 'live' } as const;
