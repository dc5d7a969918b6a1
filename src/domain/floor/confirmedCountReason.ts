/** The reason stored with a sheet whose judge confirmed a number of marks other than the one asked for. */
export const CONFIRMED_COUNT_REASON = 'on purpose';
