import type { EventDance } from '../event/dances.ts';
import type { JudgeKey, LeadNumber } from '../ids.ts';

/**
 * The Skating System's working as data: a scrutineer's notes beside the marks. The engine (dance.ts, overall.ts) fills
 * it in; screens turn it into tables and sentences. Rule numbers as in docs/rules.md.
 */

/** A whole place, or a shared one's mean: 1.5, 2.5, 4. Halves are exact in a double, so equality is safe. */
export type Place = number;

/** The marks of one dance, by couple in the order of `judges`. */
export interface DanceMarks {
  readonly dance: EventDance;
  readonly judges: readonly JudgeKey[];
  readonly marks: ReadonlyMap<LeadNumber, readonly number[]>;
}

/** Problems of an invalid final. Never repaired: the marks go back through the chairman (Rules 2-4). */
export type MarksProblem =
  | { readonly kind: 'no dance' }
  | ({ readonly dance: EventDance } & (
      | { readonly kind: 'no couple' }
      | { readonly kind: 'no judge' }
      | {
          readonly kind: 'too many marks';
          readonly couple: LeadNumber;
          readonly marks: number;
          readonly judges: number;
        }
      | { readonly kind: 'no mark'; readonly judge: JudgeKey; readonly couple: LeadNumber }
      /** The mark is not a whole number from 1 to `last`. */
      | {
          readonly kind: 'no such place';
          readonly judge: JudgeKey;
          readonly couple: LeadNumber;
          readonly mark: number;
          readonly last: number;
        }
      /** The judge gave one place to several couples, listed in order of number. */
      | {
          readonly kind: 'given twice';
          readonly judge: JudgeKey;
          readonly place: number;
          readonly couples: readonly LeadNumber[];
        }
      /** A couple of another dance of the round, `in`, is missing from this one. */
      | { readonly kind: 'not in this dance'; readonly couple: LeadNumber; readonly in: EventDance }
      /** This dance has no places, although only places are expected. */
      | { readonly kind: 'no places' }
      /** The places of a dance are not a ranking: after the couples before, these should have place `right`. */
      | {
          readonly kind: 'no ranking';
          readonly couples: readonly LeadNumber[];
          readonly place: Place;
          readonly right: Place;
        }
    ));

/** One cell of the working: the number of marks that are `column` and higher; the sum only where Rule 7 needed it. */
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
  /** Rule 8: a column without a new majority was passed since the couple before was placed. Printed as '8+'. */
  readonly passed: boolean;
  /** True if the couples are equal up to the last column: they share the place (Rule 7b). Printed as '7b-tie'. */
  readonly shared: boolean;
  /** Up to the column that decided the place; a scrutineer's row ends there. */
  readonly cells: readonly WorkingCell[];
}

export interface DanceResult {
  readonly dance: EventDance;
  /** Votes needed: more than half of the panel. */
  readonly majority: number;
  /** Placings in order of place; couples that share one in order of number. */
  readonly placings: readonly DancePlacing[];
}

export type OverallRule = '9' | '10' | '11';

/** A comparison under Rule 10: dance places 'position and higher' of couples with the same total. */
export interface Rule10Step {
  readonly rule: '10';
  readonly position: number;
  readonly couples: readonly { readonly couple: LeadNumber; readonly count: number; readonly sum: number }[];
  /** One couple that gets the position, or several that go to Rule 11. */
  readonly best: readonly LeadNumber[];
}

/** A comparison under Rule 11: all marks of all dances of the couples still equal, as one big dance. */
export interface Rule11Step {
  readonly rule: '11';
  readonly position: number;
  readonly votes: number;
  readonly majority: number;
  /** Cells from the column of the position to the deciding one. */
  readonly couples: readonly { readonly couple: LeadNumber; readonly cells: readonly WorkingCell[] }[];
  /** One couple that gets the position, or several that share it. */
  readonly best: readonly LeadNumber[];
}

export type TieStep = Rule10Step | Rule11Step;

export interface FinalPlacing {
  readonly couple: LeadNumber;
  readonly place: Place;
  /** Sum of the dance places (Rule 9). */
  readonly total: number;
  /** The rule printed beside the place: 11 if the couple was ever compared under Rule 11; tie if it stays equal. */
  readonly decidedBy: OverallRule | 'tie';
  /** Rules used in order: ['9'], ['10'] (9 is left out once 10 applies), ['10', '11'], ['10', '11', '10']. */
  readonly path: readonly OverallRule[];
}

export interface FinalResult {
  readonly dances: readonly DanceResult[];
  /** Placings in order of place; couples that share one in order of number. */
  readonly placings: readonly FinalPlacing[];
  /** Comparisons under Rules 10 and 11, in order. Empty with a single dance. */
  readonly steps: readonly TieStep[];
}
