import { PLANNABLE } from './plannableYears.ts';

/**
 * Whether a moment, in milliseconds since 1970, can be the time of something planned. A plan that was once timed without
 * a start counted from 1970: such a time is none.
 */
export const isPlannable = (at: number): boolean => at >= PLANNABLE.from && at < PLANNABLE.before;
