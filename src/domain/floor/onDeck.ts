/** So long before a round may begin its couples are on deck, in milliseconds. */
const ON_DECK_MS = 5 * 60_000;

/** When a couple has to be on deck that may dance from a time on, both in milliseconds. */
export const onDeckBy = (earliest: number): number => earliest - ON_DECK_MS;
