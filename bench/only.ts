const ONLY = process.env['BENCH_ONLY']?.split(',');

/** Whether a part of a bench is to be run: all of them, or those named in BENCH_ONLY with commas between. */
export const isAsked = (part: string): boolean => ONLY === undefined || ONLY.includes(part);
