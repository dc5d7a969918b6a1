const ONLY = process.env['BENCH_ONLY']?.split(',');

/** Does this part of a bench run? All do, or those named in BENCH_ONLY, separated by commas. */
export const isSelected = (part: string): boolean => ONLY === undefined || ONLY.includes(part);
