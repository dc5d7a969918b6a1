/** Couples are on deck this long before their round may begin. */
const ON_DECK_MS = 5 * 60_000;

/** Both times in milliseconds. */
export const calculateOnDeckTime = (earliest: number): number => earliest - ON_DECK_MS;
