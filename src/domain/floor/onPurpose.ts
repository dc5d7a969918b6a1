/** The reason stored with a sheet whose judge confirmed a number of marks other than the one asked for. */
export const ON_PURPOSE = 'on purpose';
