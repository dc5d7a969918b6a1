/** 2000 to 2099, in milliseconds. Kept out of the other bounds because every visitor's page parses planned times. */
export const PLANNABLE_RANGE = { from: 946_684_800_000, before: 4_102_444_800_000 } as const;
