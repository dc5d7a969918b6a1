import { PLANNABLE } from './plannableYears.ts';

/**
 * A moment, in milliseconds since 1970, that can be a planned time. Plans once timed without a start have times near
 * 1970, which are invalid.
 */
export const isPlannable = (at: number): boolean => at >= PLANNABLE.from && at < PLANNABLE.before;
