import type { CompetitionEvent } from '../competition.ts';
import type { Dance } from '../event/dances.ts';
import type { AgeGroup, Style } from '../event/terms.ts';
import type { DanceRole } from '../people/people.ts';
import type { Rung } from './ladder.ts';

/** Whoever a dancer is to the one who asks: a key of theirs. */
export type DancerKey = string;

/** An event as somebody enters it. */
export type OfferedEvent = Pick<CompetitionEvent, 'key' | 'level' | 'style' | 'dances'> & {
  /** The age class it is for; missing: for everybody. */
  readonly ages?: AgeGroup;
};

/** A couple in an event. A partner who is not there is still to be found. */
export interface Entered {
  readonly event: OfferedEvent;
  readonly lead?: DancerKey;
  readonly follow?: DancerKey;
}

/** What somebody danced at another competition. */
export interface PastEvent {
  readonly level: Rung;
  readonly style: Style;
  readonly dances: readonly Dance[];
  /** Their place in the final; missing: they were not in it. */
  readonly place?: number;
  /** How many rounds were danced before the final: 0 is a straight final, 1 a semi-final. */
  readonly roundsBefore: number;
  readonly role?: DanceRole;
  /** Which competition it was: an open level may be split into several events of one. */
  readonly competition?: string;
}

/**
 * What a dancer says of themselves, and what they have danced. What is missing is not known and closes nothing. Their age
 * is a class they name, never a date.
 */
export interface Background {
  /** How long they will have danced on the first day. */
  readonly months?: number;
  /** Their own level, by style. */
  readonly levels?: { readonly [Its in Style]?: Rung };
  /** The role they mostly dance. */
  readonly usualRole?: DanceRole;
  readonly age?: AgeGroup;
  /** Whether they may hold a students' title. */
  readonly student?: boolean;
  readonly newcomerPrice?: boolean;
  readonly past?: readonly PastEvent[];
}
