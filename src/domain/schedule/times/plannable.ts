import { PLANNABLE_RANGE } from './plannableYears.ts';

/** True for a possible time. Plans once timed without a start have times near 1970, which are invalid. */
export const isPlannable = (at: number): boolean => at >= PLANNABLE_RANGE.from && at < PLANNABLE_RANGE.before;
