/** Stands as the reason of a sheet that a judge has sent with another number than the one asked for, knowing so. */
export const ON_PURPOSE = 'on purpose';
