/** The live pages cache their data on the device, so that they open offline. */
export const KEPT = { keptFor: 'live' } as const;
