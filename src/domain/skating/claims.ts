import type { EventDance } from '../event/dances.ts';
import type { LeadNumber } from '../ids.ts';
import type { DanceRule, Place, TieStep, WorkingCell } from './working.ts';

/** A couple beside the others it was compared with, in the column that decided. The sum only where sums decided. */
export interface Compared extends Pick<WorkingCell, 'count' | 'sum'> {
  readonly couple: LeadNumber;
}

/** Rules 5 to 8: the place of a couple in one dance, and the comparison that decided it. */
export interface DanceClaim {
  readonly rule: DanceRule;
  readonly couple: LeadNumber;
  readonly dance: EventDance;
  readonly place: Place;
  /** The couple is equal to the others of `compared` to the last column, and shares its place with them. */
  readonly shared: boolean;
  /** Rule 8: in the column before `found`, no couple that was left had a majority. */
  readonly passed: boolean;
  /** Votes needed for a majority. */
  readonly majority: number;
  /** The size of the panel; undefined where it is not known. */
  readonly judges: number | undefined;
  /** The column in which the couple had its majority. */
  readonly found: number;
  /** The column that decided: `found`, or a later one under Rule 7b. */
  readonly column: number;
  /**
   * The couple itself and everybody who was equal to it until the deciding question, by number. Under Rule 5 the couple
   * alone; under Rule 6 all with a majority in `found`; else those equal in every count and sum before.
   */
  readonly compared: readonly Compared[];
}

/** Rule 9: the places of the dances, added up. */
export interface TotalClaim {
  readonly rule: '9';
  readonly couple: LeadNumber;
  readonly places: readonly {
    readonly dance: EventDance;
    readonly place: Place;
    /** Several couples have this place. */
    readonly shared: boolean;
  }[];
  readonly total: number;
  /** The other couples with that total, by number. */
  readonly tied: readonly LeadNumber[];
  /** The number of couples with a lower total. */
  readonly lower: number;
}

/** The only couple of a final. */
export interface AloneClaim {
  readonly rule: 'none';
  readonly couple: LeadNumber;
}

/** A statement about a place in a final that the marks prove or disprove. Sentences are made from these alone. */
export type Claim = AloneClaim | DanceClaim | TotalClaim | TieStep;
