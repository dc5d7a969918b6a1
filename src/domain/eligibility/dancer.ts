import type { CompetitionEvent } from '../competition.ts';
import type { Dance } from '../event/dances.ts';
import type { AgeGroup, Style } from '../event/terms.ts';
import type { DanceRole } from '../people/people.ts';
import type { Rung } from './ladder.ts';

/** An opaque key, chosen by the caller. */
export type DancerKey = string;

/** An event as a dancer enters it. */
export type EnteredOffer = Pick<CompetitionEvent, 'key' | 'level' | 'style' | 'dances'> & {
  /** Missing: open to every age. */
  readonly ages?: AgeGroup;
};

/** A couple in an event. A missing partner is still to be found. */
export interface EnteredCouple {
  readonly event: EnteredOffer;
  readonly lead?: DancerKey;
  readonly follow?: DancerKey;
}

/** A result at another competition. */
export interface PastEvent {
  readonly level: Rung;
  readonly style: Style;
  readonly dances: readonly Dance[];
  /** The place; missing if not in the final. */
  readonly place?: number;
  /** The number of rounds danced before the final: 0 is a straight final, 1 a semi-final. */
  readonly roundsBefore: number;
  readonly role?: DanceRole;
  /** The other competition. It may have split an open level into several events. */
  readonly competition?: string;
}

/** A dancer's statements and past results. Missing means unknown, and closes nothing. Age is a class, never a date. */
export interface Background {
  /** Months of dancing by the first day of the competition. */
  readonly months?: number;
  readonly levels?: { readonly [Its in Style]?: Rung };
  readonly usualRole?: DanceRole;
  readonly age?: AgeGroup;
  /** Eligible for a student title. */
  readonly student?: boolean;
  readonly newcomerPrice?: boolean;
  readonly past?: readonly PastEvent[];
}
