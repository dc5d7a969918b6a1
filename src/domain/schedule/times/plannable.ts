import { PLANNABLE } from './plannableYears.ts';

/** True for a possible time. Plans once timed without a start have times near 1970, which are invalid. */
export const isPlannable = (at: number): boolean => at >= PLANNABLE.from && at < PLANNABLE.before;
