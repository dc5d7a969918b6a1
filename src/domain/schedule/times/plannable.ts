// Not among the other bounds: those are many, and every visitor's page parses planned times.

/** From which moment on something can be planned, and before which: the years 2000 to 2099, in milliseconds since 1970. */
export const EARLIEST_PLANNED_MS = 946_684_800_000;
export const LATEST_PLANNED_MS = 4_102_444_800_000;

/**
 * Whether a moment, in milliseconds since 1970, can be the time of something planned. A plan that was once timed without
 * a start counted from 1970: such a time is none.
 */
export const isPlannable = (at: number): boolean => at >= EARLIEST_PLANNED_MS && at < LATEST_PLANNED_MS;
