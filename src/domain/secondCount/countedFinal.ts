import type { EventDance } from '../event/dances.ts';
import type { LeadNumber } from '../ids.ts';

/** The parts of a final's count that are compared with the other count. */

export interface CountedDancePlace {
  readonly couple: LeadNumber;
  /** A whole place, or the mean of a shared place: 2.5. */
  readonly place: number;
  readonly rule: '5' | '6' | '7a' | '7b';
  /** True if the column before had no new majority (Rule 8). */
  readonly passed: boolean;
  readonly shared: boolean;
}

export interface CountedDance {
  readonly dance: EventDance;
  readonly placings: readonly CountedDancePlace[];
}

export interface CountedPlace {
  readonly couple: LeadNumber;
  readonly place: number;
  /** The sum of the dance places (Rule 9). */
  readonly total: number;
  readonly decidedBy: '9' | '10' | '11' | 'tie';
  /** Rules applied in order, such as 10, 11, 10. */
  readonly path: readonly ('9' | '10' | '11')[];
}

export interface CountedFinal {
  readonly dances: readonly CountedDance[];
  readonly placings: readonly CountedPlace[];
}
