import type { EventDance } from '../event/dances.ts';
import type { JudgeKey, LeadNumber } from '../ids.ts';

/**
 * The Skating System's working as data: what a scrutineer writes beside the marks. Screens make the tables and the
 * sentences out of it, the engine (dance.ts, overall.ts) only fills it in. Rule numbers as in docs/rules.md.
 */

/** A place is whole, or a shared one's mean: 1.5, 2.5, 4. Halves are exact in a double, so places may be compared. */
export type Place = number;

/** One dance of a final as the judges handed it in: for each couple its marks in the order of `judges`. */
export interface DanceMarks {
  readonly dance: EventDance;
  readonly judges: readonly JudgeKey[];
  readonly marks: ReadonlyMap<LeadNumber, readonly number[]>;
}

/** Why marks are no valid final: they go back to the judge through the chairman (Rules 2-4), never repaired here. */
export type MarksProblem =
  | { readonly kind: 'no dance' }
  | ({ readonly dance: EventDance } & (
      | { readonly kind: 'no couple' }
      | { readonly kind: 'no judge' }
      /** More marks than there are judges. */
      | {
          readonly kind: 'too many marks';
          readonly couple: LeadNumber;
          readonly marks: number;
          readonly judges: number;
        }
      | { readonly kind: 'no mark'; readonly judge: JudgeKey; readonly couple: LeadNumber }
      /** A mark that is no whole number from 1 to `last`. */
      | {
          readonly kind: 'no such place';
          readonly judge: JudgeKey;
          readonly couple: LeadNumber;
          readonly mark: number;
          readonly last: number;
        }
      /** One judge gives one place to several couples, here in order of number. */
      | {
          readonly kind: 'given twice';
          readonly judge: JudgeKey;
          readonly place: number;
          readonly couples: readonly LeadNumber[];
        }
      /** A couple that dances another dance of the round, `in`, but not this one. */
      | { readonly kind: 'not in this dance'; readonly couple: LeadNumber; readonly in: EventDance }
      /** Only places are known, and of this dance none. */
      | { readonly kind: 'no places' }
      /** The places of a dance are no ranking: after the couples before, these have place `right`. */
      | {
          readonly kind: 'no ranking';
          readonly couples: readonly LeadNumber[];
          readonly place: Place;
          readonly right: Place;
        }
    ));

/** One cell of the working table: how many marks are `column` and higher; the sum only where Rule 7 had to look at it. */
export interface WorkingCell {
  readonly column: number;
  readonly count: number;
  readonly sum?: number;
}

/** The rule that decided a place within a dance: 5 majority, 6 larger majority, 7a sum, 7b next columns. */
export type DanceRule = '5' | '6' | '7a' | '7b';

export interface DancePlacing {
  readonly couple: LeadNumber;
  readonly place: Place;
  readonly rule: DanceRule;
  /** Rule 8: since the couple before was placed, a column without any new majority had to be passed. Printed as '8+'. */
  readonly passed: boolean;
  /** Equal to the last column: the place is shared (Rule 7b). Printed as '7b-tie'. */
  readonly shared: boolean;
  /** From the first column to the one in which the place was decided; after it a scrutineer writes nothing. */
  readonly cells: readonly WorkingCell[];
}

export interface DanceResult {
  readonly dance: EventDance;
  /** Votes needed: more than half of the panel. */
  readonly majority: number;
  /** In order of place; couples that share one in order of number. */
  readonly placings: readonly DancePlacing[];
}

export type OverallRule = '9' | '10' | '11';

/** A comparison under Rule 10: dance places 'position and higher' of couples with the same total. */
export interface Rule10Step {
  readonly rule: '10';
  readonly position: number;
  readonly couples: readonly { readonly couple: LeadNumber; readonly count: number; readonly sum: number }[];
  /** The best: one couple that gets the position, or several that go to Rule 11. */
  readonly best: readonly LeadNumber[];
}

/** A comparison under Rule 11: all marks of all dances of the couples still equal, as one big dance. */
export interface Rule11Step {
  readonly rule: '11';
  readonly position: number;
  readonly votes: number;
  readonly majority: number;
  /** Cells from the column of the position to the one in which the position was decided. */
  readonly couples: readonly { readonly couple: LeadNumber; readonly cells: readonly WorkingCell[] }[];
  /** Who gets the position: one couple, or the couples that share it. */
  readonly best: readonly LeadNumber[];
}

export type TieStep = Rule10Step | Rule11Step;

export interface FinalPlacing {
  readonly couple: LeadNumber;
  readonly place: Place;
  /** Sum of the dance places (Rule 9). */
  readonly total: number;
  /** The rule printed beside the place: 11 if the couple was ever compared under Rule 11; tie if nothing breaks it. */
  readonly decidedBy: OverallRule | 'tie';
  /** The way the couple went: ['9'], ['9' is left out once 10 was asked] ['10'], ['10', '11'], ['10', '11', '10']. */
  readonly path: readonly OverallRule[];
}

export interface FinalResult {
  readonly dances: readonly DanceResult[];
  /** In order of place; couples that share one in order of number. */
  readonly placings: readonly FinalPlacing[];
  /** Every comparison under Rules 10 and 11, in the order in which it was made. Empty in a single dance. */
  readonly steps: readonly TieStep[];
}
