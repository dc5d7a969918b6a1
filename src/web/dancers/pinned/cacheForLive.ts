/** The live pages cache their data on the device, so that they open offline. */
export const LIVE_CACHE_OPTIONS = { keptFor: 'live' } as const;
