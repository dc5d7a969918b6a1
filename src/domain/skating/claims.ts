import type { EventDance } from '../event/dances.ts';
import type { LeadNumber } from '../ids.ts';
import type { DanceRule, Place, TieStep, WorkingCell } from './working.ts';

/** A couple with its cell in the deciding column; `sum` only where sums decided. */
export interface ComparedCouple extends Pick<WorkingCell, 'count' | 'sum'> {
  readonly couple: LeadNumber;
}

/** Rules 5 to 8: the place of a couple in one dance, and the comparison that decided it. */
export interface DanceClaim {
  readonly rule: DanceRule;
  readonly couple: LeadNumber;
  readonly dance: EventDance;
  readonly place: Place;
  /** True if the couple is equal to the others of `compared` up to the last column, and so shares its place. */
  readonly shared: boolean;
  /** Rule 8: in the column before `found`, no remaining couple had a majority. */
  readonly passed: boolean;
  /** Votes needed for a majority. */
  readonly majority: number;
  /** The size of the panel; undefined if unknown. */
  readonly judges: number | undefined;
  readonly found: number;
  /** The column that decided: `found`, or a later one under Rule 7b. */
  readonly column: number;
  /**
   * The couple and those equal to it until the deciding comparison, by number. Under Rule 5 the couple alone; under
   * Rule 6 all with a majority in `found`; otherwise those equal in every earlier count and sum.
   */
  readonly compared: readonly ComparedCouple[];
}

/** Rule 9: the places of the dances, added up. */
export interface TotalClaim {
  readonly rule: '9';
  readonly couple: LeadNumber;
  readonly places: readonly {
    readonly dance: EventDance;
    readonly place: Place;
    /** True if several couples have this place. */
    readonly shared: boolean;
  }[];
  readonly total: number;
  /** The other couples with that total, by number. */
  readonly tied: readonly LeadNumber[];
  /** The number of couples with a lower total. */
  readonly lower: number;
}

/** The only couple of a final. */
export interface OnlyCoupleClaim {
  readonly rule: 'none';
  readonly couple: LeadNumber;
}

/** A statement about a place that the marks prove or disprove. Screens build explanations only from claims. */
export type Claim = OnlyCoupleClaim | DanceClaim | TotalClaim | TieStep;
